"""What speaks for an action: what it does for the tunnel, for the hand, or in a fight."""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jailbirds.games.digout.hints.hands import tools_in_hand
from jailbirds.games.digout.hints.rooms import market_worth
from jailbirds.games.digout.rules.cards import same_team, score
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import (
    ACTION_EFFECT,
    ACTION_NAMES,
    CARDS,
    CLAUSES,
    DINING,
    DO_BEAT,
    DO_PEEK,
    DO_POOL,
    DO_PURGE,
    DO_SEND,
    DO_TRAVEL,
    INFIRMARY,
    INGREDIENTS,
    KNIFE,
    LEAD,
    MAKES,
    MOST_BEATINGS,
    POINTS,
    RECIPES,
    ROOMS,
    SEARCH_VALUE,
    SELLS,
    TOOL_NAMES,
    TOOLS,
    WARE_CARD,
    WARES,
    WEAPON_NAMES,
    YARD,
)
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.title import Said


def reason(s: Any, seat: int, action: Action, _foreseen: Sequence[Event]) -> Said | None:
    found = REASONS.get(action.do)
    return found(s, seat, action) if found else (f"why-{action.do}", {})


# --- the tunnel


def _dig(s: Any, seat: int, action: Action) -> Said | None:
    points = POINTS[TOOL_NAMES.index(str(action.args["tool"]))]
    left = int(s.target) - int(score(s, seat)) - points
    return ("why-dig", {"points": points, "count": left}) if left > 0 else ("why-dig-wins", {})


def _craft(_s: Any, _seat: int, action: Action) -> Said | None:
    made = MAKES[RECIPES.index(str(action.args["recipe"]))]
    return ("why-tool", {"points": POINTS[made]}) if made < TOOLS else ("why-weapon", {})


def _buy(_s: Any, _seat: int, action: Action) -> Said | None:
    bought = WARE_CARD[WARES.index(str(action.args["deal"]))]
    return ("why-tool", {"points": POINTS[bought]}) if bought < TOOLS else ("why-weapon", {})


def _heal(s: Any, seat: int, _: Action) -> Said | None:
    return ("why-heal-dig" if s.beatings[seat] == MOST_BEATINGS else "why-heal-craft"), {}


# --- rooms


def _go(s: Any, seat: int, action: Action) -> Said | None:
    room = ROOMS.index(str(action.args["room"]))
    if s.phase == LEAD:
        return _lead(s, seat, room)
    return _draw_of(s, seat, room)


def _draw_of(s: Any, seat: int, room: int) -> Said:
    """What there is to do in a room."""
    tools, beatings = int(tools_in_hand(s, seat)), int(s.beatings[seat])
    if room == home(s, seat) and tools and beatings < MOST_BEATINGS:
        return "why-go-dig", {"count": tools}
    if room == INFIRMARY and beatings:
        return "why-heal-dig" if beatings == MOST_BEATINGS else "why-heal-craft", {}
    if room == YARD and market_worth(s, seat) > 0:
        return "why-go-market", {}
    if room == DINING and s.pile[0] > 0:
        return "why-go-spoon", {}
    return "why-go-search", {"count": SEARCH_VALUE[room]}


def _lead(s: Any, seat: int, room: int) -> Said | None:
    """DIG-31: the figure is led to the others, or at least away."""
    there = [k for k in range(s.players) if k != seat and s.room[k] == room]
    others = [k for k in there if not same_team(s, seat, k)]
    return ("why-lead-to", {"other": others[0]}) if others else ("why-lead-away", {})


def _search(s: Any, seat: int, _: Action) -> Said | None:
    return "why-search", {"count": SEARCH_VALUE[s.room[seat]]}


def _visit(s: Any, seat: int, action: Action) -> Said | None:
    other = int(action.args["seat"])
    return ("why-visit-mate" if same_team(s, seat, other) else "why-visit"), {"other": other}


# --- cards


BY_EFFECT = {
    DO_BEAT: "why-play-beat",
    DO_SEND: "why-play-send",
    DO_PEEK: "why-play-peek",
    DO_TRAVEL: "why-play-travel",
    DO_POOL: "why-play-pool",
    DO_PURGE: "why-play-purge",
}


def _play(_s: Any, _seat: int, action: Action) -> Said | None:
    card = ACTION_NAMES.index(str(action.args["card"]))
    return BY_EFFECT.get(ACTION_EFFECT[card * CLAUSES], "why-play-gain"), {}


def _sell(_s: Any, _seat: int, action: Action) -> Said | None:
    return "why-sell", {"cigarettes": SELLS[CARDS.index(str(action.args["card"]))]}


def _pick(_s: Any, _seat: int, action: Action) -> Said | None:
    """Of a hand that lies open to one."""
    card = str(action.args["card"])
    if card in TOOL_NAMES:
        return "why-tool", {"points": POINTS[TOOL_NAMES.index(card)]}
    if card in WEAPON_NAMES:
        return "why-weapon", {}
    return ("why-pick-part" if card in INGREDIENTS else "why-pick"), {}


# --- against others


def _extort(s: Any, seat: int, action: Action) -> Said | None:
    other, tool = int(action.args["seat"]), TOOL_NAMES.index(str(action.args["tool"]))
    known = s.known[seat, other, tool] > 0
    return ("why-extort-known" if known else "why-extort"), {"other": other}


def _target(s: Any, seat: int, action: Action) -> Said | None:
    other = int(action.args["seat"])
    rivals = [k for k in range(s.players) if k != seat and not same_team(s, seat, k)]
    first = other in rivals and all(score(s, other) > score(s, k) for k in rivals if k != other)
    return ("why-target-first" if first else "why-target"), {"other": other}


def _fight(s: Any, seat: int, _: Action) -> Said | None:
    held = sum(int(s.hand[seat, KNIFE + weapon]) for weapon in range(len(WEAPON_NAMES)))
    return "why-fight", {"count": held}


# --- the rest


def _trade(s: Any, seat: int, action: Action) -> Said | None:
    """With whom: the one who is asked, or the one who has asked."""
    asked = int(action.args["seat"]) if action.do == "trade" else int(s.partner) - 1
    return "why-trade", {"other": int(s.seat) if asked == seat else asked}


def _answer(s: Any, _seat: int, action: Action) -> Said | None:
    return f"why-{action.do}", {"other": int(s.seat)}


def _end(s: Any, _seat: int, _: Action) -> Said | None:
    return ("why-end" if s.actions else "why-end-spent"), {}


def _none(_s: Any, _seat: int, _action: Action) -> Said | None:
    return None


REASONS: dict[str, Callable[[Any, int, Action], Said | None]] = {
    "dig": _dig,
    "craft": _craft,
    "spare": _craft,
    "buy": _buy,
    "heal": _heal,
    "go": _go,
    "sneak": _go,
    "search": _search,
    "visit": _visit,
    "play": _play,
    "sell": _sell,
    "pick": _pick,
    "extort": _extort,
    "target": _target,
    "fight": _fight,
    **dict.fromkeys(("trade", "lay", "swap", "charge", "bid", "ask", "propose"), _trade),
    "accept": _answer,
    "refuse": _answer,
    "end": _end,
    "rob": _none,
}
