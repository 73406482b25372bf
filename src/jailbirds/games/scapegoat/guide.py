"""What a player is told to do next, what for, and why nobody got out."""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jailbirds.games.scapegoat.hints.errands import best_task, has_spare
from jailbirds.games.scapegoat.rules.plan import (
    count_prisoners,
    guards_at_task,
    missing_in_room,
    next_short,
)
from jailbirds.games.scapegoat.rules.prison import is_gold
from jailbirds.games.scapegoat.rules.rooms import has_price, is_free
from jailbirds.games.scapegoat.rules.turn import check_price
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CARD_NAMES,
    CARD_RULES,
    CHANGE_OF_PLAN,
    CONSENT,
    ELEMENTS,
    GATHER,
    INFORM,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    LOST,
    OFFER,
    PICK_CARD,
    PICK_ITEM,
    PICK_PRISONER,
    PICK_ROOM,
    RECREATIONAL_ROOM,
    ROOM_NAMES,
    ROOMS,
    STEPS,
    TAKE,
    TURN,
    VISITING_AREA,
)
from jailbirds.kernel.title import Said


def prompt(s: Any, _seat: int) -> Said | None:
    """The next step of what the seat is doing; where the phase says it all, `ask-<phase>`."""
    if s.phase == TURN:
        return None if s.points else ("ask-turn-spent", {})
    if s.phase == TAKE:
        return ("ask-take-second", {"item": ITEM_NAMES[s.taking - 1]}) if s.taking else None
    if s.phase == PICK_ROOM:
        return _which_room(s)
    if s.phase == PICK_PRISONER:
        return f"ask-{_card(s) or 'chapel'}", {}
    if s.phase == PICK_ITEM:
        return f"ask-{_card(s)}", {"other": s.asked}
    if s.phase == PICK_CARD:
        return "ask-pick_card", {"other": s.asked}
    if s.phase == OFFER:
        laid = any(s.give) or any(s.ask)
        return "ask-offer-send" if laid else "ask-offer", {"other": s.asked}
    if s.phase in (ANSWER, CONSENT):
        return "ask-answer" if s.phase == ANSWER else "ask-consent", {"other": s.seat}
    if s.phase == GATHER:
        return "ask-gather", {"item": KIND_NAMES[next_short(s)]}
    return None


def _card(s: Any) -> str | None:
    """The blackmail card that is being played."""
    return CARD_NAMES[s.doing - CARD_RULES] if s.doing >= CARD_RULES else None


def _which_room(s: Any) -> Said:
    """Guards leave one room for another, and so do tasks: which of the two is asked for?"""
    card = _card(s)
    first = {"room": ROOM_NAMES[s.first_room - 1]} if s.first_room else {}
    if card is None:
        if first:
            return "ask-radio-to", first
        return "ask-radio-second" if s.moved_to else "ask-radio", {}
    if card == CARD_NAMES[INFORM]:
        if not first:
            return "ask-inform", {}
        return "ask-inform-second" if s.moved_to else "ask-inform-guard", first
    if card == CARD_NAMES[CHANGE_OF_PLAN] and first:
        return "ask-change_of_plan-to", first
    return f"ask-{card}", {}


def goal(s: Any, seat: int) -> Said | None:
    """The task that is worth most to the seat, and what is still missing for it.

    Only what can be paid: without points, `ask-turn-spent` says what is left to do.
    """
    turn = s.phase == TURN and seat == s.seat
    if turn and s.points == 0:
        return None
    if seat == s.scapegoat:
        return "goal-scapegoat", {}
    room = best_task(s, seat)
    if room < 0:
        return None
    task = s.task_in[room] - 1
    for_it = {"element": ELEMENTS[s.element[task]], "room": ROOM_NAMES[room]}
    here = s.room[seat]
    if here == room and missing_in_room(s, seat, task) == 0:
        if count_prisoners(s, room) < s.prisoners[task]:
            return "goal-people", {**for_it, "count": s.prisoners[task]}
        if guards_at_task(s, seat) > s.most_guards[task]:
            return "goal-guards", {**for_it, "count": s.most_guards[task]}
        return "goal-dear" if turn and check_price(s, seat) else "goal-here", for_it
    for kind in range(KINDS):
        sources = [other for other in range(ROOMS) if _sells(s, other, kind)]
        if s.items[seat, kind] >= s.need[task, kind] or not sources:
            continue
        missing = {**for_it, "item": KIND_NAMES[kind]}
        if not has_spare(s, seat, task):
            sources = [other for other in sources if not has_price(s, other)]
        if not sources:
            return "goal-cash", {**missing, "room": ROOM_NAMES[RECREATIONAL_ROOM]}
        nearest = min(sources, key=lambda other: _steps(s, here, other))
        if nearest == here and turn and check_price(s, seat) and not is_free(s, here):
            return "goal-dear", for_it
        where = {"room": ROOM_NAMES[nearest], "count": _steps(s, here, nearest)}
        return "goal-item", {**missing, **where}
    return "goal-room", {**for_it, "count": _steps(s, here, room)}


def _sells(s: Any, room: int, kind: int) -> bool:
    """Can an item be had in a room? The gold Visiting Area has nothing but the gun."""
    return s.lying[room, kind] > 0 and not (room == VISITING_AREA and is_gold(s, room))


def _steps(s: Any, here: int, there: int) -> int:
    return STEPS[int(s.cell[here] * ROOMS + s.cell[there])]


def grave(s: Any, _seat: int) -> Sequence[str]:
    """A ballot cannot be changed, nor can points be had again that a turn ends with."""
    return "vote", "name", "leave", *(("end",) if s.points else ())


def ending(s: Any) -> dict[str, int | str]:
    """What was missing where nobody got out."""
    if s.ended != LOST:
        return {}
    held = 0
    for seat in range(s.players):
        held |= s.marks[seat]
    missing = [name for k, name in enumerate(ELEMENTS) if not held >> k & 1]
    if not missing:
        return {"lacking": 0}
    return {"lacking": len(missing), "missing": "+".join(missing)}
