"""Games and positions are ordinary values: compared, copied, pickled, written and read."""

from __future__ import annotations

import copy
import pickle

import pytest

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit, let_be_found
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import differences, wrong

GEARS = ("interpreted", "native")


class Values(Kit):
    """Games and positions are ordinary values: compared, copied, pickled, written and read."""

    def test_the_names_in_positions_are_those_of_fields(self, title: Title) -> None:
        fields = set(title.state.names or ())
        unknown = (title.value_names.keys() - {"phase"} | title.index_names.keys()) - fields
        if unknown:
            wrong(f"{title.name} names what lies in {sorted(unknown)}, but has no such fields.")
        named = dict(title.value_names)
        for field, axes in title.index_names.items():
            shape = title.state[field].shape
            named_axes = zip(axes, shape, strict=False)
            lengths = [length if axis is None else len(axis) for axis, length in named_axes]
            if tuple(lengths) != shape:
                wrong(
                    f"index_names of {title.name} have {lengths} names for {field}, whose shape "
                    f"is {shape}."
                )
            named |= {f"places of {field}": axis for axis in axes if axis}
        for what, names in named.items():
            if len(set(names)) < len(names) or not all(name.isidentifier() for name in names):
                wrong(f"{what} in {title.name}: expected different words, not {list(names)}.")

    @pytest.mark.parametrize("gear", GEARS)
    def test_a_copy_of_any_kind_goes_its_own_way(
        self, case: Case, gear: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let_be_found(case.title, monkeypatch)
        game = case.game(seed=6, gear=gear)
        seat = game.actors[0]
        action = game.legal(seat)[-1]
        before, moves = game.position, list(game.moves)
        twins = [
            game.copy(),
            copy.copy(game),
            copy.deepcopy(game),
            pickle.loads(pickle.dumps(game)),
        ]
        for twin in twins:
            assert twin == game
            twin.play(seat, action)
            assert twin != game
            if game.position != before:
                wrong(
                    f"{case}: a move of a copy changes the game it was copied from, in "
                    f"{differences(before.state, game.state)}: the rules must work on the record "
                    "alone."
                )
            assert game.moves == moves
            twin.undo()
            assert twin == game
            twin.play(seat, action)
        game.play(seat, action)
        for twin in twins:  # they roll by the same seed
            if twin != game or twin.log != game.log:
                wrong(f"{case}: the same move in a game and its copy has not the same outcome.")

    def test_a_position_is_hashed_and_compared_by_what_it_says(
        self, case: Case, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let_be_found(case.title, monkeypatch)
        met: set[jailbirds.Position] = set()
        for here in positions(case, seed=11, most=20):
            with here as game:
                met.add(game.position)
                assert game.copy().position in met
                assert pickle.loads(pickle.dumps(game.position)) == game.position
        assert len(met) > 1

    def test_a_position_that_was_played_to_can_be_written_read_and_played_on(
        self, case: Case, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let_be_found(case.title, monkeypatch)
        for here in positions(case, seed=12, most=40):
            with here as game:
                position = game.position
                problems = position.status()
                if problems:
                    wrong(f"a position that was played to is said to be wrong: {problems}.")
                assert jailbirds.Position.read(str(position)) == position
                again = jailbirds.Game.from_position(str(position), roll=False)
                assert again.position == position
                assert (again.actors, again.result) == (game.actors, game.result)
                for seat in case.seats:
                    known = position.seen_by(seat)
                    assert known.data == game.redacted(seat).tobytes()
                    assert jailbirds.Position.read(str(known)) == known

    def test_a_game_begun_in_a_position_is_replayed_from_there(
        self, case: Case, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let_be_found(case.title, monkeypatch)
        _, middle, *_ = [here.game.copy() for here in positions(case, seed=13, most=2)]
        begun = jailbirds.Game.from_position(middle.position, seed=14)
        while not begun.over and len(begun.moves) < 30:
            begun.play(begun.actors[0], begun.legal()[-1])
        again = jailbirds.Game.from_log(begun.log.to_json(), seed=14)
        assert again == begun
        assert again.start == middle.position
        assert begun.after(0).position == middle.position
        proof = jailbirds.verify(begun.log)
        assert proof.moves == len(begun.moves)
        assert proof.fair == begun.over
