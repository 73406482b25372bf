"""Nobody waits for the absent: a bot stands in, or those who are there agree on an end."""

from __future__ import annotations

import random

import pytest

import jailbirds
from jailbirds.kernel.log import Log
from jailbirds.table import (
    BotPlay,
    Chair,
    End,
    Refusal,
    Resign,
    Return,
    StandIn,
    Table,
    decide,
    fold,
)
from jailbirds.table.journal import Played, Resigned
from jailbirds.words import LANGUAGES, words
from tests.roles import OPEN
from tests.table.tables import SEED, begun, legal_actions, people, play_any, read_back, same


def played_a_while(table: Table) -> Table:
    rng = random.Random(3)
    for number in range(6):
        table = play_any(table, rng, 2_000 + number)
    return table


def test_a_bot_stands_in_for_somebody_who_may_return() -> None:
    table = begun(chairs=people(3))
    seat = table.actors[0]
    other = (seat + 1) % 3
    without = decide(table, StandIn(other, seat), 2_000)
    assert without.bots_to_act == (seat,)
    assert decide(without, Return(seat), 3_000).seats[seat].plays == "person"
    assert same(without, read_back(without))
    for wrong in (StandIn(other, other), StandIn(other, 7)):
        with pytest.raises(Refusal):
            decide(table, wrong, 2_000)


def test_whoever_returns_is_told_what_a_bot_did_meanwhile() -> None:
    table = played_a_while(begun(chairs=people(2)))
    seat = next(k for k in range(2) if table.last_own(k))
    before = table.last_own(seat)
    away = decide(table, StandIn(1 - seat, seat), 2_000)
    for number in range(40):
        if away.bots_to_act:
            action = legal_actions(away, seat)[0]
            away = decide(away, BotPlay(seat, action, away.version(seat)), 3_000 + number)
            break
        away = play_any(away, random.Random(number), 3_000 + number)
    entries = [step.entry for step in away.steps]
    assert any(isinstance(e, Played) and e.by == "bot" and e.seat == seat for e in entries)
    assert decide(away, Return(seat), 4_000).last_own(seat) == before


def test_the_game_ends_when_all_who_are_there_agree() -> None:
    table = played_a_while(begun(chairs=people(3)))
    one = decide(table, End(0, agree=True), 3_000)
    assert one.status == "playing"
    assert one.end_agreed == {0}
    both = decide(one, End(1, agree=True, unasked=frozenset({2})), 4_000)
    assert both.status == "over"
    assert both.result is not None
    assert (both.result.winners, both.result.ending, both.result.rule) == ((), "agreed", "")
    assert both.actors == ()
    again = read_back(both)
    assert (again.result, again.status) == (both.result, "over")


def test_who_changes_the_mind_or_acts_plays_on() -> None:
    table = played_a_while(begun(chairs=people(3)))
    seat = table.actors[0]
    wants = decide(table, End(seat, agree=True), 3_000)
    assert decide(wants, End(seat, agree=False), 4_000).end_agreed == frozenset()
    assert play_any(wants, random.Random(1), 4_000).end_agreed == frozenset()
    assert decide(wants, End(seat, agree=True), 4_000).length == wants.length


def test_nobody_ends_a_game_by_being_against_it() -> None:
    table = played_a_while(begun(chairs=people(2)))
    wants = decide(table, End(0, agree=True), 3_000)
    against = decide(wants, End(1, agree=False, unasked=frozenset({1})), 4_000)
    assert against.status == "playing"


def test_one_alone_with_bots_ends_a_game_that_is_no_fun() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot"), Chair("bot")])
    assert decide(table, End(0, agree=True), 3_000).status == "over"


@pytest.mark.parametrize("chairs", [people(2), [Chair("person"), Chair("bot")]])
def test_giving_up_ends_a_game_of_two_and_the_other_wins(chairs: list[Chair]) -> None:
    table = begun(chairs=chairs)
    over = decide(table, Resign(0), 2_000)
    assert over.status == "over"
    assert over.result is not None
    assert (over.result.winners, over.result.ending) == ((1,), "given_up")
    assert same(over, read_back(over))
    for language in LANGUAGES:
        said = words(language, table.title).result(over.result, ["Ann", "Ben"])
        assert "Ben" in said


def test_giving_up_among_three_lets_a_bot_play_on() -> None:
    assert decide(begun(chairs=people(3)), Resign(0), 2_000).status == "playing"


def test_a_journal_in_which_a_bot_played_on_after_one_of_two_gave_up_is_still_read() -> None:
    """So it was before giving up ended such a game."""
    table = begun()
    entries = [step.entry for step in table.steps]
    seat = table.actors[0]
    assert table.game is not None
    action = table.game.legal(seat)[0].to_dict()
    old = [
        *entries,
        Resigned(at=2_000, seat=seat),
        Played(at=3_000, seat=seat, action=action, by="bot"),
    ]
    assert fold(old, SEED).status == "playing"


def test_the_log_of_a_game_that_was_ended_can_be_verified_as_far_as_it_goes() -> None:
    table = decide(played_a_while(begun(OPEN)), Resign(0), 9_000)
    log = Log.from_json(table.log(["Ann", "Ben"]).to_json())
    assert log.result is None
    assert log.seed == SEED.hex()
    assert jailbirds.verify(log).fair
