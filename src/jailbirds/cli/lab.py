"""Commands of the lab: is a title fair and fun, and what if its numbers were others?"""

from __future__ import annotations

import asyncio
import csv
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

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
    read_content,
    read_options,
    read_value,
    read_values,
)
from jailbirds.cli.measuring import playing
from jailbirds.cli.serve import need_server
from jailbirds.kernel.errors import BadOption, BadPlayers
from jailbirds.kernel.log import Log
from jailbirds.lab.balance.games import plain
from jailbirds.lab.balance.run import games_of, report, tables
from jailbirds.lab.charts import plotting
from jailbirds.lab.cluster import connected
from jailbirds.lab.record import bots_games, logged_games, parquet, write
from jailbirds.lab.sim import quick
from jailbirds.lab.sweep import MEASURES, read_aims, read_sets, settings_of
from jailbirds.lab.sweep import sweep as run_sweep
from jailbirds.lab.sweep_report import Sweep, rows_of, shown

app = typer.Typer(help="Measure titles: reports, what if, data.", no_args_is_help=True)
SWIFT = ", ".join(name for name, level in LEVELS.items() if not level.seconds)
PLAIN: dict[str, Any] = {"highlight": False, "markup": False, "soft_wrap": True}
MOST_SAID = 8  # sentences in the terminal

Level = Annotated[str, typer.Option(help=f"How well bots play: {SWIFT}.")]


@app.command()
def balance(
    title_name: TitleName,
    players: Annotated[
        str | None,
        typer.Option("--players", "-p", metavar="3,4", help="How many play; default: any number."),
    ] = None,
    option: Options = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            metavar="'NAME=VALUE NAME=VALUE'",
            help="Further options to play with, besides those of --option; several are fine.",
        ),
    ] = None,
    content: Content = None,
    level: Level = "regular",
    games: Annotated[int, typer.Option("--games", "-n", min=50, help="At each table.")] = 2000,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="For the report and the games; default: balance/TITLE."),
    ] = None,
    seed: Seed = 0,
) -> None:
    """Is a title fair, and is it fun? A report on bots' games, in Markdown and with charts.

    Whoever stops it goes on later with the same command: games that were played are kept.
    """
    title = jailbirds.title(title_name)
    quick(level)
    plotting()  # to know before the games are played that it is there
    base = read_values(option) | (dict(read_content(title, content)) if content else {})
    variants = [base, *(base | read_values(each.split()) for each in variant or [])]
    wanted = tables(title, read_counts(title, players), level, variants)
    to = folder or Path("balance") / title.name
    with playing(sum(games_of(table, games) for table in wanted)) as progress:
        found = report(
            *(title, wanted, games),
            seed=seed,
            folder=to / "games",
            progress=progress,
        )
    keep(to, title.name, found.markdown(), found.page())
    for line in (unusual := found.unusual())[:MOST_SAID]:
        out.print(line.replace("**", ""), **PLAIN)
    if len(unusual) > MOST_SAID:
        out.print(f"- … and {len(unusual) - MOST_SAID} more", highlight=False)


