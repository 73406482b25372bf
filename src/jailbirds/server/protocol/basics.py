"""What all messages are made of: kinds of fields, sentences, actions, events, lines of chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

VISIBLE = r"^[^\x00-\x1f]*$"  # not every database keeps control characters
# of a command: the client's choice
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=VISIBLE)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=VISIBLE)]
Place = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=VISIBLE)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Nickname = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
# a phrase, a code or an invitation, as somebody types it
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=VISIBLE)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=8_000)]  # settings say how much is read
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Args = dict[str, int | str]
Pace = Literal["slow", "normal", "fast", "instant"]
LevelName = Literal[  # from weak to strong
    "rookie",
    "inmate",
    "hustler",
    "regular",
    "schemer",
    "veteran",
    "mastermind",
    "champion",
]
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
    "unreadable",  # a table that this server cannot read: its rules are too old, or it is damaged
    "busy",  # the server cannot do it now: try again
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What comes in: nothing unknown is let pass."""


class Out(msgspec.Struct, kw_only=True, frozen=True):
    """What goes out."""


class Sentence(Out, frozen=True):
    """A Fluent message and its arguments."""

    key: str
    args: Args = {}


class LegalAction(Out, frozen=True):
    """One legal action of a group: its arguments, and the places one points at for it."""

    args: Args
    places: tuple[str, ...] = ()


class Group(Out, frozen=True):
    """Legal actions of one kind. The action is `{"do": do, **legal.args}`, and is said by
    `key` with `legal.args`."""

    do: str
    key: str  # action-…
    actions: tuple[LegalAction, ...]
    light: bool = False  # taken back as easily as done: nobody need be asked twice
    grave: bool = False  # it costs something and stands: everybody is asked first


class Event(Out, frozen=True):
    """An event that the reader may know of; `traces` are the places that it touches.

    `hits`: it was done to the reader, by somebody else or by chance."""

    key: str  # event-…
    args: Args = {}
    traces: tuple[str, ...] = ()
    hits: bool = False


class Step(Out, frozen=True):
    """One entry of the table's journal, as far as the reader may know it.

    `played`: a seat acted. `rolled`: chance did. `undone`: forget what was played and rolled
    from number `to` on. `left`: a bot plays for the seat, its player may come
    back. `returned`. `resigned`: a bot plays it to the end. `time`: time ran out, a bot plays
    on. `joined`, `quit`, `filled` (by a bot), `cancelled`: before the game. `begun`.
    `rematch`: see `TableInfo.rematch`.
    `asked_undo`: a seat would like to take back its last action; `agreed_undo`, `declined`: what
    another says to that. `paced`: the pace is another, `TableInfo.pace`, or bots skip to the
    next person's turn. `enough`: a seat has talked enough. `stood_in`: the seat gives no sign, and
    another lets a bot play on. `wants_end`: a seat would end the game here; `plays_on`: no longer.
    `vacation`: the clock of the seat stands still for some days, or its player is back.
    `hinted`: the reader has asked for a hint.
    `ended`: it is over, as all agreed, one of two gave up, or the table was closed.
    """

    number: int  # the reader's version after it
    kind: Literal[
        "opened",
        "joined",
        "quit",
        "filled",
        "cancelled",
        "begun",
        "played",
        "rolled",
        "undone",
        "left",
        "returned",
        "resigned",
        "time",
        "rematch",
        "paced",
        "asked_undo",
        "agreed_undo",
        "declined",
        "enough",
        "stood_in",
        "wants_end",
        "plays_on",
        "ended",
        "vacation",
        "hinted",
    ]
    at: int
    seat: int | None = None
    # who acted for the seat; the table does what was the only thing to do, and no decision
    by: Literal["player", "bot", "clock", "table"] = "player"
    to: int | None = None
    action: dict[str, Any] | None = None  # of the reader's own seat, or what it was advised
    events: tuple[Event, ...] = ()


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
