"""What others do to each other, once each: for tests of what the narrator tells a bystander.

    .venv/bin/python web/tools/others.py TITLE                 # prints it as JSON
    .venv/bin/python web/tools/others.py --find TITLE EVENT…   # looks for these, and keeps them

`others.txt` beside a board has a line for each: a position, who acts in it, and how; and whose eyes
these are, somebody whom it does not concern and who is not asked next.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import msgspec
from hits import BOARDS, GAMES, moment

import jailbirds
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game
from jailbirds.kernel.position import Position
from jailbirds.server.samples.moments import NAMES, bots_play
from jailbirds.words import words


def told(title: str) -> list[dict[str, Any]]:
    """Each as a bystander is told it, and what it says in English."""
    lines = (BOARDS / title / "others.txt").read_text("utf-8").splitlines()
    return [_told(*line.split("\t")) for line in lines]


def _told(name: str, eyes: str, seat: str, action: str, text: str) -> dict[str, Any]:
    position = Position.read(text)
    game = Game.from_position(position, names=NAMES[: position.players], roll=False)
    event = next(each for each in game.play(int(seat), action) if each.name == name)
    return {
        **moment(name, eyes, seat, action, text),
        "sentence": words("en", game.title).event(event, game.names, int(eyes)),
        "who": [game.names[each] for each in _concerned(event)],
    }


def _concerned(event: Event) -> list[int]:
    """Who does it, and to whom."""
    return [int(event.args[name]) for name in ("seat", "other") if name in event.args]


def find(name: str, wanted: set[str]) -> Iterator[str]:
    """The first of each in some games, as one sees it who has no part in it."""
    title = jailbirds.title(name)
    for options, (level, seed) in product(title.variants, GAMES):
        games = bots_play(name, title.best or title.players[-1], options, seed, level)
        for game, moves in islice(games, 1, None):  # not in the set-up
            for number, move in enumerate(moves, start=len(game.moves) - len(moves)):
                for event in move.events:
                    eyes = set(range(game.players)) - {move.seat, *_concerned(event)}
                    eyes -= {*game.after(number + 1).actors}
                    if event.name not in wanted or not eyes:
                        continue
                    if event.visible_to(min(eyes)):
                        wanted.remove(event.name)
                        parts = min(eyes), move.seat, move.action, game.after(number).position
                        yield "\t".join(map(str, (event.name, *parts)))
            if not wanted:
                return
    sys.stderr.write(f"not found in {name}: {sorted(wanted)}\n")


if __name__ == "__main__":
    if sys.argv[1] == "--find":
        chosen, *names = sys.argv[2:]
        found = sorted(find(chosen, set(names)))
        (BOARDS / chosen / "others.txt").write_text("".join(f"{each}\n" for each in found), "utf-8")
    else:
        sys.stdout.buffer.write(msgspec.json.encode(told(sys.argv[1])))
