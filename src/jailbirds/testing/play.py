"""What is true of every game of every title, whatever happens in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.log import Log
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit, let_be_found, of_titles
from jailbirds.testing.positions import Moment, positions, recorded, try_out
from jailbirds.testing.sentences import differences, must_refuse, who, wrong

SEATS_AND_OTHERS = (*range(8), jailbirds.CHANCE, jailbirds.SPECTATOR)
SHOWN = 5  # of the actions on which two rules disagree


class Play(Kit):
    """What is true of every game of every title, whatever happens in it."""

    def test_a_game_can_be_played(self, case: Case) -> None:
        """The first thing to look at: without it, little else can be checked."""
        try_out(case)

    def test_legal_agrees_with_check_over_the_whole_range(self, case: Case) -> None:
        for here in positions(case, seed=1):
            with here as game:
                for seat in SEATS_AND_OTHERS:
                    refusals = case.refusals(game.state, seat)
                    legal = [a.id for a in game.legal(seat)] if seat in game.actors else []
                    check_agreement(here, seat, legal, refusals)

    def test_somebody_can_act_until_the_game_is_over(self, case: Case) -> None:
        rules = case.title.gear("interpreted").loops
        for here in positions(case, seed=2):
            with here as game:
                ending, winners = rules.outcome(here.record, 0)
                if ending not in range(len(case.title.endings) + 1):
                    wrong(
                        f"`ending` says {ending}, but TITLE.endings has {len(case.title.endings)}: "
                        "the first is 1, and 0 means that the game goes on."
                    )
                if game.actors and ending:
                    name = list(case.title.endings)[ending - 1]
                    seats = " and ".join(map(who, game.actors))
                    wrong(f"the game has ended, by {name!r}, and yet {seats} may act.")
                if not game.actors and not ending:
                    wrong("`actors` says that nobody may act, and `ending` that the game goes on.")
                for seat in game.actors:
                    if not game.legal(seat):
                        wrong(f"{who(seat)} is to act, but `legal` gives it no action.")
                if winners >> case.players:
                    wrong(f"`winners` names seats that do not exist: its bits are {winners:b}.")

    @of_titles(lambda title: not title.ties)
    def test_a_title_without_ties_ends_in_none(self, case: Case) -> None:
        for seed in range(100, 130):
            _, _, last = recorded(case, seed)
            state = np.frombuffer(bytearray(last), dtype=case.title.state)
            _, winners = case.gear.loops.outcome(case.gear.open(state), 0)
            if winners & (winners - 1):
                seats = " and ".join(who(seat) for seat in range(8) if winners >> seat & 1)
                wrong(
                    f"{case}: the random game of seed {seed} is won by {seats} together, but "
                    "TITLE.ties = False says that nobody ever shares a win."
                )

    def test_outcomes_of_chance_have_weights(self, case: Case) -> None:
        rules = case.title.gear("interpreted").loops
        for here in positions(case, seed=3, most=400):
            with here as game:
                for action in game.legal(jailbirds.CHANCE):
                    weight = rules.weight(here.record, 0, action.id)
                    if weight <= 0:
                        wrong(
                            f"the outcome '{action}' of chance is legal, but its `weight` is "
                            f"{weight}: a legal outcome has a weight above 0."
                        )

    def test_pieces_never_appear_or_vanish(self, case: Case) -> None:
        census = None
        for here in positions(case, seed=4, most=10_000):
            with here as game:
                counted = case.title.census(here.record[0])
                if game.actors != (jailbirds.CHANCE,) or census is not None:  # after the set-up
                    census = census or counted
                    if counted != census:
                        changes = [
                            f"{name} from {census.get(name)} to {counted.get(name)}"
                            for name in {**census, **counted}
                            if census.get(name) != counted.get(name)
                        ]
                        wrong(f"the census changes: {', '.join(changes)}.")

    def test_undo_takes_back_every_move_to_the_byte(self, case: Case) -> None:
        game = case.game(seed=5)
        before: list[tuple[int, np.ndarray]] = []
        while not game.over and len(before) < 60:
            seat = game.actors[-1]
            legal = game.legal(seat)
            before.append((len(game.moves), game.state))
            game.play(seat, legal[len(legal) // 2])
        for length, state in reversed(before):
            undone = game.undo()
            assert len(game.moves) == length
            if game.state.tobytes() != state.tobytes():
                wrong(
                    f"{case}: taking back move {length + 1}, '{undone.action}', leaves another "
                    f"record, in {differences(state, game.state)}."
                )
        with must_refuse(jailbirds.JailbirdsError, f"{case}: there is something left to undo."):
            game.undo()

    def test_a_saved_game_comes_back_as_it_was(
        self, case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let_be_found(case.title, monkeypatch)
        for here in positions(case, seed=7, most=4):
            with here as game:
                text = game.log.to_json()
                again = jailbirds.Game.from_log(text)
                if again.state.tobytes() != game.state.tobytes():
                    wrong(
                        "the log of the game replays to another record, different in "
                        f"{differences(game.state, again.state)}: is something kept outside of it?"
                    )
                assert again.moves == game.moves
                assert Log.from_json(text) == game.log
        game.save(tmp_path / "log.json")
        assert jailbirds.Game.from_log(tmp_path / "log.json").result == game.result

    def test_every_random_game_ends(self, case: Case) -> None:
        for seed in range(100, 130):
            recorded(case, seed)  # says so where one does not

    def test_a_refused_action_changes_nothing(self, case: Case) -> None:
        everything = set(range(case.title.actions.size))
        for here in positions(case, seed=9, most=400):
            game = here.game
            legal = {action.id for action in game.legal()}
            if not game.over and game.actors != (jailbirds.CHANCE,) and everything - legal:
                break
        with here:
            seat, state = game.actors[0], game.state
            refused = case.title.actions[min(everything - legal)]
            with must_refuse(jailbirds.IllegalAction, f"'{refused}' is not legal, but played."):
                game.play(seat, refused)
            waiting = next(seat for seat in case.seats if seat not in game.actors)
            with must_refuse(jailbirds.OutOfTurn, f"{who(waiting)} plays out of turn."):
                game.play(waiting, min(legal))
            size = case.title.actions.size
            garbage: tuple[Any, ...] = ({"do": "fly"}, {}, "", "fly", -1, size, 1.5, None, True)
            for malformed in garbage:
                with must_refuse(jailbirds.MalformedAction, f"{malformed!r} is no action."):
                    game.play(seat, malformed)
            with must_refuse(jailbirds.BadSeat, f"seat {case.players} does not exist, but plays."):
                game.play(case.players, min(legal))
            if game.state.tobytes() != state.tobytes():
                wrong(f"a refused action changes the game, in {differences(state, game.state)}.")


def check_agreement(here: Moment, seat: int, legal: list[int], refusals: np.ndarray) -> None:
    """`legal` has every action that `check` allows, once, and each refusal is a rule's number."""
    title = here.case.title
    offered, allowed = set(legal), set(np.flatnonzero(refusals == 0).tolist())

    def some(numbers: set[int]) -> str:
        named = [f"'{title.actions[number]}'" for number in sorted(numbers)[:SHOWN]]
        more = len(numbers) - len(named)
        return ", ".join(named) + (f" and {more} more" if more else "")

    if forbidden := offered - allowed:
        rule = title.rule_name(int(refusals[min(forbidden)]))
        wrong(f"`legal` offers {some(forbidden)} to {who(seat)}, but `check` says {rule}.")
    if lacking := allowed - offered:
        waits = "" if seat in here.game.actors else ", whose turn it is not by `actors`,"
        wrong(f"`check` allows {some(lacking)} to {who(seat)}{waits} but `legal` leaves it out.")
    if len(offered) < len(legal):
        twice = {number for number in legal if legal.count(number) > 1}
        wrong(f"`legal` offers {some(twice)} to {who(seat)} more than once.")
    known = {int(name.split("-")[1]) for name in title.rule_names}
    for number in set(refusals.tolist()) - known - {0}:
        example = title.actions[int(np.flatnonzero(refusals == number)[0])]
        wrong(
            f"`check` forbids '{example}' to {who(seat)} by rule {number}, which no chapter of "
            "TITLE.chapters has."
        )
