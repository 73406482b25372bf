"""What speaks for an action: what it does for one's task, for the trade, or against the others."""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from jailbirds.games.scapegoat.guide import has_for_taking, lacking_for, steps_between
from jailbirds.games.scapegoat.hints.errands import best_task, worst_threat
from jailbirds.games.scapegoat.rules.escape import marks_without
from jailbirds.games.scapegoat.rules.plan import missing_alone
from jailbirds.games.scapegoat.rules.prison import influence, watching
from jailbirds.games.scapegoat.rules.rooms import count_lying
from jailbirds.games.scapegoat.state import (
    CARD_RULES,
    CHAPEL,
    CONSENT,
    DINING_HALL,
    ELEMENTS,
    GATHER,
    INFORM,
    KIND_NAMES,
    RADIO_ROOM,
    RECREATIONAL_ROOM,
    ROOM_NAMES,
    ROOM_RULES,
    ROOMS,
    THING_NAMES,
    TOO_MANY,
    WARDENS_OFFICE,
)
from jailbirds.games.scapegoat.talk import case_against
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.title import Said


def reason(s: Any, seat: int, action: Action, _foreseen: Sequence[Event]) -> Said | None:
    found = REASONS.get(action.do)
    return found(s, seat, action) if found else None


@dataclass(frozen=True, slots=True)
class Aim:
    """The task that is worth most to a seat, and the kinds that it still lacks for it."""

    room: int
    task: int
    element: str
    lacking: Sequence[int]


def _aim(s: Any, seat: int) -> Aim | None:
    room = -1 if seat == s.scapegoat else int(best_task(s, seat))
    if room < 0:
        return None
    task = int(s.task_in[room]) - 1
    return Aim(room, task, ELEMENTS[s.element[task]], lacking_for(s, seat, room))


def _needs(aim: Aim | None, thing: str) -> bool:
    return aim is not None and thing in [KIND_NAMES[kind] for kind in aim.lacking]


# --- on the way


def _move(s: Any, seat: int, action: Action) -> Said | None:
    """To the task, to what it lacks, or at least nearer."""
    here, there = int(s.room[seat]), ROOM_NAMES.index(str(action.args["room"]))
    aim = _aim(s, seat)
    if aim is not None:
        if not aim.lacking and there == aim.room:
            return "why-move-task", {"element": aim.element}
        for kind in aim.lacking:
            if has_for_taking(s, there, kind):
                return "why-move-item", {"element": aim.element, "item": KIND_NAMES[kind]}
        sources = [
            room for room in range(ROOMS) for kind in aim.lacking if has_for_taking(s, room, kind)
        ]
        goals = sources if aim.lacking else [aim.room]
        if any(steps_between(s, there, goal) < steps_between(s, here, goal) for goal in goals):
            return "why-move-way", {"element": aim.element}
    if influence(s, seat) >= TOO_MANY > watching(s, there):
        return "why-move-guards", {}
    return _room_has(s, seat, there, "move") or (
        ("why-move-things", {}) if count_lying(s, there) else None
    )


def _room_has(s: Any, seat: int, room: int, do: str) -> Said | None:
    """What a room is good for besides items."""
    good = {
        WARDENS_OFFICE: "cards",
        RADIO_ROOM: "radio",
        DINING_HALL: "stamina",
        RECREATIONAL_ROOM: "cash",
    }
    if any(s.hand[other] for other in range(s.players) if other != seat):
        good[CHAPEL] = "chapel"
    return (f"why-{do}-{good[room]}", {}) if room in good else None


def _use(s: Any, seat: int, _: Action) -> Said | None:
    room, aim = int(s.room[seat]), _aim(s, seat)
    for kind in aim.lacking if aim else ():
        if has_for_taking(s, room, kind):
            assert aim is not None
            return "why-use-item", {"element": aim.element, "item": KIND_NAMES[kind]}
    return _room_has(s, seat, room, "use") or ("why-use-spare", {})


def _riot(s: Any, seat: int, action: Action) -> Said | None:
    """SCG-25: the room it comes from has one guard less."""
    source, aim = ROOM_NAMES.index(str(action.args["room"])), _aim(s, seat)
    if aim is not None and source == aim.room and watching(s, source) > s.most_guards[aim.task]:
        return "why-riot-task", {"element": aim.element}
    return "why-riot", {}


# --- the plan


def _carry_out(s: Any, seat: int, _: Action) -> Said | None:
    task = int(s.task_in[s.room[seat]]) - 1
    element = int(s.element[task])
    known = (marks_without(s, seat) | s.marks[seat]) >> element & 1
    return "why-task" if known else "why-task-first", {"element": ELEMENTS[element]}


