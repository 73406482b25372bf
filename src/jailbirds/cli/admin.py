"""`jailbirds admin …`: what an operator does with the tables and the database of a server.

Everything works beside a running server, but for putting a backup back.
"""

from __future__ import annotations

import asyncio
import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from jailbirds.cli.arguments import out
from jailbirds.cli.serve import need_server

app = typer.Typer(
    help="Look after a server: its tables, its players, its database.",
    no_args_is_help=True,
    callback=need_server,
)
Database = Annotated[
    str | None,
    typer.Option(help="As the server has it: sqlite:///FILE or postgresql://…"),
]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="As `backup` makes it.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="See `jailbirds admin tables`.")]
Most = Annotated[int, typer.Option("--most", "-n", min=1, help="How many to list.")]


class Status(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


def _url(database: str | None) -> str:
    from jailbirds.server.settings import read_settings

    return read_settings({"database": database}).database_url


def _when(ms: int | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000)) if ms else "–"


def _print(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    shown = Table(*columns, box=None, pad_edge=False)
    for row in rows:
        shown.add_row(*row)
    out.print(shown, highlight=False, markup=False)


@app.command()
def tables(
    status: Annotated[Status | None, typer.Option(help="Only these.")] = None,
    most: Most = 50,
    database: Database = None,
) -> None:
    """List the tables, those that changed last first."""
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.tables import list_tables

    async def ask() -> list[tuple[str, ...]]:
        async with opened(_url(database)) as engine:
            return [
                (
                    *(each.id, each.title, each.status, str(each.rules_version or "?")),
                    *(", ".join(each.people) or "–", str(each.length), _when(each.changed)),
                )
                for each in await list_tables(engine, status, most)
            ]

    columns = ("table", "title", "status", "rules", "people", "entries", "last change")
    _print(columns, asyncio.run(ask()))


@app.command()
def players(most: Most = 50, database: Database = None) -> None:
    """List the nicknames, those who played last first."""
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.tables import list_players

    async def ask() -> list[tuple[str, ...]]:
        async with opened(_url(database)) as engine:
            return [
                (
                    *(each.id, each.nickname, str(each.tables), str(each.running)),
                    *(_when(each.created), _when(each.changed)),
                )
                for each in await list_players(engine, most)
            ]

    _print(("player", "nickname", "tables", "not over", "since", "last"), asyncio.run(ask()))


@app.command()
def invite(
    days: Annotated[int, typer.Option(min=1, max=365, help="How long it is good.")] = 7,
    public_url: Annotated[str | None, typer.Option(help="As the server has it: https://….")] = None,
    database: Database = None,
) -> None:
    """Print a link that lets one new player in, where registration is `invited`."""
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.invitations import invite as make_invitation
    from jailbirds.server.settings import read_settings

    settings = read_settings({"database": database, "public_url": public_url})

    async def ask() -> str:
        async with opened(settings.database_url) as engine:
            return await make_invitation(engine, settings, days)

    typer.echo(asyncio.run(ask()))


@app.command()
def reports(
    done: Annotated[str | None, typer.Option(metavar="REPORT", help="Mark one as done.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Those that are done too.")] = False,
    most: Most = 50,
    database: Database = None,
) -> None:
    """What players report about others, the latest first."""
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.reports import Report, close_report, list_reports

    async def ask() -> list[Report]:
        async with opened(_url(database)) as engine:
            if done is not None and not await close_report(engine, done):
                raise typer.BadParameter(f"no report is called {done!r}", param_hint="--done")
            return await list_reports(engine, all_of_them=every, most=most)

    for each in asyncio.run(ask()):
        where = f" at table {each.table}" if each.table else ""
        head = f"{each.id}  {_when(each.at)}  {each.by} about {each.about} ({each.client}){where}"
        out.print(f"{head}: {each.reason}", highlight=False, markup=False)
        for label, text in (("said", each.line), ("report", each.text)):
            if text:
                out.print(f"    {label}: {text}", highlight=False, markup=False)


@app.command()
def close(table: TableId, database: Database = None) -> None:
    """End a table: its game has no winner then, or is never begun."""
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.tables import close as close_table

    async def ask() -> str:
        async with opened(_url(database)) as engine:
            return await close_table(engine, table)

    out.print(f"Table {table} is {asyncio.run(ask())}", highlight=False)


@app.command()
def export(
    table: TableId,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Default: print it.")] = None,
    database: Database = None,
) -> None:
    """Write the log of a game, for `jailbirds verify` and `jailbirds replay`.

    That of a game that is not over tells all its secrets: give it to nobody who plays.
    """
    from jailbirds.kernel.log import Log
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.tables import export as export_table

    async def ask() -> Log:
        async with opened(_url(database)) as engine:
            return await export_table(engine, table)

    text = asyncio.run(ask()).to_json()
    if file is None:
        typer.echo(text)
    else:
        file.write_text(text, encoding="utf-8")
        out.print(f"Written to {file}", highlight=False)


@app.command()
def check(database: Database = None) -> None:
    """Check the database: is it sound, and can every table be read? Exit code 1 if not."""
    from jailbirds.server.admin import checking
    from jailbirds.server.admin.database import opened

    url = _url(database)
    storage = asyncio.run(checking.check_storage(url))
    for sentence in storage.wrong:
        out.print(f"[bold red]✗[/] {escape(sentence)}", highlight=False)
    if storage.left_out:
        out.print(f"[yellow]–[/] {storage.left_out}", highlight=False)

    async def read_all() -> tuple[int, int]:
        unreadable = 0
        async with opened(url) as engine:
            rows = await checking.all_tables(engine)
            answers = checking.check_tables(engine, rows)
            for _ in track(rows, "Reading tables …", console=out, transient=True):
                said = await anext(answers)
                unreadable += bool(said)
                if said:
                    out.print(f"[bold red]✗[/] {escape(said)}", highlight=False)
        return len(rows), unreadable

    many, unreadable = asyncio.run(read_all())
    if storage.wrong or unreadable:
        out.print(f"{unreadable} of {many} tables are not as they should be", highlight=False)
        raise typer.Exit(1)
    out.print(f"[bold green]✓[/] the database is sound, {many} tables can be read")


@app.command()
def ratings(
    again: Annotated[
        bool, typer.Option("--again", help="Put those right that do not follow from the results.")
    ] = False,
    database: Database = None,
) -> None:
    """Count all ratings anew from the results of the games. Exit code 1 where some were wrong."""
    from jailbirds.server.admin.database import opened
    from jailbirds.server.admin.ratings import check_ratings

    async def ask() -> tuple[int, list[tuple[str, str]]]:
        async with opened(_url(database)) as engine:
            return await check_ratings(engine, again)

    many, wrong = asyncio.run(ask())
    for title, player in wrong:
        out.print(f"[bold red]✗[/] {escape(f'{title}, {player}')}", highlight=False)
    if wrong:
        done = "put right" if again else "wrong: --again puts them right"
        out.print(f"{len(wrong)} of {many} ratings {done}", highlight=False)
        raise typer.Exit(0 if again else 1)
    out.print(f"[bold green]✓[/] {many} ratings follow from the results", highlight=False)


@app.command()
def vacuum(database: Database = None) -> None:
    """Give back the room of what was deleted. With SQLite, moves wait meanwhile."""
    from jailbirds.server.admin.database import vacuum as vacuum_database

    before, after = asyncio.run(vacuum_database(_url(database)))
    out.print(f"{before:,} bytes before, {after:,} now", highlight=False)


@app.command()
def backup(file: Backup, database: Database = None) -> None:
    """Make a backup, a new file, while the server runs or not."""
    from jailbirds.server.admin.backup import back_up

    back_up(_url(database), file)
    out.print(f"{file}: {file.stat().st_size:,} bytes, checked", highlight=False)


@app.command()
def restore(file: Backup, database: Database = None) -> None:
    """Put a backup in the place of the database. Stop the server first."""
    from jailbirds.server.admin.backup import restore as put_back

    old = put_back(_url(database), file)
    out.print(f"{file} is restored: start the server", highlight=False)
    if old is not None:
        out.print(f"The old database is {old}: delete it when all is well", highlight=False)
