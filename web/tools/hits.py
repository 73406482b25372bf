"""Every event of a title that hits somebody, once: for tests of what the narrator stops for.

    .venv/bin/python web/tools/hits.py TITLE          # prints them as JSON, as the server tells
    .venv/bin/python web/tools/hits.py --find TITLE   # looks for them, and keeps them

`hits.txt` beside a board has a line for each: a position, who acts in it, and how.
"""

from __future__ import annotations

import sys
from itertools import islice, product
from pathlib import Path
from typing import Any

import msgspec

import jailbirds
from jailbirds.kernel.game import Game
from jailbirds.kernel.position import Position
from jailbirds.server.samples.moments import NAMES, bots_play, frame
from jailbirds.server.tables import wire

BOARDS = Path(__file__).parents[1] / "src/boards"
GAMES = [("regular", 1), ("regular", 2), *(("random", seed) for seed in range(3, 9))]


def told(title: str) -> list[dict[str, Any]]:
    """Each as the seat that is hit is told it: the moment before, and what happened."""
    lines = (BOARDS / title / "hits.txt").read_text("utf-8").splitlines()
    return [moment(*line.split("\t")) for line in lines]


def moment(name: str, eyes_of: str, seat: str, action: str, text: str) -> dict[str, Any]:
    """What somebody sees before and after an action, and is told of it."""
    position = Position.read(text)
    game = Game.from_position(position, names=NAMES[: position.players], roll=False)
    eyes = int(eyes_of)
    before = frame(game, eyes, ())
    by = decided_by(game, int(seat), action)
    events = game.play(int(seat), action)
    return {
        "event": f"event-{name}",
        "seat": eyes,
        "names": game.names,
        "options": game.options,
        "before": before,
        "by": by,
        "events": wire.events_of(game.title, events, eyes, by),
        "after": frame(game, eyes, ()),
    }


def decided_by(game: Game, seat: int, action: str) -> int | None:
    """The seat whose decision an action is; chance's, and what is forced, are nobody's."""
    forced = action.split(maxsplit=1)[0] in game.title.forced and len(game.legal(seat)) == 1
    return None if forced or seat == jailbirds.CHANCE else seat


def find(name: str) -> list[str]:
    """The first of each kind in some games, with every option of the title; of those that hit
    whoever brings them about, one of that sort as well."""
    title = jailbirds.title(name)
    kinds = [kind for kind in title.events.kinds.values() if kind.hits]
    wanted = {(kind.name, own) for kind in kinds for own in {False, kind.own}}
    lines: dict[tuple[str, bool], str] = {}
    for options, (level, seed) in product(title.variants, GAMES):
        games = bots_play(name, title.best or title.players[-1], options, seed, level)
        for game, moves in islice(games, 1, None):  # not in the set-up
            first = len(game.moves) - len(moves)
            for number, move in enumerate(moves, start=first):
                for event in move.events:
                    if title.events.kinds[event.name].hits is None:
                        continue
                    then = game.after(number)
                    by = decided_by(then, move.seat, str(move.action))
                    for eyes in range(game.players):
                        sort = event.name, by == eyes
                        hits = event.visible_to(eyes) and title.events.hits(event, eyes, by)
                        if hits and sort in wanted - lines.keys():
                            parts = event.name, eyes, move.seat, move.action, then.position
                            lines[sort] = "\t".join(map(str, parts))
            if not wanted - lines.keys():
                return sorted(lines.values())
    sys.stderr.write(f"not found in {name}: {sorted(wanted - lines.keys())}\n")
    return sorted(lines.values())


if __name__ == "__main__":
    *how, chosen = sys.argv[1:]
    if how == ["--find"]:
        found = "".join(f"{line}\n" for line in find(chosen))
        (BOARDS / chosen / "hits.txt").write_text(found, "utf-8")
    else:
        sys.stdout.buffer.write(msgspec.json.encode(told(chosen)))
