"""Races for tests: stones, boats and dice where one wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import jailbirds
from jailbirds.games.ausbrecher.state import BOAT_OF_PLACE, COLOURS, DICE_NAMES, MOVE, PICK

IN_ORDER = tuple(COLOURS)


def race(
    stacks: Mapping[int, str] | None = None,
    boats: str = "",
    *,
    rolls: Mapping[str, int] | None = None,
    players: int = 2,
    seat: int = 0,
    turns: int | None = None,
    bets: Sequence[Sequence[str]] | None = None,
    **options: Any,
) -> jailbirds.Game:
    """A race under way, after the first round, in which it is the turn of `seat`.

    `stacks` has the stones of a square from the bottom up, as in `{4: "red blue"}`, `boats`
    those that have arrived, in order. With `rolls` the dice lie there, else they are to be
    picked.
    """
    game = jailbirds.new("ausbrecher", players, options, roll=False)
    with game.edit() as s:
        for square, stones in (stacks or {}).items():
            for level, stone in enumerate(stones.split()):
                s.square[COLOURS.index(stone)] = square
                s.level[COLOURS.index(stone)] = level
        for place, stone in enumerate(boats.split()):
            s.boat[COLOURS.index(stone)] = BOAT_OF_PLACE[place]
            s.arrived += 1
        for owner in range(players):
            s.sealed[owner] = 1
            for place, stone in enumerate(bets[owner] if bets else IN_ORDER):
                s.bet[owner, place] = COLOURS.index(stone) + 1
        for name, face in (rolls or {}).items():
            s.die[DICE_NAMES.index(name)] = face
        s.phase = MOVE if rolls else PICK
        s.seat = seat
        s.turns = players if turns is None else turns
    return game


def stacks(game: jailbirds.Game) -> dict[int, str]:
    """The stones on the path, square by square, from the bottom up."""
    found: dict[int, list[str]] = {}
    for stone in sorted(game.view().stones, key=lambda stone: stone.level):
        if stone.square:
            found.setdefault(stone.square, []).append(stone.colour)
    return {square: " ".join(colours) for square, colours in sorted(found.items())}


def boats(game: jailbirds.Game) -> dict[str, int]:
    """The boat of each stone that has arrived."""
    return {stone.colour: stone.boat for stone in game.view().stones if stone.boat}


def can(game: jailbirds.Game, seat: int = 0) -> set[str]:
    """What a seat may do now."""
    return {str(action) for action in game.legal(seat)}


def rolled(game: jailbirds.Game, seat: int, dice: str, **faces: int) -> None:
    """Pick dice and let them show what one wants."""
    game.play(seat, {"do": "pick", "dice": dice})
    for die in dice.split("+"):
        game.play(jailbirds.CHANCE, {"do": "roll", "die": die, "face": faces[die]})


def lost(events: Sequence[jailbirds.Event]) -> dict[str, str]:
    """The rolls that were lost, and why."""
    return {str(e.args["die"]): str(e.args["reason"]) for e in events if e.name == "lost"}
