"""How programs that learn see the record of Ausbrecher AG."""

from __future__ import annotations

from jailbirds.games.ausbrecher.state import (
    FACES,
    LAST_BOAT,
    LONGEST_PATH,
    SHORTEST_PATH,
    STONES,
    TURN_LIMIT,
)
from jailbirds.kernel.observing import choice, number

OBSERVED = {
    "turns": number(0, 60),  # few games last longer
    "turn_limit": number(0, TURN_LIMIT),
    "pushed": number(-20, 30),
    "ended": (),
    "path_length": number(SHORTEST_PATH, LONGEST_PATH),
    "first_square": number(0, STONES + 1),
    "skip": number(0, 1),
    "special_from_round": number(0, 4),
    "arrived": number(0, STONES),
    "square": number(0, LONGEST_PATH),
    "level": number(0, STONES - 1),
    "boat": choice(LAST_BOAT + 1),
    "forward": number(0, 1),
    "die": choice(FACES + 2, first=-1),
    "sealed": number(0, 1),
    "bet": choice(STONES, first=1),
}
