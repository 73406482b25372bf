"""How puzzles are found: proof, confirmation, difficulty, choice, and going on where it stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import jailbirds
from jailbirds.puzzles.campaign import read, search
from jailbirds.puzzles.choosing import MOST_OBVIOUS, choose
from jailbirds.puzzles.difficulty import EASIEST, HARDEST, RUNGS, rating
from jailbirds.puzzles.finder import GAP, PROVED_GAP, Finder, Found, Solution, lead, proved
from jailbirds.puzzles.findings import Findings
from jailbirds.puzzles.games import decisions, played
from jailbirds.puzzles.puzzle import Puzzle, name_of
from tests.roles import OPEN


def a_puzzle(number: int, do: str = "pass", **what: object) -> Puzzle:
    title = jailbirds.title(OPEN)
    solution = next(
        title.actions[k].to_dict() for k in range(title.actions.size) if title.actions[k].do == do
    )
    position = f"{OPEN}/2 turns={number}"
    given = {"seat": 0, "kind": "best", "within": 0, "hopes": (900_000, 500_000), "rating": 1000}
    return Puzzle(
        id=name_of(position, 0),
        position=position,
        rules_version=1,
        solution=solution,
        **(given | what),  # type: ignore[arg-type]
    )


def solved_by(share: float) -> tuple[float, ...]:
    return (0.1, *[share] * (RUNGS - 1))


def test_a_game_is_played_the_same_way_again() -> None:
    title = jailbirds.title(OPEN)
    one, other = played(title, 5), played(title, 5)
    assert one == other
    assert one.result is not None
    for number in decisions(one, 3, 10):
        assert 3 <= len(one.after(number).legal(one.moves[number].seat)) <= 10


def test_what_is_proved_is_no_hope_but_known() -> None:
    action = jailbirds.title(OPEN).actions[0]
    hopes = [0.6, 0.5, 0.2]
    assert proved(np.array(hopes), Solution(action, "win", 3)).tolist() == [1.0, 0.5, 0.2]
    assert proved(np.array(hopes), Solution(action, "save", 2)).tolist() == [0.6, 0.0, 0.0]
    assert proved(np.array(hopes), Solution(action)).tolist() == hopes
    assert lead(np.array(hopes)) == pytest.approx(0.1)


def test_nothing_is_confirmed_that_is_not_much_better_than_the_rest() -> None:
    title = jailbirds.title(OPEN)
    game = jailbirds.new(OPEN, 2, seed=1)
    seat = game.actors[0]
    finder = Finder(title, 2)
    here = finder.at(game, seat)
    assert finder.confirm(here, Solution(here.actions[0])) is None


def test_the_rating_tells_how_high_one_has_to_climb() -> None:
    nobody, all_of_them = [0.0] * RUNGS, [1.0] * RUNGS
    from_above = [rating([*[0.0] * low, *[1.0] * (RUNGS - low)]) for low in range(RUNGS + 1)]
    assert from_above == sorted(set(from_above))
    assert (rating(all_of_them), rating(nobody)) == (EASIEST, HARDEST)


def test_few_obvious_puzzles_are_chosen_and_all_sorts_of_others() -> None:
    obvious = [Found(a_puzzle(k), solved_by(1.0)) for k in range(100)]
    hard = [Found(a_puzzle(100 + k), solved_by(0.2)) for k in range(100)]
    rare = [Found(a_puzzle(200 + k, "enter"), solved_by(0.2)) for k in range(5)]
    chosen = choose([*obvious, *hard, *rare, *hard], wanted=40)
    names = {puzzle.id for puzzle in chosen}
    assert len(names) == len(chosen) == 40
    assert len(names & {found.puzzle.id for found in obvious}) == 40 // MOST_OBVIOUS
    assert {found.puzzle.id for found in rare} <= names


def test_a_search_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    progress: list[tuple[int, int]] = []
    first = search(OPEN, file, games=2, progress=lambda *so_far: progress.append(so_far))
    assert progress[0] == (0, 0)
    assert progress[-1] == (2, len(first))
    kept = file.read_bytes()
    with file.open("ab") as broken:
        broken.write(b'[2,{"puzz')
    assert search(OPEN, file, games=2) == first == read(file)
    assert file.read_bytes().startswith(kept)
    assert set(Findings(file).of(range(10))) == {0, 1}


def test_what_is_found_is_better_than_the_rest_by_the_gap(tmp_path: Path) -> None:
    for found in search(OPEN, tmp_path / "found.jsonl", games=6):
        best, following = found.puzzle.hopes
        least = GAP if found.puzzle.kind == "best" else PROVED_GAP
        assert best - following >= least * 1_000_000
        assert found.puzzle.rating == rating(found.solved)
