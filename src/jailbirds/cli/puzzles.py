"""Commands for puzzles: solving one here, and looking for more."""

from __future__ import annotations

import datetime
import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

import jailbirds
from jailbirds.cli.arguments import Language, TitleName, out
from jailbirds.cli.terminal.printed import print_board
from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.sketch import SHAPES
from jailbirds.puzzles import Puzzle, find, of_the_day, puzzles
from jailbirds.puzzles.campaign import read, search
from jailbirds.puzzles.choosing import WANTED, choose
from jailbirds.puzzles.collection import FILE, write
from jailbirds.puzzles.telling import Telling

app = typer.Typer(help="Look for puzzles in bots' games.", no_args_is_help=True)


def puzzle(
    title_name: Annotated[
        str | None, typer.Argument(metavar="[TITLE]", help="Any puzzle of a title; or of all.")
    ] = None,
    today: Annotated[bool, typer.Option("--today", help="The puzzle of the day.")] = False,
    name: Annotated[str | None, typer.Option("--id", help="The puzzle of that name.")] = None,
    language: Language = "en",
) -> None:
    """Solve a puzzle: what is the best action here, and why?"""
    telling = Telling(_chosen(title_name, today, name), language)
    _show(telling)
    answer = _ask(telling)
    while answer is not None and not telling.puzzle.is_solved_by(answer):
        out.print(f"[bold red]✗[/] {escape(telling.wrong(answer))}", highlight=False)
        out.print(telling.say("puzzle-try"), highlight=False)
        answer = _ask(telling)
    if answer is not None:
        out.print(f"[bold green]✓ {escape(telling.say('puzzle-right'))}[/]", highlight=False)
    out.print()
    for line in telling.solution:
        out.print(escape(line), highlight=False, soft_wrap=True)


def _chosen(title_name: str | None, today: bool, name: str | None) -> Puzzle:
    if sum((title_name is not None, today, name is not None)) > 1:
        raise JailbirdsError("expected either a title, --today or --id, not several of them")
    if name is not None:
        found = find(name)
        if found is None:
            raise JailbirdsError(f"there is no puzzle {name!r}")
        return found
    if today:
        found = of_the_day(datetime.datetime.now(datetime.UTC).date())
        if found is None:
            raise JailbirdsError("there are no puzzles")
        return found
    titles = [title_name] if title_name is not None else jailbirds.titles()
    listed = [each for title in titles for each in puzzles(jailbirds.title(title))]
    if not listed:
        raise JailbirdsError(f"there are no puzzles of {' or '.join(titles)}")
    return random.choice(listed)


def _show(telling: Telling) -> None:
    """The board as the seat sees it, who is who, what is asked, and all that can be done."""
    game, seat = telling.game, telling.puzzle.seat
    out.print(f"[bold]{escape(telling.heading)}[/]\n{escape(telling.about)}", highlight=False)
    if telling.options:
        out.print(escape(telling.options), highlight=False)
    out.print()
    print_board(out, game.title.sketch(game.view(seat)).folded(), telling.say)
    who = (f"{SHAPES[number]} {name}" for number, name in enumerate(game.names))
    out.print(f"\n{escape('   '.join(who))}\n", highlight=False)
    for line in telling.situation:
        out.print(escape(line), highlight=False)
    out.print()
    for number, line in enumerate(telling.choices, start=1):
        out.print(f"[dim]{number:>3}[/]  {escape(line)}", highlight=False)
    out.print(f"\n[bold yellow]{escape(telling.ask)}[/]", highlight=False)


def _ask(telling: Telling) -> Action | None:
    """An answer, by its number or as it is typed elsewhere; None: the solution is wanted."""
    while True:
        typed = typer.prompt(telling.say("puzzle-answer"), default="", show_default=False).strip()
        if not typed:
            return None
        try:
            return telling.read(typed)
        except JailbirdsError as no:
            out.print(f"[bold red]✗[/] {escape(str(no))}", highlight=False)


@app.command("find")
def find_more(
    title_name: TitleName,
    file: Annotated[
        Path, typer.Option("--out", help="Keeps what is found; go on where it stopped.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="To look at.")] = 100_000,
    first: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    cores: Annotated[int, typer.Option(min=1, help="Processes that look.")] = 1,
    minutes: Annotated[float | None, typer.Option(help="Stop after so many.")] = None,
    wanted: Annotated[int | None, typer.Option(min=1, help="Stop at so many puzzles.")] = None,
) -> None:
    """Look for puzzles in games between bots.

    Whoever stops it goes on later with the same command.
    """
    title = jailbirds.title(title_name)
    with Console(stderr=True).status(f"looking for puzzles of {title.name} …") as status:

        def tell(looked: int, found: int) -> None:
            status.update(f"{title.name}: {found} puzzles in {looked} games")

        found = search(
            *(title.name, file),
            games=games,
            first=first,
            cores=cores,
            minutes=minutes,
            wanted=wanted,
            progress=tell,
        )
    out.print(f"{file}: {len(found)} puzzles", highlight=False)


@app.command("choose")
def choose_some(
    title_name: TitleName,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="What `find` has kept.")],
    file: Annotated[
        Path | None, typer.Option("--out", help="Default: puzzles.jsonl of the title.")
    ] = None,
    wanted: Annotated[int, typer.Option(min=1, help="So many at most.")] = WANTED,
) -> None:
    """Choose different puzzles of those that were found, for the folder of the title."""
    title = jailbirds.title(title_name)
    chosen = choose([found for each in files for found in read(each)], wanted)
    to = file or title.folder / FILE
    write(to, chosen)
    out.print(f"{to}: {len(chosen)} puzzles", highlight=False)
