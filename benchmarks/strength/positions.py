"""Positions with one winning or one saving move, found by exhaustive search.

    python -m benchmarks.strength.positions find TITLE 40   look for positions of a title for two
    python -m benchmarks.strength.positions solve TITLE     let the bots try them

They are kept in TITLE-positions.json, what the bots answered in TITLE-positions.csv.

A position has a *winning* move if exactly one move wins by force within three actions or more
(one's own, any answer, one's own), and none wins at once. It has a *saving* move if the other
can win by force against every move but one, within four actions, this one included. What is
forced is forced whatever chance brings.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count, islice
from pathlib import Path

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.game import Game
from jailbirds.lab.figures import wilson
from jailbirds.lab.solver import Solver

HERE = Path(__file__).parent
WINNING, SAVING = "winning", "saving"
DEPTHS = {WINNING: 3, SAVING: 4}
BOTS = ("champion@2", "champion@0.3", "regular", "inmate")


@dataclass(frozen=True)
class Position:
    """How it came about, whose turn it is, and the one move."""

    title: str
    kind: str
    moves: list[str]  # "seat action"; chance is a seat
    seat: int
    answer: str

    def game(self, gear: str = "native") -> Game:
        game = Game(jailbirds.title(self.title), 2, seed=0, roll=False, gear=gear)
        for move in self.moves:
            seat, _, action = move.partition(" ")
            game.play(int(seat), action)
        return game


def titles() -> list[str]:
    """Those of which positions were solved."""
    return [name for name in jailbirds.titles() if results(name).exists()]


def results(title: str) -> Path:
    return HERE / f"{title}-positions.csv"


def kept(title: str) -> Path:
    return HERE / f"{title}-positions.json"


def main(arguments: list[str]) -> None:
    match arguments:
        case ["find", title, count]:
            keep(title, int(count))
        case ["solve", title, *bots]:
            solve(title, bots or list(BOTS))
        case _:
            raise SystemExit(__doc__)


def keep(title: str, wanted: int) -> None:
    found = []
    for position in islice(find(title), wanted):
        found.append(asdict(position))
        del found[-1]["title"]
        print(f"{len(found)} of {wanted}: {position.kind}, {position.answer}", flush=True)
    kept(title).write_text(json.dumps(found, indent=1) + "\n")


def read(title: str) -> list[Position]:
    return [Position(title=title, **each) for each in json.loads(kept(title).read_text())]


def find(name: str) -> Iterator[Position]:
    """Positions from games of bots that make mistakes."""
    title = jailbirds.title(name)
    for number in count():
        game = Game(title, 2, seed=f"positions.{number}", gear="native")
        bots = [Bot("inmate", seed=2 * number + seat, gear="native") for seat in (0, 1)]
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
    moves = [f"{move.seat} {move.action}" for move in game.moves]
    return Position(game.title.name, kind, moves, seat, answer)


def solve(title: str, names: list[str]) -> None:
    """Every bot tries every position once; the answers go into a file."""
    positions = read(title)
    with results(title).open("w", newline="") as file:
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
