"""How well the seats stand, for bots."""

from jailbirds.games.alcatraz.rules.wardens import warden_between
from jailbirds.games.alcatraz.state import COLUMNS, RED, ROWS, TO_WIN
from jailbirds.kernel.rule import rule

IN_BOAT = 40
BEFORE_BOAT = 9  # on a red square with the way free
BLOCKED = 4  # on a red square behind a warden
VICTORY = 10_000
LAST_TURNS = 32  # before the turn limit


@rule
def evaluate(s, seats, values):
    """Own progress against the best of the others."""
    progress(s, values)
    first, second = 0, 0
    for seat in range(s.players):
        if values[seat] > first:
            first, second = values[seat], first
        elif values[seat] > second:
            second = values[seat]
    for seat in range(s.players):
        values[seat] = 2 * values[seat] - (second if values[seat] == first else first)


@rule
def progress(s, values):
    """How far everybody's prisoners have come, row by row and into the boat."""
    weight = urgency(s)
    for seat in range(s.players):
        values[seat] = s.boat[seat] * IN_BOAT * weight
        if s.boat[seat] >= TO_WIN:
            values[seat] += VICTORY
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            if s.yard[row, column] > 0:
                worth = (ROWS + 1 - row) * weight
                if RED[row, column]:
                    worth += BLOCKED if warden_between(s, column, row, 0) else BEFORE_BOAT
                values[s.yard[row, column] - 1] += worth


@rule
def urgency(s):
    """How much a row counts: more and more towards the turn limit, where rows decide (ALC-25)."""
    left = s.turn_limit - s.turns
    return LAST_TURNS - left if s.turn_limit > 0 and left < LAST_TURNS else 1
