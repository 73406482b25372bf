"""The cases of the kit: every player count, set of options and version of a title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import Event, blank_events
from jailbirds.kernel.gears import Gear
from jailbirds.kernel.title import Title, plain


@dataclass(frozen=True, eq=False)
class Case:
    """A title with so many players and these options, and its rules in the native gear."""

    title: Title
    players: int
    options: Mapping[str, Any]
    version: int

    def __str__(self) -> str:
        """`liars_dice-3-open=false`; of long options only their names, of versions the older."""
        options = [
            f"{name}={plain(value)}" if isinstance(value, (bool, int, str)) else name
            for name, value in self.options.items()
        ]
        old = "" if self.version == self.title.rules_version else f"-v{self.version}"
        return f"{self.title.name}{old}-{self.players}-{','.join(options) or 'plain'}"

    @property
    def seats(self) -> tuple[int, ...]:
        """All who may look on."""
        return (*range(self.players), jailbirds.SPECTATOR)

    @property
    def gear(self) -> Gear:
        return self.title.gear("native")

    def game(self, seed: int = 0, **how: Any) -> jailbirds.Game:
        what = (self.title, self.players, self.options)
        return jailbirds.Game(*what, seed=seed, rules_version=self.version, **how)

    def begin(self) -> np.ndarray:
        options = self.title.read_options(self.options)
        return self.title.begin(self.players, options, self.version)

    def room_for_legal(self) -> np.ndarray:
        """Room for more actions than `most_legal`: compiled code writes past an end unnoticed."""
        return np.full(self.title.most_legal + 2 * self.title.actions.size, -1, dtype=np.int32)

    # --- the rules

    def legal(self, state: np.ndarray, seat: int) -> list[int]:
        out = self.room_for_legal()
        count = self.gear.loops.legal(self.gear.open(state), 0, seat, self.gear.open(out))
        return [int(action) for action in out[:count]]

    def refusals(self, state: np.ndarray, seat: int) -> np.ndarray:
        """What `check` says to every action."""
        out = np.zeros(self.title.actions.size, dtype=np.int32)
        self.gear.loops.refusals(self.gear.open(state), 0, seat, self.gear.open(out))
        return out

    def do(self, state: np.ndarray, seat: int, action: int) -> list[Event]:
        told = blank_events()
        self.gear.loops.apply(self.gear.open(state), 0, seat, action, self.gear.open(told))
        return self.title.events.read(told)

    def redacted(self, state: np.ndarray, seat: int) -> np.ndarray:
        state = state.copy()
        self.gear.loops.redact(self.gear.open(state), 0, seat)
        return state

    def redealt(self, state: np.ndarray, seat: int, seed: int) -> np.ndarray:
        """Another truth that fits all that the seat knows."""
        state = self.redacted(state, seat)
        self.gear.loops.redeal(self.gear.open(state), 0, seat, self.gear.open(generator(seed)))
        return state


@cache
def cases(title: Title) -> list[Case]:
    """The newest version in everything, the older ones in every set of options."""
    newest = [
        Case(title, players, options, title.rules_version) for players, options in title.tables()
    ]
    older = [
        Case(title, players, options, version)
        for version in title.versions[:-1]
        for players, options in one_table_each(title, version)
    ]
    return newest + older


def one_table_each(title: Title, version: int) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Every set of options once, and the numbers of players in turn, as far as they go together.

    They go together in the newest version as well: bots are compared in that.
    """
    older, newest = list(title.tables(version)), list(title.tables())
    for number, options in enumerate(title.variants):
        fit = [table[0] for table in older if table in newest and table[1] is options]
        if fit:
            yield fit[number % len(fit)], options
