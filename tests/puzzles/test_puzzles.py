"""Puzzles as they are shipped: found by title, by name and by day, opened and solved."""

from __future__ import annotations

import datetime
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.puzzles import Puzzle, find, of_the_day, puzzles
from jailbirds.puzzles.choosing import WANTED
from jailbirds.puzzles.collection import FILE

TITLES = [jailbirds.title(name) for name in jailbirds.titles()]
LEAST = 150  # of a title


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_every_title_has_many_the_easiest_first(title: Title) -> None:
    shipped = puzzles(title)
    assert LEAST <= len(shipped) <= WANTED
    assert len({puzzle.id for puzzle in shipped}) == len(shipped)
    assert all(one.rating <= other.rating for one, other in pairwise(shipped))
    assert shipped[-1].rating - shipped[0].rating > 500


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_they_differ_in_what_is_done_and_by_how_many(title: Title) -> None:
    shipped = puzzles(title)
    done = Counter(puzzle.action.do for puzzle in shipped)
    assert len(done) > 1
    assert {puzzle.players for puzzle in shipped} == set(title.players)


def test_a_puzzle_is_found_by_its_name() -> None:
    puzzle = puzzles(TITLES[0])[0]
    assert find(puzzle.id) == puzzle
    assert find("00000000") is None


def test_only_the_solution_solves_it_and_chance_waits_to_be_told() -> None:
    for title in TITLES:
        puzzle = puzzles(title)[0]
        game = puzzle.open()
        assert puzzle.is_solved_by(puzzle.solution)
        assert puzzle.is_solved_by(str(puzzle.action))
        others = [action for action in game.legal(puzzle.seat) if action != puzzle.action]
        assert not any(puzzle.is_solved_by(action) for action in others)
        with pytest.raises(jailbirds.MalformedAction):
            puzzle.is_solved_by("nonsense")
        game.play(puzzle.seat, puzzle.solution)
        assert [move.seat for move in game.moves] == [puzzle.seat]


def test_a_reason_can_be_given_for_every_solution() -> None:
    for title in TITLES:
        key, _ = puzzles(title)[-1].reason
        assert key.startswith("why-")


def test_every_day_has_its_puzzle_and_none_comes_again_soon() -> None:
    first = datetime.date(2030, 1, 1)
    days = [of_the_day(first + datetime.timedelta(number)) for number in range(4 * LEAST)]
    assert of_the_day(first) == days[0]
    names = [puzzle.id for puzzle in days if puzzle]
    assert len(set(names)) == len(days)
    for four in zip(*(days[number:] for number in range(len(TITLES))), strict=False):
        assert {puzzle.title for puzzle in four if puzzle} == set(TITLES)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    for title in TITLES:
        lines = (title.folder / FILE).read_bytes().splitlines()
        assert sorted(lines) == sorted(msgspec.json.encode(each) for each in puzzles(title))
        assert msgspec.json.decode(lines[0], type=Puzzle) == puzzles(title)[0]
