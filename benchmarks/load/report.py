"""The results for people: printed, as a table in Markdown, as CSV, and as a picture."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path

import rich.table
from rich.console import Console

from benchmarks.load.boardgame import NAME as PEER
from benchmarks.load.chart import draw
from benchmarks.load.figures import ENOUGH, TARGET_MS, Run, Step
from benchmarks.load.servers import BEFORE
from benchmarks.load.targets import Verdict, verdicts

COLUMNS: dict[str, Callable[[Step], str]] = {
    "server": lambda s: s.server,
    "tables": lambda s: f"{s.tables:,}",
    "a move every": lambda s: f"{s.period:g} s",
    "moves of people/s (wanted)": lambda s: f"{s.made:,.0f} ({s.wanted:,.0f})",
    "all moves/s": lambda s: f"{s.all_moves:,.0f}",
    "mover p50": lambda s: f"{s.mover.p50:.1f}",
    "p90": lambda s: f"{s.mover.p90:.1f}",
    "p99": lambda s: f"{s.mover.p99:.1f}",
    "max": lambda s: f"{s.mover.longest:.0f}",
    "other p50": lambda s: f"{s.other.p50:.1f}",
    "other p99": lambda s: f"{s.other.p99:.1f}",
    "other max": lambda s: f"{s.other.longest:.0f}",
    "errors": lambda s: str(s.errors),
    "CPU server": lambda s: f"{s.server_cpu:.2f}",
    "ms CPU a move": lambda s: f"{s.cpu_ms:.2f}",
    "CPU database": lambda s: f"{s.others_cpu:.2f}" if s.others_cpu else "–",
    "CPU crowd": lambda s: f"{s.crowd_cpu:.2f}",
    "MB server": lambda s: f"{s.server_mb:,.0f}",
    "kB a table": lambda s: f"{s.table_kb:,.0f}" if s.table_kb else "–",
    f"p99 < {TARGET_MS:.0f} ms": lambda s: "yes" if s.carried else "no",
}
TEXTS = 1  # columns that are not numbers

READING = """\
## How to read it

- *A table* has four seats: two people and two bots of level rookie; the titles are {titles}, in
  turn, in the gear *{gear}*. Every so many seconds one of the two people makes a move, any
  legal one; the tables' moves are spread evenly over those seconds. Bots answer {pause}.
  A game that is over is followed by a new one at once.
- *Times* are in milliseconds, from just before a move is written to the socket to the moment when
  the view that contains it has been read and decoded: *mover* is the player who made it, *other*
  is the other person at the table, where a move is one that he may notice. When a move is shown, it
  is in the database: SQLite runs with `synchronous=FULL`, PostgreSQL with its defaults.
- Each person has a connection of his own, so 1,000 tables are 2,000 WebSockets. They are all held
  by one process, the crowd, which shares the machine's cores with the server, and what it
  takes to decode the views counts as the server's time. How late it was with its own moves
  is in the CSV (`late`): most of it is waiting for bots to finish their turns.
- Whole views are sent, and not what has changed of them: [measured, and left out](left_out.md).
- *CPU* is in cores: 1.00 is a core that is busy all the time; *ms CPU a move* is that of all
  processes of the server, without a database of its own, for one move of a person and all that
  follows it: the bots' moves, the disk, the views of both. *MB* is resident memory of all processes
  of the server, *kB a table* what the tables add to it. *All moves* are those of people, bots and
  chance together. *SQLite, before* is the server at commit {before}.
- **boardgame.io** {peer_note}
- *p99 < 150 ms* is that of all who watch, and says whether a server carries the tables: it made at
  least {enough:.0%} of the moves wanted too. Where a server is to have more connections than a
  process of this machine may open files, it gets as many tables as fit.
