"""Every phase of a title in which somebody is asked, once: for tests that look at all of them.

    .venv/bin/python web/tools/phases.py TITLE          # prints them as JSON, as the server tells
    .venv/bin/python web/tools/phases.py --find TITLE   # looks for them, and keeps them

`phases.txt` beside a board has a position for each phase, the one with most to do of some games;
bots that act at random come to phases that clever ones avoid, and some phases only come up with an
option. Positions are texts that one can write by hand too (`jailbirds position TEXT`): a phase that
was not found can be added.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import jailbirds
from jailbirds.kernel.game import Game
from jailbirds.kernel.position import Position
from jailbirds.kernel.title import Title
from jailbirds.server.samples.moments import NAMES, bots_play, frame

BOARDS = Path(__file__).parents[1] / "src/boards"
GAMES = [("regular", 1), ("regular", 2), *(("random", seed) for seed in range(3, 15))]
MOVES = 4_000  # of a game, at most


def told(title: str) -> list[dict[str, Any]]:
    """Each phase as the seat that is asked sees it, and as its neighbour does."""
    lines = (BOARDS / title / "phases.txt").read_text("utf-8").splitlines()
    return [moment for line in lines for moment in _moments(Position.read(line))]


def _moments(position: Position) -> Iterator[dict[str, Any]]:
    game = Game.from_position(position, names=NAMES[: position.players])
    asked = game.actors[0]
    for seat in (asked, (asked + 1) % game.players):
        yield {
            "seat": seat,
            "names": game.names,
            "options": game.options,
            "frame": frame(game, seat, ()),
            "sketch": game.title.sketch(game.view(seat)),
        }


def find(name: str) -> dict[str, str]:
    """The positions with most to do, by phase; those of an option where it takes one."""
    title = jailbirds.title(name)
    found: dict[str, str] = {}
    for options in title.variants:
        found = _fullest(title, options) | found
    return dict(sorted(found.items()))


def _fullest(title: Title, options: Mapping[str, Any]) -> dict[str, str]:
    fullest: dict[str, tuple[int, str]] = {}
    numbers = [players for players, each in title.tables() if each is options]
    for players in {numbers[0], numbers[-1]}:
        for level, seed in GAMES:
            for moves, (game, _) in enumerate(bots_play(title.name, players, options, seed, level)):
                asked = [seat for seat in game.actors if seat < game.players]
                if not asked or moves > MOVES:
                    continue
                legal = len(game.legal(asked[0])) + 100 * players
                phase = game.view(asked[0]).phase
                if legal > fullest.get(phase, (0, ""))[0]:
                    fullest[phase] = legal, str(game.position)
            sys.stderr.write(f"{options}, {players} players, {level} {seed}: {sorted(fullest)}\n")
    return {phase: text for phase, (_, text) in fullest.items()}


if __name__ == "__main__":
    *how, wanted = sys.argv[1:]
    if how == ["--find"]:
        lines = "".join(f"{text}\n" for text in find(wanted).values())
        (BOARDS / wanted / "phases.txt").write_text(lines, "utf-8")
    else:
        sys.stdout.buffer.write(msgspec.json.encode(told(wanted)))
