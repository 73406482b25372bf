"""Proof, where nothing is hidden: which action alone wins by force, or alone saves from defeat.

Every answer of everybody and every outcome of chance is tried: what is found here holds whatever
they do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.lab.solver import Solver
from jailbirds.puzzles.puzzle import Kind

FURTHEST = 5  # actions of all together that are looked ahead, or all seats' and one's own again


@dataclass(frozen=True, slots=True)
class Proof:
    """The solution, and within how many actions of all together it is proved."""

    kind: Kind
    action: Action
    within: int


def prove(game: Game, seat: int, gear: str = "native") -> Proof | None:
    """What alone wins, or alone saves, by as few actions as that can be proved with. None where
    nothing or not one action alone does, and where a win is there to be taken."""
    for depth in range(1, max(FURTHEST, game.players + 1) + 1):
        winning = winning_actions(game, seat, depth, gear)
        if winning:
            return Proof("win", winning[0], depth) if depth > 1 == len(winning) else None
        saving = saving_actions(game, seat, depth, gear)
        if len(saving) < 2:
            return Proof("save", saving[0], depth) if saving else None
    return None


def holds(game: Game, seat: int, proof: Proof, gear: str = "native") -> bool:
    """Is it proved again?"""
    listed = winning_actions if proof.kind == "win" else saving_actions
    return listed(game, seat, proof.within, gear) == [proof.action]


def winning_actions(game: Game, seat: int, depth: int, gear: str) -> list[Action]:
    """Those after which the seat wins within so many actions, whatever others do."""
    return solver(game.title, game.players, depth, gear).winning_actions(game, seat)


def saving_actions(game: Game, seat: int, depth: int, gear: str) -> list[Action]:
    """Those after which no other seat can force a win within so many actions."""
    saving = game.legal(seat)
    for other in range(game.players):
        if other != seat and saving:
            found = solver(game.title, game.players, depth, gear).saving_actions(game, seat, other)
            saving = [action for action in saving if action in found]
    return saving


@cache
def solver(title: Title, players: int, depth: int, gear: str) -> Solver:
    return Solver(Game(title, players, seed=0), depth, gear)
