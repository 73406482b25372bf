"""What speaks for a vote."""

from jailbirds.games.scapegoat.hints.errands import prospect
from jailbirds.games.scapegoat.hints.worth import *
from jailbirds.games.scapegoat.rules.escape import count_bits, only_theirs
from jailbirds.games.scapegoat.rules.vote import DO_NAME, DO_VOTE


@DO_NAME.prefer
@DO_VOTE.prefer
def prefer_vote(s, seat, other):
    """Against whoever is nearest to being indispensable, or holds blackmail."""
    if other == seat:
        return NEVER
    total = 3 * POINT * count_bits(only_theirs(s, other)) + POINT * s.hand[other] // 2
    total += 2 * POINT * count_bits(s.marks[other]) + prospect(s, other) // 4
    return total - POINT * s.bonus if other == s.scapegoat else total
