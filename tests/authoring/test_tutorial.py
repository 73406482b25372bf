"""docs/titles.md, followed to the letter in an empty folder outside of the repository."""

from __future__ import annotations

import hashlib
from pathlib import Path

import jailbirds
from tests.authoring.follow import follow
from tests.authoring.workshop import Workshop

HERE = Path(__file__).parent
JAILBIRDS = Path(jailbirds.__file__).parent
WRITTEN_BY_MACHINES = {"__pycache__", "app"}  # by Python, by the bundler


def test_the_page_alone_makes_a_title_that_conforms_and_is_played_and_changes_no_file_of_ours(
    tmp_path: Path,
) -> None:
    """In one test, as following the page takes its time."""
    before = files_of_jailbirds()
    workshop = Workshop(tmp_path)
    printed = follow(workshop)
    check_that_it_conforms_in_all_gears(workshop, *printed[-1])
    check_that_it_is_played_to_the_end_in_the_terminal(workshop)
    check_that_a_game_is_told_again_and_verified(workshop)
    assert files_of_jailbirds() == before


def files_of_jailbirds() -> dict[str, str]:
    """Path -> a digest of what is in there."""
    return {
        path.relative_to(JAILBIRDS).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(JAILBIRDS.rglob("*"))
        if path.is_file() and not WRITTEN_BY_MACHINES & set(path.parts)
    }


def check_that_it_conforms_in_all_gears(workshop: Workshop, command: str, output: str) -> None:
    """The page ends with the kit."""
    assert command == "pytest -q"
    assert "failed" not in output
    checks = workshop.run("pytest -q --collect-only")
    for players in (2, 3, 4):
        for wild in ("plain", "wild=false"):
            replayed = "native_games_replay_interpreted_to_the_same_bytes"
            assert f"{replayed}[liars_dice-{players}-{wild}]" in checks


def check_that_it_is_played_to_the_end_in_the_terminal(workshop: Workshop) -> None:
    script = HERE / "play_in_terminal.py"
    assert workshop.run(f"python {script} liars_dice").endswith("moves, last\n")


def check_that_a_game_is_told_again_and_verified(workshop: Workshop) -> None:
    game = "tests/golden/*.json"
    assert "all as the seed gives them" in workshop.run(f"jailbirds verify {game}")
    told = workshop.run(f"jailbirds replay {game}")
    assert "is the last one with dice." in told
    assert "You " not in told
