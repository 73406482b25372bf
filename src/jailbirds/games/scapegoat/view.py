"""What a seat may see of The Scapegoat, as typed structures, and as a sketch for terminals."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.scapegoat.rules.cards import count_stack
from jailbirds.games.scapegoat.rules.escape import is_indispensable, only_theirs
from jailbirds.games.scapegoat.rules.guards import count_guards
from jailbirds.games.scapegoat.rules.prison import influence, watching
from jailbirds.games.scapegoat.rules.reward import shares
from jailbirds.games.scapegoat.rules.rooms import is_free
from jailbirds.games.scapegoat.rules.tasks import count_task_stack
from jailbirds.games.scapegoat.rules.turn import (
    check_bribe,
    common_points,
    points_of,
    price,
)
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CARD_NAMES,
    COLUMNS,
    CONSENT,
    ELEMENTS,
    GUARD_SUPPLY,
    HELD,
    HOLDS_EACH,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    KINDS,
    LEAVE,
    LOOKED_AT,
    MOST_GUARDS,
    NAME,
    NEW_GUARD,
    OFFER,
    OVER,
    OWN_TASK_NAMES,
    ROOM_NAMES,
    ROWS,
    SIDES,
    TALK,
    TASK_NAMES,
    THING_NAMES,
    THINGS,
    TOO_MANY,
    TURN,
    USED,
    VOTE,
    WHOLE_PLAN,
)
from jailbirds.kernel.events import Event
from jailbirds.kernel.sketch import Row, Sketch, Tile

Phase = Literal[
    "layout", "side", "first_guards", "lodge", "draw", "spot", "first_scapegoat", "new_guard",
    "reward", "deal", "blind", "talk", "vote", "name", "turn", "pay", "place", "take",
    "pick_room", "pick_prisoner", "pick_item", "keep", "drop", "offer", "answer", "gather",
    "consent", "leave", "over", "pick_card",
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
    bribed: int | msgspec.UnsetType = msgspec.UNSET  # guards there, by whoever has the turn
    # how many items of a kind it holds, where that is not as the material says
    icons: int | msgspec.UnsetType = msgspec.UNSET


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
    common_points: int  # those that everybody has: bonus and work detail come on top and off
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
    picked: str | None  # a room or an item, chosen before the rest of that rule
    left: int | None  # who stays behind


def view(s: Any, seat: int) -> View:
    held = 0
    for prisoner in range(s.players):
        held |= s.marks[prisoner]
    in_turn = s.round > 0 and s.phase not in (NEW_GUARD, TALK, VOTE, NAME, LEAVE, OVER)
    pressure = influence(s, s.seat) if in_turn else 0
    bribable = s.phase == TURN and check_bribe(s, s.seat) == 0
    cards: defaultdict[int, list[str]] = defaultdict(list)
    for name, place in zip(CARD_NAMES, s.card_at, strict=True):
        cards[place].append(name)
    inside: defaultdict[int, list[int]] = defaultdict(list)
    for prisoner in range(s.players if s.round else 0):
        inside[s.room[prisoner]].append(prisoner)
    lying, items = s.lying.tolist(), s.items.tolist()
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
        common_points=common_points(s),
        bribed=s.bribed,
        pressure=pressure,
        pressure_if_bribed=pressure - 1 if bribable else None,
        costs=_costs(s, s.seat) if s.phase == TURN else {},
        shares=tuple(k for k in range(s.players) if in_turn and shares(s, k)),
        guards=count_guards(s),
        most_guards=GUARD_SUPPLY - 1,
        rooms=tuple(
            [_room(s, room, tuple(lying[room]), tuple(inside[room])) for room in s.room_at]
        ),
        columns=COLUMNS,
        prisoners=tuple(
            [_prisoner(s, k, tuple(items[k]), tuple(cards[HELD + k])) for k in range(s.players)]
        ),
        missing=_elements(WHOLE_PLAN & ~held),
        tasks_left=count_task_stack(s),
        under=tuple(_task(s, s.under[k]) for k in range(s.unders)),
        used_cards=tuple(cards[USED]),
        cards_left=count_stack(s),
        looked_at=tuple(cards[LOOKED_AT]),
        offer=_offer(s),
        doing=f"SCG-{s.doing:02}" if s.doing else None,
        picked=_picked(s),
        left=s.left - 1 if s.left else None,
    )


def _picked(s: Any) -> str | None:
    """What was chosen by the way, before the rest of a room's rule or a card is."""
    if s.first_room:
        return str(ROOM_NAMES[s.first_room - 1])
    return str(ITEM_NAMES[s.taking - 1]) if s.taking else None


