"""Backups of SQLite: made while a server writes, put back without leaving anything of the old."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server.admin.backup import NoBackup, back_up, restore
from jailbirds.server.storage import sqlite_file
from jailbirds.server.storage.database import NoDatabase, migrate, open_database
from jailbirds.server.storage.sqlite_file import InUse, StartCheck, find_damage
from tests.roles import OPEN
from tests.server.audit import read_books
from tests.server.client import people
from tests.server.processes import Server


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def new_database(file: Path) -> sqlite3.Connection:
    """A database of ours, and a connection that writes to it as the server's does."""

    async def make() -> None:
        engine = open_database(url_of(file))
        await migrate(engine)
        await engine.dispose()

    asyncio.run(make())
    connection = sqlite3.connect(file, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    return connection


def add_clients(connection: sqlite3.Connection, kind: str, many: int) -> None:
    connection.executemany(
        "INSERT INTO clients (id, page, hidden, phrase_hash, nickname, created)"
        " VALUES (?1, ?1, false, ?2, ?3, 0)",
        [(f"{kind}{n}", f"{n:>20}{kind}" * 2, f"{kind} number {n}") for n in range(many)],
    )
    connection.commit()


def nicknames(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT nickname FROM clients ORDER BY id")]


def power_cut(file: Path, connection: sqlite3.Connection) -> None:
    """Leave the files as they are while somebody writes: `-wal` and `-shm` are there."""
    kept = [Path(f"{file}{ending}") for ending in ("", *sqlite_file.BESIDE)]
    for each in kept:
        shutil.copyfile(each, each.with_name(f"kept-{each.name}"))
    connection.close()
    for each in kept:
        each.with_name(f"kept-{each.name}").replace(each)


def after_a_power_cut(folder: Path, seed: int) -> tuple[Path, Path, list[str]]:
    """A backup, a database that was written to later and cut off, and whom the backup has."""
    file, backup = folder / "games.sqlite", folder / "backup.sqlite"
    connection = new_database(file)
    add_clients(connection, "early", 200 + 100 * seed)
    back_up(url_of(file), backup)
    add_clients(connection, "late", 150 * (seed + 1))
    connection.execute("DELETE FROM clients WHERE id LIKE 'early1%'")
    connection.commit()
    power_cut(file, connection)
    return file, backup, nicknames(backup)


def damage(file: Path) -> None:
    """Overwrite some pages in the middle, as a failing disk does."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(size // 2 // 4096 * 4096)
        opened.write(b"\xff" * 4096 * 3)


@pytest.mark.parametrize("seed", range(4))
def test_copying_a_backup_over_the_file_mixes_two_databases_and_restoring_does_not(
    tmp_path: Path, seed: int
) -> None:
    file, backup, expected = after_a_power_cut(tmp_path, seed)
    cut = tmp_path / "cut"
    cut.mkdir()
    for ending in ("", *sqlite_file.BESIDE):
        shutil.copyfile(f"{file}{ending}", f"{cut / file.name}{ending}")
    shutil.copyfile(backup, cut / file.name)  # what the documentation said once
    assert find_damage(cut / file.name) or nicknames(cut / file.name) != expected

    old = restore(url_of(file), backup)
    assert find_damage(file) == ""
    assert nicknames(file) == expected
    assert old is not None
    assert any(name.startswith("late") for name in nicknames(old))  # whole, with its -wal
    assert not list(tmp_path.glob("*.restoring*"))


def test_a_backup_made_while_somebody_writes_is_one_moment(tmp_path: Path) -> None:
    """The writer adds clients two by two: a backup has both of a pair, or neither."""
    file = tmp_path / "games.sqlite"
    connection = new_database(file)
    add_clients(connection, "first", 3000)
    done = threading.Event()

    def write() -> None:
        for number in range(100_000):
            if done.is_set():
                return
            add_clients(connection, f"pair{number}x", 2)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            back_up(url_of(file), tmp_path / f"backup{number}")
    finally:
        done.set()
        writer.join()
    connection.close()
    sizes = [len(nicknames(tmp_path / f"backup{number}")) for number in range(5)]
    assert all(size % 2 == 0 for size in sizes)
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0]  # it did write meanwhile


def test_a_backup_is_for_its_owner_only_and_overwrites_nothing(tmp_path: Path) -> None:
    file, backup = tmp_path / "games.sqlite", tmp_path / "backup.sqlite"
    new_database(file).close()
    back_up(url_of(file), backup)
    assert backup.stat().st_mode & 0o077 == 0
    with pytest.raises(NoBackup, match="name a new file"):
        back_up(url_of(file), backup)
    with pytest.raises(NoBackup, match="make it first"):
        back_up(url_of(file), tmp_path / "nowhere" / "backup.sqlite")
    with pytest.raises(NoDatabase, match="--database"):
        back_up(url_of(tmp_path / "none.sqlite"), tmp_path / "another.sqlite")
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_sound_backup_of_ours_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    file, backup, _ = after_a_power_cut(tmp_path, 1)
    before = nicknames(file)
    text, foreign, newer = tmp_path / "text", tmp_path / "foreign", tmp_path / "newer"
    text.write_text("not a database at all, however long it is" * 100)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    shutil.copyfile(backup, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    damage(backup)
    for source, says in (
        (backup, "no sound backup"),
        (text, "no sound backup"),
        (foreign, "not one of Jailbirds"),
        (newer, "newer Jailbirds"),
        (tmp_path / "none", "there is no file"),
        (file, "is the database itself"),
    ):
        with pytest.raises(JailbirdsError, match=says):
            restore(url_of(file), source)
    assert nicknames(file) == before


def test_a_backup_can_be_put_where_no_database_is(tmp_path: Path) -> None:
    _, backup, expected = after_a_power_cut(tmp_path, 0)
    elsewhere = tmp_path / "new machine" / "games.sqlite"
    assert restore(url_of(elsewhere), backup) is None
    assert nicknames(elsewhere) == expected


async def test_the_games_of_a_running_server_come_back_from_its_backup(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server()
    file, backup = server.folder / "games.sqlite", tmp_path / "backup.sqlite"
    async with people(server.url, "Ann") as (ann,):
        info = await ann.open(OPEN, [{"kind": "me"}, {"kind": "device", "name": "Ben"}])
        table = info["table"]
        seat = next(iter((await ann.watch(table, 0))["situation"]["actors"]))
        await ann.watch(table, seat)
        await ann.play(table, seat, ann.legal(table)[0])
        back_up(url_of(file), backup)
        later = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}])
        with pytest.raises(InUse, match="stop the server"):
            restore(url_of(file), backup)
    server.kill()
    restore(url_of(file), backup)
    server.start()
    async with people(server.url, "Ben") as (ben,):
        assert (await ben.get(f"/api/tables/{table}"))["status"] == "playing"
        assert (await ben.http.get(f"/api/tables/{later['table']}")).status_code == 404
    books = await read_books(server.database)
    assert books.wrong == []
    assert list(books.tables) == [table]


def test_a_server_does_not_start_on_a_damaged_database_and_says_what_to_do(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    server.stop()
    file = server.folder / "games.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        add_clients(connection, "some", 3000)
    server.start()  # a healthy one is no trouble
    server.stop()
    damage(file)
    with pytest.raises(RuntimeError, match="the server ended"):
        server.start()
    last = server.log.read_text().splitlines()[-1]
    assert f"the database {file} is damaged" in last
    assert "jailbirds admin restore" in last


async def test_a_large_file_does_not_hold_up_the_start_and_damage_is_told_when_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "games.sqlite"
    file.write_text("a damaged database, and so large that it takes a while to see it" * 100)
    started = threading.Event()

    def look_slowly(file: Path, *, whole: bool) -> str:
        started.wait()
        return find_damage(file, whole=whole)

    monkeypatch.setattr(sqlite_file, "find_damage", look_slowly)
    check = StartCheck(file)
    await check.run(seconds=0)
    assert check.found == ""
    started.set()
    async with asyncio.timeout(30):
        while not caplog.records or "damaged" not in caplog.records[-1].getMessage():
            await asyncio.sleep(0.01)
    assert "jailbirds admin restore" in check.found
