"""Games are values: what two of them being equal means, and how they reach another process."""

import copy
import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

import jailbirds
from tests.roles import OPEN


def test_games_are_equal_by_title_players_options_state_and_moves() -> None:
    game = jailbirds.new(OPEN, 2, seed=7, names=["Anna", "Ben"])
    assert game == jailbirds.new(OPEN, 2, seed=7, gear="interpreted")
    assert game != jailbirds.new(OPEN, 3, seed=7)
    assert game != jailbirds.new(OPEN, 2, game.title.variants[1], seed=7)
    assert game != OPEN
    other = game.copy()
    other.play(other.actors[0], other.legal()[0])
    assert game != other
    begun = jailbirds.Game.from_position(game.position)
    assert begun.position == game.position
    assert begun != game  # another way led there


def test_a_game_changes_and_so_has_no_hash_but_its_position_has_one() -> None:
    game = jailbirds.new(OPEN, 2, seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert {game.position: "known"}[game.copy().position] == "known"


def test_a_game_as_it_was_after_some_moves_is_another_game() -> None:
    game = jailbirds.new(OPEN, 2, seed=7)
    before = game.copy()
    rolls = len(game.moves)
    game.play(game.actors[0], game.legal()[0])
    assert game.after(rolls) == before
    assert game.after(rolls + 1) == game
    assert game.after(0).actors == (jailbirds.CHANCE,)
    for moves in (-1, rolls + 2):
        with pytest.raises(jailbirds.JailbirdsError, match=f"there is no move {moves}"):
            game.after(moves)


READER = """
import pickle, sys
game, position = pickle.load(sys.stdin.buffer)
game.undo()
seat, action = game.actors[0], game.legal()[0]
print(game.position == position, game.play(seat, action)[0].name, game.moves[-1].action)
"""


def test_another_process_reads_a_pickle_and_plays_on() -> None:
    game = jailbirds.new(OPEN, 2, seed=7)
    position = game.position
    seat = game.actors[0]
    first, other, *_ = game.legal()
    event = game.copy().play(seat, first)[0].name
    game.play(seat, other)
    sent = subprocess.run(
        [sys.executable, "-c", READER],
        input=pickle.dumps((game, position)),
        capture_output=True,
        check=True,
    )
    assert sent.stdout.decode().split("\n")[0] == f"True {event} {first}"


def test_a_title_is_pickled_by_its_name_and_never_copied() -> None:
    title = jailbirds.title(OPEN)
    assert pickle.loads(pickle.dumps(title)) is title
    assert len(pickle.dumps(title)) < 100
    assert copy.copy(title) is copy.deepcopy(title) is title


@pytest.mark.parametrize("name", [OPEN, "nowhere"])
def test_a_title_that_nobody_could_find_again_is_not_pickled(name: str) -> None:
    own = replace(jailbirds.title(OPEN), package=name)
    with pytest.raises(pickle.PicklingError, match=r"jailbirds\.titles"):
        pickle.dumps(jailbirds.Game(own, 2))
