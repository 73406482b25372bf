"""Chat: what people say at a table, and the remarks of bots. It is not part of the journal,
so that it can be deleted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from jailbirds.server.storage.committer import ADD_CHAT, Clash, Committer, Work
from jailbirds.server.storage.reader import Line, Reader
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.table import Refusal

LATE = 5_000_000  # µs: a line of another worker may be kept later than one with a higher number

MOST_SHOWN = 1_000  # numbers remembered; what is older than LATE can be forgotten


class Chat:
    """Says things at tables."""

    def __init__(
        self, reader: Reader, committer: Committer, said: Callable[[LiveTable, Line], None]
    ) -> None:
        self._reader = reader
        self._committer = committer
        self._said = said
        self._last = 0

    async def say(
        self, live: LiveTable, client: str, name: str, seat: int | None, text: str, command_id: str
    ) -> None:
        """A line of a person, once however often it is sent."""
        sits = bool(live.seats_of(client))
        channel = "players" if sits else "watchers"
        if live.table.status == "over":
            channel = "everybody"
        if await self._reader.said(live.id, client, command_id):
            return
        line = Line(self._number(), now_ms(), channel, client, seat, name, text, None)
        try:
            await self._keep(live, line, command_id)
        except Clash:
            if not await self._reader.said(live.id, client, command_id):
                raise Refusal(
                    "busy", "refused-busy", "the line could not be kept: say it again"
                ) from None

    async def remark(self, live: LiveTable, seat: int, key: str, args: Mapping[str, Any]) -> None:
        """A bot's remark: a sentence that everybody reads in their own language."""
        sentence = msgspec.json.encode({"key": key, "args": dict(args)}).decode()
        channel = "everybody" if live.table.status == "over" else "players"
        line = Line(self._number(), now_ms(), channel, None, seat, "", None, sentence)
        await self._keep(live, line, None)

    async def new_lines(self, live: LiveTable) -> list[Line]:
        """What other workers have kept and was not shown here yet."""
        shown = live.shown
        lines = await self._reader.chat(live.id, after=live.chat_after - LATE)
        new = [line for line in lines if line.number not in shown]
        shown.update(line.number for line in new)
        shown.intersection_update(line.number for line in lines)
        return new

    async def _keep(self, live: LiveTable, line: Line, command_id: str | None) -> None:
        row = {
            "table_id": live.id,
            "number": line.number,
            "at": line.at,
            "channel": line.channel,
            "client_id": line.client,
            "command_id": command_id,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "sentence": line.sentence,
        }
        await self._committer.keep(Work(live.id, {ADD_CHAT: [row]}))
        if len(live.shown) > MOST_SHOWN:
            live.shown = {number for number in live.shown if number > line.number - LATE}
        live.shown.add(line.number)
        self._said(live, line)

    def _number(self) -> int:
        """Numbers grow with time, in µs; no two are the same here."""
        self._last = max(self._last + 1, time.time_ns() // 1_000)
        return self._last
