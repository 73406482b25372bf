"""What a player is told to do next, what for, and why nobody got out."""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jailbirds.games.scapegoat.hints.errands import best_task, burden, has_spare
from jailbirds.games.scapegoat.rules.escape import marks_without
from jailbirds.games.scapegoat.rules.guards import count_guards
from jailbirds.games.scapegoat.rules.plan import (
    bribes_help,
    count_prisoners,
    guards_at_task,
    next_short,
)
from jailbirds.games.scapegoat.rules.prison import free_places, influence, is_gold, watching
from jailbirds.games.scapegoat.rules.rooms import count_lying, has_price, is_free, takes
from jailbirds.games.scapegoat.rules.turn import check_price
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CARD_NAMES,
    CARD_RULES,
    CHANGE_OF_PLAN,
    CHAPEL,
    CONSENT,
    ELEMENTS,
    EXERCISE_YARD,
    GATHER,
    GUARD_SUPPLY,
    GUN,
    INFORM,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    LOST,
    MOST_GUARDS,
    NEW_GUARD,
    OFFER,
    PAY,
    PICK_CARD,
    PICK_ITEM,
    PICK_PRISONER,
    PICK_ROOM,
    RADIO_ROOM,
    RECREATIONAL_ROOM,
    ROOM_NAMES,
    ROOMS,
    SCG_20,
    STEPS,
    TAKE,
    TOO_MANY,
    TURN,
    VISITING_AREA,
    WHOLE_PLAN,
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
    """The task that is worth most to the seat, and what stands in the way of it now.

    Only what can be paid: without points, `ask-turn-spent` says what is left to do.
    """
    turn = s.phase == TURN and seat == s.seat
    if turn and s.points == 0:
        return None
    if turn and influence(s, seat) >= MOST_GUARDS:
        return "goal-caught", {}
    if seat == s.scapegoat:
        blocked = turn and check_price(s, seat) == SCG_20
        return "goal-scapegoat-blocked" if blocked else "goal-scapegoat", {}
    room = best_task(s, seat)
    if room < 0:
        return None
    task = s.task_in[room] - 1
    for_it = {"element": ELEMENTS[s.element[task]], "room": ROOM_NAMES[room]}
    lacking = lacking_for(s, seat, room)
    if lacking:
        return _item_goal(s, seat, task, lacking, for_it)
    if s.room[seat] != room:
        return _way_goal(s, seat, room, for_it)
    if count_prisoners(s, room) < s.prisoners[task]:
        return "goal-people", {**for_it, "count": s.prisoners[task]}
    if guards_at_task(s, seat) > s.most_guards[task]:
        return "goal-guards", {**for_it, "count": s.most_guards[task]}
    return (_hindrance(s, seat) if turn else None) or "goal-here", for_it


def _hindrance(s: Any, seat: int) -> str | None:
    """Why nothing that costs a point can be done where the seat is."""
    refusal = check_price(s, seat)
    return None if not refusal else "goal-blocked" if refusal == SCG_20 else "goal-dear"


def lacking_for(s: Any, seat: int, room: int) -> list[int]:
    """The kinds that neither the seat nor those in the task's room bring; a gun is any of them."""
    task = s.task_in[room] - 1
    there = [other for other in range(s.players) if other == seat or s.room[other] == room]
    lacking = [
        kind
        for kind in range(KINDS)
        for _ in range(s.need[task, kind] - sum(s.items[other, kind] for other in there))
    ]
    return lacking[sum(s.items[other, GUN] for other in there) :]


def _way_goal(s: Any, seat: int, room: int, for_it: dict[str, Any]) -> Said:
    """All is there but the seat itself: where the task is, and what it would meet there."""
    task = s.task_in[room] - 1
    guards = watching(s, room)
    way = {**for_it, "count": steps_between(s, s.room[seat], room)}
    if _is_shut(s, room):
        return "goal-shut", way
    counted = guards - (s.cash[seat] if bribes_help(s) else 0)
    if counted > s.most_guards[task]:
        return "goal-room-guards", {**way, "guards": guards, "most": s.most_guards[task]}
    if count_prisoners(s, room) + 1 < s.prisoners[task]:
        return "goal-room-people", {**way, "prisoners": s.prisoners[task]}
    return "goal-room", way


