"""What the server says over a WebSocket."""

from __future__ import annotations

from typing import Any

from jailbirds.server.protocol.basics import Args, ChatLine, Event, Out, RefusalKind, Step
from jailbirds.server.protocol.friends import Friends
from jailbirds.server.protocol.lobby import Lobby, OwnTable, Seeking
from jailbirds.server.protocol.tables import Absent, Situation, TableInfo


class Hello(Out, frozen=True, tag="hello"):
    """The first message: who you are, and the server's clock."""

    client: str
    nickname: str
    now: int
    version: str  # of the server
    # several: whoever watches a table is shown it soonest by a line opened at `/ws?table=…`
    workers: int = 1


class Snapshot(Out, frozen=True, tag="snapshot"):
    """Everything needed to draw a table."""

    table: str
    seat: int | None
    info: TableInfo
    situation: Situation
    steps: tuple[Step, ...]  # the latest ones; all of them at /api/tables/{table}/steps
    since: int  # number of the first step after the reader's last own action
    chat: tuple[ChatLine, ...]
    now: int


class Change(Out, frozen=True, tag="change"):
    """What has happened since version `since`. Where that is not the version one has, watch
    the table again. `info` is there when something else than the game has changed."""

    table: str
    seat: int | None
    since: int
    steps: tuple[Step, ...]
    situation: Situation
    now: int
    info: TableInfo | None = None


class Said(Out, frozen=True, tag="said"):
    """A new line of chat."""

    table: str
    line: ChatLine


class Presence(Out, frozen=True, tag="presence"):
    """Who is connected, seat by seat, and how many watch."""

    table: str
    connected: tuple[int, ...]
    watchers: int
    absent: tuple[Absent, ...] = ()


class Done(Out, frozen=True, tag="done"):
    """The command was carried out, and is kept. Sent again, it is answered like this again."""

    id: str
    version: int | None = None
    data: dict[str, str] = {}


class Problem(Out, frozen=True):
    """Why something was not done: the body of every refusal over HTTP.

    `key`, `args`: a sentence for people. `rule`: the rule that forbids it; its sentence is
    `key`, such as `ALC-13.no`. `message`: the same for programmers, in English.
    """

    kind: RefusalKind
    key: str
    args: Args = {}
    rule: str | None = None
    message: str = ""


class Refused(Problem, frozen=True, kw_only=True, tag="refused"):
    """The command was not carried out, and nothing has changed."""

    id: str | None
    table: str | None = None
    version: int | None = None


class Foresight(Out, frozen=True):
    """What would happen, as far as a seat may know, or why not.

    `cut`: after these events comes something that the seat cannot know. `action` is the one
    that is meant, `rules` are those that forbid it, or whatever could be meant, the most
    frequent first; `key` is the sentence of the first. Neither: there is nothing to say.
    """

    seat: int
    legal: bool
    action: dict[str, Any] | None = None
    events: tuple[Event, ...] = ()
    cut: bool = False
    rules: tuple[str, ...] = ()
    key: str | None = None


class Asked(Foresight, frozen=True, kw_only=True, tag="asked"):
    """The answer to `ask`."""

    id: str
    table: str


class Gone(Out, frozen=True, tag="gone"):
    """The table is no longer there, or no longer for you to see."""

    table: str


class Pong(Out, frozen=True, tag="pong"):
    id: str
    now: int


ServerMessage = (
    Hello
    | Snapshot
    | Change
    | Said
    | Presence
    | Done
    | Refused
    | Asked
    | Gone
    | Lobby
    | OwnTable
    | Seeking
    | Friends
    | Pong
)