- Before the run {load:g} processes wanted to run on {cores} cores (the load average of a minute): \
{busy}.
"""
PEER_NOTE = """\
is measured with tic-tac-toe, the game of its tutorial, on its own server with its
  default storage: two players a table, no bots, no hidden information, a state of nine cells, and
  matches in memory only, so that nothing is kept when the process ends. The crowd is written in
  JavaScript with socket.io-client, over WebSockets alone. It gets the same number of
  moves of people a second; it is what a light engine needs for much lighter work."""


def line(step: Step) -> str:
    return (
        f"mover p50 {step.mover.p50:.1f}, p99 {step.mover.p99:.1f}, max {step.mover.longest:.0f}; "
        f"other p99 {step.other.p99:.1f} ms; {step.made:.0f} of {step.wanted:.0f} moves/s, "
        f"{step.all_moves:.0f} with bots; {step.messages:.0f} messages/s, {step.received} MB/s; "
        f"CPU {step.server_cpu:.2f} + {step.others_cpu:.2f}, crowd {step.crowd_cpu:.2f}; "
        f"{step.server_mb:.0f} MB; opened in {step.opening} s; "
        f"{step.commit_works} works in {step.commit_ms} ms; "
        f"{step.errors} errors {step.what_errors}"
    )


def rows(steps: Sequence[Step]) -> list[list[str]]:
    return [[cell(step) for cell in COLUMNS.values()] for step in steps]


def show(run: Run, console: Console) -> None:
    table = rich.table.Table(title="From a move to the view, in ms", title_justify="left")
    for place, column in enumerate(COLUMNS):
        table.add_column(column, justify="left" if place < TEXTS else "right")
    for row in rows(run.steps):
        table.add_row(*row)
    console.print(table)
    reached = rich.table.Table(*Verdict._fields, title="Targets", title_justify="left")
    for verdict in verdicts(run.steps):
        reached.add_row(verdict.target, verdict.measured, verdict.word.replace("**", ""))
    console.print(reached)


def write(run: Run, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.csv").write_text(_csv(run.steps), encoding="utf-8")
    (folder / "results.md").write_text(_markdown(run), encoding="utf-8")
    draw(run.steps, folder / "results.svg")


def _csv(steps: Sequence[Step]) -> str:
    out = io.StringIO()
    flat = [_flat(step) for step in steps]
    writer = csv.DictWriter(out, flat[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(flat)
    return out.getvalue()


def _flat(step: Step) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in step.__struct_fields__:
        value = getattr(step, name)
        parts = getattr(value, "__struct_fields__", None)
        if parts is None:
            found[name] = value
        else:
            found |= {f"{name}_{part}": getattr(value, part) for part in parts}
    return found


def _markdown(run: Run) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in run.machine.items())
    marks = ["---" if place < TEXTS else "---:" for place in range(len(COLUMNS))]
    table = [list(COLUMNS), marks, *rows(run.steps)]
    reached = [[each.target, each.measured, each.word] for each in verdicts(run.steps)]
    targets = [list(Verdict._fields), ["---"] * len(Verdict._fields), *reached]
    pause = "at once" if not run.bot_pause else f"after {run.bot_pause} ms"
    peer = any(step.server == PEER for step in run.steps)
    cores = int(run.machine["cores"])
    return "\n".join(
        [
            "# Results under load",
            "",
            f"Written by `python -m benchmarks.load`. Measured on: {facts}.",
            "",
            *(f"| {' | '.join(row)} |" for row in targets),
            "",
            *(f"| {' | '.join(row)} |" for row in table),
            "",
            "![p50 and p99 from a move to the view over the number of tables](results.svg)",
            "",
            READING.format(
                titles=", ".join(run.titles),
                before=BEFORE,
                gear=run.gear,
                pause=pause,
                peer_note=PEER_NOTE if peer else "was not measured this time.",
                enough=ENOUGH,
                load=run.load_before,
                cores=cores,
                busy="the machine was idle enough"
                if run.load_before < 0.5
                else "**the machine was busy with other things, so times are too long**",
            ),
        ]
    )
