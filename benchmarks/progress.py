"""Chapters of the run: a bar that fills up in a terminal, lines anywhere else."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

LINES = 10  # at most, for a chapter that is not watched in a terminal


class Chapter:
    """A stretch of work in so many steps: `with Chapter(console, "Replays", 100) as chapter`."""

    def __init__(self, console: Console, heading: str, steps: int) -> None:
        self._console = console
        self._steps = steps
        self._done = 0
        self._told_in_lines = not console.is_terminal and steps > LINES
        self._bar = Progress(
            TextColumn("  {task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=steps)
        console.print(f"[bold]{heading}")

    def __enter__(self) -> Chapter:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def advance(self, doing: str, by: int = 1) -> None:
        """So many steps are done; `doing` is what comes next, or was just done."""
        tenth = self._done * LINES // self._steps
        self._done += by
        self._bar.update(self._task, advance=by, description=doing)
        if self._told_in_lines and self._done * LINES // self._steps > tenth:
            self._console.print(f"  {self._done:,} of {self._steps:,}: {doing}")

    def say(self, line: str) -> None:
        """A line that stays."""
        self._console.print(f"  {line}")
