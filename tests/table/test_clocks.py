"""Clocks: whose time runs, what happens when it is over, and the debate before the vote."""

from __future__ import annotations

import random

import pytest

from jailbirds.table import (
    BotPlay,
    Chair,
    Clock,
    Enough,
    Leave,
    Play,
    Refusal,
    Return,
    SetPace,
    Skip,
    Table,
    Wake,
    decide,
)
from jailbirds.table.clocks import DAY
from jailbirds.table.wake import Pauses, wake_at
from tests.roles import TALKATIVE
from tests.table.tables import begun, legal_actions, people, play_any, read_back, same

LIVE = Clock("live", base=60, increment=5)


def moved(table: Table, now: int) -> Table:
    seat = table.actors[0]
    return decide(table, Play(seat, legal_actions(table, seat)[0]), now)


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
    assert wake_at(table, Pauses(700, 20_000)) == 61_000
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
    assert wake_at(table, Pauses(700, 20_000)) == 1_000 + 2 * DAY
    late = decide(table, Wake(), 1_000 + 2 * DAY)
    assert late.seats[seat].plays == "bot"
    back = decide(late, Return(seat), 3 * DAY)
    assert back.times.deadline(seat) == 5 * DAY


def test_nobody_is_hurried_without_a_clock_and_no_clock_runs_for_bots() -> None:
    assert wake_at(begun(), Pauses(700, 20_000)) is None
    table = begun(chairs=people(3), clock=LIVE)
    seat = table.actors[0]
    assert decide(table, Leave(seat), 2_000).times.deadline(seat) is None


def test_a_bot_acts_after_its_pause() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot")], now=1_000)
    while not table.bots_to_act:
        table = moved(table, 2_000)
    assert wake_at(table, Pauses(700, 20_000)) == table.at + 700


def debating(count: int = 3, clock: Clock | None = None) -> Table:
    table = begun(TALKATIVE, people(count), clock)
    rng = random.Random(5)
    while table.debate_since is None:
        table = play_any(table, rng, 2_000)
    return table


def test_the_debate_ends_after_two_minutes() -> None:
    """SCG-15: the table keeps the clock."""
    table = debating()
    assert table.debate_since is not None
    end = table.debate_since + 120_000
    assert wake_at(table, Pauses(700, 20_000)) == end
    assert decide(table, Wake(), end - 1).length == table.length
    after = decide(table, Wake(), end)
    assert after.debate_since is None
    assert len(after.actors) == 3
    assert after.steps[table.length].entry.by == "clock"  # type: ignore[union-attr]


def test_nobodys_time_runs_during_a_debate() -> None:
    table = debating(clock=LIVE)
    assert table.times.first_deadline() is None
    (seat,) = table.actors
    called = decide(table, Play(seat, {"do": "call"}), 50_000)
    assert {called.times.deadline(other) for other in called.actors} != {None}


PAUSES = Pauses(bot=700, talk=20_000)


def debating_bot(count: int = 3) -> Table:
    """The one who may end the debate is a bot."""
    table = debating(count)
    (seat,) = table.actors
    assert table.debate_since is not None
    return decide(table, Leave(seat), table.debate_since)


def test_a_bot_lets_people_talk_before_it_calls_the_vote() -> None:
    table = debating_bot()
    since = table.debate_since
    assert since is not None
    assert wake_at(table, PAUSES) == since + 20_000
    hasty = decide(table, SetPace(table_person(table), "instant"), since + 5_000)
    assert wake_at(hasty, PAUSES) == since + 20_000
    alone = decide(table, Leave(table_person(table)), since + 1_000)
    assert alone.people == 1
    assert wake_at(alone, PAUSES) == since + 20_000


def table_person(table: Table) -> int:
    return next(seat for seat, now in enumerate(table.seats) if now.plays == "person")


def test_the_talk_is_over_when_all_people_have_talked_enough() -> None:
    table = debating_bot()
    first, second = (k for k, now in enumerate(table.seats) if now.plays == "person")
    one = decide(table, Enough(first), 3_000)
    assert one.enough == {first}
    assert wake_at(one, PAUSES) == wake_at(table, PAUSES)
    assert decide(one, Enough(first), 3_100).length == one.length
    both = decide(one, Enough(second), 4_000)
    assert wake_at(both, PAUSES) == 4_700
    (bot,) = both.bots_to_act
    called = decide(both, BotPlay(bot, {"do": "call"}, both.version(bot)), 5_000)
    assert called.enough == frozenset()
    assert same(called, read_back(called))
    with pytest.raises(Refusal) as refusal:
        decide(called, Enough(first), 6_000)
    assert refusal.value.key == "refused-no-talk"


def test_one_who_skips_to_the_next_own_turn_has_talked_enough_but_cuts_nobody_short() -> None:
    table = debating_bot()
    since = table.debate_since
    assert since is not None
    skipped = decide(table, Skip(table_person(table)), 3_000)
    assert wake_at(skipped, PAUSES) == since + 20_000
    alone = decide(skipped, Leave(table_person(table)), 3_000)
    assert alone.people == 1
    assert wake_at(alone, PAUSES) == 3_000


def test_a_move_that_comes_after_its_time_is_refused() -> None:
    """Even where nobody has looked at the clock yet."""
    table = begun(clock=LIVE)
    seat = table.actors[0]
    action = legal_actions(table, seat)[0]
    deadline = table.times.deadline(seat)
    assert deadline is not None
    assert decide(table, Play(seat, action), deadline - 1).length > table.length
    with pytest.raises(Refusal) as late:
        decide(table, Play(seat, action), deadline + 2 * 3_600_000)
    assert late.value.key == "refused-late"
