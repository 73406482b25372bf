"""Everything that goes over the wire: HTTP bodies and WebSocket messages, as typed structures.

This file is the contract. `/schema/messages.json` is made from it, and the browser's types
from that. Whatever does not fit is refused as `malformed`, unknown fields included.

- Times are milliseconds since 1970, by the server's clock; `Hello.now` and `Pong.now` tell it.
- A sentence is `{key, args}`: the key of a Fluent message (common words, `/api/words`), and
  arguments for it. `seat` and `other` in `args` are seat numbers; names, "you" and the names
  of things (`name-red`) are the reader's job, as in `jailbirds.words.Words`.
- An action is self-describing: `{"do": "enter", "row": 7, "column": 3}`.
- `version` counts what the watching seat has seen change: it is not the length of the log,
  which would tell how many secret steps the others have taken. A move carries the version
  that it was chosen for.
- `seat: null` is a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.kernel.log import Outcome

VISIBLE = r"^[^\x00-\x1f]*$"  # not every database keeps control characters
# of a command: the client's choice
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=VISIBLE)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=VISIBLE)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Nickname = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=8_000)]  # settings say how much is read
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Args = dict[str, int | str]
LevelName = Literal["rookie", "regular", "veteran", "mastermind"]
RefusalKind = Literal[
    "malformed",  # not a message, not an action, not a table that can be set up
    "illegal",  # a rule forbids it: see `rule`
    "out_of_turn",  # others are to act
    "conflict",  # chosen for a position that is no more: a fresh snapshot follows
    "not_yours",  # not your seat, not your table, or no such table for you
    "over",  # the game is over
    "early",  # the game has not begun
    "no_undo",  # it is too late to take it back; the key says why
    "full",  # all seats are taken
    "limit",  # too fast, too long, too many: the key says which
    "nobody",  # who are you? a token is missing or unknown
    "origin",  # the request comes from a foreign page
    "missing",  # there is nothing at this address
    "busy",  # the server cannot do it now: try again
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What comes in: nothing unknown is let pass."""


class Out(msgspec.Struct, kw_only=True, frozen=True):
    """What goes out."""


# --- sentences, actions, events


class Sentence(Out, frozen=True):
    """A Fluent message and its arguments."""

    key: str
    args: Args = {}


class Choice(Out, frozen=True):
    """One legal action of a group: its arguments, and the spots one points at for it."""

    args: Args
    places: tuple[str, ...] = ()


class Group(Out, frozen=True):
    """Legal actions of one kind. The action is `{"do": do, **choice.args}`, and is said by
    `key` with `choice.args`."""

    do: str
    key: str  # action-…
    choices: tuple[Choice, ...]


class Happening(Out, frozen=True):
    """An event that the reader may know of; `traces` are the spots that it touches."""

    key: str  # event-…
    args: Args = {}
    traces: tuple[str, ...] = ()


class Step(Out, frozen=True):
    """One entry of the table's journal, as far as the reader may know it.

    `played`: a seat acted. `rolled`: chance did. `undone`: forget what was played and rolled
    from number `to` on. `left`: a bot plays for the seat, its player may come
    back. `returned`. `resigned`: a bot plays it to the end. `time`: time ran out, a bot plays
    on. `joined`, `quit`: before the game. `begun`. `rematch`: see `TableInfo.rematch`.
    """

    number: int  # the reader's version after it
    kind: Literal[
        "opened",
        "joined",
        "quit",
        "begun",
        "played",
        "rolled",
        "undone",
        "left",
        "returned",
        "resigned",
        "time",
        "rematch",
    ]
    at: int
    seat: int | None = None
    by: Literal["player", "bot", "clock"] = "player"  # who acted for the seat
    to: int | None = None
    happenings: tuple[Happening, ...] = ()


class ChatLine(Out, frozen=True):
    """Something said. A person's line has `text`, a bot's remark `sentence`.

    `players` is what the players say; spectators may read it. `watchers` is what spectators
    say among themselves; players see it when the game is over. Afterwards all is `everybody`.
    """

    number: int
    at: int
    channel: Literal["players", "watchers", "everybody"]
    name: str
    seat: int | None = None
    text: str | None = None
    sentence: Sentence | None = None


# --- the table


