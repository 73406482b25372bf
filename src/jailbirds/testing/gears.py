"""Both gears do the same, byte for byte."""

from __future__ import annotations

import numpy as np

from jailbirds.kernel.events import blank_events
from jailbirds.lab.sim import simulate
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import recorded
from jailbirds.testing.sentences import differences, spelt, who, wrong

GAMES = 4
ADVICE = (
    "Compiled code counts in 64 bits and cuts off what does not fit a field, divides by zero "
    "without a word, and does not notice an index beyond the end."
)


class Gears(Kit):
    """Both gears do the same, byte for byte."""

    def test_native_games_replay_interpreted_to_the_same_bytes(self, case: Case) -> None:
        interpreted = case.title.gear("interpreted")
        for seed in range(GAMES):
            seats, actions, last = recorded(case, seed)
            state = case.begin()
            legal = interpreted.loops.replay(
                *(interpreted.open(state), 0, interpreted.open(seats), interpreted.open(actions)),
                len(actions),
            )
            if legal < len(actions):
                action = case.title.actions[int(actions[legal])]
                wrong(
                    f"{case}: move {legal + 1} of the random game of seed {seed}, '{action}' of "
                    f"{who(int(seats[legal]))}, is legal in the native gear and not in the "
                    f"interpreted one. {ADVICE}"
                )
            check_same_record(case, seed, last, state.tobytes())

    def test_the_same_generator_plays_the_same_game_in_both_gears(self, case: Case) -> None:
        native = recorded(case, seed=11)
        interpreted = recorded(case, 11, case.title.gear("interpreted"))
        for number, (one, other) in enumerate(zip(native[1], interpreted[1], strict=False)):
            if one != other or native[0][number] != interpreted[0][number]:
                wrong(
                    f"{case}: the random games of seed 11 part at move {number + 1}: the native "
                    f"gear draws '{case.title.actions[int(one)]}', the interpreted one "
                    f"'{case.title.actions[int(other)]}'. Do `legal` and `weight` agree there?"
                )
        check_same_record(case, 11, native[2], interpreted[2])

    def test_both_gears_tell_the_same_events(self, case: Case) -> None:
        gears = [case.title.gear("interpreted"), case.title.gear("native")]
        seats, actions, _ = recorded(case, seed=5)
        states = [case.begin(), case.begin()]
        for number, (seat, action) in enumerate(zip(seats.tolist(), actions.tolist(), strict=True)):
            told = [blank_events(), blank_events()]
            for gear, state, events in zip(gears, states, told, strict=True):
                gear.loops.apply(gear.open(state), 0, seat, action, gear.open(events))
            where = (
                f"{case}: after move {number + 1} of the random game of seed 5, "
                f"'{case.title.actions[action]}' of {who(seat)},"
            )
            if told[0].tobytes() != told[1].tobytes():
                interpreted, native = (spelt(case.title.events.read(events)) for events in told)
                wrong(
                    f"{where} the interpreted gear tells {interpreted}, the native one {native}. "
                    f"{ADVICE}"
                )
            if states[0].tobytes() != states[1].tobytes():
                wrong(
                    f"{where} the records of the interpreted and the native gear differ, in "
                    f"{differences(*states)}. {ADVICE}"
                )

    def test_bots_play_the_same_games_in_both_gears(self, case: Case) -> None:
        recorded(case, seed=0)  # says so where `legal` writes too much
        bots = ["greedy", "random", "rookie"] * 2
        native, interpreted = (
            simulate(case.title, bots[: case.players], 2, case.options, seed=3, gear=gear)
            for gear in ("native", "interpreted")
        )
        if native != interpreted:
            wrong(
                f"{case}: bots play another game in the native gear than in the interpreted one, "
                f"though both have the same luck: look at `evaluate`, `prefer` and `redeal`. "
                f"{ADVICE}\nnative: {native}\ninterpreted: {interpreted}"
            )


def check_same_record(case: Case, seed: int, native: bytes, interpreted: bytes) -> None:
    records = [np.frombuffer(state, dtype=case.title.state) for state in (native, interpreted)]
    if native != interpreted:
        wrong(
            f"{case}: the random game of seed {seed} ends with another record in the native gear "
            f"than in the interpreted one, different in {differences(*records)}. {ADVICE} "
            "`test_both_gears_tell_the_same_events` finds the move."
        )
