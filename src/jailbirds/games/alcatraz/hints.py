"""How well a seat stands, for bots."""

from jailbirds.games.alcatraz.rules.wardens import warden_between
from jailbirds.games.alcatraz.state import COLUMNS, RED, ROWS, TO_WIN
from jailbirds.kernel.rule import rule

IN_BOAT = 40
BEFORE_BOAT = 9  # on a red square with the way free
BLOCKED = 4  # on a red square behind a warden
VICTORY = 10_000


@rule
def progress(s, seat):
    """How far a seat's prisoners have come, row by row and into the boat."""
    total = s.boat[seat] * IN_BOAT
    if s.boat[seat] >= TO_WIN:
        total += VICTORY
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            if s.yard[row, column] == seat + 1:
                total += ROWS + 1 - row
                if RED[row, column]:
                    total += BLOCKED if warden_between(s, column, row, 0) else BEFORE_BOAT
    return total


@rule
def evaluate(s, seat):
    """Own progress against the best of the others."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, progress(s, other))
    return 2 * progress(s, seat) - best


@rule
def prefer(s, seat, action):
    """The position says it all."""
    return 0
