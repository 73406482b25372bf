"""Reports name what is unfair, in every title, first of all."""

from __future__ import annotations

import pytest

import jailbirds
from jailbirds.lab.balance.run import report, tables
from jailbirds.lab.changed import changed
from tests.lab.planting import planted_in

GAMES, FIRST_LINES = 1500, 8


@pytest.mark.parametrize("name", jailbirds.titles())
def test_a_planted_unfairness_is_named_in_the_first_lines(name: str) -> None:
    title = jailbirds.title(name)
    planted = planted_in(name)
    players = [planted.players]
    fair = report(title, tables(title, players, "regular", [{}]), GAMES).unusual()
    with changed(title, planted.change) as unfair:
        found = report(unfair, tables(unfair, players, "regular", [{}]), GAMES).unusual()
    told = found[:FIRST_LINES]
    for sentence in ("Seat 1 wins", f"“{planted.thing}”"):
        assert any(sentence in line and "points more than" in line for line in told), "\n".join(
            told
        )
        assert not any(sentence in line and "points more than" in line for line in fair), "\n".join(
            fair
        )
