# mypy: allow-untyped-defs, allow-untyped-calls
"""How well a seat stands, for bots."""

from benchmarks.connect_four.rules import has_four
from benchmarks.connect_four.state import COLUMN_BITS, COLUMNS, ROWS
from jailbirds.kernel.rule import rule

VICTORY = 1000


@rule
def evaluate(s, seats, values):
    """A four decides; before that, stones count by how near to the middle column they are."""
    values[0] = score(s.stones[0]) - score(s.stones[1])
    values[1] = -values[0]


@rule
def score(stones):
    total = VICTORY if has_four(stones) else 0
    for column in range(COLUMNS):
        for row in range(ROWS):
            worth = COLUMNS // 2 - abs(column - COLUMNS // 2)
            total += (stones >> (column * COLUMN_BITS + row) & 1) * worth
    return total
