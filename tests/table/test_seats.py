"""Seats: sitting down, leaving and coming back, giving up; who may act when."""

from __future__ import annotations

import random

import pytest

from jailbirds.table import (
    BotPlay,
    Chair,
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
from jailbirds.table.waking import wake_at
from tests.table.tables import SEED, begun, choices, people, play_any


def refused(table, command) -> str:  # type: ignore[no-untyped-def]
    with pytest.raises(Refusal) as refusal:
        decide(table, command, 5_000)
    return refusal.value.kind


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = open_table(Opening("alcatraz", [*people(2), Chair("bot")]), SEED, 0)
    table = decide(table, Join(1), 1)
    assert table.status == "waiting"
    assert refused(table, Join(1)) == "full"
    assert refused(table, Join(2)) == "full"
    assert refused(table, Play(1, {"do": "pass"})) == "early"
    table = decide(table, Join(0), 2)
    assert table.status == "playing"
    assert refused(table, Join(0)) == "full"


def test_who_gets_up_before_the_game_leaves_the_seat_free() -> None:
    table = open_table(Opening("alcatraz", people(2)), SEED, 0)
    table = decide(decide(table, Join(0), 1), Leave(0), 2)
    assert table.seats[0].plays == "nobody"
    assert decide(table, Join(0), 3).seats[0].plays == "person"


def test_a_bot_plays_for_who_has_left_until_the_player_returns() -> None:
    table = begun(chairs=people(3))
    seat = table.actors[0]
    away = decide(table, Leave(seat), 2_000)
    assert away.bots_to_act == (seat,)
    action = choices(away, seat)[0]
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


def test_bots_wait_where_everybody_has_left_and_finish_where_everybody_gave_up() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot")])
    assert wake_at(decide(table, Leave(0), 2_000), pause=700) is None
    assert wake_at(decide(table, Resign(0), 2_000), pause=700) == 2_000


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
    assert refused(table, Play(1 - seat, choices(table, seat)[0])) == "out_of_turn"
