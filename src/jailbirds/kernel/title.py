"""A title: everything the kernel knows of a game, and how titles are found.

A title is found by being there: each package under `jailbirds.games` has a `TITLE`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

import jailbirds.games
from jailbirds.kernel.actions import Action, Actions
from jailbirds.kernel.errors import BadOption, BadPlayers, UnknownTitle, expected_one_of
from jailbirds.kernel.events import Event, Events
from jailbirds.kernel.gears import GEARS, Gear
from jailbirds.kernel.rule import is_rule
from jailbirds.kernel.talk import Talk

RULES = (
    "actors",  # (s) -> the seats that may act now, as a set of bits; none when it is over
    "legal",  # (s, seat, out) -> how many actions, written into out
    "check",  # (s, seat, action) -> 0, or the number of the rule that forbids it
    "apply",  # (s, seat, action, events): do it, trusting that it is legal
    "weight",  # (s, action) -> how likely an outcome of chance is among its like
    "ending",  # (s) -> 0 while the game runs, then the number of its ending
    "winners",  # (s) -> the seats that have won, as a set of bits
    "redact",  # (s, seat): blank all that the seat may not know
    "redeal",  # (s, seat, rng): fill a redacted record with a sample of what is hidden
    "evaluate",  # (s, seats, values): how well these seats stand, for bots; higher is better
    "prefer",  # (s, seat, action) -> what speaks for an action besides where it leads
)


@dataclass(frozen=True, slots=True)
class Thinking:
    """How bots that search think about a title; found by trying."""

    scale: int = 100  # a lead in `evaluate` that wins three games in four, or nearly
    horizon: int = 8  # actions to play on before a position is judged
    tries: int = 2  # random actions of which everybody takes the best while playing on
    trust: int = 2  # how many visits the first guess at an action is worth
    curiosity: float = 0.5  # how much what is little known weighs against what is known
    ripe: int = 8  # visits, with those of trust, after which a position is looked into
    shared: float = 0.5  # what a win is worth that is shared with others
    rivalry: float = 1.0  # how much the best of the others counts against oneself
    luck: bool = True  # does what is hidden show in `evaluate`?
    open: bool = False  # is nothing hidden, and never more than one to act?
    slip: int = 0  # by how much a rookie misjudges; 0: by the scale


@dataclass(frozen=True, slots=True)
class Debate:
    """A talk of the players against the clock, on while the action that ends it is legal."""

    ended_by: str  # the action
    seconds: int  # that it lasts at most


@dataclass(frozen=True, eq=False)
class Title:
    """The descriptor of a game. `rules` are the functions named in `RULES`."""

    name: str
    folder: Path
    players: range
    rules_version: int
    prefix: str  # of its rule numbers: ALC
    chapters: Mapping[str, range]  # of its rules: words' key -> numbers
    state: np.dtype
    actions: Actions
    most_legal: int  # upper bound of legal actions in any position
    events: Events
    endings: Mapping[str, int]  # name -> the rule that ends the game so; in order, from 1
    options: type[msgspec.Struct]
    variants: Sequence[Mapping[str, Any]]  # option sets that together show every option
    setup: Callable[[Any, int, Any], None]  # (s, players, options) on a blank record
    census: Callable[[Any], Mapping[str, int]]  # what must never change in number
    view: Callable[[Any, int], msgspec.Struct]  # (redacted record, seat)
    sketch: Callable[[Any], Any]  # (view) -> the board for a terminal
    places: Callable[[Action], tuple[str, ...]]  # the spots one points at for an action
    traces: Callable[[Event], tuple[str, ...]]  # the spots an event touches
    rules: Mapping[str, Callable[..., Any]]
    rulings: frozenset[int] = frozenset()  # rules that are ours, where the rulebook is silent
    reveals: frozenset[str] = frozenset()  # the events that lay open what was hidden
    thinking: Thinking = Thinking()
    from_content: Callable[[Path], Mapping[str, Any]] | None = None  # a typed-in deck -> options
    talk: Talk | None = None  # what its bots say; None: they are silent
    debate: Debate | None = None
    _gears: dict[str, Gear] = field(default_factory=dict)

    def __post_init__(self) -> None:
        missing = [name for name in RULES if not is_rule(self.rules.get(name))]
        assert not missing, f"{self.name} lacks the rules {missing}"
        named = sum(self.state[name].itemsize for name in self.state.names or ())
        gap = self.state.itemsize - named
        # NumPy leaves unnamed bytes as it finds them: equal states would differ, and leak
        assert gap == 0, f"the record of {self.name} has a gap of {gap} bytes: name them"
        # msgspec looks at a type when it first reads one, and crashes if two threads do so at once
        msgspec.json.Decoder(self.options)

    def __repr__(self) -> str:
        return f"<title {self.name}>"

    def gear(self, name: str = "interpreted") -> Gear:
        """The title's rules in a gear: `interpreted` or `native`."""
        if name not in GEARS:
            raise ValueError(f"there is no gear {name!r}: expected {' or '.join(GEARS)}")
        if name not in self._gears:
            self._gears[name] = GEARS[name](self)
        return self._gears[name]

    def rule_name(self, number: int) -> str:
        """`ALC-07` for 7."""
        return f"{self.prefix}-{number:02}"

    @property
    def rule_names(self) -> list[str]:
        return [self.rule_name(n) for numbers in self.chapters.values() for n in numbers]

    def read_players(self, players: int) -> int:
        """The number of players, if the title is played by so many."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            few, many = self.players[0], self.players[-1]
            expected = f"{few} to {many}" if few < many else f"exactly {few}"
            raise BadPlayers(f"{self.name} is played by {expected} players, not by {players!r}")
        return players

    def read_options(
        self, given: Mapping[str, Any] | msgspec.Struct | None, strict: bool = True
    ) -> Any:
        """Table options from a mapping; what is not given has its default.

        `strict=False` also takes texts for numbers and truths, as typed in a terminal.
        """
        given = {} if given is None else given
        if isinstance(given, msgspec.Struct):
            given = msgspec.to_builtins(given)
        try:
            return msgspec.convert(given, self.options, strict=strict)
        except msgspec.ValidationError as error:
            raise BadOption(f"{self.name}: {error}. {self._options_help()}") from None

    def _options_help(self) -> str:
        fields = msgspec.structs.fields(self.options)
        known = ", ".join(f"{f.name} (default {plain(f.default)})" for f in fields)
        return f"Its options are: {known or 'none'}"

    def begin(self, players: int, options: Any) -> np.ndarray:
        """The state before anything has happened, as an array of one record."""
        state = np.zeros(1, dtype=self.state)
        self.setup(self.gear("interpreted").open(state)[0], players, options)
        return state


def rules_of(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions named in `RULES`, wherever a title has them."""
    return {
        name: getattr(module, name) for name in RULES for module in modules if hasattr(module, name)
    }


def plain(value: Any) -> str:
    """A value as one types it: `true`, not `True`."""
    return msgspec.json.encode(value).decode().strip('"')


def titles() -> list[str]:
    """The names of all titles.

    >>> "alcatraz" in titles()
    True
    """
    return sorted(module.name for module in pkgutil.iter_modules(jailbirds.games.__path__))


@cache
def _import_title(name: str) -> Title:
    title = importlib.import_module(f"jailbirds.games.{name}").TITLE
    assert isinstance(title, Title)
    return title


def title(name: str) -> Title:
    """The title of that name.

    >>> title("alcatraz").players
    range(2, 5)
    """
    if name not in titles():
        raise UnknownTitle(f"there is no title {name!r}: {expected_one_of(name, titles())}")
    return _import_title(name)
