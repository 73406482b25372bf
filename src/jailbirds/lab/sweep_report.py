"""The report on a sweep: a table, the best settings, and maps of what two numbers do together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from jailbirds import __version__
from jailbirds.kernel.title import Title
from jailbirds.lab.balance.games import plain
from jailbirds.lab.charts import draw_map
from jailbirds.lab.pages import Block, grid, page
from jailbirds.lab.sweep import MEASURES, SHARES, Aim, Setting, Tried, misses
from jailbirds.words import words

BEST = 5


@dataclass(frozen=True)
class Sweep:
    """What was tried, for which aims."""

    title: Title
    bots: Sequence[str]
    games: int
    seed: int
    tried: Sequence[Tried]
    aims: Sequence[Aim]

    def best(self) -> list[tuple[Tried, float]]:
        """The settings that are nearest to the aims, and how far they are away."""
        if not self.aims:
            return []
        away = misses(self.tried, self.aims)
        order = np.argsort(away, kind="stable")[:BEST]
        return [(self.tried[k], float(away[k])) for k in order]

    def markdown(self) -> str:
        return "\n\n".join(self._blocks()) + "\n"

    def page(self) -> str:
        """The same as a page that needs nothing else, with maps."""
        return page(self._heading, [*self._blocks(), *self._maps()])

    @property
    def _heading(self) -> str:
        return f"What if? {words('en', self.title).say('title')}"

    def _blocks(self) -> list[str]:
        blocks = [
            f"# {self._heading}",
            f"{len(self.tried):,} settings, {self.games:,} games each between "
            f"{', '.join(self.bots)}, seed {self.seed}, version {self.title.rules_version} of the "
            f"rules, jailbirds {__version__}. In brackets stands the interval in which a figure "
            "lies in 95 of 100 cases.",
        ]
        if best := self.best():
            aims = ", ".join(f"{aim.measure} {spoken(aim)}" for aim in self.aims)
            blocks += [
                f"## Nearest to {aims}",
                self._table([each for each, _ in best], [away for _, away in best]),
            ]
        return [*blocks, "## All settings", self._table(self.tried)]

    def _table(self, some: Sequence[Tried], away: Sequence[float] | None = None) -> str:
        names = list(self.tried[0].setting)
        head = [*names, *MEASURES, *(["away"] if away else [])]
        rows = [
            [
                *(plain(each.setting[name]) for name in names),
                *(shown(measure, each) for measure in MEASURES),
                *([f"{away[k]:.3f}"] if away else []),
            ]
            for k, each in enumerate(some)
        ]
        return grid(head, rows)

    def _maps(self) -> list[Block]:
        """Of the two first numbers that have several values, what was aimed at."""
        values: Mapping[str, list[Any]] = {
            name: list(dict.fromkeys(plain(each.setting[name]) for each in self.tried))
            for name in self.tried[0].setting
        }
        sides = [name for name, some in values.items() if len(some) > 1][:2]
        if len(sides) < 2:
            return []
        down, across = sides
        measures = dict.fromkeys([aim.measure for aim in self.aims] or ["length", "seats"])
        return [
            lambda measure=measure: draw_map(  # type: ignore[misc]
                f"{MEASURES[measure][0]}{', in %' if measure in SHARES else ''}",
                (down, values[down]),
                (across, values[across]),
                self._averages(measure, (down, values[down]), (across, values[across])),
            )
            for measure in measures
        ]

    def _averages(
        self, measure: str, down: tuple[str, list[str]], across: tuple[str, list[str]]
    ) -> np.ndarray:
        """Over all settings that have these two values."""
        sums = np.zeros((len(down[1]), len(across[1]), 2))
        for each in self.tried:
            place = tuple(side.index(plain(each.setting[name])) for name, side in (down, across))
            sums[place] += each.figures[measure].value, 1
        with np.errstate(invalid="ignore"):
            found: np.ndarray = sums[:, :, 0] / sums[:, :, 1]
        return found * (100 if measure in SHARES else 1)


def spoken(aim: Aim) -> str:
    if isinstance(aim.wish, str):
        return aim.wish
    return f"{100 * aim.wish:g} %" if aim.measure in SHARES else f"{aim.wish:g}"


def shown(measure: str, tried: Tried) -> str:
    figure = tried.figures[measure]
    if measure in SHARES:
        return f"{100 * figure.value:.1f} % ({100 * figure.low:.1f} to {100 * figure.high:.1f})"
    return f"{figure.value:.1f} ({figure.low:.1f} to {figure.high:.1f})"


def rows_of(tried: Sequence[Tried]) -> list[Setting]:
    """For a file of values: a row a setting."""
    return [
        {
            **{name: plain(value) for name, value in each.setting.items()},
            **{
                key: f"{value:.6f}"
                for name, figure in each.figures.items()
                for key, value in (
                    *((name, figure.value), (f"{name}_low", figure.low)),
                    (f"{name}_high", figure.high),
                )
            },
        }
        for each in tried
    ]