@app.command()
def sweep(
    title_name: TitleName,
    sets: Annotated[
        list[str],
        typer.Option(
            "--set",
            metavar="NAME=VALUES",
            help="An option, or content as in path.length, and what to try: 20..48, 20..48..4 or "
            "count,skip. Several make a grid.",
        ),
    ],
    players: Players = None,
    option: Options = None,
    level: Level = "regular",
    games: Annotated[int, typer.Option("--games", "-n", min=50, help="Of each setting.")] = 500,
    some: Annotated[
        int | None, typer.Option("--random", min=1, help="Try so many of all settings.")
    ] = None,
    aim: Annotated[
        str | None,
        typer.Option(help=f"What is wanted, as in length=30,seats=even: {', '.join(MEASURES)}."),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="For the report and the games; default: sweep/TITLE."),
    ] = None,
    seed: Seed = 0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on the Ray cluster that answers there, as in 127.0.0.1:6379, not on the "
            "cores of this machine.",
        ),
    ] = None,
) -> None:
    """What if an option or a number of the content were another one? Games of bots say so.

    No file is changed. Whoever stops it goes on later with the same command. Each set of content is
    compiled, which takes up to a minute; options are not.
    """
    title = jailbirds.title(title_name)
    quick(level)
    plotting()
    aims = read_aims(aim)
    settings = settings_of(read_sets(sets, read_value), some, seed)
    bots = [level] * title.read_players(players or title.best or title.players[0])
    to = folder or Path("sweep") / title.name
    with (
        connected(ray) if ray else nullcontext() as cluster,
        playing(games * len(settings)) as progress,
    ):
        tried = run_sweep(
            *(title, bots, settings, games, read_values(option)),
            seed=seed,
            folder=to / "games",
            cluster=cluster,
            progress=progress,
        )
    found = Sweep(title, bots, games, seed, tried, aims)
    keep(to, title.name, found.markdown(), found.page())
    rows = rows_of(tried)
    with (to / f"{title.name}.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    for each, away in found.best():
        setting = ", ".join(f"{name}={plain(value)}" for name, value in each.setting.items())
        reached = ", ".join(f"{one.measure} {shown(one.measure, each)}" for one in aims)
        out.print(
            f"{setting}: {reached}; away {away:.3f}", highlight=False, markup=False, soft_wrap=True
        )


@app.command()
def record(
    title_name: Annotated[
        str | None,
        typer.Argument(
            metavar="[TITLE]", help="See `jailbirds titles`; of a server, by default all."
        ),
    ] = None,
    seats: Annotated[
        str, typer.Option(help=f"The bots, by commas, in rotation: {', '.join(LEVELS)}.")
    ] = "regular,regular",
    games: Games = 1000,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Let searching bots think so many iterations, not by the clock."),
    ] = None,
    option: Options = None,
    content: Content = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Instead of bots' games the finished ones of a server, as it has it: "
            "sqlite:///FILE or postgresql://…"
        ),
    ] = None,
    folder: Annotated[
        Path, typer.Option("--out", help="For a file for each title and number of players.")
    ] = Path("data"),
    seed: Seed = 0,
) -> None:
    """Write games as data, a row for each decision: Parquet files, see docs/lab.md.

    Of a server's games nobody's name is written, and of each decision only what the seat could see.
    """
    parquet()
    if database:
        skipped: list[str] = []
        logs = read_finished(database, title_name, skipped)
        with playing(len(logs), "reading") as progress:
            written = write(logged_games(logs, skipped, progress), folder)
        for sentence in skipped:
            out.print(f"left out: {sentence}", **PLAIN)
    elif title_name is None:
        raise BadOption("expected a TITLE whose games bots play, or --database of a server")
    else:
        title = jailbirds.title(title_name)
        bots = [who.strip() for who in seats.split(",")]
        for who in bots:
            level(who)
        options = read_options(title, option, content)
        with playing(games) as progress:
            made = bots_games(
                *(title, bots, games, options),
                seed=seed,
                iterations=iterations,
                progress=progress,
            )
            written = write(made, folder)
    for file, rows in written.items():
        out.print(f"{file}: {rows:,} decisions", **PLAIN)


def read_finished(database: str, title_name: str | None, skipped: list[str]) -> list[Log]:
    """The logs of all finished games of a server, or of those of a title."""
    need_server()
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.tables import finished_logs
    from jailbirds.server.settings import read_settings

    if title_name:
        jailbirds.title(title_name)

    async def ask() -> list[Log]:
        url = read_settings({"database": database}).database_url
        async with opened(url) as engine:
            return await finished_logs(engine, title_name, skipped)

    return asyncio.run(ask())


def keep(folder: Path, name: str, text: str, page: str) -> None:
    """Write a report, and say where it is."""
    for suffix, written in ((".md", text), (".html", page)):
        (folder / f"{name}{suffix}").write_text(written, encoding="utf-8")
    out.print(
        f"{folder / name}.md, {folder / name}.html", highlight=False, markup=False, soft_wrap=True
    )


def read_counts(title: jailbirds.Title, given: str | None) -> list[int]:
    """`3,4`: how many play; nothing: every number the title is played by."""
    if given is None:
        return list(title.players)
    try:
        return [title.read_players(int(part)) for part in given.split(",")]
    except ValueError:
        raise BadPlayers(f"expected numbers of players, as in 3,4, not {given!r}") from None
