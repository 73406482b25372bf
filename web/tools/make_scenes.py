"""Sample positions for boards: bots play, and some moments are written down.

    .venv/bin/python web/tools/make_scenes.py [TITLE…]

A board's `scenes.toml` says which moments. `scenes.json` beside it has what one seat sees then,
as the server would send it: view, legal actions with their previews, and the moves that follow,
so that a board can be looked at and animated without a server; and what is printed on the
material. Besides, `sentences.json` keeps what Python says in four languages: the browser's
words are tested against it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import jailbirds
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game, Move
from jailbirds.server.samples.moments import bots_play, frame, preview
from jailbirds.server.tables import wire
from jailbirds.words import LANGUAGES, words

BOARDS = Path(__file__).parents[1] / "src/boards"
FRAMES = 8  # moves that follow a scene
MOST_PREVIEWS = 120
MOST_HISTORY = 40
ATTEMPTS = 40


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to stop a game: the first moment after `after` moves that is in one of `phases`."""

    name: str
    players: int
    seat: int  # who looks on
    after: int = 0
    phases: tuple[str, ...] = ()  # none: any
    options: dict[str, Any] = {}
    seed: int = 7
    acting: bool = True  # must the one who looks on be the one to act?
    level: str = "regular"

    def is_here(self, game: Game) -> bool:
        return (
            len(game.moves) >= self.after
            and (self.seat in game.actors or not self.acting)
            and (not self.phases or game.view(self.seat).phase in self.phases)
        )


class Scenes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a `scenes.toml`."""

    scenes: tuple[Scene, ...]


def boards() -> list[str]:
    """The titles with a board that has scenes."""
    return sorted(file.parent.name for file in BOARDS.glob("*/scenes.toml"))


def make_scenes(title: str) -> bytes:
    """All scenes of a board, one a line: the same whenever they are made."""
    wanted = msgspec.toml.decode((BOARDS / title / "scenes.toml").read_bytes(), type=Scenes)
    lines = b",\n".join(msgspec.json.encode(_shoot(title, scene)) for scene in wanted.scenes)
    material = msgspec.json.encode(jailbirds.title(title).material)
    return b'{"material":%s,"scenes":[\n%s\n]}\n' % (material, lines)


def _shoot(title: str, scene: Scene) -> dict[str, Any]:
    """Write a scene down; a game that never gets there is played again with another seed."""
    for attempt in range(ATTEMPTS):
        seed = scene.seed + 100 * attempt
        moments = bots_play(title, scene.players, scene.options, seed, scene.level)
        for game, moves in moments:
            if scene.is_here(game):
                return _write(scene, game, moves, moments)
    raise SystemExit(f"no game of {title} came to the scene {scene.name!r}: change it")


def _write(
    scene: Scene, game: Game, moves: Sequence[Move], rest: Iterator[tuple[Game, Sequence[Move]]]
) -> dict[str, Any]:
    seat = scene.seat
    written = {
        "name": scene.name,
        "title": game.title.name,
        "seat": seat,
        "names": game.names,
        "options": game.options,
        "history": wire.events_of(game.title, game.events(seat), seat)[-MOST_HISTORY:],
        "previews": [
            {"action": action.to_dict(), "events": preview(game, seat, action)}
            for action in game.legal(seat)[:MOST_PREVIEWS]
        ],
    }
    frames = [frame(game, seat, moves)]
    frames += [frame(later, seat, more) for later, more in islice(rest, FRAMES)]
    return {**written, "frames": frames}


def make_sentences(title: str) -> bytes:
    """What Python says of the actions and events of a game, each kind once, one a line."""
    lines = b",\n".join(map(msgspec.json.encode, _sentences(title)))
    return b"[\n" + lines + b"\n]\n"


def _sentences(title: str) -> Iterator[dict[str, Any]]:
    players = jailbirds.title(title).players[-1]
    seen: set[str] = set()
    for game, moves in bots_play(title, players, {}, seed=3, level="random"):
        for move in moves:
            told: list[Action | Event] = [move.action, *move.events]
            for one in told:
                kind = f"action-{one.do}" if isinstance(one, Action) else f"event-{one.name}"
                if kind not in seen:
                    seen.add(kind)
                    yield from _said(kind, one, game)


def _said(kind: str, one: Action | Event, game: Game) -> Iterator[dict[str, Any]]:
    for language in LANGUAGES:
        spoken = words(language, game.title)
        for reader in (0, 1, None):
            text = (
                spoken.action(one, game.names, reader)
                if isinstance(one, Action)
                else spoken.event(one, game.names, reader)
            )
            yield {
                "language": language,
                "key": kind,
                "args": {**game.title.names_at(), **one.args},
                "names": game.names,
                "reader": reader,
                "text": text,
            }


def main(wanted: list[str]) -> None:
    for title in wanted or boards():
        for name, made in (
            ("scenes.json", make_scenes(title)),
            ("sentences.json", make_sentences(title)),
        ):
            (BOARDS / title / name).write_bytes(made)
            sys.stdout.write(f"{title}/{name}: {len(made) // 1024} KiB\n")


if __name__ == "__main__":
    main(sys.argv[1:])