class Clock(Strict):
    """`none`; `live`: `base` seconds for the whole game, `increment` more after every turn;
    `days`: so many for each move. Whoever runs out of time is played by a bot from then on."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, msgspec.Meta(ge=10, le=36_000)] = 600
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class SeatInfo(Out, frozen=True):
    """Who sits where. `plays` says who acts for the seat now: a person, or a bot."""

    seat: int
    kind: Literal["person", "device", "bot"]  # what the seat was made for
    plays: Literal["person", "bot", "nobody"]  # nobody: the seat is still free
    name: str | None = None  # of a person; bots are named by the words
    level: LevelName | None = None  # of the bot that plays, or would
    mine: bool = False  # it belongs to the client that reads this
    connected: bool = False
    resigned: bool = False
    left: bool = False  # its player may come back
    time: int | None = None  # ms left when its clock stands still
    deadline: int | None = None  # when its time runs out, while its clock runs


class TableInfo(Out, frozen=True):
    """A table from outside: all that is known without looking at the board."""

    table: str
    title: str
    rules_version: int
    players: int
    options: dict[str, Any]
    clock: Clock
    visibility: Literal["private", "open"]
    spectators: bool
    status: Literal["waiting", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    created: int
    seed_hash: str | None
    seed: str | None = None  # in hexadecimal digits, once the game is over
    result: Outcome | None = None
    invite: str | None = None  # for those who sit here, while seats are free: `?invite=…`
    rematch: str | None = None  # the table that follows this one
    rematch_of: str | None = None
    imported: bool = False


class Situation(Out, frozen=True):
    """How things stand for the reader: what changes with every move."""

    version: int
    status: Literal["waiting", "playing", "over"]
    view: Any = None  # the title's own view; null before the game
    phase: str | None = None
    turn: Sentence | None = None  # "now-…" with the seat: whose turn it is, and what for
    actors: tuple[int, ...] = ()
    legal: tuple[Group, ...] = ()  # of the reader's seat
    seats: tuple[SeatInfo, ...] = ()
    undo: Sentence | None = None  # why the reader cannot take back a move; null: he can
    talk_until: int | None = None  # when the talk before a vote ends by itself
    result: Outcome | None = None


# --- WebSocket, from the client


class Watch(Strict, tag="watch"):
    """Show me a table, through the eyes of a seat of mine, or as a spectator.

    Answered by `snapshot`, followed by `change` and `said`. Watching again changes the eyes.
    """

    id: Id
    table: TableId
    seat: Seat | None = None
    invite: str | None = None


class Unwatch(Strict, tag="unwatch"):
    id: Id
    table: TableId


class Play(Strict, tag="play"):
    """Do an action. `version` is that of the situation it was chosen in."""

    id: Id
    table: TableId
    seat: Seat
    version: Version
    action: dict[str, Any]


class Ask(Strict, tag="ask"):
    """What would this action bring about, or which rule forbids it? Answered by `asked`."""

    id: Id
    table: TableId
    seat: Seat
    action: dict[str, Any]


class Undo(Strict, tag="undo"):
    """Take back the seat's last action, if nothing has come after it."""

    id: Id
    table: TableId
    seat: Seat


class Say(Strict, tag="say"):
    """Say something to the table; `seat` chooses a name where several sit at one device."""

    id: Id
    table: TableId
    text: Text
    seat: Seat | None = None


class Leave(Strict, tag="leave"):
    """A bot plays for me until I return; before the game the seat is free again."""

    id: Id
    table: TableId
    seat: Seat


class Return(Strict, tag="return"):
    """I am back: the bot gets up."""

    id: Id
    table: TableId
    seat: Seat


class Resign(Strict, tag="resign"):
    """I give up: a bot plays the seat to the end."""

    id: Id
    table: TableId
    seat: Seat


class Rematch(Strict, tag="rematch"):
    """Once more, the same people, seats rotated. `rematch` in the answer's `data` is its id."""

    id: Id
    table: TableId


class Ping(Strict, tag="ping"):
    id: Id


ClientMessage = Watch | Unwatch | Play | Ask | Undo | Say | Leave | Return | Resign | Rematch | Ping


# --- WebSocket, from the server


class Hello(Out, frozen=True, tag="hello"):
    """The first message: who you are, and the server's clock."""

    client: str
    nickname: str
    now: int
    version: str  # of the server


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


class Done(Out, frozen=True, tag="done"):
    """The command was carried out, and is kept. Sent again, it is answered like this again."""

    id: str
    version: int | None = None
    data: dict[str, str] = {}


class Refused(Out, frozen=True, tag="refused"):
    """The command was not carried out, and nothing has changed.

    `key`, `args`: a sentence for people. `rule`: the rule that forbids it; its sentence is
    `key`, such as `ALC-13.no`. `message`: the same for programmers, in English.
    """

    id: str | None
    kind: RefusalKind
    key: str
    args: Args = {}
    rule: str | None = None
    message: str = ""
    table: str | None = None
    version: int | None = None


class Asked(Out, frozen=True, tag="asked"):
    """The answer to `ask`: what would happen, as far as the seat may know, or the rule."""

    id: str
    table: str
    seat: int
    legal: bool
    happenings: tuple[Happening, ...] = ()
    rule: str | None = None
    key: str | None = None


