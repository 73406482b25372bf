"""`jailbirds …`: play, serve, count, simulate, read rules, replay and verify.

Whatever goes wrong because of what was typed ends with a sentence and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import typer
from rich.console import Console
from rich.markup import escape

from jailbirds.cli import games, logs, measuring, serve
from jailbirds.kernel.errors import JailbirdsError

app = typer.Typer(
    name="jailbirds",
    help="Four prison-escape board games: play, program, train, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS: tuple[Callable[..., None], ...] = (
    *(games.titles, games.play, games.rules),
    *(measuring.sim, measuring.arena, measuring.perft),
    *(logs.replay, logs.verify),
    serve.serve,
)
for command in COMMANDS:
    app.command()(command)
content = typer.Typer(help="Cards typed in from the box.", no_args_is_help=True)
content.command("check")(games.content_check)
app.add_typer(content, name="content")


def main() -> None:
    """Run the command line; a refusal becomes a sentence and exit code 2."""
    try:
        app()
    except JailbirdsError as error:
        complain = Console(stderr=True, soft_wrap=True)
        complain.print(f"[bold red]jailbirds:[/] {escape(str(error))}", highlight=False)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


if __name__ == "__main__":
    main()
