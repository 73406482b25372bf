"""What came of the matches, the positions and the clock: results.md."""

from __future__ import annotations

import csv
from math import sqrt
from pathlib import Path

import jailbirds
from benchmarks.strength import positions, time
from benchmarks.strength.plan import (
    HERE,
    Match,
    among_regulars,
    doublings,
    matches,
    to_play,
)
from jailbirds.lab.figures import Z, wilson
from jailbirds.words import words

FILE = HERE / "results.md"
Row = dict[str, str]


def write() -> None:
    """Write the report from the CSV files that are there."""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `python -m benchmarks.strength --report` from the games kept beside this "
        "file. Seats rotate from game to game; intervals are of 95 %.",
        "",
        "## Level against level",
        "",
        "The share of the first in the games that had a single winner. Levels are compared in "
        "levels.md; champion@2 and champion@0.3 are what mastermind and veteran were before there "
        "were eight levels, and inmate is what rookie was.",
        "",
        *_table(matches()),
        "",
        "## Twice the time",
        "",
        "The bot with more time against the same bot with half of it: the share must not be "
        "below one half by more than chance.",
        "",
        *_table(doublings()),
        "",
        *(line for title, pairs in among_regulars().items() for line in _among(title, pairs)),
        *(line for title in positions.titles() for line in _positions(title)),
        "## What thinking costs",
        "",
        "Measured by `python -m benchmarks.strength.time` on an idle machine. An iteration deals "
        "what is hidden, walks down the tree, judges where it ends and carries that back; a "
        "random playout deals, and does as many random actions. A choice may be quicker than "
        "its time where one action is clearly best.",
        "",
        *_time(),
        "",
        "## Commands",
        "",
        *(f"    {m.command}" for m in to_play() if _read(m)),
        "",
    ]
    FILE.write_text("\n".join(lines), encoding="utf-8")


def _rows(file: Path) -> list[Row]:
    with file.open(newline="", encoding="utf-8") as rows:
        return list(csv.DictReader(rows))


def _positions(title: str) -> list[str]:
    rows = _rows(positions.results(title))
    lines = [
        f"## Positions of {_name(title)} with one winning or one saving move",
        "",
        f"Found by exhaustive search, solved by `python -m benchmarks.strength.positions solve "
        f"{title}`.",
        "",
        "| bot | solves | of | interval |",
        "|---|--:|--:|---|",
    ]
    for bot in positions.BOTS:
        solved = sum(row[bot] == row["answer"] for row in rows)
        low, high = wilson(solved, len(rows))
        lines.append(f"| {bot} | {solved} | {len(rows)} | {low:.1%} – {high:.1%} |")
    return [*lines, ""]


def _name(title: str) -> str:
    return words("en", jailbirds.title(title)).say("title")


def _time() -> list[str]:
    """A row for every figure, a column for every title."""
    rows = _rows(time.FILE)
    titles = list(dict.fromkeys(row["title"] for row in rows))
    lines = [f"| | {' | '.join(titles)} |", "|---|" + "--:|" * len(titles)]
    for what, unit in dict.fromkeys((row["what"], row["unit"]) for row in rows):
        values = [row["value"] for row in rows if row["what"] == what]
        lines.append(f"| {what} ({unit}) | {' | '.join(values)} |")
    return lines


def _read(match: Match) -> list[Row]:
    if not match.file.exists():
        return []
    return [row for row in _rows(match.file) if int(row["game"]) < match.games]


def _seat(row: Row, bot: str) -> str:
    return str(row["bots"].split().index(bot))


def _verdict(match: Match, games: int, figure: float, high: float) -> str:
    if games < match.games:
        return f"{games} of {match.games} played"
    return "yes" if figure >= match.target else "within chance" if high >= match.target else "no"


def _table(plan: list[Match]) -> list[str]:
    lines = [
        "| title | bots | games | decided | share | interval | asked | |",
        "|---|---|--:|--:|--:|---|--:|---|",
    ]
    for match in plan:
        rows = _read(match)
        decided = [row for row in rows if len(row["winners"].split()) == 1]
        if not decided:
            continue
        won = sum(row["winners"] == _seat(row, match.bots[0]) for row in decided)
        low, high = wilson(won, len(decided))
        share = won / len(decided)
        verdict = _verdict(match, len(rows), share, high)
        lines.append(
            f"| {match.title} | {match.bots[0]} – {match.bots[1]} | {len(rows)} | {len(decided)} "
            f"| {share:.1%} | {low:.1%} – {high:.1%} | {match.target:.0%} | {verdict} |"
        )
    return lines


def _among(title: str, pairs: list[tuple[Match, Match]]) -> list[str]:
    players = len(pairs[0][0].bots)
    lines = [
        f"## One seat among regulars: {_name(title)}",
        "",
        f"{players} players. How often a bot wins among regulars, and how often another does in "
        "the same seat of games with the same seed.",
        "",
        "| bot | games | wins | instead of it | wins | gain in points | interval | asked | |",
        "|---|--:|--:|---|--:|--:|---|--:|---|",
    ]
    for match, yardstick in pairs:
        others = {row["game"]: row for row in _read(yardstick)}
        rows = [row for row in _read(match) if row["game"] in others]
        if not rows:
            continue
        count = len(rows)
        seats = [_seat(row, match.bots[0]) for row in rows]
        mine = [_wins(row, seat) for row, seat in zip(rows, seats, strict=True)]
        theirs = [_wins(others[row["game"]], seat) for row, seat in zip(rows, seats, strict=True)]
        gains = [one - other for one, other in zip(mine, theirs, strict=True)]
        gain = sum(gains) / count
        half = Z * sqrt(sum((each - gain) ** 2 for each in gains) / count / count)
        verdict = _verdict(match, count, gain, gain + half)
        lines.append(
            f"| {match.bots[0]} | {count} | {sum(mine) / count:.1%} | {yardstick.bots[0]} "
            f"| {sum(theirs) / count:.1%} | {100 * gain:+.1f} "
            f"| {100 * (gain - half):+.1f} – {100 * (gain + half):+.1f} "
            f"| {100 * match.target:+.0f} | {verdict} |"
        )
    return [*lines, ""]


def _wins(row: Row, seat: str) -> bool:
    return seat in row["winners"].split()
