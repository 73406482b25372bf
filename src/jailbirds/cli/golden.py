"""The command for golden logs: what is covered, and finding what is not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import jailbirds
from jailbirds.cli.arguments import TitleName, out
from jailbirds.cli.measuring import playing
from jailbirds.kernel.errors import JailbirdsError, expected_one_of
from jailbirds.lab.golden import Wanted, file_name, find_game, golden_folder

TIE = "a tie"


def golden(
    title_name: TitleName,
    ending: Annotated[
        str | None, typer.Argument(metavar="[ENDING]", help="How the game is to end.")
    ] = None,
    tie: Annotated[bool, typer.Option("--tie", help="Several are to share the win.")] = False,
    listing: Annotated[
        bool, typer.Option("--list", help="Show which endings have a game already.")
    ] = False,
    into: Annotated[
        Path | None,
        typer.Option(help="The folder of the logs. Default: golden/ in the title's tests."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=10_000_000, help="Give up after so many.")
    ] = 20_000,
) -> None:
    """Find a game that ends in a certain way, and keep it to be replayed as a test."""
    title = jailbirds.title(title_name)
    folder = into or golden_folder(Path("tests"), title.name)
    if listing:
        _list(title, folder)
        return
    if ending is None and not tie:
        raise JailbirdsError(f"which ending? {expected_one_of('', title.endings)}; or --tie")
    if ending is not None and ending not in title.endings:
        raise JailbirdsError(
            f"{title.name} does not end by {ending!r}: {expected_one_of(ending, title.endings)}"
        )
    if tie and not title.ties:
        raise JailbirdsError(f"{title.name} says that it has no ties: `ties=False` in its TITLE")
    with playing(games, f"looking for {_called(ending, tie)}") as progress:
        found = find_game(title, Wanted(ending, tie), games, progress)
    if found is None:
        raise JailbirdsError(
            f"no game of {title.name} ended by {_called(ending, tie)} in {games:,} games of bots. "
            "Try more with --games, or add options to TITLE.variants under which it is likelier"
        )
    game, line_up = found
    path = _free(folder / file_name(game, line_up.options))
    folder.mkdir(parents=True, exist_ok=True)
    game.save(path)
    out.print(
        f"[bold green]✓[/] {path}: {len(game.moves)} moves, {', '.join(line_up.bots)}",
        highlight=False,
        soft_wrap=True,
    )


def _called(ending: str | None, tie: bool) -> str:
    return " and ".join([*([ending] if ending else []), *([TIE] if tie else [])])


def _free(path: Path) -> Path:
    """The path, or one like it that does not exist yet."""
    number, free = 2, path
    while free.exists():
        free = path.with_stem(f"{path.stem} ({number})")
        number += 1
    return free


def _list(title: jailbirds.Title, folder: Path) -> None:
    logs = {path.stem: jailbirds.Log.load(path) for path in sorted(folder.glob("*.json"))}
    results = {
        stem: log.result
        for stem, log in logs.items()
        if (log.title, log.rules_version) == (title.name, title.rules_version) and log.result
    }
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("ending", style="bold")
    table.add_column(f"games in {folder}")
    for ending in title.endings:
        names = [stem for stem, result in results.items() if result.ending == ending]
        table.add_row(ending, "\n".join(names) or _missing(title, ending))
    if title.ties:
        names = [stem for stem, result in results.items() if len(result.winners) > 1]
        table.add_row(TIE, "\n".join(names) or _missing(title, "--tie"))
    Console(soft_wrap=True).print(table)


def _missing(title: jailbirds.Title, wanted: str) -> str:
    return f"[yellow]none[/]: jailbirds golden {title.name} {wanted}"
