"""Clocks: whose time runs, what happens when it is over, and the talk before the vote."""

from __future__ import annotations

import random

import pytest

from jailbirds.table import Chair, Clock, Leave, Play, Refusal, Return, Table, Wake, decide
from jailbirds.table.clocks import DAY
from jailbirds.table.waking import wake_at
from tests.table.tables import begun, choices, people, play_any

LIVE = Clock("live", base=60, increment=5)


def moved(table: Table, now: int) -> Table:
    seat = table.actors[0]
    return decide(table, Play(seat, choices(table, seat)[0]), now)


def test_only_the_clock_of_who_is_to_act_runs() -> None:
    table = begun(clock=LIVE, now=1_000)
    seat = table.actors[0]
    assert table.times.deadline(seat) == 61_000
    assert table.times.deadline(1 - seat) is None
    after = moved(table, 11_000)
    assert after.times.left[seat] == 50_000 + 5_000
    assert after.times.deadline(1 - seat) == 71_000


def test_when_the_time_is_up_a_bot_plays_on() -> None:
    table = begun(clock=LIVE, now=1_000)
    seat = table.actors[0]
    assert wake_at(table, 700) == 61_000
    assert decide(table, Wake(), 60_999).length == table.length
    late = decide(table, Wake(), 90_000)
    assert late.seats[seat].plays == "bot"
    assert late.seats[seat].late
    with pytest.raises(Refusal) as refusal:
        decide(late, Return(seat), 91_000)
    assert refusal.value.kind == "not_yours"


def test_with_days_per_move_one_may_come_back_and_has_days_again() -> None:
    table = begun(chairs=people(3), clock=Clock("days", days=2), now=1_000)
    seat = table.actors[0]
    assert wake_at(table, 700) == 1_000 + 2 * DAY
    late = decide(table, Wake(), 1_000 + 2 * DAY)
    assert late.seats[seat].plays == "bot"
    back = decide(late, Return(seat), 3 * DAY)
    assert back.times.deadline(seat) == 5 * DAY


def test_nobody_is_hurried_without_a_clock_and_no_clock_runs_for_bots() -> None:
    assert wake_at(begun(), 700) is None
    table = begun(chairs=people(3), clock=LIVE)
    seat = table.actors[0]
    assert decide(table, Leave(seat), 2_000).times.deadline(seat) is None


def test_a_bot_acts_after_its_pause() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot")], now=1_000)
    while not table.bots_to_act:
        table = moved(table, 2_000)
    assert wake_at(table, 700) == table.at + 700


def talking(count: int = 3, clock: Clock | None = None) -> Table:
    table = begun("scapegoat", people(count), clock)
    rng = random.Random(5)
    while table.talk_since is None:
        table = play_any(table, rng, 2_000)
    return table


def test_the_talk_ends_after_two_minutes() -> None:
    """SCG-15: the table keeps the clock."""
    table = talking()
    assert table.talk_since is not None
    end = table.talk_since + 120_000
    assert wake_at(table, 700) == end
    assert decide(table, Wake(), end - 1).length == table.length
    after = decide(table, Wake(), end)
    assert after.talk_since is None
    assert len(after.actors) == 3
    assert after.told[table.length].entry.by == "clock"  # type: ignore[union-attr]


def test_nobodys_time_runs_while_all_talk() -> None:
    table = talking(clock=LIVE)
    assert table.times.first_deadline() is None
    (seat,) = table.actors
    called = decide(table, Play(seat, {"do": "call"}), 50_000)
    assert {called.times.deadline(other) for other in called.actors} != {None}


def test_a_bot_lets_several_people_talk_before_it_calls_the_vote() -> None:
    table = talking()
    (seat,) = table.actors
    assert table.talk_since is not None
    away = decide(table, Leave(seat), table.talk_since)
    assert wake_at(away, 700) == away.at + 30_000
