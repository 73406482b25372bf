"""What a seat may see of The Scapegoat, as typed structures, and as a sketch for terminals."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.scapegoat.rules.escape import is_indispensable, only_theirs
from jailbirds.games.scapegoat.rules.guards import count_guards
from jailbirds.games.scapegoat.rules.plan import count_task_stack, shares
from jailbirds.games.scapegoat.rules.prison import count_stack, influence, watching
from jailbirds.games.scapegoat.rules.rooms import is_free
from jailbirds.games.scapegoat.rules.turn import check_bribe, points_of, price
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    CONSENT,
    ELEMENTS,
    GUARD_SUPPLY,
    HELD,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    KINDS,
    LEAVE,
    LOOKED_AT,
    NAME,
    NEW_GUARD,
    OFFER,
    OVER,
    OWN_TASK_NAMES,
    ROOM_NAMES,
    ROOMS,
    ROWS,
    SIDES,
    TALK,
    TASK_NAMES,
    THING_NAMES,
    THINGS,
    TURN,
    USED,
    VOTE,
    WHOLE_PLAN,
)
from jailbirds.kernel.sketch import Row, Sketch, Tile

Phase = Literal[
    "layout", "side", "first_guards", "lodge", "draw", "spot", "first_scapegoat", "new_guard",
    "reward", "deal", "blind", "talk", "vote", "name", "turn", "pay", "place", "take",
    "pick_room", "pick_prisoner", "pick_item", "keep", "drop", "offer", "answer", "gather",
    "consent", "leave", "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)


class Task(msgspec.Struct, frozen=True):
    """A task card: what it brings and what it needs."""

    name: str
    element: str
    items: tuple[str, ...]
    prisoners: int  # at least
    guards: int  # at most


class Room(msgspec.Struct, frozen=True):
    name: str
    side: str
    guards: int
    counted: int  # guards as they count for entering and for tasks: SCG-80
    locked: bool
    used: bool  # its rule, by whoever has the turn
    items: tuple[str, ...]
    task: Task | None
    prisoners: tuple[int, ...]  # who is there


class Prisoner(msgspec.Struct, frozen=True):
    """A sheet, and what can be read from all sheets together."""

    seat: int
    room: str
    items: tuple[str, ...]
    cash: int
    stamina: int
    elements: tuple[str, ...]
    lacks: tuple[str, ...]  # elements not marked yet
    only_theirs: tuple[str, ...]  # elements that nobody else has marked
    indispensable: bool
    cards: int  # blackmail cards in hand
    hand: tuple[str, ...]  # those of them one knows
    fewer_points: int  # SCG-79
    voted: bool
    vote: int | None  # the last vote revealed


class Offer(msgspec.Struct, frozen=True):
    """What is offered, or asked for a task."""

    seat: int
    to: int
    gives: tuple[str, ...]
    asks: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    edition: str
    phase: Phase
    seat: int  # who acts, or has the turn
    turn: int  # whose turn it is
    in_turn: bool  # not while setting up, while all talk and vote, or at the end
    round: int
    scapegoat: int
    bonus: int
    points: int  # action points left in this turn
    whole_points: int  # those it began with
    bribed: int
    pressure: int  # guards that count against whoever has the turn
    pressure_if_bribed: int | None  # with one more of them bribed, where that can be done
    costs: dict[str, int]  # action points that the actions of a turn cost here and now
    shares: tuple[int, ...]  # who marks what is drawn if a task is carried out in this turn
    guards: int  # on the board
    most_guards: int  # with so many on the board the next new one loses the game
    rooms: tuple[Room, ...]  # row by row
    columns: int
    prisoners: tuple[Prisoner, ...]
    missing: tuple[str, ...]  # elements that nobody has marked
    tasks_left: int  # in the stack, those under it too
    under: tuple[Task, ...]  # those under it, the next one first
    used_cards: tuple[str, ...]
    cards_left: int
    looked_at: tuple[str, ...]  # in the Warden's Office, by oneself
    offer: Offer | None
    doing: str | None  # the rule under way
    left: int | None  # who stays behind


def view(s: Any, seat: int) -> View:
    held = 0
    for prisoner in range(s.players):
        held |= s.marks[prisoner]
    in_turn = s.round > 0 and s.phase not in (NEW_GUARD, TALK, VOTE, NAME, LEAVE, OVER)
    pressure = influence(s, s.seat) if in_turn else 0
    bribable = s.phase == TURN and check_bribe(s, s.seat) == 0
    return View(
        players=s.players,
        edition="pl" if s.polish else "de",
        phase=PHASES[s.phase],
        seat=_acting(s),
        turn=s.seat,
        in_turn=in_turn,
        round=s.round,
        scapegoat=s.scapegoat,
        bonus=s.bonus,
        points=s.points,
        whole_points=points_of(s, s.seat) if in_turn else 0,
        bribed=s.bribed,
        pressure=pressure,
        pressure_if_bribed=pressure - 1 if bribable else None,
        costs=_costs(s, s.seat) if s.phase == TURN else {},
        shares=tuple(k for k in range(s.players) if in_turn and shares(s, k)),
        guards=count_guards(s),
        most_guards=GUARD_SUPPLY - 1,
        rooms=tuple(_room(s, s.room_at[cell]) for cell in range(ROOMS)),
        columns=COLUMNS,
        prisoners=tuple(_prisoner(s, k) for k in range(s.players)),
        missing=_elements(WHOLE_PLAN & ~held),
        tasks_left=count_task_stack(s),
        under=tuple(_task(s, s.under[k]) for k in range(s.unders)),
        used_cards=_cards(s, USED),
        cards_left=count_stack(s),
        looked_at=_cards(s, LOOKED_AT),
        offer=_offer(s),
        doing=f"SCG-{s.doing:02}" if s.doing else None,
        left=s.left - 1 if s.left else None,
    )


def _acting(s: Any) -> int:
    """Who is to act; while all vote, whoever has the turn."""
    acting: int = s.seat
    if s.phase in (TALK, NAME):
        acting = s.scapegoat
    elif s.phase in (ANSWER, CONSENT, LEAVE):
        acting = s.asked
    return acting


def _costs(s: Any, seat: int) -> dict[str, int]:
    """SCG-20, SCG-22 … SCG-33; ending the turn is not about points."""
    dear = price(s, seat)
    return {
        **dict.fromkeys(("move", "play"), 1),
        "use": 0 if is_free(s, s.room[seat]) else dear,
        **dict.fromkeys(("steal", "riot", "carry_out", "put_back"), dear),
        **dict.fromkeys(("bribe", "push", "offer"), 0),
    }


def _elements(bits: int) -> tuple[str, ...]:
    return tuple(name for k, name in enumerate(ELEMENTS) if bits >> k & 1)


def _cards(s: Any, place: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[k] for k in range(CARDS) if s.card_at[k] == place)


def _things(counts: Any, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for count, name in zip(counts, names, strict=True) for _ in range(count))


def _task(s: Any, number: int) -> Task:
    card = number - 1
    return Task(
        name=(OWN_TASK_NAMES if s.own_deck else TASK_NAMES)[card],
        element=ELEMENTS[s.element[card]],
        items=_things([s.need[card, kind] for kind in range(KINDS)], KIND_NAMES),
        prisoners=s.prisoners[card],
        guards=s.most_guards[card],
    )


def _room(s: Any, room: int) -> Room:
    return Room(
        name=ROOM_NAMES[room],
        side=SIDES[s.gold >> room & 1],
        guards=s.guards[room],
        counted=watching(s, room),
        locked=bool(s.locked >> room & 1),
        used=bool(s.rooms_used >> room & 1),
        items=_things([s.lying[room, item] for item in range(ITEMS)], ITEM_NAMES),
        task=_task(s, s.task_in[room]) if s.task_in[room] else None,
        prisoners=tuple(k for k in range(s.players) if s.round and s.room[k] == room),
    )


def _prisoner(s: Any, seat: int) -> Prisoner:
    return Prisoner(
        seat=seat,
        room=ROOM_NAMES[s.room[seat]],
        items=_things([s.items[seat, item] for item in range(ITEMS)], ITEM_NAMES),
        cash=s.cash[seat],
        stamina=s.stamina[seat],
        elements=_elements(s.marks[seat]),
        lacks=_elements(WHOLE_PLAN & ~s.marks[seat]),
        only_theirs=_elements(only_theirs(s, seat)),
        indispensable=is_indispensable(s, seat),
        cards=s.hand[seat],
        hand=_cards(s, HELD + seat),
        fewer_points=s.less[seat],
        voted=bool(s.voted[seat]),
        vote=s.votes[seat] - 1 if s.votes[seat] else None,
    )


def _offer(s: Any) -> Offer | None:
    if s.phase in (OFFER, ANSWER):
        give = [s.give[thing] for thing in range(THINGS)]
        ask = [s.ask[thing] for thing in range(THINGS)]
        return Offer(s.seat, s.asked, _things(give, THING_NAMES), _things(ask, THING_NAMES))
    if s.phase == CONSENT:
        pooled = [s.pooled[s.asked, item] for item in range(ITEMS)]
        return Offer(s.seat, s.asked, (), _things(pooled, ITEM_NAMES))
    return None


# --- for terminals

SIGNS = dict(zip(THING_NAMES, "⚷†♦✚⚒⌐$", strict=True))


def sketch(view: View) -> Sketch:
    """The rooms with what lies in them, and a tile for each prisoner."""
    rows: list[Row] = []
    for first in range(0, ROWS * COLUMNS, COLUMNS):
        rooms = view.rooms[first : first + COLUMNS]
        rows.append(Row([_room_tile(room) for room in rooms]))
        rows.append(Row([Tile(_lying(room), "label") for room in rooms], "labels"))
        rows.append(Row([Tile(_wanted(room), "alarm") for room in rooms], "labels"))
    rows.append(Row([_sheet_tile(prisoner) for prisoner in view.prisoners]))
    rows.append(Row([Tile(_belongings(p), "label") for p in view.prisoners], "labels"))
    rows.append(Row([Tile(_progress(view, p), "alarm") for p in view.prisoners], "labels"))
    rows.append(Row([Tile(role="throw", place="riot", words="riot", span=2)], "labels"))
    return Sketch(rows, sizes=((22, 5), (18, 4), (16, 3), (14, 3), (12, 2)))


def _room_tile(room: Room) -> Tile:
    return Tile(
        role="label" if room.side == "silver" else "yellow",
        place=f"room-{room.name}",
        ground="cell" if room.locked else "floor",
        words=f"name-{room.name}",
        holds=[*(f"seat{seat}" for seat in room.prisoners), *["warden"] * room.counted],
    )


def _signs(items: tuple[str, ...]) -> str:
    return "".join(SIGNS[item] for item in items)


def _lying(room: Room) -> str:
    return _signs(room.items)


def _wanted(room: Room) -> str:
    """The task: its element, what it needs, how many prisoners, how many guards at most."""
    task = room.task
    return f"{task.element} {_signs(task.items)} ♟{task.prisoners} ≤{task.guards}" if task else ""


def _sheet_tile(prisoner: Prisoner) -> Tile:
    return Tile(
        role=f"seat{prisoner.seat}",
        place=f"seat-{prisoner.seat}",
        ground="red" if prisoner.indispensable else "floor",
    )


def _belongings(prisoner: Prisoner) -> str:
    return f"{_signs(prisoner.items)} ${prisoner.cash} ♥{prisoner.stamina} ✉{prisoner.cards}"


def _progress(view: View, prisoner: Prisoner) -> str:
    sign = "☠ " if prisoner.seat == view.scapegoat and view.round else ""
    return sign + "".join(e if e in prisoner.elements else "·" for e in ELEMENTS)
