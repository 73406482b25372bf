"""Batches: many games as arrays, in every gear."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import jailbirds
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from jailbirds.batch import Batch
from jailbirds.batch.errors import BadBatch
from jailbirds.bots import UnknownBot
from jailbirds.kernel.title import Title

FULL = 0  # connect four, column 1


def batch_of(title: str | Title = CONNECT_FOUR, games: int = 5, **how: Any) -> Batch:
    given: dict[str, Any] = {"players": 2, "gear": "interpreted", "seed": 4}
    return Batch(title, games, **given | how)


def play(batch: Batch, steps: int) -> list[np.ndarray]:
    """Random steps, and what was earned in each."""
    earned = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        earned.append(batch.rewards.copy())
    return earned


def state_of(batch: Batch) -> bytes:
    arrays = (batch._records, batch.actors, batch.mask, batch.legal, batch.observations)
    return b"".join(np.ascontiguousarray(array).tobytes() for array in arrays)


def test_the_mask_and_the_list_say_what_a_game_says() -> None:
    batch = batch_of(games=4)
    play(batch, 9)
    for number in range(batch.games):
        game = jailbirds.Game.from_position(batch.position(number))
        (seat,) = game.actors
        legal = {action.id for action in game.legal(seat)}
        assert batch.actors[number] == seat
        assert set(np.flatnonzero(batch.mask[number]).tolist()) == legal
        assert set(batch.legal[number, : batch.counts[number]].tolist()) == legal
        assert set(batch.legal[number, batch.counts[number] :].tolist()) <= {-1}


def test_what_is_observed_is_what_the_redacted_record_of_the_actor_gives() -> None:
    batch = batch_of(games=3)
    play(batch, 5)
    for number in range(batch.games):
        game = jailbirds.Game.from_position(batch.position(number))
        (seat,) = game.actors
        seen = np.zeros(batch.observations.shape[1], np.float32)
        shown = CONNECT_FOUR.gear("interpreted").open(game.redacted(seat))[0]
        end = CONNECT_FOUR.observation.observe(shown, seat, 2, seen.data, 0)
        assert end == len(seen)
        assert (batch.observations[number] == seen).all()


def test_the_worth_of_a_position_is_what_evaluate_says_of_the_redacted_record() -> None:
    batch = batch_of(games=3, judge=True)
    play(batch, 7)
    for number in range(batch.games):
        game = jailbirds.Game.from_position(batch.position(number))
        (seat,) = game.actors
        values = np.zeros(8, np.int64)
        shown = CONNECT_FOUR.gear("interpreted").open(game.redacted(seat))[0]
        CONNECT_FOUR.rules["evaluate"](shown, 1 << seat, values.data)
        assert batch.worth[number] == values[seat]
    assert len(set(batch.worth.tolist())) > 1
    assert batch_of().worth is None


def test_native_and_interpreted_batches_are_the_same_whatever_the_threads() -> None:
    batches = [
        batch_of(games=7),
        batch_of(games=7, gear="native", threads=1),
        batch_of(games=7, gear="native", threads=3),
    ]
    for _ in range(50):
        for batch in batches:
            batch.step(batch.random_actions())
        assert len({state_of(batch) for batch in batches}) == 1
    for batch in batches:
        batch.play(30)
    assert len({state_of(batch) for batch in batches}) == 1


def test_a_game_is_the_same_however_many_there_are() -> None:
    few, many = batch_of(games=2), batch_of(games=6)
    few.play(17)
    many.play(17)
    assert many._records[:2].tobytes() == few._records.tobytes()
    assert len({record.tobytes() for record in many._records}) > 1
    few.reset(seed=5)
    few.play(17)
    assert many._records[:2].tobytes() != few._records.tobytes()


def test_winners_share_one_and_a_game_that_ends_begins_anew() -> None:
    batch = batch_of(games=20)
    ends = 0
    for earned, _ in zip(play(batch, 60), range(60), strict=True):
        assert set(earned.sum(axis=1).tolist()) <= {0.0, 1.0}
        ends += int(earned.sum())
    assert ends > 0
    assert (batch.actors >= 0).all()


def test_without_restart_a_finished_game_waits_and_takes_no_action() -> None:
    batch = batch_of(games=6, restart=False)
    for _ in range(42):
        batch.step(batch.random_actions())
    assert (batch.actors == -1).all()
    assert not batch.mask.any()
    ended = state_of(batch)
    with pytest.raises(jailbirds.OutOfTurn, match=r"game 2 is over \(C4-0[34]\).*'drop 1' \(0\)"):
        batch.step([-1, -1, 0, -1, -1, -1])
    batch.step([-1] * 6)
    assert state_of(batch) == ended
    batch.begin([False, True, False, False, False, False])
    assert batch.actors.tolist() == [-1, 0, -1, -1, -1, -1]


def test_games_go_on_from_positions_that_are_put_there() -> None:
    batch = batch_of(games=3)
    for _ in range(5):
        batch.step(batch.random_actions())
    here = batch.position(0)
    anew = batch_of(games=3)
    anew.put({2: here})
    assert anew.position(2) == here
    assert anew.actors.tolist() == [0, 0, int(batch.actors[0])]
    assert anew.mask[2].tolist() == batch.mask[0].tolist()
    before = state_of(anew)
    with pytest.raises(BadBatch, match="no game 3"):
        anew.put({3: here})
    with pytest.raises(BadBatch, match="no position but 5"):
        anew.put({0: 5})  # type: ignore[dict-item]
    with pytest.raises(BadBatch, match="of another title, number of players or options"):
        anew.put({0: batch_of(jailbirds.titles()[0]).position(0)})
    assert state_of(anew) == before


def test_an_illegal_action_is_refused_by_game_seat_action_and_rule_and_changes_nothing() -> None:
    batch = batch_of(games=3)
    for _ in range(6):
        batch.step([FULL, 2, FULL])
    before = state_of(batch)
    with pytest.raises(
        jailbirds.IllegalAction, match=r"game 2: seat 0 may not do 'drop 1' \(0\)"
    ) as no:
        batch.step([1, 3, FULL])
    assert no.value.rule == "C4-02"
    assert state_of(batch) == before
    for wrong in ([1, 3, 7], [1, 3, -2], [1, 3, 1 << 40]):
        with pytest.raises(jailbirds.MalformedAction, match="game 2: there is no action"):
            batch.step(wrong)
    for misshapen in ([1, 1], [[1, 1, 1]], [[1], [1, 1], 1], [0.5, 1, 1], ["a", "b", "c"], None):
        with pytest.raises(BadBatch, match="expected 3 whole numbers"):
            batch.step(misshapen)
    assert state_of(batch) == before


def test_an_illegal_action_may_end_its_game_instead() -> None:
    batch = batch_of(games=2, on_illegal="end")
    for _ in range(6):
        batch.step([FULL, 2])
    batch.step([FULL, 3])
    assert batch.endings.tolist() == [-1, 0]
    assert batch.rewards.tolist() == [[0.0, 1.0], [0.0, 0.0]]
    assert batch.actors.tolist() == [0, 1]


@pytest.mark.parametrize("wrong", [7, -2, -3, 1 << 40, -(1 << 31), (1 << 64) - 1])
def test_what_is_no_action_ends_its_game_whatever_number_it_is(wrong: int) -> None:
    batch = batch_of(games=3, on_illegal="end")
    kind = np.int64 if wrong < 1 << 63 else np.uint64
    batch.step(np.array([wrong, 3, wrong], kind))
    assert batch.endings.tolist() == [-1, 0, -1]
    assert batch.rewards.tolist() == [[0.0, 1.0], [0.0, 0.0], [0.0, 1.0]]


def test_numbers_may_be_those_of_numpy() -> None:
    batch = Batch(CONNECT_FOUR, np.int64(3), np.int64(2), gear="interpreted")  # type: ignore[arg-type]
    assert repr(batch) == "<Batch of 3 games of connect_four, 2 players>"


def test_arrays_of_a_batch_are_not_written_to() -> None:
    batch = batch_of()
    for array in (batch.actors, batch.mask, batch.legal, batch.observations, batch.rewards):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_seats_of_bots_are_played_inside_and_those_win_who_look_ahead() -> None:
    batch = batch_of(games=40, bots={1: "greedy"})
    won = np.zeros(2)
    for _ in range(80):
        assert (batch.actors == 0).all()
        batch.step(batch.random_actions())
        won += batch.rewards.sum(axis=0)
    assert won[1] > 2 * won[0] > 0


def test_what_cannot_be_made_is_refused_with_what_was_expected() -> None:
    with pytest.raises(jailbirds.UnknownTitle, match="chess"):
        batch_of("chess")
    with pytest.raises(UnknownBot, match="expected one of"):
        batch_of(bots={0: "grandmaster"})
    with pytest.raises(UnknownBot, match="thinks too long for a batch"):
        batch_of(bots={0: "veteran"})
    with pytest.raises(BadBatch, match="expected 0 to 1"):
        batch_of(bots={2: "random"})
    with pytest.raises(BadBatch, match="leave one"):
        batch_of(bots={0: "random", 1: "random"})
    for games in (0, 2.0, True):
        with pytest.raises(BadBatch, match=f"at least one game, not {games}"):
            batch_of(games=games)  # type: ignore[arg-type]
    for threads in (0, -2, 1.5):
        with pytest.raises(BadBatch, match=f"threads share the work, not {threads}"):
            batch_of(threads=threads)
    with pytest.raises(BadBatch, match="'raise' or 'end'"):
        batch_of(on_illegal="ignore")
    with pytest.raises(jailbirds.BadPlayers):
        batch_of(players=3)
    batch = batch_of(games=2)
    for game in (2, -1):
        with pytest.raises(BadBatch, match=f"no game {game}: expected 0 to 1"):
            batch.record(game)
    for moves in (-3, 1.5):
        with pytest.raises(BadBatch, match="how many actions"):
            batch.play(moves)  # type: ignore[arg-type]