def _item_goal(
    s: Any, seat: int, task: int, lacking: list[int], for_it: dict[str, Any]
) -> Said | None:
    """What is still needed, where it is had, and why it is not."""
    here = s.room[seat]
    turn = s.phase == TURN and seat == s.seat
    for kind in lacking:
        missing = {**for_it, "item": KIND_NAMES[kind]}
        sources = [other for other in range(ROOMS) if has_for_taking(s, other, kind)]
        if not sources:
            continue
        if not has_spare(s, seat, task):
            sources = [other for other in sources if not has_price(s, other)]
        if not sources:
            return "goal-cash", {**missing, "room": ROOM_NAMES[RECREATIONAL_ROOM]}
        open_ones = [other for other in sources if other == here or not _is_shut(s, other)]
        best = min(open_ones or sources, key=lambda other: _effort(s, here, other))
        where = {**missing, "room": ROOM_NAMES[best], "count": steps_between(s, here, best)}
        if not open_ones:
            return "goal-item-shut", where
        if free_places(s, seat) == 0 and not has_price(s, best):
            spare = _spare(s, seat, task)
            return ("goal-full", {**missing, "thing": spare}) if spare else ("goal-bring", missing)
        if best == here and turn and not is_free(s, here) and (why := _hindrance(s, seat)):
            return why, for_it
        if best != here and watching(s, best) >= TOO_MANY and not is_free(s, best):
            return "goal-item-guards", {**where, "guards": watching(s, best)}
        return "goal-item", where
    kind = lacking[0]
    owners = [other for other in range(s.players) if other != seat and s.items[other, kind] > 0]
    if not owners:
        return None
    return "goal-owner", {**for_it, "item": KIND_NAMES[kind], "other": owners[0]}


def _effort(s: Any, here: int, there: int) -> int:
    """How far a room is, guards that stop whoever acts there counted as a detour."""
    stopped = there != here and watching(s, there) >= TOO_MANY and not is_free(s, there)
    return steps_between(s, here, there) + (burden(s, there) if stopped else 0)


def _is_shut(s: Any, room: int) -> bool:
    """SCG-21, SCG-73: nobody gets in."""
    return bool(watching(s, room) >= MOST_GUARDS or s.locked >> room & 1)


def _spare(s: Any, seat: int, task: int) -> str | None:
    """Something in a full hand that the task does not need."""
    for kind in range(KINDS):
        if s.items[seat, kind] > s.need[task, kind]:
            return KIND_NAMES[kind]
    return None


def has_for_taking(s: Any, room: int, kind: int) -> bool:
    """Can an item be had in a room? The gold Visiting Area has nothing but the gun."""
    return s.lying[room, kind] > 0 and not (room == VISITING_AREA and is_gold(s, room))


def steps_between(s: Any, here: int, there: int) -> int:
    return STEPS[int(s.cell[here] * ROOMS + s.cell[there])]


NEAR = 1  # so many rounds after this one


def near(s: Any) -> Said | None:
    """SCG-13: how many rounds are left; SCG-40: the plan lacks one element."""
    if s.round == 0:
        return None
    rounds = int(GUARD_SUPPLY - 1 - count_guards(s))
    if s.phase == NEW_GUARD:
        rounds -= 1
    if rounds <= NEAR:
        return "near-last" if rounds <= 0 else "near-guards", {"count": rounds}
    groups = [int(marks_without(s, seat)) for seat in range(s.players)]
    lacking = [WHOLE_PLAN & ~held for held in groups if (WHOLE_PLAN & ~held).bit_count() == 1]
    missing = [name for k, name in enumerate(ELEMENTS) if 1 << k in lacking]
    return ("near-plan", {"missing": "+".join(missing)}) if missing else None


def light(s: Any, seat: int) -> Sequence[str]:
    """What is laid into an offer, and all picks but the last one of a room's rule or a card."""
    if s.phase == OFFER:
        return "give", "ask"
    if s.phase == PAY and s.room[seat] in (CHAPEL, RADIO_ROOM, EXERCISE_YARD):
        return ("pay",)  # nothing is spent before the rest is chosen
    if s.phase == TAKE and _takes_another(s, seat):
        return ("take",)
    if s.phase == PICK_ROOM and not _is_last_room(s):
        return ("pick_room",)
    return ()


def _takes_another(s: Any, seat: int) -> bool:
    """SCG-65: is a second item still to be chosen?"""
    room = s.room[seat]
    return not s.taking and takes(s, seat, room) == 2 and count_lying(s, room) > 2


def _is_last_room(s: Any) -> bool:
    """SCG-52, SCG-71, SCG-75: of those that lead to something."""
    card = s.doing - CARD_RULES
    if card not in (INFORM, CHANGE_OF_PLAN) and card >= 0:
        return True
    if not s.first_room:
        return False
    one = card == CHANGE_OF_PLAN or (card < 0 and is_gold(s, RADIO_ROOM))
    return bool(one or s.moved_to)


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
