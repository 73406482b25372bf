"""Seats: sitting down, leaving and coming back, giving up; who may act when."""

from __future__ import annotations

import random

import pytest

from jailbirds.table import (
    BotPlay,
    Cancel,
    Chair,
    Close,
    Fill,
    Join,
    Leave,
    LinkRematch,
    Opening,
    Play,
    Refusal,
    Resign,
    Return,
    decide,
    open_table,
)
from jailbirds.table.wake import Pauses, wake_at
from tests.roles import OPEN
from tests.table.tables import SEED, begun, legal_actions, people, play_any, read_back, same


def refused(table, command) -> str:  # type: ignore[no-untyped-def]
    with pytest.raises(Refusal) as refusal:
        decide(table, command, 5_000)
    return refusal.value.kind


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = open_table(Opening(OPEN, [*people(2), Chair("bot")]), SEED, 0)
    table = decide(table, Join(1), 1)
    assert table.status == "waiting"
    assert refused(table, Join(1)) == "full"
    assert refused(table, Join(2)) == "full"
    assert refused(table, Play(1, {"do": "pass"})) == "early"
    table = decide(table, Join(0), 2)
    assert table.status == "playing"
    assert refused(table, Join(0)) == "full"


def test_who_gets_up_before_the_game_leaves_the_seat_free() -> None:
    table = open_table(Opening(OPEN, people(2)), SEED, 0)
    table = decide(decide(table, Join(0), 1), Leave(0), 2)
    assert table.seats[0].plays == "nobody"
    assert decide(table, Join(0), 3).seats[0].plays == "person"


def test_a_seat_that_was_kept_for_somebody_can_be_given_back() -> None:
    table = open_table(Opening(OPEN, [*people(2), Chair("bot")]), SEED, 0)
    declined = decide(table, Leave(1), 2)
    assert declined.length == table.length + 1
    assert decide(declined, Join(1), 3).seats[1].plays == "person"
    assert refused(declined, Leave(2)) == "not_yours"  # a bot's


def test_free_seats_are_given_to_bots_and_the_game_begins() -> None:
    table = open_table(Opening(OPEN, people(3)), SEED, 0)
    table = decide(table, Join(1), 1)
    rookies = {seat: Chair("bot", "rookie", seat) for seat in range(3)}
    filled = decide(table, Fill(rookies), 2)
    assert [seat.plays for seat in filled.seats] == ["bot", "person", "bot"]
    assert filled.status == "playing"
    assert same(filled, read_back(filled))
    with pytest.raises(Refusal) as refusal:
        decide(filled, Fill(rookies), 3)
    assert refusal.value.key == "refused-begun"


def test_a_table_is_cancelled_only_before_the_game() -> None:
    table = open_table(Opening(OPEN, people(2)), SEED, 0)
    cancelled = decide(decide(table, Join(0), 1), Cancel(), 2)
    assert cancelled.cancelled
    assert refused(cancelled, Join(1)) == "full"
    assert refused(begun(), Cancel()) == "conflict"


def test_a_closed_table_is_cancelled_before_the_game_and_over_without_a_winner_after() -> None:
    waiting = open_table(Opening(OPEN, people(2)), SEED, 0)
    assert decide(waiting, Close(), 1).cancelled
    closed = decide(begun(), Close(), 2_000)
    assert (closed.status, closed.cancelled) == ("over", False)
    assert closed.result is not None
    assert (closed.result.winners, closed.result.ending) == ((), "closed")
    assert same(closed, read_back(closed))
    assert refused(closed, Close()) == "over"
    assert refused(closed, Play(0, {})) == "over"


def test_a_bot_plays_for_who_has_left_until_the_player_returns() -> None:
    table = begun(chairs=people(3))
    seat = table.actors[0]
    away = decide(table, Leave(seat), 2_000)
    assert away.bots_to_act == (seat,)
    action = legal_actions(away, seat)[0]
    assert refused(away, Play(seat, action)) == "not_yours"
    assert refused(away, Leave(seat)) == "not_yours"
    back = decide(away, Return(seat), 3_000)
    assert back.bots_to_act == ()
    assert refused(back, Return(seat)) == "not_yours"
    assert refused(back, BotPlay(seat, action, back.version(seat))) == "conflict"
    assert decide(back, Play(seat, action), 4_000).length > back.length


def test_who_has_resigned_cannot_return() -> None:
    table = begun(chairs=people(3))
    given_up = decide(table, Resign(1), 2_000)
    assert given_up.seats[1].plays == "bot"
    assert refused(given_up, Return(1)) == "not_yours"
    assert refused(given_up, Resign(1)) == "not_yours"


def test_bots_wait_where_everybody_has_left_and_stop_where_everybody_gave_up() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot"), Chair("bot")])
    assert wake_at(decide(table, Leave(0), 2_000), Pauses(700, 20_000)) is None
    given_up = decide(table, Resign(0), 2_000)
    assert wake_at(given_up, Pauses(700, 20_000)) is None
    assert given_up.status == "over"
    assert given_up.result is not None
    assert (given_up.result.ending, given_up.result.winners) == ("all_gave_up", ())


def test_a_game_goes_on_while_one_who_left_may_come_back() -> None:
    table = begun(chairs=[Chair("person"), Chair("person"), Chair("bot")])
    table = decide(decide(table, Leave(0), 2_000), Resign(1), 3_000)
    assert table.status == "playing"
    assert decide(table, Return(0), 4_000).seats[0].plays == "person"


def test_a_finished_table_takes_no_commands_but_a_rematch() -> None:
    table = begun(turn_limit=1)
    rng = random.Random(1)
    while table.status != "over":
        table = play_any(table, rng, 2_000)
    for command in (Play(0, {"do": "pass"}), Leave(0), Return(0), Resign(0)):
        assert refused(table, command) == "over"
    linked = decide(table, LinkRematch("other"), 3_000)
    assert linked.rematch == "other"
    assert decide(linked, LinkRematch("third"), 4_000).rematch == "other"


def test_a_seat_that_does_not_exist_is_nobodys() -> None:
    table = begun()
    for seat in (-1, 2, 77):
        assert refused(table, Play(seat, {"do": "pass"})) == "not_yours"
        assert refused(table, Resign(seat)) == "not_yours"


def test_actions_that_make_no_sense_are_malformed_and_forbidden_ones_name_their_rule() -> None:
    table = begun()
    seat = table.actors[0]
    assert refused(table, Play(seat, {"do": "fly"})) == "malformed"
    with pytest.raises(Refusal) as refusal:
        decide(table, Play(seat, {"do": "enter", "row": 8, "column": 2}), 5_000)
    assert (refusal.value.kind, refusal.value.rule) == ("illegal", "ALC-13")
    assert refusal.value.key == "ALC-13.no"
    assert refused(table, Play(1 - seat, legal_actions(table, seat)[0])) == "out_of_turn"
