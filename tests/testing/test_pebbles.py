"""A title as an author elsewhere has it: rules in a file, dice, secrets, words still a draft."""

import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

import jailbirds
from jailbirds.kernel.rule import globals_of, is_rule
from jailbirds.testing import Playable
from jailbirds.testing.tales import Tales
from jailbirds.testing.words import Spoken
from tests.testing.pebbles import TITLE
from tests.testing.pebbles.rules import check_again, rerolled

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.filterwarnings("ignore:words/.* of pebbles lacks")  # a draft: only English is there
class TestPebbles(Playable, Spoken, Tales):
    titles = (TITLE,)


def collected(folder: Path, attributes: str) -> str:
    """What pytest finds in the file of tests of an author."""
    (folder / "test_conformance.py").write_text(
        "from jailbirds.testing import Conformance\n"
        "from tests.testing.pebbles import TITLE\n\n\n"
        f"class TestPebbles(Conformance):\n    {attributes}\n"
    )
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    path = [str(REPOSITORY), *sys.path]
    found = subprocess.run(
        [*command, f"--rootdir={folder}", str(folder)],
        cwd=folder,
        env={"PYTHONPATH": ":".join(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout + found.stderr


def test_the_kit_is_one_class_in_a_file_of_tests(tmp_path: Path) -> None:
    found = collected(tmp_path, "titles = [TITLE]").splitlines()
    of = "test_conformance.py::TestPebbles::"
    assert f"{of}test_every_random_game_ends[pebbles-2-plain]" in found
    assert f"{of}test_every_random_game_ends[pebbles-3-again=false]" in found
    assert f"{of}test_the_state_is_flat[pebbles]" in found
    assert f"{of}test_every_ending_has_a_golden_game[pebbles]" in found
    assert not [line for line in found if "::" in line and not line.startswith(f"{of}test_")]


def test_a_class_that_names_no_title_is_told_to(tmp_path: Path) -> None:
    found = collected(tmp_path, "pass")
    assert "TestPebbles does not say which titles it tests" in found
    assert "titles = ['liars_dice']" in found


def test_a_field_and_a_rule_of_the_same_name_are_told_apart_in_every_gear() -> None:
    """The conformance kit, above, plays them in the simulated gear `cuda` as well."""
    assert "rerolled" in (TITLE.state.names or ())
    assert is_rule(rerolled)
    assert isinstance(rerolled, FunctionType)
    assert isinstance(check_again, FunctionType)
    assert globals_of(rerolled) == {}  # it reads the field, and does not call itself
    assert globals_of(check_again)["rerolled"] is rerolled
    games = [jailbirds.Game(TITLE, 3, seed=3, gear=gear) for gear in ("interpreted", "native")]
    for game in games:
        while not game.over:
            seat = game.actors[0]
            again = game.why_not(seat, "again") is None
            game.play(seat, "again" if again else "keep")
            if again:
                assert game.why_not(seat, "again") == "PEB-02"
        assert [move.action.do for move in game.moves].count("again") > 0
    assert games[0].moves == games[1].moves
    assert games[0].position == games[1].position
