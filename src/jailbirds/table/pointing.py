"""Pointing: from places on the board to actions, and to the rules that forbid them.

`Title.places` says which places one points at to mean an action. The last of them does it;
those before it are picked first, in any order. Turned around, this tells what a hand can do
next: pick something, do something, or learn why not. Terminal and server answer by it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from jailbirds.kernel.actions import Action
from jailbirds.kernel.dispatch import ways
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title

Picks = frozenset[str]
Refuses = Callable[[Action], str | None]
NOTHING: Picks = frozenset()


def refusals(game: Game, seat: int, gear: str = "interpreted") -> Refuses:
    """Which rule forbids an action, as far as a seat can know: from what it sees."""
    rules = game.title.gear(gear)
    known = rules.open(game.redacted(seat))

    def refuse(action: Action) -> str | None:
        rule = rules.loops.check(known, 0, seat, action.id)
        return game.title.rule_name(rule) if rule else None

    return refuse


def phase_of(game: Game, seat: int) -> int | None:
    """What the title is waiting for, by its number; None in titles without phases."""
    known = game.redacted(seat)
    return int(known["phase"][0]) if "phase" in (known.dtype.names or ()) else None


class Ways:
    """Actions by the places that mean them: what is picked, and where they are done."""

    def __init__(self, title: Title, actions: Iterable[Action]) -> None:
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
            for place in picks:
                self.picking[place].append((picks, action))

    def meant(self, picks: Picks, place: str) -> Sequence[Action]:
        """The actions that are done at a place, with these picks."""
        return self.done.get((picks, place), ())

    def begun(self, picks: Picks) -> list[Action]:
        """The actions for which all of these are picked, and perhaps more."""
        some = next(iter(picks), "")
        return [action for wanted, action in self.picking.get(some, ()) if picks <= wanted]

    def next_places(self, picks: Picks) -> Picks:
        """The places that lead on from these picks."""
        more = {place for wanted, _ in self.done if picks < wanted for place in wanted - picks}
        return frozenset(more | {last for wanted, last in self.done if wanted == picks})

    def places_of(self, picks: Picks) -> Picks:
        """All places of the actions for which these are picked."""
        begun = [(wanted, last) for wanted, last in self.done if picks and picks <= wanted]
        return frozenset(place for wanted, last in begun for place in (*wanted, last))


@cache
def all_ways(title: Title) -> Ways:
    """The ways of all actions of a title, the forbidden ones too."""
    return Ways(title, [title.actions[number] for number in range(title.actions.size)])


@dataclass(frozen=True, slots=True)
class Pointed:
    """What pointing at a place means.

    `offer`: these actions can be done there. `pick`: it can be taken up. `held`: it is in
    the hand. `stuck`: nothing can be done from there, for several reasons. `no`: these rules
    forbid it, the most frequent first. `nothing`: no action goes that way.
    """

    kind: Literal["offer", "pick", "held", "stuck", "no", "nothing"]
    actions: Sequence[Action] = ()
    rules: Sequence[str] = ()


class Hand:
    """The hand of the player who is to act: what is in it, and where it can go."""

    def __init__(self, game: Game, seat: int, refuses: Refuses | None = None) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal(seat)
        self.picked = NOTHING
        self._ways = Ways(game.title, self.legal)
        self._refuses = refuses or refusals(game, seat)
        self._phase = phase_of(game, seat)
        self.drop()

    @property
    def forced(self) -> Action | None:
        """The one thing that can be done, where there is nothing to point at."""
        return self.legal[0] if len(self.legal) == len(self._ways.placeless) == 1 else None

    @property
    def places(self) -> Picks:
        """The places that lead on from what is in the hand."""
        return self._ways.next_places(self.picked)

    def drop(self) -> None:
        """Put everything back. What alone can be picked stays in the hand."""
        self.picked = NOTHING
        if len(self.places) == 1 and not any(self._ways.meant(NOTHING, p) for p in self.places):
            self.picked = self.places

    def pick(self, place: str) -> None:
        """Take up a place. What does not go along with it makes room."""
        kept = [self.picked & wanted for wanted, _ in self._ways.picking.get(place, ())]
        self.picked = max(kept, key=len, default=NOTHING) | {place}

    def put_back(self, place: str) -> None:
        """Let go of one place."""
        self.picked -= {place}
        if not self.picked:
            self.drop()

    def hold(self, action: Action) -> None:
        """Take up all but the last place of an action."""
        self.picked = frozenset(self.game.title.places(action)[:-1])

    def point(self, place: str) -> Pointed:
        """What pointing at a place means now."""
        begun = place in self._ways.places_of(self.picked)  # then it means that, and nothing else
        offers = self._ways.meant(self.picked, place)
        if not offers and not begun:
            offers = self._ways.meant(NOTHING, place)
        if offers:
            return Pointed("offer", actions=offers)
        if place in self.picked:
            return Pointed("held")
        if place in self.places or (place in self._ways.next_places(NOTHING) and not begun):
            return Pointed("pick")
        return self._why_not(place)

    def _why_not(self, place: str) -> Pointed:
        """The rules against what somebody means who points at a place where nothing is allowed."""
        every = all_ways(self.game.title)
        if rules := self._rules_against(every.meant(self.picked, place)):
            return Pointed("no", rules=rules)
        for meant in (
            every.begun(self.picked | {place}) if self.picked else (),
            every.meant(NOTHING, place),
            every.begun(frozenset({place})),
        ):
            if rules := self._rules_against(meant):
                return Pointed("no" if len(rules) == 1 else "stuck", rules=rules)
        return Pointed("nothing")

    def _rules_against(self, actions: Sequence[Action]) -> list[str]:
        """Why none of these is allowed: the rules, the most frequent first."""
        timely = [action for action in actions if self._is_timely(action)]
        rules = Counter(self._refuses(action) for action in self._nearest(timely or actions))
        return [rule for rule, _ in rules.most_common() if rule]

    def _is_timely(self, action: Action) -> bool:
        """Does it belong into this phase? What does not is hardly meant."""
        kind = self.game.title.actions.kinds[action.do]
        return any(not way.phases or self._phase in way.phases for way in ways(kind))

    def _nearest(self, actions: Sequence[Action]) -> list[Action]:
        """Those that are right otherwise, so that the answer is about what is pointed at."""
        places = self.game.title.places
        allowed = [(action.do, frozenset(places(action))) for action in self.legal]

        def wrong(action: Action) -> int:
            own = frozenset(places(action))
            alike = (len(own ^ other) for do, other in allowed if do == action.do)
            return min(alike, default=len(own) + 1)

        distances = (
            [wrong(action) for action in actions] if len(actions) > 1 else [0] * len(actions)
        )
        least = min(distances, default=0)
        return [a for a, distance in zip(actions, distances, strict=True) if distance == least]
