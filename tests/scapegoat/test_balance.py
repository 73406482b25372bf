"""The figures that the house content was tuned for, over fewer games than in docs/balance."""

import pytest

import jailbirds
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.balance.findings import Measured, measure
from jailbirds.lab.balance.games import Table, watch

TITLE = jailbirds.title("scapegoat")


def measured(table: Table, games: int) -> Measured:
    return measure(watch(TITLE, table, games), Counted(TITLE))


def test_greedy_bots_often_escape_and_use_every_room() -> None:
    found = measured(Table(("greedy",) * 4), 2000)
    assert 0.40 <= found.somebody.value <= 0.85
    rooms = [thing.used.value for thing in found.things if thing.group.name == "used room"]
    assert len(rooms) == 12
    assert min(rooms) >= 1 / 3
    seats = [seat.value for seat in found.seats]
    assert max(seats) - min(seats) < 0.08  # chance parts them


@pytest.mark.parametrize("players", [3, 4])
def test_a_first_game_is_won_by_most_and_not_by_all(players: int) -> None:
    assert TITLE.first is not None
    found = measured(Table(("regular",) * players, TITLE.first.options), 1000)
    assert found.somebody.high >= 0.60
    assert found.somebody.low <= 0.75
