"""Looks for a puzzle in a game: cheaply at first, and where there may be one with much more time.

A search glances at each late decision. Where its best three actions come to different things in a
few deals, all actions are tried, more often. What is better than all others by `GAP` even then is
tried anew, in other deals, by another judge with `AGAIN` times the time: the gap has to hold with
a margin for noise, and a search with as much more time has to do the same.

Where nothing is hidden, a solution is what alone wins by force or alone saves, and proved. The gap
may be smaller there, but there is one: where everything else wins as well, if later, nobody has to
find the one that wins at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.finding import title as find_title
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.puzzles.difficulty import rating, tried
from jailbirds.puzzles.games import decisions, played
from jailbirds.puzzles.proving import prove
from jailbirds.puzzles.puzzle import Kind, Puzzle, name_of
from jailbirds.review import Effort, Judge
from jailbirds.review.judge import WHOLE

GAP = 0.25  # of a win: by so much a solution is better than everything else
PROVED_GAP = 0.10  # and by so much where it alone wins by force or saves
AGAIN = 20  # times the time by which it is confirmed
SURE = 2.0  # standard errors that are taken off the gap
GLANCE = 200  # iterations of the search that glances at a decision
# deals in which its best three actions are played on, and the gap from which on one looks further
FEW = ((slice(0, 8), 0.15), (slice(8, 40), 0.20))
MORE = slice(40, 104)  # deals in which all are
PART = 64  # deals that are judged together, to see how far apart their results lie
PARTS = AGAIN  # of them, as many as in `MORE` each
PARTS_OF_ALL = 4  # in which all actions are tried, and then only the solution and its rivals
RIVALS = 3  # actions that come nearest to it
FEWEST, MOST = 3, 80  # actions to choose from
LONGEST = 2500  # letters of a position
LATE = 8  # only in the last eighth of its decisions can one of a game be worth so much
MOST_TRIED = 3  # decisions of a game that look like a puzzle


class Found(msgspec.Struct, frozen=True):
    """A puzzle, and how often each rung of the ladder solves it."""

    puzzle: Puzzle
    solved: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Here:
    """A decision: who is to act, what that seat knows, and what it may do."""

    game: Game
    seat: int
    redacted: np.ndarray
    actions: Sequence[Action]


@dataclass(frozen=True, slots=True)
class Solution:
    """What may be the solution of a decision, and how far that is proved."""

    action: Action
    kind: Kind = "best"
    within: int = 0


def look(title_name: str, seed: int) -> Found | None:
    """The puzzle of the game of a seed, if there is one."""
    game = played(find_title(title_name), seed)
    return finder(game.title, game.players).look(game, seed)


@cache
def finder(title: Title, players: int) -> Finder:
    """One for each process: making it takes longer than a glance."""
    return Finder(title, players)


class Finder:
    """Finds puzzles of a title with so many players; not to be shared between threads."""

    def __init__(self, title: Title, players: int) -> None:
        self.title, self.players = title, players
        self._scout = Judge(title, players, seed=1, effort=Effort(iterations=GLANCE))
        self._referee = Judge(title, players, seed=2, effort=Effort(iterations=AGAIN * GLANCE))

    def look(self, game: Game, seed: int) -> Found | None:
        """The first decision of a game that is a puzzle, in an order that follows from a seed."""
        luck = generator(seed, 2).data
        numbers = decisions(game, FEWEST, MOST)
        numbers = numbers[-max(1, len(numbers) // LATE) :]
        tries = MOST_TRIED
        while numbers:
            number = numbers.pop(pick(luck, len(numbers)))
            here = self.at(game.after(number), game.moves[number].seat)
            solution = self.glance(here)
            if solution is None:
                continue
            found = self.confirm(here, solution)
            tries -= 1
            if found or not tries:
                return found
        return None

    def at(self, game: Game, seat: int) -> Here:
        """The decision of a seat that is to act."""
        return Here(game, seat, game.redacted(seat), game.legal(seat))

    def glance(self, here: Here) -> Solution | None:
        """What may be the solution, if anything."""
        if len(str(here.game.position)) > LONGEST:
            return None
        if self.title.thinking.open:
            proof = prove(here.game, here.seat)
            return Solution(proof.action, proof.kind, proof.within) if proof else None
        promising = self._scout.promising(here.redacted, here.seat, 3)
        for deals, least in FEW:
            if lead(self._hopes(self._scout, here, promising, deals)) < least:
                return None
        hopes = self._hopes(self._scout, here, here.actions, MORE)
        return Solution(here.actions[int(np.argmax(hopes))]) if lead(hopes) >= GAP else None

    def confirm(self, here: Here, solution: Solution) -> Found | None:
        """The puzzle, if that is the solution."""
        hopes = self._confirmed_hopes(here, solution)
        if hopes is None:
            return None
        action, position = solution.action, str(here.game.position)
        if solution.kind == "best" and self._again(here) != action:
            return None
        solved = tried(
            *(self.title, self.players, here.redacted, here.seat, action.id, len(here.actions))
        )
        puzzle = Puzzle(
            id=name_of(position, here.seat),
            position=position,
            rules_version=here.game.rules_version,
            seat=here.seat,
            solution=action.to_dict(),
            kind=solution.kind,
            within=solution.within,
            hopes=hopes,
            rating=rating(solved),
        )
        return Found(puzzle, tuple(solved))

    def _again(self, here: Here) -> Action:
        """What a search with more time does."""
        return self._referee.promising(here.redacted, here.seat, 1)[0]

    def _confirmed_hopes(self, here: Here, solution: Solution) -> tuple[int, int] | None:
        """What the seat can expect after the solution and after the best of the others, if the gap
        between them holds."""
        rivals = [action for action in here.actions if action != solution.action]
        least = GAP if solution.kind == "best" else PROVED_GAP
        parts: list[np.ndarray] = []
        for number in range(PARTS):
            deals = slice(number * PART, (number + 1) * PART)
            tried = [solution.action, *rivals]
            parts.append(proved(self._hopes(self._referee, here, tried, deals), solution))
            if number + 1 == PARTS_OF_ALL:
                so_far = np.mean(parts, axis=0)
                nearest = np.argsort(-so_far[1:], kind="stable")[:RIVALS]
                if so_far[0] - so_far[1:].max() < least:
                    return None
                rivals = [rivals[number] for number in nearest]
                parts = [part[[0, *(nearest + 1)]] for part in parts]
        gaps = np.array([part[0] - part[1:] for part in parts])
        doubt = gaps.std(axis=0, ddof=1) / np.sqrt(PARTS)
        if (gaps.mean(axis=0) - SURE * doubt).min() < least:
            return None
        best, *others = (round(WHOLE * float(hope)) for hope in np.mean(parts, axis=0))
        return best, max(others)

    def _hopes(
        self, judge: Judge, here: Here, actions: Sequence[Action], deals: slice
    ) -> np.ndarray:
        """What the seat can expect after each of some actions, as parts of a win."""
        shares = judge.try_each(here.redacted, here.seat, actions, deals)
        hopes: np.ndarray = shares[:, here.seat] / (deals.stop - deals.start)
        return hopes


def proved(hopes: np.ndarray, solution: Solution) -> np.ndarray:
    """Hopes, the solution's first; what is proved of them is no hope but known."""
    if solution.kind == "win":
        hopes[0] = 1.0
    if solution.kind == "save":
        hopes[1:] = 0.0
    return hopes


def lead(hopes: np.ndarray) -> float:
    """By how much the best is better than the next best."""
    second, best = np.sort(hopes)[-2:]
    return float(best - second)
