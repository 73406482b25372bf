"""Safety over HTTP: mute, block, report."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from jailbirds.server.protocol.basics import Out, Seat, Strict, TableId

ReportReason = Literal["abuse", "cheating", "name", "spam", "other"]


class Whom(Strict):
    """Somebody, as one meets them: by the page, or at a table by the seat, or by a line of chat."""

    page: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    table: TableId | None = None
    seat: Seat | None = None
    line: Annotated[int, msgspec.Meta(ge=0)] | None = None


class NewBlock(Whom, kw_only=True):
    """Body of POST /api/me/blocks. `mute`: you read nothing of theirs any more. `block`: neither
    do you sit down at one table, and they do not see your page."""

    kind: Literal["mute", "block"] = "mute"


class NewReport(Whom, kw_only=True):
    """Body of POST /api/me/reports: to whoever runs the server."""

    reason: ReportReason
    text: Annotated[str, msgspec.Meta(max_length=1_000)] = ""


class Blocked(Out, frozen=True):
    """Somebody whom you have muted or blocked; `id` is yours alone, to take it back."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class MyBlocks(Out, frozen=True):
    """Answer of GET and POST /api/me/blocks."""

    blocked: tuple[Blocked, ...]


class Reported(Out, frozen=True):
    """A report of yours."""

    name: str
    reason: ReportReason
    text: str
    at: int


OF_SAFETY = (NewBlock, NewReport, MyBlocks)
