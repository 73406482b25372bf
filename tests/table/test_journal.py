"""The journal is the only truth: whatever is done, reading it back gives the same table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jailbirds
from jailbirds.kernel.errors import DamagedLog
from jailbirds.table import (
    Clock,
    Leave,
    Opening,
    Play,
    Refusal,
    Resign,
    Return,
    Undo,
    Wake,
    decide,
    fold,
    from_log,
    open_table,
)
from tests.roles import OPEN, soon_over
from tests.table.tables import SEED, begun, legal_actions, people, play_any, read_back, same

TITLES = jailbirds.titles()


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_whatever_is_done_the_journal_gives_the_same_table(title: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(jailbirds.title(title).players)))
    clock = data.draw(st.sampled_from([Clock(), Clock("live", base=60), Clock("days")]))
    table = begun(title, people(players), clock)
    rng = random.Random(data.draw(st.integers(0, 1_000_000)))
    now = 1_000
    for _ in range(40):
        if table.status == "over":
            break
        now += rng.randrange(8_000)
        seat = rng.randrange(players)
        wish = rng.choice(["play"] * 8 + ["undo", "undo", "leave", "return", "resign", "wake"])
        try:
            match wish:
                case "play":
                    after = play_any(table, rng, now)
                case "undo":
                    after = decide(table, Undo(seat), now)
                case "leave":
                    after = decide(table, Leave(seat), now)
                case "return":
                    after = decide(table, Return(seat), now)
                case "resign":
                    after = decide(table, Resign(seat), now)
                case _:
                    after = decide(table, Wake(), now)
        except Refusal:
            continue
        for eye in range(players + 1):  # versions never go back
            versions = [step.numbers[eye] for step in after.steps]
            assert versions == sorted(versions)
        table = after
    assert same(read_back(table), table)


def test_a_refused_command_changes_nothing() -> None:
    table = begun()
    seat = table.actors[0]
    before = read_back(table)
    with pytest.raises(Refusal):
        decide(table, Play(seat, {"do": "enter", "row": 1, "column": 1}, table.version(seat)), 9)
    with pytest.raises(Refusal):
        decide(table, Play(1 - seat, legal_actions(table, seat)[0], table.version(1 - seat)), 9)
    assert same(table, before)


def test_deciding_leaves_the_old_table_as_it_was() -> None:
    table = begun()
    before = read_back(table)
    after = play_any(table, random.Random(1), 5_000)
    assert same(table, before)
    assert after.length > table.length


def test_a_journal_with_a_forbidden_move_or_a_foreign_seed_is_refused() -> None:
    table = begun()
    entries = [step.entry for step in table.steps]
    with pytest.raises(DamagedLog, match="seed"):
        fold(entries, b"another seed")
    with pytest.raises(DamagedLog, match="opening"):
        fold(entries[1:], SEED)


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_can_be_verified_and_brought_to_another_table(title: str) -> None:
    table = begun(title, people(jailbirds.title(title).players[0]), **soon_over(title, 12))
    rng = random.Random(3)
    now = 1_000
    while table.status != "over":
        now += 100
        table = play_any(table, rng, now)
    names = [f"player {seat}" for seat in range(table.players)]
    log = table.log(names)
    assert jailbirds.verify(log).fair
    copy = from_log(log, now)
    assert copy.status == "over"
    assert copy.log(names) == log


def test_an_unfinished_game_is_not_imported() -> None:
    game = begun().game
    assert game is not None
    with pytest.raises(Refusal) as refusal:
        from_log(game.log, 0)
    assert refusal.value.key == "refused-unfinished"


def test_a_game_begun_in_a_position_that_somebody_made_is_not_imported() -> None:
    game = jailbirds.new(OPEN, 2, seed=1)
    with game.edit() as s:
        s.turns = s.turn_limit - 1
    game.play(game.actors[0], game.legal()[0])
    assert game.over
    with pytest.raises(Refusal) as refusal:
        from_log(game.log, 0)
    assert refusal.value.key == "refused-position"


def test_what_cannot_be_opened_is_refused_with_words() -> None:
    for opening in (
        Opening("poker", people(2)),
        Opening(OPEN, people(9)),
        Opening(OPEN, people(2), {"turn_limit": "loud"}),
    ):
        with pytest.raises(jailbirds.JailbirdsError, match=r"expected|Expected|played by"):
            open_table(opening, SEED, 0)
