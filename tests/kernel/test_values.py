"""Games are values: what two of them being equal means, and how they reach another process."""

import copy
import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

import jailbirds


def test_games_are_equal_by_title_players_options_state_and_moves() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7, names=["Anna", "Ben"])
    assert game == jailbirds.new("alcatraz", 2, seed=7, gear="interpreted")
    assert game != jailbirds.new("alcatraz", 3, seed=7)
    assert game != jailbirds.new("alcatraz", 2, {"alarm": False}, seed=7)
    assert game != "alcatraz"
    other = game.copy()
    other.play(1, "enter 9 3")
    assert game != other
    begun = jailbirds.Game.from_position(game.position)
    assert begun.position == game.position
    assert begun != game  # another way led there


def test_a_game_changes_and_so_has_no_hash_but_its_position_has_one() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert {game.position: "known"}[game.copy().position] == "known"


def test_a_game_as_it_was_after_some_moves_is_another_game() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7)
    before = game.copy()
    game.play(1, "enter 9 3")
    assert game.after(1) == before
    assert game.after(2) == game
    assert game.after(0).actors == (jailbirds.CHANCE,)
    for moves in (-1, 3):
        with pytest.raises(jailbirds.JailbirdsError, match=f"there is no move {moves}"):
            game.after(moves)


READER = """
import pickle, sys
game, position = pickle.load(sys.stdin.buffer)
game.undo()
print(game.position == position, game.play(1, "enter 9 3")[0].name, game.moves[-1].action)
"""


def test_another_process_reads_a_pickle_and_plays_on() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7)
    position = game.position
    game.play(1, "enter 9 4")
    sent = subprocess.run(
        [sys.executable, "-c", READER],
        input=pickle.dumps((game, position)),
        capture_output=True,
        check=True,
    )
    assert sent.stdout.decode().split("\n")[0] == "True entered enter 9 3"


def test_a_title_is_pickled_by_its_name_and_never_copied() -> None:
    title = jailbirds.title("alcatraz")
    assert pickle.loads(pickle.dumps(title)) is title
    assert len(pickle.dumps(title)) < 100
    assert copy.copy(title) is copy.deepcopy(title) is title


@pytest.mark.parametrize("name", ["alcatraz", "nowhere"])
def test_a_title_that_nobody_could_find_again_is_not_pickled(name: str) -> None:
    own = replace(jailbirds.title("alcatraz"), package=name)
    with pytest.raises(pickle.PicklingError, match=r"jailbirds\.titles"):
        pickle.dumps(jailbirds.Game(own, 2))
