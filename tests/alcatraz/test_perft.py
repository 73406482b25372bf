"""Node counts, confirmed by a slow count that shares nothing with the rules' code."""

from collections.abc import Iterator

import pytest

import jailbirds
from jailbirds.lab.perft import count_from, perft
from tests.alcatraz.positions import position

ALCATRAZ = jailbirds.title("alcatraz")
COUNTS = {2: (21, 411, 10_230), 3: (21, 411, 7_566), 4: (21, 411, 7_566)}

Yard = dict[tuple[int, int], int]
Wardens = dict[int, int]


def slow_moves(yard: Yard, wardens: Wardens, cell: list[int], me: int) -> Iterator[tuple]:
    """Every move found by trying each pair of squares and walking it step by step."""
    sources = [square for square, owner in yard.items() if owner == me]
    if cell[me]:
        sources += [(10, column) for column in range(1, 10)]
    for source in sources:
        for target in [(r, c) for r in range(1, 10) for c in range(1, 10)]:
            delta = (target[0] - source[0], target[1] - source[1])
            if target == source or (delta[0] and delta[1]):
                continue
            steps = abs(delta[0] + delta[1])
            unit = (delta[0] // steps, delta[1] // steps)
            path = [(source[0] + k * unit[0], source[1] + k * unit[1]) for k in range(1, steps + 1)]
            if target in yard or any(wardens.get(r) == c for r, c in path):
                continue
            after = {square: owner for square, owner in yard.items() if square != source}
            after[target] = me
            posts = dict(wardens)
            back = list(cell)
            back[me] -= source[0] == 10
            if target[0] in posts:
                walk = 1 if target[1] > posts[target[0]] else -1
                allowed = True
                for _ in range(steps):
                    posts[target[0]] += walk
                    caught = after.pop((target[0], posts[target[0]]), None)
                    if not 1 <= posts[target[0]] <= 9 or caught == me:
                        allowed = False
                        break
                    if caught is not None:
                        back[caught] += 1
                if not allowed:
                    continue
            yield after, posts, back


def slow_count(yard: Yard, wardens: Wardens, cell: list[int], me: int, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        slow_count(after, posts, back, (me + 1) % len(cell), depth - 1)
        for after, posts, back in slow_moves(yard, wardens, cell, me)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_counts_are_pinned_and_confirmed_by_a_slow_count(players: int, depth: int) -> None:
    wardens = dict(enumerate((5, 4, 7, 3, 8, 2, 9, 1), start=1))
    expected = COUNTS[players][depth - 1]
    assert slow_count({}, wardens, [4] * players, 0, depth) == expected
    assert perft(ALCATRAZ, depth, players) == expected


@pytest.mark.parametrize("depth", [1, 2])
def test_both_gears_count_the_same(depth: int) -> None:
    counted = perft(ALCATRAZ, depth, 3, {"wardens": "random"}, gear="interpreted")
    assert counted == perft(ALCATRAZ, depth, 3, {"wardens": "random"}, gear="native")


def test_every_outcome_of_chance_is_a_node() -> None:
    game = position({(1, 3): 0, (1, 4): 0, (1, 6): 0}, {1: 9, 2: 9, 3: 9}, boat=(1, 0))
    game.play(0, "escape 1 3")
    assert [count_from(game, depth) for depth in (0, 1, 2)] == [1, 8, 16]
