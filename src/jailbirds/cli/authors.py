"""Commands for those who make titles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.syntax import Syntax

import jailbirds
from jailbirds.authoring import new_title as write_title
from jailbirds.cli.arguments import TitleName, out


def dispatch(title: TitleName) -> None:
    """Print the code that is made from the actions of a title: check, legal, apply and so on."""
    source = jailbirds.title(title).dispatch.source
    if out.is_terminal:
        out.print(Syntax(source, "python"))
    else:
        typer.echo(source, nl=False)


def observe(
    title: TitleName,
    players: Annotated[int | None, typer.Option(help="Default: the fewest.")] = None,
) -> None:
    """Print what programs that learn are shown of a title, field by field, and where it is."""
    chosen = jailbirds.title(title)
    seats = chosen.read_players(chosen.players[0] if players is None else players)
    out.print(f"{title}, {seats} players: {chosen.observation.size(seats)} numbers from 0 to 1")
    for part in chosen.observation.parts(seats):
        shape = "×".join(map(str, part.shape))
        typer.echo(f"{part.start:5}  {part.name:20} {shape:10} {part.meaning}")


def new_title(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As a Python name: liars_dice.")],
    folder: Annotated[
        Path, typer.Option(help="Where its folder is put. Default: here.", show_default=False)
    ] = Path("."),
) -> None:
    """Write the package of a new title: a tiny game, complete, to be changed from there."""
    target = write_title(name, folder)
    out.print(f"[bold green]✓[/] {target}: a tiny game, complete. Try it:\n", highlight=False)
    for line in (f"cd {target}", "pip install -e .", "pytest", f"jailbirds play {name}"):
        out.print(f"    {line}", highlight=False, soft_wrap=True)
    out.print("\nHow it becomes yours is told in docs/titles.md.", highlight=False)
