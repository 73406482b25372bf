"""What came of the matches, the positions and the clock: results.md."""

from __future__ import annotations

import csv
from math import sqrt
from pathlib import Path

from benchmarks.strength import positions, time
from benchmarks.strength.plan import AMONG_PLAYERS, HERE, Match, among_regulars, doublings, matches
from jailbirds.lab.figures import Z, wilson

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
        "The share of the first in the games that had a single winner.",
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
        "## The Scapegoat: one seat among regulars",
        "",
        f"{AMONG_PLAYERS} players. How often the seat escapes, and how often a regular does in "
        "the same seat of games with the same seed.",
        "",
        *_among(),
        "",
        "## Positions of Alcatraz with one winning or one saving move",
        "",
        "Found by exhaustive search, solved by `python -m benchmarks.strength.positions solve`.",
        "",
        *_positions(),
        "",
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
        *(f"    {m.command}" for m in (*matches(), *doublings(), *among_regulars()) if _read(m)),
        "",
    ]
    FILE.write_text("\n".join(lines), encoding="utf-8")


def _rows(file: Path) -> list[Row]:
    with file.open(newline="", encoding="utf-8") as rows:
        return list(csv.DictReader(rows))


def _positions() -> list[str]:
    rows = _rows(positions.RESULTS)
    lines = ["| bot | solves | of | interval |", "|---|--:|--:|---|"]
    for bot in positions.BOTS:
        solved = sum(row[bot] == row["answer"] for row in rows)
        low, high = wilson(solved, len(rows))
        lines.append(f"| {bot} | {solved} | {len(rows)} | {low:.1%} – {high:.1%} |")
    return lines


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


def _among() -> list[str]:
    *levels, yardstick = among_regulars()
    plain = {row["game"]: row for row in _read(yardstick)}
    lines = [
        "| level | games | escapes | a regular there | gain in points | interval | asked | |",
        "|---|--:|--:|--:|--:|---|--:|---|",
    ]
    for match in levels:
        pairs = []
        for row in _read(match):
            if row["game"] in plain:
                seat = _seat(row, match.bots[0])
                pairs.append(
                    (seat in row["winners"].split(), seat in plain[row["game"]]["winners"].split())
                )
        if not pairs:
            continue
        count = len(pairs)
        gains = [mine - theirs for mine, theirs in pairs]
        mean = sum(gains) / count
        half = Z * sqrt(sum((gain - mean) ** 2 for gain in gains) / count / count)
        verdict = _verdict(match, count, mean, mean + half)
        lines.append(
            f"| {match.bots[0]} | {count} | {sum(m for m, _ in pairs) / count:.1%} "
            f"| {sum(t for _, t in pairs) / count:.1%} | {100 * mean:+.1f} "
            f"| {100 * (mean - half):+.1f} – {100 * (mean + half):+.1f} "
            f"| {100 * match.target:+.0f} | {verdict} |"
        )
    return lines
