"""Pointing: from spots on the board to actions, and to the rules that forbid them.

`Title.places` says which spots one points at to mean an action. The last of them does it;
those before it are picked first, in any order. Turned around, this tells what a hand can do
next: pick something, do something, or learn why not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title

Picks = frozenset[str]


class Ways:
    """Actions by the spots that mean them: what is picked, and where they are done."""

    def __init__(self, title: Title, actions: Sequence[Action]) -> None:
        self.done: defaultdict[tuple[Picks, str], list[Action]] = defaultdict(list)
        self.picking: defaultdict[str, list[tuple[Picks, Action]]] = defaultdict(list)
        self.placeless: list[Action] = []
        for action in actions:
            path = title.places(action)
            picks = frozenset(path[:-1])
            if path:
                self.done[picks, path[-1]].append(action)
            else:
                self.placeless.append(action)
            for spot in picks:
                self.picking[spot].append((picks, action))

    def meant(self, picks: Picks, spot: str) -> Sequence[Action]:
        """The actions that are done at a spot, with these picks."""
        return self.done.get((picks, spot), ())

    def begun(self, picks: Picks) -> list[Action]:
        """The actions for which all of these are picked, and perhaps more."""
        some = next(iter(picks), "")
        return [action for wanted, action in self.picking.get(some, ()) if picks <= wanted]

    def next_spots(self, picks: Picks) -> Picks:
        """The spots that lead on from these picks."""
        more = {spot for wanted, _ in self.done if picks < wanted for spot in wanted - picks}
        return frozenset(more | {last for wanted, last in self.done if wanted == picks})


@cache
def all_ways(title: Title) -> Ways:
    """The ways of all actions of a title, the forbidden ones too."""
    return Ways(title, [title.actions[number] for number in range(title.actions.size)])


@dataclass(frozen=True, slots=True)
class Pointed:
    """What pointing at a spot means.

    `offer`: these actions can be done there. `pick`: it can be taken up. `held`: it is in
    the hand. `stuck`: nothing can be done from there, for several reasons. `no`: these rules
    forbid it. `nothing`: no action goes that way.
    """

    kind: Literal["offer", "pick", "held", "stuck", "no", "nothing"]
    actions: Sequence[Action] = ()
    rules: Sequence[str] = ()


class Hand:
    """The hand of the player who is to act: what is in it, and where it can go."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal(seat)
        self.picked: Picks = frozenset()
        self._ways = Ways(game.title, self.legal)
        self.drop()

    @property
    def forced(self) -> Action | None:
        """The one thing that can be done, where there is nothing to point at."""
        return self.legal[0] if len(self.legal) == len(self._ways.placeless) == 1 else None

    @property
    def spots(self) -> Picks:
        """The spots that lead on from what is in the hand."""
        return self._ways.next_spots(self.picked)

    def drop(self) -> None:
        """Put everything back. What alone can be picked stays in the hand."""
        self.picked = frozenset()
        if len(self.spots) == 1 and not any(self._ways.meant(self.picked, s) for s in self.spots):
            self.picked = self.spots

    def pick(self, spot: str) -> None:
        """Take up a spot: one that leads on, or another to begin with."""
        self.picked = self.picked | {spot} if spot in self.spots else frozenset({spot})

    def put_back(self, spot: str) -> None:
        """Let go of one spot."""
        self.picked -= {spot}
        if not self.picked:
            self.drop()

    def hold(self, action: Action) -> None:
        """Take up all but the last spot of an action."""
        self.picked = frozenset(self.game.title.places(action)[:-1])

    def point(self, spot: str) -> Pointed:
        """What pointing at a spot means now."""
        nothing: Picks = frozenset()
        if offers := self._ways.meant(self.picked, spot) or self._ways.meant(nothing, spot):
            return Pointed("offer", actions=offers)
        if spot in self.picked:
            return Pointed("held")
        if spot in self.spots | self._ways.next_spots(nothing):
            return Pointed("pick")
        ways = all_ways(self.game.title)
        if rules := self._rules_against(ways.meant(self.picked, spot)):
            return Pointed("no", rules=rules)
        rules = self._rules_against(ways.begun(frozenset({spot})))
        if not rules:
            return Pointed("nothing")
        return Pointed("no" if len(rules) == 1 else "stuck", rules=rules)

    def _rules_against(self, actions: Sequence[Action]) -> list[str]:
        """Why none of these is allowed: the rules, the most frequent first."""
        rules = Counter(self.game.why_not(self.seat, action) for action in actions)
        return [rule for rule, _ in rules.most_common() if rule]
