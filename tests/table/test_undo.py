"""Undo: never past a reveal or a roll, and past other people's actions only if they agree."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.game import Game, Move
from jailbirds.kernel.position import Position
from jailbirds.server.tables import wire
from jailbirds.table import (
    AnswerUndo,
    BotPlay,
    Chair,
    Clock,
    Leave,
    Play,
    Refusal,
    Table,
    Undo,
    decide,
)
from jailbirds.table.journal import Played, Rolled
from jailbirds.table.undo import ASK, last_decision, why_not_undo
from jailbirds.table.wake import UNDO_WAITS, Pauses, wake_at
from tests.roles import SECRET
from tests.table.tables import begun, legal_actions, people, play_any, read_back, same


def test_nothing_can_be_taken_back_before_one_has_moved() -> None:
    table = begun()
    for seat in range(2):
        assert why_not_undo(table, seat) == "undo-nothing"


def test_the_last_move_can_be_taken_back_until_others_move_and_then_if_they_agree() -> None:
    table = begun()
    seat = table.actors[0]
    after = decide(table, Play(seat, {"do": "enter", "row": 9, "column": 3}), 2_000)
    assert why_not_undo(after, seat) is None
    assert why_not_undo(after, 1 - seat) == "undo-nothing"
    other = after.actors[0]
    assert other != seat
    further = decide(after, Play(other, legal_actions(after, other)[0]), 3_000)
    assert why_not_undo(further, seat) == ASK


@pytest.mark.parametrize("title", jailbirds.titles())
def test_whatever_can_be_undone_told_nobody_anything_and_rolled_nothing(title: str) -> None:
    """Over whole games, among people: an undo is free only for who moved last, with no luck in
    between, and the others are asked only where there was none either."""
    allowed = 0
    for seed in range(3):
        table = begun(title, people(jailbirds.title(title).players[0]))
        rng = random.Random(seed)
        for number in range(120):
            if table.status == "over":
                break
            table = play_any(table, rng, 2_000 + number)
            for seat in range(table.players):
                key = why_not_undo(table, seat)
                if key not in (None, ASK):
                    continue
                allowed += key is None
                first = last_decision(table, seat)
                assert first is not None
                since = [table.steps[index] for index in table.standing if index >= first]
                seats = {getattr(step.entry, "seat", None) for step in since}
                assert (seats == {seat}) == (key is None)  # what was forced goes along
                for step in since:
                    assert isinstance(step.entry, Played)
                    assert not step.entry.final
                    assert not {event.name for event in step.events} & table.title.reveals
    assert allowed > 0


def test_what_the_clock_or_a_bot_did_is_not_taken_back() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot")])
    with pytest.raises(Refusal):
        decide(table, Undo(1), 2_000)


def test_playing_and_taking_back_gains_no_time() -> None:
    table = begun(clock=Clock("live", base=60, increment=30))
    seat = table.actors[0]
    start = table.times.left[seat]
    for number in range(1, 4):
        table = decide(table, Play(seat, {"do": "enter", "row": 9, "column": 3}), 1_000 + number)
        table = decide(table, Undo(seat), 1_000 + number)
    assert table.times.left[seat] <= start


def against_bots() -> Table:
    """A person has moved, and both bots have answered."""
    table = begun(chairs=[Chair("person"), Chair("bot", "rookie"), Chair("bot", "rookie")])
    table = bots_move(table)
    table = decide(table, Play(0, legal_actions(table, 0)[0]), 2_000)
    return bots_move(table)


def bots_move(table: Table) -> Table:
    """Bots act until a person is to act."""
    while table.bots_to_act:
        seat = table.bots_to_act[0]
        action = legal_actions(table, seat)[0]
        table = decide(table, BotPlay(seat, action, table.version(seat)), 3_000)
    return table


def test_alone_against_bots_a_decision_is_taken_back_after_they_have_answered() -> None:
    table = against_bots()
    assert table.game is not None
    assert why_not_undo(table, 0) is None
    first = last_decision(table, 0)
    back = decide(table, Undo(0), 4_000)
    assert back.game is not None
    assert back.actors == (0,)
    assert len(back.game.moves) == len(table.game.moves) - 3
    assert {*back.undone} == {index for index in table.standing if index >= (first or 0)}
    assert same(back, read_back(back))
    again = decide(back, Play(0, legal_actions(back, 0)[1]), 5_000)
    assert same(again, read_back(again))


def test_what_the_dice_or_the_bots_have_shown_since_is_named_as_the_reason() -> None:
    """Over whole games against bots."""
    keys = set()
    for title in jailbirds.titles():
        few = jailbirds.title(title).players[0]
        table = begun(title, [Chair("person"), *[Chair("bot")] * (few - 1)])
        rng = random.Random(5)
        for number in range(200):
            if table.status == "over":
                break
            table = anybody_moves(table, rng, 2_000 + number)
            first = last_decision(table, 0)
            key = why_not_undo(table, 0)
            keys.add(key)
            if first is None:
                continue
            since = [table.steps[index] for index in table.standing if index >= first]
            rolled = any(isinstance(step.entry, Rolled) for step in since)
            assert rolled == (key == "undo-roll") or table.status == "over"
            assert key != ASK
    assert {None, "undo-nothing", "undo-roll", "undo-seen"} <= keys


@pytest.mark.parametrize("title", jailbirds.titles())
def test_what_can_be_taken_back_told_the_seat_nothing_that_it_could_not_know(title: str) -> None:
    """Over whole games against bots: in many a deal that fits what the seat knew when it decided,
    all could have done the same, and the seat would have seen the same."""
    few = jailbirds.title(title).players[0]
    answered = 0
    for seed in range(4):
        table = begun(title, [Chair("person"), *[Chair("bot")] * max(1, few - 1)])
        rng = random.Random(seed)
        for number in range(150):
            if table.status == "over":
                break
            table = anybody_moves(table, rng, 2_000 + number)
            first = last_decision(table, 0)
            if first is None or why_not_undo(table, 0) is not None:
                continue
            assert table.game is not None
            since = sum(index >= first for index in table.standing)
            moves = table.game.moves[-since:]
            if any(move.seat != 0 for move in moves):
                answered += 1
                check_nothing_is_ruled_out(table.game.after(len(table.game.moves) - since), moves)
    assert answered > 0


def check_nothing_is_ruled_out(before: Game, moves: Sequence[Move]) -> None:
    title, gear = before.title, before.title.gear("interpreted")
    rng = gear.open(generator(4, 5))
    for _ in range(10):
        deal = before.redacted(0)
        gear.loops.redeal(gear.open(deal), 0, 0, rng)
        position = Position(title, before.players, before.options, deal.tobytes())
        game = Game.from_position(position, roll=False)
        for move in moves:
            seen = [event for event in move.events if event.visible_to(0)]
            if game.why_not(move.seat, move.action) is None:
                told = game.play(move.seat, move.action)
                assert [event for event in told if event.visible_to(0)] == seen
            else:  # nobody sees it, or how far somebody is who decides at the same time
                assert not seen or move.seat in before.actors, f"{move} shows something"


def anybody_moves(table: Table, rng: random.Random, now: int) -> Table:
    seat = rng.choice(table.actors)
    action, version = rng.choice(legal_actions(table, seat)), table.version(seat)
    command = BotPlay if table.seats[seat].plays == "bot" else Play
    return decide(table, command(seat, action, version), now)


def after_another(players: int = 3) -> Table:
    """Somebody has moved, and the next one too."""
    table = begun(chairs=people(players))
    for _ in range(2):
        table = decide(
            table, Play(table.actors[0], legal_actions(table, table.actors[0])[0]), 2_000
        )
    return table


def first_mover(table: Table) -> int:
    entry = table.steps[table.standing[-2]].entry
    assert isinstance(entry, Played)
    return entry.seat


def test_with_people_it_is_taken_back_when_all_others_have_agreed() -> None:
    table = after_another()
    seat = first_mover(table)
    others = [other for other in range(3) if other != seat]
    asked = decide(table, Undo(seat), 3_000)
    assert asked.undo_asked is not None
    assert asked.standing == table.standing
    assert decide(asked, Undo(seat), 3_100).length == asked.length
    one = decide(asked, AnswerUndo(others[0], agree=True), 4_000)
    assert one.undo_asked is not None
    assert one.undo_asked.agreed == {others[0]}
    both = decide(one, AnswerUndo(others[1], agree=True), 5_000)
    assert both.undo_asked is None
    assert both.actors == (seat,)
    assert len(both.standing) == len(table.standing) - 2
    assert same(both, read_back(both))


def test_one_who_does_not_agree_ends_the_request_and_nobody_can_agree_to_none() -> None:
    table = after_another()
    seat = first_mover(table)
    other = (seat + 1) % 3
    asked = decide(table, Undo(seat), 3_000)
    declined = decide(asked, AnswerUndo(other, agree=False), 4_000)
    assert declined.undo_asked is None
    assert declined.standing == table.standing
    for late, who in ((declined, other), (asked, seat)):
        with pytest.raises(Refusal) as refusal:
            decide(late, AnswerUndo(who, agree=True), 5_000)
        assert refusal.value.key == "refused-undo-gone"


def test_a_request_lapses_when_somebody_acts_or_gets_up() -> None:
    table = after_another()
    asked = decide(table, Undo(first_mover(table)), 3_000)
    assert play_any(asked, random.Random(1), 4_000).undo_asked is None
    assert decide(asked, Leave(table.actors[0]), 4_000).undo_asked is None


def test_bots_give_people_time_to_answer_a_request() -> None:
    table = begun(chairs=[*people(2), Chair("bot")])
    table = bots_move(table)
    while not (table.bots_to_act and table.standing[2:]):
        table = decide(
            table, Play(table.actors[0], legal_actions(table, table.actors[0])[0]), 2_000
        )
    asked = decide(table, Undo(first_mover(table)), 9_000)
    assert asked.undo_asked is not None
    assert wake_at(asked, Pauses(100, 20_000)) == 9_000 + UNDO_WAITS
    declined = decide(asked, AnswerUndo(1 - first_mover(table), agree=False), 9_500)
    assert wake_at(declined, Pauses(100, 20_000)) == 9_600


def test_who_has_not_noticed_what_is_taken_back_forgets_nothing() -> None:
    table = begun(SECRET)
    seat = table.actors[0]
    after = decide(table, Play(seat, legal_actions(table, seat)[0]), 2_000)
    assert after.version(1 - seat) == table.version(1 - seat)
    back = decide(after, Undo(seat), 3_000)
    (undone,) = wire.new_steps(back, 1 - seat, after.length)
    assert undone.to is not None
    assert undone.to > table.version(1 - seat)


def test_people_at_one_device_need_not_ask_each_other() -> None:
    table = after_another()
    seat = first_mover(table)
    everybody = frozenset(range(3))
    back = decide(table, Undo(seat, everybody), 3_000)
    assert back.actors == (seat,)
    one = (seat + 1) % 3
    asked = decide(table, Undo(seat, frozenset({seat, one})), 3_000)
    assert asked.undo_asked is not None
    assert asked.undo_asked.agreed == {one}
