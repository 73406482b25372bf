"""Puzzles can be played, ask for what their seat can know, and what is proved of them holds."""

from __future__ import annotations

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.record import copy_record
from jailbirds.kernel.title import Title
from jailbirds.puzzles import Puzzle, puzzles
from jailbirds.puzzles.finder import GAP, PROVED_GAP
from jailbirds.puzzles.proving import Proof, holds
from jailbirds.puzzles.puzzle import name_of
from jailbirds.review.judge import WHOLE
from jailbirds.testing.kit import Kit, of_titles
from jailbirds.testing.sentences import who, wrong

PROVED = 12  # puzzles of a title whose proof is looked at again, in turn


class Puzzling(Kit):
    """Puzzles can be played, ask for what their seat can know, and what is proved of them holds."""

    @of_titles(lambda title: bool(puzzles(title)))
    def test_every_puzzle_opens_with_its_solution_among_what_its_seat_may_do(
        self, title: Title
    ) -> None:
        for puzzle in puzzles(title):
            game = puzzle.open()
            least = GAP if puzzle.kind == "best" else PROVED_GAP
            if puzzle.title is not title or puzzle.id != name_of(puzzle.position, puzzle.seat):
                wrong(f"the puzzle {puzzle.id} of {title.name} has another name or title.")
            if game.rules_version != puzzle.rules_version or game.players != puzzle.players:
                wrong(f"the puzzle {puzzle.id} opens by other rules than it was found under.")
            if game.actors != (puzzle.seat,):
                wrong(f"the puzzle {puzzle.id}: it is not the turn of {who(puzzle.seat)} alone.")
            solved = [action for action in game.legal(puzzle.seat) if puzzle.is_solved_by(action)]
            if solved != [puzzle.action] or len(game.legal(puzzle.seat)) < 2:
                wrong(
                    f"the puzzle {puzzle.id}: its solution '{puzzle.action}' is not one of "
                    "several actions that are legal there."
                )
            if puzzle.hopes[0] - puzzle.hopes[1] < least * WHOLE:
                wrong(f"the puzzle {puzzle.id}: something else is nearly as good.")

    @of_titles(lambda title: bool(puzzles(title)))
    def test_a_puzzle_is_the_same_whatever_is_hidden_from_its_seat(self, title: Title) -> None:
        for puzzle in puzzles(title):
            game = puzzle.open()
            twin = otherwise_dealt(puzzle)
            asked = [
                (each.known(puzzle.seat), each.legal(puzzle.seat), said(puzzle, each))
                for each in (game, twin)
            ]
            if asked[0] != asked[1]:
                wrong(f"the puzzle {puzzle.id} asks for what {who(puzzle.seat)} cannot know.")

    @of_titles(lambda title: any(puzzle.within for puzzle in puzzles(title)))
    def test_what_is_proved_of_puzzles_is_proved_again(self, title: Title) -> None:
        proved = [puzzle for puzzle in puzzles(title) if puzzle.within]
        for puzzle in proved[:: max(1, len(proved) // PROVED)]:
            assert puzzle.kind != "best"
            proof = Proof(puzzle.kind, puzzle.action, puzzle.within)
            if not holds(puzzle.open(), puzzle.seat, proof):
                wrong(f"the puzzle {puzzle.id}: '{puzzle.action}' alone does not {puzzle.kind}.")


def said(puzzle: Puzzle, game: jailbirds.Game) -> object:
    return game.reason(puzzle.seat, puzzle.action)


def otherwise_dealt(puzzle: Puzzle) -> jailbirds.Game:
    """The same for the seat, with other things hidden from it."""
    game = puzzle.open()
    gear = puzzle.title.gear("interpreted")
    state = copy_record(game.redacted(puzzle.seat))
    gear.loops.redeal(gear.open(state), 0, puzzle.seat, gear.open(generator(7)))
    game._set(0, state.tobytes())
    return game