def _push(s: Any, seat: int, _: Action) -> Said | None:
    aim = _aim(s, seat)
    return ("why-push-task", {"element": aim.element}) if aim else ("why-push", {})


def _bribe(s: Any, seat: int, _: Action) -> Said | None:
    aim = _aim(s, seat)
    at_task = aim is not None and aim.room == s.room[seat] and not missing_alone(s, seat, aim.task)
    return ("why-bribe-task", {"element": aim.element}) if aim and at_task else ("why-bribe", {})


# --- against others


def _vote(s: Any, seat: int, action: Action) -> Said | None:
    """The same as bots say of their votes."""
    other = int(action.args["seat"])
    return None if other == seat else (f"why-{case_against(s, seat, other)}", {"other": other})


def _steal(s: Any, seat: int, action: Action) -> Said | None:
    other, thing, aim = int(action.args["seat"]), str(action.args["thing"]), _aim(s, seat)
    if aim and _needs(aim, thing):
        return "why-steal-need", {"other": other, "thing": thing, "element": aim.element}
    return "why-steal", {"other": other}


def _play(s: Any, _seat: int, _: Action) -> Said | None:
    return ("why-play-threat" if worst_threat(s) > 1 else "why-play"), {}


def _prisoner(s: Any, _seat: int, action: Action) -> Said | None:
    other = int(action.args["seat"])
    chapel = s.doing == ROOM_RULES + CHAPEL
    return ("why-chapel" if chapel else "why-victim"), {"other": other}


def _room(s: Any, _seat: int, _: Action) -> Said | None:
    """SCG-52, SCG-71: where guards come from, and where they go."""
    guards = s.doing in (ROOM_RULES + RADIO_ROOM, CARD_RULES + INFORM)
    return ("why-guards", {}) if guards else None


def _pick_item(s: Any, seat: int, action: Action) -> Said | None:
    """SCG-36: whose items go into the task; SCG-72, SCG-77: what somebody loses by a card."""
    other = int(action.args["seat"])
    if s.phase != GATHER:
        return "why-victim-loses", {"other": other}
    return ("why-gather", {}) if other == seat else ("why-gather-other", {"other": other})


# --- trade


def _trade(s: Any, _seat: int, action: Action) -> Said | None:
    other = int(action.args["seat"]) if action.do == "offer" else int(s.asked)
    return "why-trade", {"other": other}


def _accept(s: Any, _seat: int, _: Action) -> Said | None:
    return ("why-consent" if s.phase == CONSENT else "why-accept"), {"other": int(s.seat)}


def _refuse(s: Any, seat: int, _: Action) -> Said | None:
    asker, aim = {"other": int(s.seat)}, _aim(s, seat)
    if s.phase == CONSENT:
        return "why-refuse-help", asker
    for kind, name in enumerate(KIND_NAMES):
        if aim and s.ask[kind] and s.items[seat, kind] <= s.need[aim.task, kind]:
            return "why-refuse-need", {**asker, "thing": name, "element": aim.element}
    return "why-refuse", asker


def _take(s: Any, seat: int, action: Action) -> Said | None:
    aim, item = _aim(s, seat), str(action.args["item"])
    if aim and _needs(aim, item):
        return "why-take", {"element": aim.element, "item": item}
    return "why-use-spare", {}


def _pay(s: Any, seat: int, action: Action) -> Said | None:
    """What the task does not need, or cash."""
    aim, thing = _aim(s, seat), THING_NAMES.index(str(action.args["thing"]))
    if aim and thing < len(KIND_NAMES) and s.items[seat, thing] <= s.need[aim.task, thing]:
        return None
    return "why-pay", {}


def _end(s: Any, _seat: int, _: Action) -> Said | None:
    return ("why-end" if s.points else "why-end-spent"), {}


def _plainly(_s: Any, _seat: int, action: Action) -> Said | None:
    return f"why-{action.do}", {}


REASONS: dict[str, Callable[[Any, int, Action], Said | None]] = {
    "move": _move,
    "use": _use,
    "riot": _riot,
    "carry_out": _carry_out,
    "push": _push,
    "bribe": _bribe,
    "vote": _vote,
    "name": _vote,
    "steal": _steal,
    "play": _play,
    "pick_prisoner": _prisoner,
    "pick_room": _room,
    "pick_item": _pick_item,
    "offer": _trade,
    "give": _trade,
    "ask": _trade,
    "send": _trade,
    "accept": _accept,
    "refuse": _refuse,
    "take": _take,
    "pay": _pay,
    "put_back": _plainly,
    "call": _plainly,
    "done": _plainly,
    "end": _end,
}
