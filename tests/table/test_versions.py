"""Versions: what a seat notices, and when a move comes too late."""

from __future__ import annotations

import random

import pytest

from jailbirds.table import Play, Refusal, Undo, decide
from tests.roles import SECRET, TALKATIVE
from tests.table.tables import begun, legal_actions, people, play_any


def test_a_move_for_an_old_position_is_a_conflict() -> None:
    table = begun(chairs=people(2))
    seat = table.actors[0]
    old = table.version(seat)
    first, second = legal_actions(table, seat)[:2]
    after = decide(table, Play(seat, first, old), 2_000)
    for version in (old, old - 1, after.version(seat) + 1):
        with pytest.raises(Refusal) as refusal:
            decide(after, Play(seat, second, version), 3_000)
        assert refusal.value.kind == "conflict"


def test_secret_bets_of_all_land_whatever_order_they_come_in() -> None:
    """AUS-04: all write at once; nobody's step makes another's a conflict."""
    table = begun(SECRET, people(4))
    versions = [table.version(seat) for seat in range(4)]
    for seat in (3, 1, 0, 2):
        table = decide(table, Play(seat, legal_actions(table, seat)[0], versions[seat]), 2_000)
    assert table.length > 0
    for seat in (2, 0):  # the others' steps are behind their backs
        assert decide(table, Play(seat, legal_actions(table, seat)[0], table.version(seat)), 2_000)


def test_nobody_can_count_the_secret_steps_of_others() -> None:
    table = begun(SECRET, people(3))
    before = [table.version(seat) for seat in (0, 2, None)]
    after = table
    for _ in range(5):  # of seven stones
        after = decide(after, Play(1, legal_actions(after, 1)[0]), 2_000)
    assert after.length == table.length + 5
    assert [after.version(seat) for seat in (0, 2, None)] == before
    assert after.version(1) > table.version(1)


def test_votes_of_all_land_for_the_version_in_which_the_vote_was_called() -> None:
    """SCG-16: all vote at once."""
    table = begun(TALKATIVE, people(4))
    rng = random.Random(1)
    for _ in range(500):
        if len(table.actors) == 4:
            break
        table = play_any(table, rng, 2_000)
    versions = [table.version(seat) for seat in range(4)]
    for seat in (2, 0, 3, 1):
        vote = {"do": "vote", "prisoner": 0}
        legal = legal_actions(table, seat)
        table = decide(
            table, Play(seat, vote if vote in legal else legal[0], versions[seat]), 3_000
        )
    assert len(table.actors) == 1


def test_an_undo_makes_moves_for_the_undone_position_a_conflict() -> None:
    table = begun(TALKATIVE, people(3))
    undone = 0
    for _ in range(60):
        seat = table.actors[0]
        after = decide(table, Play(seat, legal_actions(table, seat)[0]), 2_000)
        try:
            back = decide(after, Undo(seat), 2_500)
        except Refusal:
            table = after
            continue
        undone += 1
        assert back.game is not None
        assert table.game is not None
        assert back.game.state.tobytes() == table.game.state.tobytes()
        with pytest.raises(Refusal) as refusal:
            decide(back, Play(seat, legal_actions(back, seat)[0], after.version(seat)), 3_000)
        assert refusal.value.kind == "conflict"
        table = after
    assert undone > 3


def test_a_move_that_was_overtaken_by_the_last_one_is_a_conflict() -> None:
    table = begun(turn_limit=1)
    rng = random.Random(1)
    while table.status != "over":
        old = table
        table = play_any(table, rng, 2_000)
    seat = old.actors[0]
    for version, kind in ((old.version(seat), "conflict"), (table.version(seat), "over")):
        with pytest.raises(Refusal) as refusal:
            decide(table, Play(seat, legal_actions(old, seat)[0], version), 3_000)
        assert refusal.value.kind == kind
