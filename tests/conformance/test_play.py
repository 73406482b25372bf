"""What is true of every game of every title, whatever happens in it."""

import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.log import Log
from tests.conformance.cases import (
    SEATS_AND_OTHERS,
    Case,
    every_case,
    positions,
    recorded,
)


@every_case
def test_legal_agrees_with_check_over_the_whole_range(case: Case) -> None:
    gear = case.title.gear("native")
    numbers = {int(name.split("-")[1]) for name in case.title.rule_names}
    refusals = np.zeros(case.title.actions.size, dtype=np.int32)
    for game in positions(case, seed=1):
        for seat in SEATS_AND_OTHERS:
            gear.loops.refusals(game.state, 0, seat, refusals)
            allowed = np.flatnonzero(refusals == 0).tolist()
            legal = [action.id for action in game.legal(seat)] if seat in game.actors else []
            assert len(set(legal)) == len(legal) <= case.title.most_legal
            assert sorted(legal) == allowed
            assert set(np.unique(refusals).tolist()) <= {0, *numbers}


@every_case
def test_somebody_can_act_until_the_game_is_over(case: Case) -> None:
    for game in positions(case, seed=2):
        assert bool(game.actors) == (game.result is None) == (not game.over)
        for seat in game.actors:
            assert game.legal(seat)
    assert game.result is not None
    assert game.result.ending in case.title.endings
    assert set(game.result.winners) <= set(range(case.players))


@every_case
def test_outcomes_of_chance_have_weights(case: Case) -> None:
    gear = case.title.gear("interpreted")
    for game in positions(case, seed=3, most=400):
        for action in game.legal(jailbirds.CHANCE):
            assert gear.loops.weight(gear.open(game.state), 0, action.id) > 0


@every_case
def test_pieces_never_appear_or_vanish(case: Case) -> None:
    gear = case.title.gear("interpreted")
    census = None
    for game in positions(case, seed=4, most=10_000):
        counted = case.title.census(gear.open(game.state)[0])
        if game.actors != (jailbirds.CHANCE,) or census is not None:  # after the set-up
            census = census or counted
            assert counted == census


@every_case
def test_undo_takes_back_every_move_to_the_byte(case: Case) -> None:
    game = case.game(seed=5)
    before = []
    while not game.over and len(before) < 60:
        seat = game.actors[-1]
        legal = game.legal(seat)
        before.append((len(game.moves), game.state.tobytes()))
        game.play(seat, legal[len(legal) // 2])
    for length, state in reversed(before):
        game.undo()
        assert (len(game.moves), game.state.tobytes()) == (length, state)
    with pytest.raises(jailbirds.JailbirdsError, match="nothing to take back"):
        game.undo()


@every_case
def test_a_copy_goes_its_own_way(case: Case) -> None:
    game = case.game(seed=6)
    twin = game.copy()
    before = game.state.tobytes()
    assert twin.state.tobytes() == before
    twin.play(twin.actors[0], twin.legal()[0])
    assert game.state.tobytes() == before
    assert len(twin.moves) > len(game.moves)
    game.play(game.actors[0], game.legal()[0])
    assert game.log == twin.log


@every_case
def test_a_saved_game_comes_back_as_it_was(case: Case, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("jailbirds.kernel.game.title", lambda _: case.title)
    for game in positions(case, seed=7, most=4):
        text = game.log.to_json()
        again = jailbirds.Game.from_log(text)
        assert again.state.tobytes() == game.state.tobytes()
        assert again.moves == game.moves
        assert Log.from_json(text) == game.log
    game.save(tmp_path / "log.json")
    assert jailbirds.Game.from_log(tmp_path / "log.json").result == game.result


@every_case
def test_every_random_game_ends(case: Case) -> None:
    for seed in range(100, 130):
        recorded(case, case.title.gear("native"), seed)  # fails where the log is full


@every_case
def test_a_preview_changes_nothing(case: Case) -> None:
    for game in positions(case, seed=8, most=8):
        state, length = game.state.tobytes(), len(game.moves)
        for seat in game.actors:
            for action in game.legal(seat):
                game.preview(seat, action)
        assert (game.state.tobytes(), len(game.moves)) == (state, length)


@every_case
def test_a_refused_action_changes_nothing(case: Case) -> None:
    everything = set(range(case.title.actions.size))
    for game in positions(case, seed=9, most=400):
        legal = {action.id for action in game.legal()}
        if not game.over and game.actors != (jailbirds.CHANCE,) and everything - legal:
            break
    state = game.state.tobytes()
    refused = min(everything - legal)
    waiting = next(seat for seat in case.seats if seat not in game.actors)
    with pytest.raises(jailbirds.IllegalAction) as illegal:
        game.play(game.actors[0], refused)
    assert illegal.value.rule in case.title.rule_names
    with pytest.raises(jailbirds.OutOfTurn) as early:
        game.play(waiting, min(legal))
    assert early.value.rule in case.title.rule_names
    for malformed in ({"do": "fly"}, {}, "", "fly", -1, case.title.actions.size, 1.5, None, True):
        with pytest.raises(jailbirds.MalformedAction):
            game.play(game.actors[0], malformed)
    with pytest.raises(jailbirds.BadSeat):
        game.play(case.players, min(legal))
    assert game.state.tobytes() == state
