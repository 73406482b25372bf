"""What must never change in number, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.games.digout.state import (
    CARDS,
    FIGURE_KINDS,
    GANGS,
    KINDS,
    KNIFE,
    MOST_PLAYERS,
    PILE,
    TOOLS,
)


def census(s: Any) -> Mapping[str, int]:
    """Every card is in one place only, and hands are as large as they say."""
    return {
        **{CARDS[kind]: _cards_of(s, kind) for kind in range(KINDS)},
        **{name: _gang_cards_of(s, gang) for gang, name in enumerate(GANGS)},
        "michelle": sum(
            s.figure_stack[k] + s.figure_discard[k] + s.figure_out[k] for k in range(FIGURE_KINDS)
        ),
        "miscounted hands": sum(
            sum(s.hand[seat, kind] for kind in range(KINDS)) != s.cards[seat]
            for seat in range(MOST_PLAYERS)
        ),
        "miscounted stack": sum(s.stack[kind] for kind in range(KINDS)) - s.stack_size,
        "cards known that are not there": sum(
            s.known[observer, seat, kind] > s.hand[seat, kind]
            for observer in range(MOST_PLAYERS + 1)
            for seat in range(MOST_PLAYERS)
            for kind in range(KINDS)
            if s.known[observer, seat, kind]
        ),
        "below nothing": sum(
            s.hand[seat, kind] < 0 for seat in range(MOST_PLAYERS) for kind in range(KINDS)
        ),
    }


def _cards_of(s: Any, kind: int) -> int:
    hands = sum(s.hand[seat, kind] for seat in range(MOST_PLAYERS))
    laid = sum(s.laid[seat, kind] for seat in range(MOST_PLAYERS)) if kind < TOOLS else 0
    pile = s.pile[kind] if kind <= KNIFE else 0
    elsewhere = s.stack[kind] + s.discards[kind] + s.pool[kind] + (s.resolving == kind + 1)
    return int(hands + laid + pile + elsewhere)


def _gang_cards_of(s: Any, gang: int) -> int:
    """Different cards of a gang, wherever they are."""
    out = {s.gang_card[seat] for seat in range(MOST_PLAYERS)} | {s.top[gang]}
    out |= {s.under[gang, place] for place in range(PILE)}
    out |= {gang * PILE + n + 1 for n in range(PILE) if s.shuffled[gang] >> n & 1}
    return len(out & set(range(gang * PILE + 1, (gang + 1) * PILE + 1)))