def _acting(s: Any) -> int:
    """Who is to act; while all vote, whoever has the turn."""
    acting: int = s.seat
    if s.phase in (TALK, NAME):
        acting = s.scapegoat
    elif s.phase in (ANSWER, CONSENT, LEAVE):
        acting = s.asked
    return acting


def _costs(s: Any, seat: int) -> dict[str, int]:
    """SCG-20, SCG-22 … SCG-33: of what guards do not forbid; ending the turn costs no points."""
    guards = influence(s, seat)
    dear = price(s, seat)
    free = ("bribe", "push", "offer", *(("use",) if is_free(s, s.room[seat]) else ()))
    costs = {"move": 1}
    if guards < MOST_GUARDS or s.polish:
        costs["play"] = 1
    if guards < TOO_MANY:
        costs |= dict.fromkeys(("use", "steal", "riot", "carry_out", "put_back"), dear)
    if guards < MOST_GUARDS:
        costs |= dict.fromkeys(free, 0)
    return costs


@cache
def _elements(bits: int) -> tuple[str, ...]:
    return tuple(name for k, name in enumerate(ELEMENTS) if bits >> k & 1)


@cache
def _things(counts: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for count, name in zip(counts, names, strict=True) for _ in range(count))


def _task(s: Any, number: int) -> Task:
    card = number - 1
    name = (OWN_TASK_NAMES if s.own_deck else TASK_NAMES)[card]
    need = tuple([s.need[card, kind] for kind in range(KINDS)])
    return _task_card(name, s.element[card], need, s.prisoners[card], s.most_guards[card])


@cache
def _task_card(name: str, element: int, need: tuple[int, ...], prisoners: int, guards: int) -> Task:
    return Task(name, ELEMENTS[element], _things(need, KIND_NAMES), prisoners, guards)


def _room(s: Any, room: int, lying: tuple[int, ...], inside: tuple[int, ...]) -> Room:
    return Room(
        name=ROOM_NAMES[room],
        side=SIDES[s.gold >> room & 1],
        guards=s.guards[room],
        counted=watching(s, room),
        locked=bool(s.locked >> room & 1),
        used=bool(s.rooms_used >> room & 1),
        items=_things(lying, ITEM_NAMES),
        task=_task(s, s.task_in[room]) if s.task_in[room] else None,
        prisoners=inside,
        bribed=(s.bribed if room == s.room[s.seat] else s.bribed_in[room]) or msgspec.UNSET,
        icons=s.icons[room] if s.icons[room] != HOLDS_EACH[room] else msgspec.UNSET,
    )


def _prisoner(s: Any, seat: int, items: tuple[int, ...], hand: tuple[str, ...]) -> Prisoner:
    return Prisoner(
        seat=seat,
        room=ROOM_NAMES[s.room[seat]],
        items=_things(items, ITEM_NAMES),
        cash=s.cash[seat],
        stamina=s.stamina[seat],
        elements=_elements(s.marks[seat]),
        lacks=_elements(WHOLE_PLAN & ~s.marks[seat]),
        only_theirs=_elements(only_theirs(s, seat)),
        indispensable=is_indispensable(s, seat),
        cards=s.hand[seat],
        hand=hand,
        fewer_points=s.less[seat],
        voted=bool(s.voted[seat]),
        vote=s.votes[seat] - 1 if s.votes[seat] else None,
    )


def _offer(s: Any) -> Offer | None:
    if s.phase in (OFFER, ANSWER):
        give = tuple(s.give[thing] for thing in range(THINGS))
        ask = tuple(s.ask[thing] for thing in range(THINGS))
        return Offer(s.seat, s.asked, _things(give, THING_NAMES), _things(ask, THING_NAMES))
    if s.phase == CONSENT:
        pooled = tuple(s.pooled[s.asked, item] for item in range(ITEMS))
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


# --- where it happens


def traces(event: Event) -> tuple[str, ...]:
    """The rooms and prisoners that an event touches."""
    at = event.args
    rooms = [f"room-{at[name]}" for name in ("room", "to") if name in at]
    seats = [f"seat-{at[name]}" for name in ("seat", "other") if name in at]
    return (*rooms, *seats)
