"""Positions of alcatraz with one winning or one saving move, found by exhaustive search.

    python -m benchmarks.strength.positions find 40     look for positions, into positions.json
    python -m benchmarks.strength.positions solve       let the bots try them, into positions.csv

A position has a *winning* move if exactly one move wins by force within three actions or more
(one's own, any answer, one's own), and none wins at once. It has a *saving* move if the other
can win by force against every move but one, within four actions, this one included. What is
forced is forced whatever the alarm die shows.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.game import Game
from jailbirds.lab.figures import wilson
from jailbirds.lab.solver import Solver

HERE = Path(__file__).parent
FILE = HERE / "positions.json"
RESULTS = HERE / "positions.csv"
TITLE = "alcatraz"
WINNING, SAVING = "winning", "saving"
DEPTHS = {WINNING: 3, SAVING: 4}
BOTS = ("mastermind", "veteran", "regular", "rookie")


@dataclass(frozen=True)
class Position:
    """How it came about, whose turn it is, and the one move."""

    kind: str
    moves: list[str]  # "seat action"; chance is a seat
    seat: int
    answer: str

    def game(self, gear: str = "native") -> Game:
        game = Game(jailbirds.title(TITLE), 2, seed=0, roll=False, gear=gear)
        for move in self.moves:
            seat, _, action = move.partition(" ")
            game.play(int(seat), action)
        return game


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["find"]:
        wanted = int(arguments[1]) if len(arguments) > 1 else 40
        found = []
        for position in find():
            found.append(position)
            print(f"{len(found)} of {wanted}: {position.kind}, {position.answer}", flush=True)
            if len(found) == wanted:
                break
        FILE.write_text(json.dumps([asdict(each) for each in found], indent=1) + "\n")
    elif arguments[:1] == ["solve"]:
        solve(arguments[1:] or list(BOTS))
    else:
        raise SystemExit(__doc__)


def read() -> list[Position]:
    return [Position(**each) for each in json.loads(FILE.read_text())]


def find() -> Iterator[Position]:
    """Positions from games of bots that make mistakes."""
    title = jailbirds.title(TITLE)
    number = 0
    while True:
        game = Game(title, 2, seed=f"positions.{number}", gear="native")
        bots = [Bot("rookie", seed=2 * number + seat, gear="native") for seat in (0, 1)]
        number += 1
        while not game.over:
            seat = game.actors[0]
            position = examine(game, seat)
            if position:
                yield position
                break  # one of a game, so that they differ
            game.play(seat, bots[seat].choose(game, seat))


def examine(game: Game, seat: int) -> Position | None:
    """The position as one of the set, if it is fit for it."""
    if len(game.legal(seat)) < 5 or Solver(game, 1).winning_actions(game, seat):
        return None
    other = 1 - seat
    winning = Solver(game, DEPTHS[WINNING]).winning_actions(game, seat)
    if len(winning) == 1:
        return _position(WINNING, game, seat, str(winning[0]))
    if winning:
        return None
    saving = Solver(game, DEPTHS[SAVING]).saving_actions(game, seat, against=other)
    return _position(SAVING, game, seat, str(saving[0])) if len(saving) == 1 else None


def _position(kind: str, game: Game, seat: int, answer: str) -> Position:
    return Position(kind, [f"{move.seat} {move.action}" for move in game.moves], seat, answer)


def solve(names: list[str]) -> None:
    """Every bot tries every position once; the answers go into a file."""
    positions = read()
    with RESULTS.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("position", "kind", "answer", *names))
        answers: dict[str, list[str]] = {name: [] for name in names}
        for number, position in enumerate(positions):
            game = position.game()
            for name in names:
                bot = Bot(name, seed=number, gear="native", patient=True)
                answers[name].append(str(bot.choose(game, position.seat)))
            given = [answers[name][-1] for name in names]
            writer.writerow((number, position.kind, position.answer, *given))
    for name in names:
        right = sum(
            given == each.answer for given, each in zip(answers[name], positions, strict=True)
        )
        low, high = wilson(right, len(positions))
        print(
            f"{name:<11} {right}/{len(positions)} = {right / len(positions):.0%}"
            f"  ({low:.0%} to {high:.0%})"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
