"""Commands that measure: counting positions, simulations, tournaments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import jailbirds
from jailbirds.bots import LEVELS, level
from jailbirds.cli.arguments import (
    Content,
    Games,
    Options,
    Players,
    Seed,
    TitleName,
    out,
    read_options,
)
from jailbirds.lab import perft as counting
from jailbirds.lab.arena import rating_model, standings, tournament
from jailbirds.lab.charts import draw_standings, plotting
from jailbirds.lab.figures import wilson
from jailbirds.lab.sim import quick, simulate, summarise

Bots = Annotated[str, typer.Option(help=f"The bots, by commas: {', '.join(LEVELS)}.")]


def perft(
    title_name: TitleName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=12)] = 3,
    players: Players = None,
    option: Options = None,
    content: Content = None,
    seed: Seed = 0,
    divide: Annotated[bool, typer.Option(help="Show the count behind each first action.")] = False,
) -> None:
    """Count all sequences of actions from the opening, depth by depth."""
    title = jailbirds.title(title_name)
    game = jailbirds.new(
        title.name, players or title.players[0], read_options(title, option, content), seed=seed
    )
    with _compiling(title):
        counting.count_from(game, 1)
    for plies in range(depth + 1):
        out.print(f"{plies:>3}  {counting.count_from(game, plies):>16,}", highlight=False)
    if divide and depth:
        for action, count in counting.divide(game, depth).items():
            out.print(f"  {action:<20} {count:>14,}", highlight=False)


def _agreed(
    title_name: str,
    seats: str,
    known: Callable[[str], object],
    option: list[str] | None,
    content: Path | None,
) -> tuple[jailbirds.Title, list[str], Any]:
    """What is played, by whom and how; `known` refuses bots that there are not."""
    title = jailbirds.title(title_name)
    bots = [who.strip() for who in seats.split(",")]
    for who in bots:
        known(who)
    title.read_players(len(bots))
    return title, bots, read_options(title, option, content)


def sim(
    title_name: TitleName,
    seats: Bots = "random,random",
    games: Games = 1000,
    option: Options = None,
    content: Content = None,
    seed: Seed = 0,
    rotate: Annotated[
        bool, typer.Option(help="Let the bots change seats from game to game.")
    ] = True,
) -> None:
    """Let bots play many games, and sum them up."""
    title, bots, options = _agreed(title_name, seats, quick, option, content)
    with _compiling(title):
        simulate(title, bots, 1, options)
    with playing(games) as progress:
        played = simulate(title, bots, games, options, seed=seed, rotate=rotate, progress=progress)
    summary = summarise(played)
    out.print(f"[bold]{title.name}[/], {games:,} games, {', '.join(bots)}, seed {seed}")
    out.print(
        f"length in actions: median {summary.median:g}, mean {summary.mean:.1f}, "
        f"from {summary.shortest} to {summary.longest}"
    )
    for ending, count in sorted(summary.endings.items(), key=lambda item: -item[1]):
        rule = title.rule_name(title.endings[ending])
        out.print(f"ended by {ending} ({rule}): {count / games:.1%}", highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "won", "share of the wins", "95 % interval"):
        table.add_column(heading, justify="right" if heading else "left")
    for label, won, wins in (
        *((f"seat {s + 1}", summary.won_by_seat[s], w) for s, w in summary.wins_by_seat.items()),
        *((bot, summary.won_by_bot[bot], w) for bot, w in summary.wins_by_bot.items()),
    ):
        low, high = wilson(wins, games)
        table.add_row(label, f"{won / games:.1%}", f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}")
    out.print(table)


def arena(
    title_name: TitleName,
    seats: Bots = "veteran,regular",
    games: Games = 20,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Let searching bots think so many iterations, not by the clock."),
    ] = None,
    option: Options = None,
    content: Content = None,
    seed: Seed = 0,
    file: Annotated[
        Path | None, typer.Option("--csv", help="Keep the games here; go on where it stopped.")
    ] = None,
    chart: Annotated[
        Path | None, typer.Option(help="Draw the standings here, as .svg, .png or .pdf.")
    ] = None,
) -> None:
    """Hold a tournament of bots, seats in rotation; veteran@0.5 thinks for 0.5 s."""
    title, bots, options = _agreed(title_name, seats, level, option, content)
    rating_model()  # to know before the games are played that they are there
    if chart:
        plotting()
    with playing(games) as progress:
        played = tournament(
            *(title, bots, games, options),
            seed=seed,
            iterations=iterations,
            file=file,
            progress=progress,
        )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "games", "wins", "share", "95 % interval", "of decided", "rating"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    rows = standings(played)
    for row in rows:
        table.add_row(
            row.bot,
            f"{row.seats}",
            f"{row.wins:g}",
            f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.decided:.1%}",
            f"{row.rating:.1f} ± {row.doubt:.1f}",
        )
    out.print(table)
    if chart:
        draw_standings(f"{title.name}: {len(played):,} games", rows, chart)


@contextmanager
def playing(games: int, what: str = "playing") -> Iterator[Callable[[int], None]]:
    """A progress bar for so many games."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=games)
        yield lambda count: bar.advance(task, count)


@contextmanager
def _compiling(title: jailbirds.Title) -> Iterator[None]:
    with Console(stderr=True).status(f"compiling the rules of {title.name} (once per machine) …"):
        yield
