"""Measure everything in one run: `make bench`, or `python -m benchmarks --help`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

FOLDER = Path(__file__).parent


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="of which the median is taken")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each engine in a round")
    parser.add_argument(
        "--games", type=int, default=10_000, help="of each title to replay; 0: none"
    )
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write results to")
    return parser.parse_args()


@contextmanager
def progress(console: Console, title: str, total: int) -> Iterator[Progress]:
    """A chapter of the run with a bar that fills up, and a line that stays."""
    bar = Progress(
        TextColumn("  {task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )
    console.print(f"[bold]{title}")
    with bar:
        bar.add_task("", total=total)
        yield bar


def main() -> None:
    # Imported here: the processes that replay games read this file too, and need no engines.
    from benchmarks import kernel, replays
    from benchmarks.agreement import agreement
    from benchmarks.figures import Results
    from benchmarks.machine import machine
    from benchmarks.peers import catanatron, openspiel, pettingzoo
    from benchmarks.report import show, write
    from benchmarks.rounds import compete
    from benchmarks.starts import starts
    from benchmarks.targets import targets

    given = arguments()
    console = Console()
    task = 0  # the only one of a bar

    console.print("[bold]Is our connect four the same game as OpenSpiel's?")
    agreed = []
    for shown in agreement():
        console.print(f"  yes: {shown}")
        agreed.append(shown)

    console.print("[bold]How long are the rollouts of OpenSpiel?")
    theirs = {name: openspiel.OpenSpiel(name) for name in openspiel.GAMES}
    lengths = []
    for name, game in theirs.items():
        lengths.append(game.measure_length())
        console.print(f"  {name}: {lengths[-1].mean:.2f} ± {lengths[-1].standard_error:.2f} moves")

    contestants = [
        *kernel.contestants(),
        *(game.rollouts(length) for game, length in zip(theirs.values(), lengths, strict=True)),
        *(theirs[name].from_python() for name in openspiel.FROM_PYTHON),
        pettingzoo.contestant(),
        catanatron.contestant(),
    ]
    with progress(
        console,
        f"Random games: {len(contestants)} contestants, {given.rounds} rounds of {given.seconds:g} s",
        len(contestants) * (given.rounds + 1),
    ) as bar:
        speeds = compete(
            contestants,
            given.rounds,
            given.seconds,
            lambda text: bar.update(task, advance=1, description=text),
        )

    console.print("[bold]Starts: import, compile, start again")
    started = []
    for start in starts():
        console.print(f"  {start.what}: {start.median:.2f} s")
        started.append(start)

    with progress(
        console,
        f"Replays: {given.games:,} games of each title",
        given.games * len(replays.names()),
    ) as bar:
        replayed = []
        for replay in replays.replays(
            given.games, lambda title, games: bar.update(task, advance=games, description=title)
        ):
            console.print(
                f"  {replay.title}: {replay.games:,} games, {len(replay.mismatches)} mismatches"
            )
            replayed.append(replay)

    results = Results(
        machine=machine(),
        rounds=given.rounds,
        seconds=given.seconds,
        agreement=tuple(agreed),
        speeds=speeds,
        lengths=tuple(lengths),
        starts=tuple(started),
        replays=tuple(replayed),
        targets=tuple(targets(speeds, started)),
    )
    write(results, given.out)
    show(results, console)
    if any(replay.mismatches for replay in replayed):
        raise SystemExit("the gears disagree: see the mismatches above")


if __name__ == "__main__":
    main()
