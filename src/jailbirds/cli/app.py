"""`jailbirds …`: play, serve, look after, count, simulate, read rules, replay, verify, record.

Whatever goes wrong because of what was typed ends with a sentence and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import typer
from rich.console import Console
from rich.markup import escape

from jailbirds.cli import (
    admin,
    authors,
    games,
    golden,
    lab,
    levels,
    logs,
    measuring,
    positions,
    puzzles,
    reviewing,
    serve,
    training,
)
from jailbirds.kernel.errors import BadPosition, JailbirdsError

app = typer.Typer(
    name="jailbirds",
    help="Four prison-escape board games: play, program, train, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS: tuple[Callable[..., None], ...] = (
    *(games.titles, games.bots, games.play, puzzles.puzzle, games.rules),
    *(measuring.sim, measuring.arena, measuring.perft, training.train, levels.tune),
    *(logs.replay, logs.verify, reviewing.review, positions.position),
    *(authors.new_title, authors.dispatch, authors.observe, golden.golden),
    serve.serve,
)
for command in COMMANDS:
    app.command()(command)
content = typer.Typer(help="Cards typed in from the box.", no_args_is_help=True)
content.command("check")(games.content_check)
app.add_typer(content, name="content")
app.add_typer(admin.app, name="admin")
lab.app.command()(levels.levels)
app.add_typer(lab.app, name="lab")
app.add_typer(puzzles.app, name="puzzles")


def main() -> None:
    """Run the command line; a refusal becomes a sentence and exit code 2."""
    try:
        app()
    except JailbirdsError as error:
        complain = Console(stderr=True, soft_wrap=True)
        for sentence in error.problems if isinstance(error, BadPosition) else [str(error)]:
            complain.print(f"[bold red]jailbirds:[/] {escape(sentence)}", highlight=False)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


if __name__ == "__main__":
    main()
