"""Vacation: the clock of a seat stands still for some days, as many as were agreed on."""

from __future__ import annotations

import pytest

from jailbirds.table import Clock, Refusal, Wake, decide
from jailbirds.table.clocks import DAY
from jailbirds.table.commands import TakeVacation
from tests.table.tables import begun, read_back, same
from tests.table.test_clocks import moved

DAYS = Clock("days", days=2, vacation=10)


def test_on_vacation_the_clock_stands_still() -> None:
    table = begun(clock=DAYS, now=0)
    seat = table.actors[0]
    away = decide(table, TakeVacation(seat, 5), DAY)
    assert away.times.deadline(seat) == 6 * DAY + 2 * DAY
    assert decide(away, Wake(), 8 * DAY - 1).seats[seat].plays == "person"
    assert decide(away, Wake(), 8 * DAY).seats[seat].plays == "bot"
    assert same(read_back(away), away)


def test_a_turn_that_begins_during_the_vacation_waits_for_its_end() -> None:
    table = begun(clock=DAYS, now=0)
    seat = table.actors[0]
    away = decide(table, TakeVacation(1 - seat, 5), 0)
    after = moved(away, DAY)
    assert after.actors == (1 - seat,)
    assert after.times.deadline(1 - seat) == 5 * DAY + 2 * DAY


def test_who_comes_back_early_keeps_the_days_that_are_left() -> None:
    table = begun(clock=DAYS, now=0)
    seat = table.actors[0]
    away = decide(table, TakeVacation(seat, 10), 0)
    assert away.times.days_left(seat, 0) == 10
    back = decide(away, TakeVacation(seat, 0), 4 * DAY)
    assert back.times.days_left(seat, 4 * DAY) == 6
    assert back.times.away[seat] == 0
    assert decide(back, TakeVacation(seat, 0), 4 * DAY).length == back.length


def test_nobody_takes_more_days_than_there_are() -> None:
    table = begun(clock=DAYS, now=0)
    seat = table.actors[0]
    away = decide(table, TakeVacation(seat, 60), 0)
    assert away.times.away[seat] == 10 * DAY
    with pytest.raises(Refusal) as refusal:
        decide(away, TakeVacation(seat, 1), 10 * DAY)
    assert refusal.value.key == "refused-vacation"


@pytest.mark.parametrize("clock", [Clock(), Clock("live", vacation=10), Clock("days", days=2)])
def test_only_games_by_days_that_agreed_on_it_have_vacation(clock: Clock) -> None:
    table = begun(clock=clock, now=0)
    with pytest.raises(Refusal):
        decide(table, TakeVacation(table.actors[0], 1), 0)
