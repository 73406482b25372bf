"""Both gears do the same, byte for byte."""

import numpy as np

from jailbirds.kernel.events import blank_events
from jailbirds.lab.sim import simulate
from tests.conformance.cases import Case, every_case, recorded

GAMES = 4


@every_case
def test_native_games_replay_interpreted_to_the_same_bytes(case: Case) -> None:
    interpreted = case.title.gear("interpreted")
    for seed in range(GAMES):
        seats, actions, last = recorded(case, case.title.gear("native"), seed)
        state = case.begin()
        legal = interpreted.loops.replay(
            *(interpreted.open(state), 0, interpreted.open(seats), interpreted.open(actions)),
            len(actions),
        )
        assert legal == len(actions)
        assert state.tobytes() == last


@every_case
def test_the_same_generator_plays_the_same_game_in_both_gears(case: Case) -> None:
    native = recorded(case, case.title.gear("native"), seed=11)
    interpreted = recorded(case, case.title.gear("interpreted"), seed=11)
    assert np.array_equal(native[0], interpreted[0])
    assert np.array_equal(native[1], interpreted[1])
    assert native[2] == interpreted[2]


@every_case
def test_both_gears_tell_the_same_events(case: Case) -> None:
    gears = [case.title.gear("interpreted"), case.title.gear("native")]
    seats, actions, _ = recorded(case, gears[1], seed=5)
    states = [case.begin(), case.begin()]
    for seat, action in zip(seats.tolist(), actions.tolist(), strict=True):
        told = [blank_events(), blank_events()]
        for gear, state, events in zip(gears, states, told, strict=True):
            gear.loops.apply(gear.open(state), 0, seat, action, gear.open(events))
        assert told[0].tobytes() == told[1].tobytes()
        assert states[0].tobytes() == states[1].tobytes()


@every_case
def test_bots_play_the_same_games_in_both_gears(case: Case) -> None:
    bots = ["greedy", "random", "rookie"] * 2
    native, interpreted = (
        simulate(case.title, bots[: case.players], 2, case.options, seed=3, gear=gear)
        for gear in ("native", "interpreted")
    )
    assert native == interpreted
