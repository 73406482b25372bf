"""Foresight: what an action would change, as marks on the board.

Only what the title tells is used: the events of the preview, the places they touch, and what
stands there now. Whoever is touched at its own seat's expense is struck; a way that others
go becomes a trail, with a ghost at its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jailbirds.cli.terminal.marks import Piece
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.sketch import SHAPES, Sketch, Tile
from jailbirds.kernel.title import Title


@dataclass(frozen=True, slots=True)
class Foresight:
    trails: Sequence[Sequence[str]]
    ghosts: Mapping[str, Piece]
    struck: frozenset[str]


def foresee(
    title: Title, sketch: Sketch, seat: int, action: Action, events: Sequence[Event]
) -> Foresight:
    """What the board would look like after an action of a seat."""
    tiles = {tile.place: tile for row in sketch.rows for tile in row.tiles if tile.place}
    path = title.places(action)
    ghosts: dict[str, Piece] = {}
    if path and path[-1] in tiles and _is_free(tiles[path[-1]]):
        mover = tiles[path[0]]
        own = (SHAPES[seat], f"seat{seat}")
        ghosts[path[-1]] = (mover.text, mover.role) if mover.text else own
    struck = frozenset(
        place
        for event in events
        for place in title.traces(event)
        if place in tiles.keys() - set(path)
        and tiles[place].role == f"seat{event.args.get('seat')}"
        and not place.startswith("seat-")  # what stands for the seat itself
    )
    trails = []
    for event in events:
        trail = [place for place in title.traces(event) if place in tiles]
        if len(trail) < 2 or set(trail) <= set(path):
            continue
        if any(tiles[place].role == f"seat{event.args.get('seat')}" for place in struck & {*trail}):
            continue  # who is struck is marked where it happens
        if not tiles[trail[0]].text or trail[0] in struck.union(path):
            trail.reverse()  # it begins where somebody stands who is not about to leave
        trails.append(trail)
        first = tiles[trail[0]]
        if first.text:
            ghosts[trail[-1]] = (first.text, first.role)
    return Foresight(trails, ghosts, struck)


def _is_free(tile: Tile) -> bool:
    return bool(tile.ground) and not (tile.text or tile.role or tile.words or tile.holds)
