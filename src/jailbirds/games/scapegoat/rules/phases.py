"""Who acts, and which rule says so to whoever tries something else."""

from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import CHANCE, rule


@rule
def actors(s):
    """All who have not voted yet; else one at a time."""
    phase = s.phase
    if phase == OVER:
        return 0
    if phase <= LAST_OF_CHANCE:
        return 1 << CHANCE
    if phase == VOTE:
        seats = 0
        for seat in range(s.players):
            if s.voted[seat] == 0:
                seats |= 1 << seat
        return seats
    if phase in (TALK, NAME):
        return 1 << s.scapegoat
    if phase in (ANSWER, CONSENT, LEAVE):
        return 1 << s.asked
    return 1 << s.seat


# The rule that says what has to happen first, phase by phase; 0 where that depends.
FIRST = (
    *(SCG_07, SCG_07, SCG_08, SCG_09, 0, 0, SCG_11),  # LAYOUT … FIRST_SCAPEGOAT
    *(SCG_12, SCG_38, SCG_62, SCG_51),  # NEW_GUARD … BLIND
    *(SCG_15, SCG_16, SCG_17, SCG_19),  # TALK … TURN
    *(SCG_19, SCG_19, SCG_19, SCG_19, SCG_19, SCG_19, SCG_62, SCG_19),  # PAY … DROP
    *(SCG_19, SCG_19, SCG_19, SCG_19, SCG_43, 0, SCG_19),  # OFFER … OVER, PICK_CARD
)
# The rule of the decision under way, for whatever does not belong to it
UNDER_WAY = (
    *FIRST[:TURN],
    0,  # in a turn actions name their own
    *(SCG_64, SCG_31, SCG_65, 0, 0, 0, SCG_62, SCG_05),  # PAY … DROP
    *(SCG_29, SCG_29, SCG_36, SCG_36, SCG_43, 0, SCG_51),  # OFFER … OVER, PICK_CARD
)


@rule
def not_yours(s):
    """The rule that says what has to happen first, or that it is over."""
    if s.phase in (DRAW, SPOT):
        return SCG_39 if s.round > 0 else SCG_10
    if s.phase == OVER:
        return SCG_13 if s.ended == LOST else SCG_44
    return FIRST[s.phase]


@rule
def not_now(s):
    """The rule of the decision under way; the room or the card says it where one has to pick."""
    if s.phase in (PICK_ROOM, PICK_PRISONER, PICK_ITEM):
        return s.doing + 0
    return not_yours(s) if s.phase in (DRAW, SPOT) else UNDER_WAY[s.phase]
