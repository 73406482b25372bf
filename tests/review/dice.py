"""Games that are decided by their last roll, and the same decisions with another roll."""

from __future__ import annotations

from collections.abc import Iterator

import jailbirds
from jailbirds.review import Course, review
from tests.review.games import LITTLE, finished


def with_another_last_roll(
    title: str, seed: int
) -> Iterator[tuple[jailbirds.Game, jailbirds.Game]]:
    """A game, beside each of those in which its last roll came otherwise and let others win."""
    game = finished(title, seed)
    assert game.result is not None
    rolls = [k for k, move in enumerate(game.moves) if move.seat == jailbirds.CHANCE]
    if not rolls or any(count > 1 for count in Course(game).choices[rolls[-1] + 1 :]):
        return
    for outcome in game.after(rolls[-1]).legal(jailbirds.CHANCE):
        other = game.after(rolls[-1])
        other._auto_roll = False
        if outcome == game.moves[rolls[-1]].action:
            continue
        other.play(jailbirds.CHANCE, outcome)
        while not other.over and len(other.legal()) == 1:
            other.play(other.actors[0], other.legal()[0])
        if other.result is not None and other.result.winners != game.result.winners:
            yield game, other


def changes_luck_alone(game: jailbirds.Game, other: jailbirds.Game) -> bool:
    """Do the reviews of two such games differ by luck and the result, and by nothing else?"""
    one, two = (review(each, effort=LITTLE, cores=1).players for each in (game, other))
    alike = all(
        (a.start, a.own, a.others) == (b.start, b.own, b.others)
        for a, b in zip(one, two, strict=True)
    )
    differs = [a.result - b.result for a, b in zip(one, two, strict=True)]
    by_luck = [a.luck - b.luck for a, b in zip(one, two, strict=True)]
    return alike and differs == by_luck and any(differs)
