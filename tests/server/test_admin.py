"""`jailbirds admin`: lists, closes, exports, checks and vacuums beside a running server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

import jailbirds
from jailbirds.cli.app import app
from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import open_database
from tests.roles import OPEN
from tests.server.client import Client, people
from tests.server.processes import Postgres, Server
from tests.server.test_backup import add_clients, damage

KINDS = ("sqlite", "postgresql")
ME, BEN, FREE = {"kind": "me"}, {"kind": "device", "name": "Ben"}, {"kind": "open"}


@pytest.fixture(params=KINDS)
def running(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    """A server, with either database."""
    if request.param == "sqlite":
        return start_server()
    postgres: Postgres = request.getfixturevalue("postgres")
    return start_server(database=postgres.new_database(f"admin_{request.node.originalname[:40]}"))


async def admin(server: Server, *words: str) -> tuple[int, str]:
    """What `jailbirds admin …` says, and its exit code."""
    wide = {"JAILBIRDS_DATABASE": server.database, "COLUMNS": "200"}
    done = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words], env=wide)
    if isinstance(done.exception, jailbirds.JailbirdsError):  # `main` makes a sentence of it
        return 2, str(done.exception)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def in_one_line(said: str) -> str:
    """However wide the terminal is."""
    return " ".join(said.split())


async def write(server: Server, statement: str) -> None:
    """Change a database behind the back of its server."""
    engine = open_database(Settings(database=server.database).database_url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def finished(client: Client) -> str:
    """A table whose game is over."""
    info = await client.open(OPEN, [ME, BEN], options={"turn_limit": 1})
    table: str = info["table"]
    for seat in (0, 1, 0, 1):
        await client.watch(table, seat)
        while client.tables[table]["legal"]:
            await client.play(table, seat, client.legal(table)[0])
    assert client.tables[table]["status"] == "over"
    return table


async def test_tables_and_players_are_listed_and_a_game_is_exported(
    running: Server, tmp_path: Path
) -> None:
    async with people(running.url, "Ann") as (ann,):
        over = await finished(ann)
        info = await ann.open(OPEN, [ME, FREE])
        waiting = info["table"]
        code, listed = await admin(running, "tables")
        rows = {line.split()[0]: line.split() for line in listed.splitlines()[1:]}
        assert code == 0
        version = str(jailbirds.title(OPEN).rules_version)
        assert rows[over][1:4] == [OPEN, "over", version]
        assert rows[waiting][2] == "waiting"
        assert "Ann, Ben" in listed
        _, some = await admin(running, "tables", "--status", "over")
        assert waiting not in some
        _, who = await admin(running, "players")
        assert who.splitlines()[1].split()[:4] == [ann.id, "Ann", "2", "1"]
        log = tmp_path / "log.json"
        assert (await admin(running, "export", over, str(log)))[0] == 0
        proof = jailbirds.verify(jailbirds.Log.load(log))
        assert proof.moves > 0
        assert proof.fair
        code, said = await admin(running, "export", waiting)
        assert (code, "has not begun" in said) == (2, True)
        code, said = await admin(running, "export", "nothing")
        assert (code, "admin tables" in said) == (2, True)


async def test_finished_games_become_data_in_which_nobody_is_named(
    running: Server, tmp_path: Path
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    async with people(running.url, "Ann") as (ann,):
        over = await finished(ann)
        going = (await ann.open(OPEN, [ME, BEN]))["table"]
        log = tmp_path / "log.json"
        assert (await admin(running, "export", over, str(log)))[0] == 0
        line = ("lab", "record", "--database", running.database, "--out", str(tmp_path))
        done = await asyncio.to_thread(CliRunner().invoke, app, [*line], env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    (file,) = tmp_path.glob("*.parquet")
    rows = parquet.read_table(file).to_pylist()
    game = jailbirds.Game.from_log(log)
    assert game.result is not None
    chosen = [
        (number, move)
        for number, move in enumerate(game.moves)
        if move.seat != jailbirds.CHANCE and len(game.after(number).legal(move.seat)) > 1
    ]
    assert [(row["move"], row["seat"], row["action"]) for row in rows] == [
        (number, move.seat, move.action.id) for number, move in chosen
    ]
    assert {row["player"] for row in rows} == {"person"}
    raw = file.read_bytes()
    for told in ("Ann", "Ben", ann.id, over, going):
        assert told.encode() not in raw


async def test_a_closed_table_is_over_for_those_who_watch_it(running: Server) -> None:
    async with people(running.url, "Ann") as (ann,):
        info = await ann.open(OPEN, [ME, BEN])
        table = info["table"]
        await ann.watch(table, 0)
        free = (await ann.open(OPEN, [ME, FREE]))["table"]
        assert await admin(running, "close", table) == (0, f"Table {table} is closed\n")
        await ann.wait_for(lambda: ann.tables[table]["status"] == "over", 20)
        assert ann.tables[table]["result"]["ending"] == "closed"
        assert await admin(running, "close", free) == (0, f"Table {free} is cancelled\n")
        code, said = await admin(running, "close", table)
        assert (code, "is over already" in said) == (2, True)
        assert (await admin(running, "check"))[0] == 0


async def test_the_check_names_every_table_that_cannot_be_read_and_says_why(
    running: Server,
) -> None:
    async with people(running.url, "Ann") as (ann,):
        tables = [(await ann.open(OPEN, [ME, BEN]))["table"] for _ in range(4)]
    running.stop()
    code, said = await admin(running, "check")
    assert (code, "4 tables can be read" in said) == (0, True)
    rubbish, later, short, well = tables
    await write(running, f"UPDATE entries SET entry = '{{}}' WHERE table_id = '{rubbish}'")
    await write(
        running,
        r"""UPDATE entries SET entry = replace(entry, 'rules_version"\:', 'rules_version"\:99') """
        f"WHERE table_id = '{later}' AND place = 0",
    )
    await write(running, f"UPDATE tables SET length = length + 1 WHERE id = '{short}'")
    code, said = await admin(running, "check")
    lines = said.splitlines()
    assert code == 1
    assert "3 of 4 tables" in said
    assert any(rubbish in line and "cannot be read" in line for line in lines)
    assert any(later in line and "99" in line for line in lines)
    assert any(short in line and "its row says" in line for line in lines)
    assert well not in said
    code, said = await admin(running, "close", rubbish)
    assert (code, "marked as over" in said) == (0, True)
    _, over = await admin(running, "tables", "--status", "over")
    assert rubbish in over


async def test_a_vacuum_gives_back_the_room_of_what_was_deleted(running: Server) -> None:
    rows = ", ".join(f"('x{n}', 'x{n}', false, '{'name ' * 10}', 0)" for n in range(8000))
    await write(running, f"INSERT INTO clients (id, page, hidden, nickname, created) VALUES {rows}")
    await write(running, "DELETE FROM clients")
    code, said = await admin(running, "vacuum")
    before, after = (int(word.replace(",", "")) for word in said.split() if word[0].isdigit())
    assert code == 0
    if running.database.startswith("sqlite"):  # PostgreSQL keeps the room, for what comes
        assert after < before
    async with people(running.url, "Ann") as (ann,):  # and the server goes on
        await ann.open(OPEN, [ME, BEN])


async def test_a_database_of_postgresql_comes_back_from_its_backup(
    start_server: Callable[..., Server], postgres: Postgres, tmp_path: Path
) -> None:
    server = start_server(database=postgres.new_database("backup"))
    backup = tmp_path / "backup.dump"
    async with people(server.url, "Ann") as (ann,):
        kept = (await ann.open(OPEN, [ME, BEN]))["table"]
        code, said = await admin(server, "backup", str(backup))
        assert code == 0, said
        await ann.open(OPEN, [ME, BEN])
        code, said = await admin(server, "restore", str(backup))
        assert (code, "stop all servers" in said) == (2, True)
    server.stop()
    (tmp_path / "text").write_text("no backup at all")
    code, said = await admin(server, "restore", str(tmp_path / "text"))
    assert (code, "pg_restore has failed" in said) == (2, True)
    code, said = await admin(server, "restore", str(backup))
    assert code == 0, said
    _, listed = await admin(server, "tables")
    assert [line.split()[0] for line in listed.splitlines()[1:]] == [kept]


async def test_a_damaged_file_is_called_so_by_the_check(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    server.stop()
    file = server.folder / "games.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        add_clients(connection, "some", 3000)
    damage(file)
    code, said = await admin(server, "check")
    assert code == 1
    assert f"{file} is damaged" in said.replace("\n", "")
    assert "jailbirds admin restore" in in_one_line(said)


async def test_the_check_of_postgresql_says_what_it_leaves_out(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    server = start_server(database=postgres.new_database("amcheck"))
    code, said = await admin(server, "check")
    assert (code, "CREATE EXTENSION amcheck" in in_one_line(said)) == (0, True)
    postgres.ask(server.database, "CREATE EXTENSION amcheck")
    code, said = await admin(server, "check")
    assert (code, "amcheck" in said) == (0, False)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("tables", "--database", "sqlite:////nowhere/games.sqlite"), "there is no database"),
        (("tables", "--database", "postgresql://x@127.0.0.1:1/none"), "cannot be reached"),
        (("tables", "--database", "games.sqlite"), "sqlite://… or postgresql://…"),
        (("check", "--database", "sqlite:////nowhere/games.sqlite"), "--database"),
    ],
)
async def test_a_database_that_is_not_there_is_named(
    tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    code, said = await admin(Server(tmp_path), *words)
    assert code == 2
    assert says in said
