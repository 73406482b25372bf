"""What if? The same title with other options and other numbers, setting by setting.

Every setting has a folder for its games, so that a sweep that was broken off goes on where it
stopped; and every game has luck of its own, so that cores make no difference, nor do machines.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from jailbirds.kernel.errors import BadOption, JailbirdsError
from jailbirds.kernel.title import Title
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.balance.findings import Measured, measure
from jailbirds.lab.balance.games import Table, Wanted, on_cores, plain, watch_all
from jailbirds.lab.changed import with_content
from jailbirds.lab.cluster import Cluster
from jailbirds.lab.figures import Figure

MOST = 10_000  # settings
Setting = Mapping[str, Any]  # by the name of an option or, with a dot in it, of content


class BadAim(JailbirdsError):
    """An aim that nobody can aim at."""


def spread(figures: Sequence[Figure]) -> Figure:
    """By how much the best is better than the worst; the interval is that of a difference."""
    values = [figure.value for figure in figures]
    best, worst = figures[int(np.argmax(values))], figures[int(np.argmin(values))]
    value = best.value - worst.value
    below = ((best.value - best.low) ** 2 + (worst.high - worst.value) ** 2) ** 0.5
    above = ((best.high - best.value) ** 2 + (worst.value - worst.low) ** 2) ** 0.5
    return Figure(value, max(0.0, value - below), value + above, best.count)


# What can be looked at and aimed at
MEASURES: Mapping[str, tuple[str, Callable[[Measured], Figure]]] = {
    "length": ("turns of a game, the median", lambda found: found.lengths["turns"]),
    "seats": ("how far seats are apart", lambda found: spread(found.seats)),
    "beginners": (
        "how far those are apart who play first, second …",
        lambda found: spread(found.beginners),
    ),
    "won": ("games that somebody wins", lambda found: found.somebody),
    "changes": ("changes of the lead", lambda found: found.story["changes of the lead"]),
    "known": ("when the winner is known", lambda found: found.story["when the winner is known"]),
    "comebacks": (
        "won by who was last at half-time",
        lambda found: found.story["won by who was last at half-time"],
    ),
    "matters": ("decisions that matter", lambda found: found.story["decisions that matter"]),
}
SHARES = frozenset(MEASURES) - {"length", "changes"}
EVEN, LOW, HIGH = "even", "low", "high"


@dataclass(frozen=True, slots=True)
class Aim:
    """What a measure should be: a number, or as `low` or `high` as it goes."""

    measure: str
    wish: float | str

    def miss(self, value: float, values: np.ndarray) -> float:
        """How far away it is: 0 is there, 1 is far; `values` are those of all settings."""
        if isinstance(self.wish, float):
            return abs(value - self.wish) / (abs(self.wish) or 1.0)
        reach = float(np.ptp(values)) or 1.0
        best = values.min() if self.wish == LOW else values.max()
        return float(abs(value - best) / reach)


def read_aims(text: str | None) -> list[Aim]:
    """`length=30,seats=even,won=70%`

    >>> read_aims("length=30,won=70%")
    [Aim(measure='length', wish=30.0), Aim(measure='won', wish=0.7)]
    """
    aims = []
    for part in text.split(",") if text else []:
        name, _, wish = (each.strip() for each in part.partition("="))
        if name not in MEASURES:
            raise BadAim(f"nothing is called {name!r}: expected one of {', '.join(MEASURES)}")
        try:
            whole = 100 if wish.endswith("%") else 1
            value = 0.0 if wish == EVEN else float(wish.rstrip("%")) / whole
            aims.append(Aim(name, value))
        except ValueError:
            if wish not in (LOW, HIGH):
                raise BadAim(
                    f"{part!r}: expected a number, {EVEN}, {LOW} or {HIGH}, as in length=30"
                ) from None
            aims.append(Aim(name, wish))
    return aims


def read_sets(given: Sequence[str], read: Callable[[str], Any]) -> dict[str, list[Any]]:
    """`path_length=20..48`, `path_length=20..48..4` or `jump=count,skip`: the values of each.

    `read` makes a value of a text.
    """
    sets: dict[str, list[Any]] = {}
    for each in given:
        name, equals, text = each.partition("=")
        if not equals or not text:
            raise BadOption(f"expected --set NAME=VALUES, as in path_length=20..48, not {each!r}")
        first, *more = text.split("..")
        try:
            if more:
                low, high, step = int(first), int(more[0]), int(more[1]) if more[1:] else 1
                values = list(range(low, high + 1, step))
            else:
                values = [read(part) for part in text.split(",")]
        except ValueError:
            values = []
        if not values:
            raise BadOption(f"{each!r}: expected numbers, as in 20..48 or in steps, 20..48..4")
        sets[name.strip()] = values
    return sets


def settings_of(sets: Mapping[str, Sequence[Any]], some: int | None, seed: int) -> list[Setting]:
    """All combinations of the values, or so many of them at random."""
    count = int(np.prod([len(values) for values in sets.values()], dtype=np.int64))
    if some is None and count > MOST:
        raise BadOption(f"that makes {count:,} settings: expected {MOST:,} at most, or --random")
    if some is None or some >= count:
        return [dict(zip(sets, row, strict=True)) for row in itertools.product(*sets.values())]
    drawn = np.random.default_rng(seed).choice(count, some, replace=False)
    shape = [len(values) for values in sets.values()]
    return [
        {
            name: values[k]
            for (name, values), k in zip(
                sets.items(), map(int, np.unravel_index(int(number), shape)), strict=True
            )
        }
        for number in sorted(drawn.tolist())
    ]


@dataclass(frozen=True)
class Tried:
    """A setting, and what came of it."""

    setting: Setting
    figures: Mapping[str, Figure]  # by measure


def sweep(
    title: Title,
    bots: Sequence[str],
    settings: Sequence[Setting],
    games: int,
    base: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    folder: Path | None = None,
    cores: int | None = None,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Tried]:
    """Play so many games of each setting, with `base` as its other options: on the cores of this
    machine, or on a cluster."""
    parted = [_parted(setting) for setting in settings]
    for options, _ in parted:
        title.read_options({**(base or {}), **options})  # to know all before any game is played
    for content in _distinct([content for _, content in parted]):
        with with_content(title, content):
            pass
    tried: dict[int, Tried] = {}
    for content in _distinct([content for _, content in parted]):
        with with_content(title, content) as played:
            here = [number for number, (_, own) in enumerate(parted) if own == content]
            wanted = [
                Wanted(
                    Table(tuple(bots), {**(base or {}), **parted[number][0]}),
                    games,
                    folder / named(settings[number]) if folder else None,
                )
                for number in here
            ]
            play = cluster.play(played, content) if cluster else on_cores(played, cores)
            for place, watched in watch_all(played, wanted, play, seed=seed, progress=progress):
                found = measure(watched, Counted(played))
                figures = {name: reckon(found) for name, (_, reckon) in MEASURES.items()}
                tried[here[place]] = Tried(settings[here[place]], figures)
    return [tried[number] for number in range(len(settings))]


def _parted(setting: Setting) -> tuple[dict[str, Any], dict[str, Any]]:
    """Its options, and its content."""
    options = {name: value for name, value in setting.items() if "." not in name}
    return options, {name: value for name, value in setting.items() if "." in name}


def _distinct(contents: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return list({msgspec.json.encode(content): content for content in contents}.values())


def named(setting: Setting) -> str:
    """A setting as one types it, fit for a folder."""
    text = "_".join(f"{name}={plain(value)}" for name, value in setting.items())
    return "".join(c if c.isalnum() or c in "=-_." else "+" for c in text)


def misses(tried: Sequence[Tried], aims: Sequence[Aim]) -> np.ndarray:
    """How far each setting is from all aims together, on the average."""
    values = {
        aim.measure: np.array([each.figures[aim.measure].value for each in tried]) for aim in aims
    }
    return np.array(
        [
            np.mean(
                [aim.miss(each.figures[aim.measure].value, values[aim.measure]) for aim in aims]
            )
            for each in tried
        ]
    )
