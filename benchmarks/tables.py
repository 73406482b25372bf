"""The figures as tables, the same for the terminal and for `results.md`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks.figures import Replay, Results, Speed, Target


@dataclass(frozen=True, slots=True)
class Table:
    """A heading, the names of the columns, and rows of text; all but `texts` hold numbers."""

    heading: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    texts: int = 1  # columns on the left


def tables(results: Results) -> list[Table]:
    return [
        Table(
            "Targets",
            ["target", "wanted", "measured", "in single rounds", ""],
            [_target(target) for target in results.targets],
        ),
        Table(
            "Random games",
            ["engine", "game", "games/s", "moves/s", "all cores: games/s", "moves/s", "spread"],
            list(_speeds(results.speeds)),
            texts=2,
        ),
        Table(
            "Rollouts of OpenSpiel",
            ["game", "moves of a rollout", "games measured", "chance before it", "not rollouts"],
            [
                [
                    length.game,
                    f"{length.mean:.2f} ± {length.standard_error:.2f}",
                    f"{length.games:,}",
                    f"{length.opening_moves:.0f} moves",
                    f"< {length.overhead:.2%} of the time",
                ]
                for length in results.lengths
            ],
        ),
        Table(
            "Interpreted replays of compiled games",
            ["title", "games", "moves", "players × options", "mismatches", "games/s"],
            [_replay(replay) for replay in results.replays] or [["not run", *[""] * 5]],
        ),
    ]


def _target(target: Target) -> list[str]:
    sign = "≥" if target.unit == "×" else "<"
    return [
        target.what,
        f"{sign} {_with_unit(target.wanted, target.unit)}",
        _with_unit(target.value, target.unit),
        f"{_with_unit(target.least, target.unit)} – {_with_unit(target.most, target.unit)}",
        "pass" if target.passed else "FAIL",
    ]


def _with_unit(value: float, unit: str) -> str:
    text = f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if unit == "s" else f"{value:.1f}"
    return f"{text} {unit}"


def _speeds(speeds: Sequence[Speed]) -> Iterator[list[str]]:
    together = {(speed.engine, speed.game): speed for speed in speeds if speed.cores > 1}
    for speed in speeds:
        if speed.cores == 1:
            both = together.get((speed.engine, speed.game))
            yield [
                speed.engine,
                speed.game,
                short(speed.games_per_second),
                short(speed.moves_per_second),
                short(both.games_per_second) if both else "",
                short(both.moves_per_second) if both else "",
                f"{speed.spread:.0%}",
            ]


def _replay(replay: Replay) -> list[str]:
    return [
        replay.title,
        f"{replay.games:,}",
        f"{replay.moves:,}",
        f"{replay.tables}",
        f"{len(replay.mismatches)}" + (f": games {replay.mismatches}" if replay.mismatches else ""),
        short(replay.games / replay.seconds),
    ]


def short(number: float) -> str:
    """Three digits that count: `64.1 M`, `4,890`, `41.9`."""
    if number >= 1e6:
        return f"{_digits(number / 1e6)} M"
    if number >= 1e4:
        return f"{_digits(number / 1e3)} k"
    return f"{number:,.0f}" if number >= 100 else _digits(number)


def _digits(number: float) -> str:
    return (
        f"{number:.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
    )
