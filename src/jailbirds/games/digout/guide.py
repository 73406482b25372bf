"""What a player of Dig Your Way Out is to do next, and what for (DIG-10 … DIG-39)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jailbirds.games.digout.rules.cards import score, weapons
from jailbirds.games.digout.rules.crafting import missing
from jailbirds.games.digout.rules.effects import lasting
from jailbirds.games.digout.rules.extortion import has_bare_hands, principal
from jailbirds.games.digout.rules.gangs import check_pay
from jailbirds.games.digout.rules.market import price_of
from jailbirds.games.digout.rules.moving import check_again
from jailbirds.games.digout.rules.pasts import check_reveal
from jailbirds.games.digout.rules.playing import asked_effect
from jailbirds.games.digout.rules.trading import check_propose
from jailbirds.games.digout.state import (
    ACCESSORIES,
    ACT,
    ANSWER,
    AT_CRAFT,
    BRAWL,
    CARDS,
    DO_BEAT,
    DO_SEND,
    EXTORTED,
    FIGHT,
    FIGURE_TOOLS,
    GANG_NEEDS,
    GANGS,
    HAND_LIMIT,
    JOIN,
    KNIFE,
    LEAD,
    LIMIT,
    MAKES,
    MOST_BEATINGS,
    MOST_NEEDS,
    NEEDS,
    NEEDS_FEWER,
    POINTS,
    RECIPES,
    RETURN,
    SELL,
    TARGET,
    THREAT,
    TOOL_NAMES,
    TOOLS,
    TRADE,
    WALK,
    WARE_CARD,
    WARE_COUNT,
    WARES,
)

Said = tuple[str, dict[str, Any]]
TERMS = ("", "swap", "charge", "bid")


def prompt(s: Any, seat: int) -> Said | None:
    """The next step of what a seat is doing; None: `ask-<phase>` says it."""
    found = PROMPTS.get(int(s.phase))
    return found(s, seat) if found else None


def _act(s: Any, seat: int) -> Said:
    if s.actions > 0:
        return "ask-act-searched" if s.searched else "ask-act", {"count": int(s.actions)}
    return "ask-act-none", {"past": "no" if check_reveal(s, seat) else "yes"}


def _walk(s: Any, seat: int) -> Said:
    return "ask-walk", {"face": int(s.die), "again": "no" if check_again(s, seat) else "yes"}


def _join(s: Any, _: int) -> Said:
    gang = s.joining - 1
    return "ask-join", {"gang": GANGS[gang], "count": _unpaid(s)}


def _target(s: Any, _: int) -> Said:
    effect = asked_effect(s)
    if effect == DO_BEAT:
        return "ask-target-beat", {}
    return ("ask-target-send" if effect == DO_SEND else "ask-target-peek"), {}


def _arms(s: Any, seat: int) -> str:
    """Has a seat anything to fight with?"""
    return "yes" if has_bare_hands(s, seat) or weapons(s, seat) > 0 else "no"


def _threat(s: Any, seat: int) -> Said:
    held = "yes" if s.hand[seat, s.demand - 1] > 0 else "no"
    tool = TOOL_NAMES[s.demand - 1]
    return "ask-threat", {"tool": tool, "held": held, "armed": _arms(s, seat)}


def _fight(s: Any, seat: int) -> Said:
    if seat != principal(s):
        return "ask-fight-mate", {"seat": principal(s)}  # DIG-38
    return "ask-fight", {"armed": _arms(s, seat)}


def _extorted(s: Any, seat: int) -> Said:
    wanted = FIGURE_TOOLS[s.figure_card - 1]
    held = any(wanted >> tool & 1 and s.hand[seat, tool] > 0 for tool in range(TOOLS))
    return "ask-extorted", {"held": "yes" if held else "no", "armed": _arms(s, seat)}


def _trade(s: Any, _: int) -> Said:
    if check_propose(s) == 0:
        return "ask-trade-ready", {}
    if TERMS[s.terms] == "bid":
        return "ask-trade-wanted", {}
    return ("ask-trade-terms" if s.offer_size > 0 else "ask-trade"), {"count": int(s.offer_size)}


def _proposal(s: Any) -> dict[str, Any]:
    cigarettes = int(s.price)
    return {"count": int(s.offer_size), "cigarettes": cigarettes, "wanted": int(s.wanted)}


def _answer(s: Any, _: int) -> Said:
    return f"ask-answer-{TERMS[s.terms]}", {"seat": int(s.seat), **_proposal(s)}


def _return(s: Any, _: int) -> Said:
    if s.wanted == 0:  # before version 2, for cigarettes
        return "ask-return-bid", {"cigarettes": int(s.price), "count": int(s.reply_size)}
    return "ask-return", {"count": int(s.wanted - s.reply_size)}


def _brawl(s: Any, seat: int) -> Said | None:
    victim = int(s.figure_victim) - 1
    return None if seat == victim else ("ask-fight-mate", {"seat": victim})  # DIG-33


PROMPTS = {
    ACT: _act,
    WALK: _walk,
    JOIN: _join,
    TARGET: _target,
    THREAT: _threat,
    FIGHT: _fight,
    LEAD: lambda s, _: ("ask-lead", {"face": int(s.die)}),
    EXTORTED: _extorted,
    BRAWL: _brawl,
    LIMIT: lambda s, seat: (
        "ask-limit",
        {"count": int(s.cards[seat]) - HAND_LIMIT, "most": HAND_LIMIT},
    ),
    TRADE: _trade,
    ANSWER: _answer,
    RETURN: _return,
}


def goal(s: Any, seat: int) -> Said | None:
    """What is still to be dug, and the nearest way to it; without actions there is none now."""
    if s.phase == ACT and s.actions == 0:
        return None
    left = int(s.target) - score(s, seat)
    held = [tool for tool in range(TOOLS) if s.hand[seat, tool] > 0]
    if held and s.beatings[seat] == MOST_BEATINGS:
        return "goal-heal", {"count": left}
    if held:
        worth = sum(POINTS[tool] * int(s.hand[seat, tool]) for tool in held)
        return "goal-dig", {"count": left, "points": worth}
    over = int(s.cards[seat]) - HAND_LIMIT
    if over > 0 and seat == s.seat:
        return "goal-hand", {"count": left, "most": HAND_LIMIT, "over": over}
    return _craft_goal(s, seat, left) or _buy_goal(s, seat, left) or ("goal-spoon", {"count": left})


def _craft_goal(s: Any, seat: int, left: int) -> Said | None:
    """A tool that can be crafted, or of which one card is missing; the best one first."""
    fewer = lasting(s, seat, AT_CRAFT, NEEDS_FEWER)
    lacking = [
        (max(0, missing(s, seat, recipe) - fewer), -recipe)
        for recipe in range(len(RECIPES))
        if MAKES[recipe] < KNIFE and s.pile[MAKES[recipe]] > 0
    ]
    least, recipe = min(lacking, default=(MOST_NEEDS, 0))
    if least > 1:
        return None
    tool = TOOL_NAMES[MAKES[-recipe]]
    if least == 0 and s.beatings[seat] > 0:
        return "goal-heal-craft", {"count": left}
    if least == 0:
        return "goal-craft", {"count": left, "tool": tool}
    needs = [NEEDS[-recipe * MOST_NEEDS + k] for k in range(MOST_NEEDS)]
    cards = "+".join(CARDS[k] for k in needs if k >= 0 and s.hand[seat, k] == 0)
    return "goal-part", {"count": left, "tool": tool, "card": cards}


def _buy_goal(s: Any, seat: int, left: int) -> Said | None:
    """The best tool that the cigarettes are enough for."""
    for ware in reversed(range(len(WARES))):
        price = price_of(s, seat, ware)
        card = WARE_CARD[ware]
        if card < KNIFE and s.cigarettes[seat] >= price and s.pile[card] >= WARE_COUNT[ware]:
            return "goal-buy", {"count": left, "tool": WARES[ware], "cigarettes": price}
    return None


def near(s: Any) -> Said | None:
    """DIG-41: the last round; DIG-10, DIG-35: those whom one more tool would get out."""
    if s.round + 1 == s.turn_limit:
        return "near-limit", {}
    lacks = {seat: int(s.target) - score(s, seat) for seat in range(s.players)}
    close = [seat for seat in lacks if 0 < lacks[seat] <= max(POINTS[:TOOLS])]
    if not close:
        return None
    if len(close) == 1:
        return "near-tunnel", {"seat": close[0], "count": lacks[close[0]]}
    if s.teams:
        least = min(close, key=lacks.__getitem__)
        return "near-team", {"seat": least, "count": lacks[least]}
    return "near-tunnels", {"count": len(close)}


def light(s: Any, _seat: int) -> Sequence[str]:
    """All picks but the last one: what a gang is paid with, what is laid into a trade or thrown
    away; and what is sold until one is done."""
    found = LIGHT.get(int(s.phase))
    return found[1:] if found and found[0](s) else ()


LIGHT: dict[int, tuple[Any, ...]] = {
    JOIN: (lambda s: _unpaid(s) > 1, "pay"),
    SELL: (lambda _: True, "sell"),
    LIMIT: (lambda s: s.cards[s.seat] - HAND_LIMIT > 1, "discard"),
    TRADE: (lambda s: s.version >= 2, "lay", "charge", "bid", "ask"),
    RETURN: (lambda s: s.wanted - s.reply_size != 1, "lay"),
}


def _unpaid(s: Any) -> int:
    """DIG-16: how many accessories a gang still wants."""
    return int(GANG_NEEDS[s.joining - 1]) - int(s.paid).bit_count()


def moot(s: Any, seat: int) -> Sequence[str]:
    """DIG-16: whoever has no more accessories than a gang wants pays with all of them."""
    if s.phase != JOIN:
        return ()
    held = sum(check_pay(s, seat, accessory) == 0 for accessory in range(ACCESSORIES))
    return ("pay",) if held == _unpaid(s) else ()


def grave(s: Any, _seat: int) -> Sequence[str]:
    """A beating taken, a past used up, actions that a turn ends with."""
    return "decline", "reveal", *(("end",) if s.actions else ())


def ending(s: Any) -> dict[str, Any]:
    """How long the longest tunnel is."""
    return {"points": max(score(s, seat) for seat in range(s.players))}
