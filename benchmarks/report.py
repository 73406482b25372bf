"""The results for people: printed, and written to files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import rich.table
from rich.console import Console

from benchmarks.chart import draw
from benchmarks.figures import Results
from benchmarks.tables import Table, tables

READING = """\
## How to read it

- A *game* is one random game from the start to its end: the start is copied, legal moves are
  picked uniformly at random (chance by its weights), and the winners are counted. That is what
  a rollout of OpenSpiel does too. A *move* is one action, those of chance among them, on every
  side. Titles are played with their default options: all rules are on.
- All were measured in turn, {rounds} rounds of {seconds:g} s each, by the clock on the wall,
  after a warm-up in which everything was compiled. A figure is the median of its rounds;
  *spread* says how far the slowest and the fastest round lie apart. A ratio is one of medians;
  beside it stand the worst and the best of single rounds.
- *OpenSpiel, C++* is its `RandomRolloutEvaluator`, called from Python by a search by MCTS with
  one simulation. That evaluates the position it is given, once, by N rollouts, and returns.
  The column *not rollouts* bounds what a call costs besides: it is the time of a call with
  N = 1, its one rollout included, against that of the calls that were measured. Moves/s are
  games/s times the mean length of a rollout, which was measured beforehand. A search cannot
  start where chance is to move, so backgammon and gin rummy start after their first roll or deal.
- *OpenSpiel, Python* and *PettingZoo* are loops in Python over their own interfaces, as they are
  used for training; *Catanatron* is its own `Game.play`. They run on one core.
- Connect four is the same game everywhere. Moves of different games are different work: that a
  title is ahead of chess says that its moves are cheaper to find and to make, and no more.
- A start is timed in a fresh process, from before its first import. *Compiled* and *ready* mean
  that a native game, random playouts and a simulation with bots have been run to their end.
"""


def show(results: Results, console: Console) -> None:
    for table in tables(results):
        printed = rich.table.Table(title=table.heading, title_justify="left", expand=False)
        for place, column in enumerate(table.columns):
            printed.add_column(column, justify="left" if place < table.texts else "right")
        for row in table.rows:
            printed.add_row(*row, style="bold red" if "FAIL" in row else None)
        console.print(printed)


def write(results: Results, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    json = msgspec.json.format(msgspec.json.encode(results), indent=1)
    (folder / "results.json").write_bytes(json + b"\n")
    (folder / "results.md").write_text(markdown(results), encoding="utf-8")
    draw(results.speeds, folder / "results.svg")


def markdown(results: Results) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in results.machine.items())
    targets, speeds, *rest = [_markdown_table(table) for table in tables(results)]
    shown = "\n".join(f"- {line}" for line in results.agreement)
    return "\n".join(
        [
            "# Results",
            "",
            f"Written by `make bench`. Measured on: {facts}.",
            "",
            targets,
            speeds,
            "![Moves and games a second of each engine, on logarithmic scales](results.svg)",
            "",
            *rest,
            "## The same game",
            "",
            "Connect four on our kernel was compared with OpenSpiel's before it was timed:",
            "",
            shown,
            "",
            READING.format(rounds=results.rounds, seconds=results.seconds),
        ]
    )


def _markdown_table(table: Table) -> str:
    sides = ["---" if place < table.texts else "---:" for place in range(len(table.columns))]
    lines = [table.columns, sides, *table.rows]
    body = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return f"## {table.heading}\n\n{body}\n"
