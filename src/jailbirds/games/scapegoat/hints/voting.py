"""What speaks for a vote."""

from jailbirds.games.scapegoat.actions import (
    DO_LEAVE,
    DO_NAME,
    DO_VOTE,
)
from jailbirds.games.scapegoat.hints.errands import prospect
from jailbirds.games.scapegoat.hints.worth import NEVER, POINT
from jailbirds.games.scapegoat.rules.escape import (
    count_bits,
    only_theirs,
)
from jailbirds.kernel.rule import rule


@rule
def prefer_vote(s, seat, action):
    """Against whoever is nearest to being indispensable, or holds blackmail."""
    if DO_VOTE <= action < DO_LEAVE:
        target = action - (DO_VOTE if action < DO_NAME else DO_NAME)
        if target == seat:
            return NEVER
        total = 3 * POINT * count_bits(only_theirs(s, target)) + POINT * s.hand[target] // 2
        total += 2 * POINT * count_bits(s.marks[target]) + prospect(s, target) // 4
        return total - POINT * s.bonus if target == s.scapegoat else total
    return 0
