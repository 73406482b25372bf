"""The boards of puzzles: what is asked, what an answer is worth, and why.

Nothing that goes out before somebody has answered is made from anything but what the puzzle's seat
can know; the solution and what speaks for it go out with the answer alone.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.puzzles import Puzzle, find, puzzles
from jailbirds.server import protocol
from jailbirds.server.puzzles.standing import Score
from jailbirds.server.tables import bare, wire
from jailbirds.table import Refusal

MOST_OPEN = 200  # positions in memory


def puzzle_of(name: str) -> Puzzle:
    """The puzzle of a name; refused where there is none."""
    puzzle = find(name)
    if puzzle is None:
        raise Refusal("missing", "refused-puzzle", f"there is no puzzle {name!r}")
    return puzzle


def game_of(puzzle: Puzzle) -> Game:
    """The game as it stands there, to be played on."""
    return _opened(puzzle.id).copy()


@lru_cache(maxsize=MOST_OPEN)
def _opened(name: str) -> Game:
    return puzzle_of(name).open()


def info_of(puzzle: Puzzle, score: Score) -> protocol.PuzzleInfo:
    return protocol.PuzzleInfo(
        id=puzzle.id,
        title=puzzle.title.name,
        players=puzzle.players,
        rating=puzzle.rating,
        solved=score.tried.get(puzzle.id),
    )


def shelf_of(title: Title, score: Score) -> protocol.PuzzleShelf:
    """How many puzzles of a title there are, and how many of them somebody knows."""
    known = [score.tried[each.id] for each in puzzles(title) if each.id in score.tried]
    return protocol.PuzzleShelf(
        title=title.name, puzzles=len(puzzles(title)), tried=len(known), solved=sum(known)
    )


def board_of(puzzle: Puzzle, game: Game, *, sketch: bool = False) -> protocol.BareBoard:
    """What is shown of a puzzle. What the seat is after is not told: that may be half of the
    solution."""
    seats = tuple(
        protocol.SeatInfo(seat=seat, kind="person", plays="person", mine=seat == puzzle.seat)
        for seat in range(game.players)
    )
    board = bare.board(game, puzzle.seat, seats, since=len(game.moves), sketch=sketch)
    situation = msgspec.structs.replace(board.situation, goal=None)
    return msgspec.structs.replace(board, situation=situation)


def task_of(puzzle: Puzzle, score: Score, *, daily: bool, sketch: bool) -> protocol.PuzzleTask:
    """A puzzle to be solved."""
    game = game_of(puzzle)
    return protocol.PuzzleTask(
        puzzle=info_of(puzzle, score),
        kind=puzzle.kind,
        daily=daily,
        options=msgspec.to_builtins(game.options),
        own_names=game.title.names_at(game.options, puzzle.rules_version),
        plays_on=plays_on(puzzle),
        board=board_of(puzzle, game, sketch=sketch),
    )


def plays_on(puzzle: Puzzle) -> bool:
    """Can a table begin there? Tables begin under the newest rules."""
    return puzzle.rules_version == puzzle.title.rules_version


def asked(puzzle: Puzzle, question: protocol.BareQuestion) -> protocol.Foresight:
    """What an action would bring about there, or which rules forbid it."""
    return bare.asked(game_of(puzzle), puzzle.seat, question)


def read_answer(puzzle: Puzzle, answer: protocol.PuzzleAnswer) -> bool:
    """Is it the solution? No action is not; one that a rule forbids is refused as at a table."""
    if answer.action is None:
        return False
    bare.play(game_of(puzzle), puzzle.seat, answer.action)
    return puzzle.is_solved_by(answer.action)


def solution_of(puzzle: Puzzle) -> protocol.PuzzleSolution:
    """The solution, what speaks for it, and how sure that is."""
    game, action = game_of(puzzle), puzzle.action
    key, args = game.reason(puzzle.seat, action)
    return protocol.PuzzleSolution(
        action=action.to_dict(),
        key=wire.called(game.title, action.do, game.view(puzzle.seat).phase),
        places=game.title.places(action),
        reason=protocol.Sentence(key=key, args=dict(args)),
        within=puzzle.within,
        hopes=puzzle.hopes,
    )