class Gone(Out, frozen=True, tag="gone"):
    """The table is no longer there, or no longer for you to see."""

    table: str


class Pong(Out, frozen=True, tag="pong"):
    id: str
    now: int


ServerMessage = Hello | Snapshot | Change | Said | Presence | Done | Refused | Asked | Gone | Pong


# --- HTTP


class Option(Out, frozen=True):
    """A table option: `schema` is its JSON Schema; its words are `option-<name>` and
    `option-<name>-<value>` of the title, where the title has them."""

    name: str
    schema: dict[str, Any]
    default: Any = None


class TitleInfo(Out, frozen=True):
    """A game one can play. `levels` are those of bots, from weak to strong."""

    title: str
    few: int
    many: int
    rules_version: int
    rules: int  # how many
    prefix: str  # of its rule numbers
    chapters: dict[str, tuple[str, ...]]  # words' key -> rules
    rulings: tuple[str, ...]  # the rules that are ours
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    secrets: bool  # are there things that only some may see? then hot seats need a curtain
    ready: bool  # is its fast gear there? until then the strong bots play simply


class NewSeat(Strict):
    """`me`; `device`: somebody beside me, with a name; `open`: whoever has the link; `bot`."""

    kind: Literal["me", "device", "open", "bot"]
    name: Nickname | None = None
    level: LevelName = "regular"


class NewTable(Strict):
    """Body of POST /api/tables."""

    title: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    visibility: Literal["private", "open"] = "private"
    spectators: bool = True
    shuffle: bool = False  # who sits where is drawn


class Join(Strict):
    """Body of POST /api/tables/{table}/join. Without `seat`, the first free one."""

    invite: str | None = None
    seat: Seat | None = None


class Joined(Out, frozen=True):
    table: TableInfo
    seat: int


class Tables(Out, frozen=True):
    tables: tuple[TableInfo, ...]


class Titles(Out, frozen=True):
    titles: tuple[TitleInfo, ...]


class Steps(Out, frozen=True):
    """Answer of GET /api/tables/{table}/steps: all that a seat or a spectator saw happen."""

    table: str
    seat: int | None
    steps: tuple[Step, ...]


class Frame(Out, frozen=True):
    """One picture of a replay: the board after move `move`, 0 being the beginning."""

    move: int
    seat: int | None  # who moved; null: nobody yet
    chance: bool
    happenings: tuple[Happening, ...]
    view: Any
    actors: tuple[int, ...]
    phase: str | None
    turn: Sentence | None = None


class Replay(Out, frozen=True):
    """Answer of GET /api/tables/{table}/replay?seat=&start=&count=, once the game is over."""

    table: str
    seat: int | None
    moves: int  # in the whole game
    frames: tuple[Frame, ...]


class NewName(Strict):
    """Body of POST and PATCH /api/me."""

    nickname: Nickname


class Me(Out, frozen=True):
    """Who you are. `token` is there once, in the answer to POST /api/me: for programs, which
    send it as `Authorization: Bearer …`. Browsers keep it in a cookie they cannot read."""

    client: str
    nickname: str
    created: int
    token: str | None = None


class MyGames(Out, frozen=True):
    games: tuple[TableInfo, ...]


class Export(Out, frozen=True):
    """Answer of GET /api/me/export: all that is kept about you.

    `log` is the whole log (see docs/api.md) of a finished game; of a running one `steps`, as
    far as the seat may know.
    """

    format: str
    nickname: str
    created: int
    games: tuple[ExportedGame, ...]
    chat: tuple[ExportedLine, ...]


class ExportedGame(Out, frozen=True):
    info: TableInfo
    seats: tuple[int, ...]  # yours
    log: dict[str, Any] | None = None
    steps: dict[str, tuple[Step, ...]] = {}  # by seat


class ExportedLine(Out, frozen=True):
    table: str
    at: int
    text: str


class Imported(Out, frozen=True):
    """Answer of POST /api/me/import, whose body is a log, or an export."""

    tables: tuple[str, ...]
    known: int  # games that were here already


class Health(Out, frozen=True):
    """Answer of GET /healthz."""

    status: Literal["ok", "starting"]
    version: str
    database: str  # which kind
    redis: bool | None  # null: not used
    gears: dict[str, str]  # title -> interpreted or native


class Problem(Out, frozen=True):
    """The body of every refusal over HTTP; the fields are those of `refused`."""

    kind: RefusalKind
    key: str
    args: Args = {}
    rule: str | None = None
    message: str = ""


HTTP_BODIES = (
    *(Titles, Tables, TableInfo, NewTable, Join, Joined, Steps, Replay),
    *(NewName, Me, MyGames, Export, Imported, Health, Problem),
)
