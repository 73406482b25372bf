"""The audit: a ledger of promises compared with what is in the database.

Each function returns what is wrong, as sentences; nothing wrong is an empty list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import select

import jailbirds
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import open_database
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import chat, entries, seats, tables
from jailbirds.table import Table, fold
from jailbirds.table.journal import (
    AskedUndo,
    Entry,
    Left,
    Played,
    Quit,
    Returned,
    Undone,
    decode,
)
from tests.server.client import Message, digest
from tests.server.ledger import Ledger, Person, Sent

KINDS: dict[str, type[Entry] | tuple[type[Entry], ...]] = {
    "play": Played,
    "undo": (Undone, AskedUndo),  # where others play, they are asked
    "leave": Left,
    "return": Returned,
}


class Books:
    """What the database holds, read once."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.journals: dict[str, tuple[list[Entry], bytes]] = {}  # with the seed
        self.wrong: list[str] = []
        self.by_command: dict[tuple[str, str, str], list[Entry]] = {}
        self.own_moves: Counter[str] = Counter()  # by table: entries that only a person can make
        self.lines: Counter[tuple[str, str, str]] = Counter()
        self.entries = 0


async def read_books(database: str) -> Books:
    """Read all journals, fold them, and check each against its own rules and seed."""
    books = Books()
    engine = open_database(Settings(database=database).database_url)
    reader = Reader(engine)
    try:
        async with engine.connect() as connection:
            kept = (await connection.execute(select(tables))).mappings().all()
            rows = (
                await connection.execute(
                    select(entries)
                    .where(entries.c.place >= 0)
                    .order_by(entries.c.table_id, entries.c.place)
                )
            ).all()
            sitting = (await connection.execute(select(seats.c.table_id, seats.c.seat))).all()
            said = (await connection.execute(select(chat).where(chat.c.text.is_not(None)))).all()
        books.lines = Counter((row.table_id, row.client_id, row.text) for row in said)
        journals: dict[str, list[Any]] = {}
        for row in rows:
            journals.setdefault(row.table_id, []).append(row)
        many = Counter(row.table_id for row in sitting)
        for table in kept:
            journal = journals.pop(table["id"], [])
            _read_journal(books, table, journal, many[table["id"]])
        if journals:
            books.wrong.append(f"entries without a table: {sorted(journals)}")
        assert await reader.fact("secret")
    finally:
        await engine.dispose()
    return books


def _read_journal(books: Books, kept: Any, journal: list[Any], chairs: int) -> None:
    name = f"{kept['title']} {kept['id']}"
    if [row.place for row in journal] != list(range(len(journal))):
        books.wrong.append(f"{name}: places are missing or twice")
    if kept["length"] != len(journal):
        books.wrong.append(f"{name}: its row says {kept['length']} entries, {len(journal)} there")
    decoded = [decode(row.entry) for row in journal]
    books.entries += len(decoded)
    for row, entry in zip(journal, decoded, strict=True):
        if row.command_id is not None:
            key = (row.table_id, row.client_id, row.command_id)
            books.by_command.setdefault(key, []).append(entry)
        if _by_a_person(entry):
            books.own_moves[row.table_id] += 1
    try:
        table = fold(decoded, kept["seed"])
    except jailbirds.JailbirdsError as error:
        books.wrong.append(f"{name}: cannot be replayed: {error}")
        return
    books.tables[kept["id"]] = table
    books.journals[kept["id"]] = decoded, kept["seed"]
    if table.players != chairs:
        books.wrong.append(f"{name}: {table.players} players, {chairs} seats")
    if table.status != kept["status"]:
        books.wrong.append(f"{name}: its row says {kept['status']}, the journal {table.status}")
    books.wrong += [f"{name}: {wrong}" for wrong in _verify(table, kept["seed"])]


def _by_a_person(entry: Entry) -> bool:
    if isinstance(entry, Played):
        return entry.by == "player"
    return isinstance(entry, (Undone, AskedUndo, Left, Returned, Quit))


def _verify(table: Table, seed: bytes) -> list[str]:
    """The game's log replayed and its rolls recomputed, by what `jailbirds verify` uses."""
    game = table.game
    if game is None:
        return []
    log = msgspec.structs.replace(game.log, seed=seed.hex()).sealed()
    try:
        proof = jailbirds.verify(log)
    except jailbirds.JailbirdsError as error:
        return [f"verify: {error}"]
    wrong = [] if proof.fair else ["verify: its rolls are not those of its seed"]
    if proof.game.state.tobytes() != game.state.tobytes():
        wrong.append("the state of the fold is not that of the replayed log")
    if CHANCE in game.actors:
        wrong.append("a move was kept without the rolls that belong to it")
    return wrong


def compare(ledger: Ledger, books: Books) -> list[str]:
    """Is every promise kept once, and is there nothing that was not asked for?"""
    wrong = list(books.wrong)
    wrong += [f"a client saw {gap}" for gap in ledger.gaps]
    known: Counter[str] = Counter()
    for sent in ledger.commands:
        if sent.kind == "say":
            wrong += _compare_line(sent, books)
            continue
        found = books.by_command.get((sent.table, sent.client, sent.id), [])
        known[sent.table] += len(found)
        if sent.answer is None:
            if len(found) > 1:
                wrong.append(f"{len(found)} times: {sent}")
        elif len(found) != int(sent.done):
            wrong.append(f"{sent.answer['type']}, but {len(found)} times in the journal: {sent}")
        for entry in found:
            same = isinstance(entry, KINDS[sent.kind]) and getattr(entry, "seat", None) == sent.seat
            if not same or (isinstance(entry, Played) and entry.action != sent.action):
                wrong.append(f"kept as {entry}: {sent}")
    for table, count in books.own_moves.items():
        if count != known[table]:
            wrong.append(f"{table}: {count} entries of people, {known[table]} were asked for")
    missing = set(ledger.tables) - set(books.tables)
    return wrong + [f"the table {table} is gone" for table in sorted(missing)]


def _compare_line(sent: Sent, books: Books) -> list[str]:
    assert sent.text is not None
    found = books.lines[sent.table, sent.client, sent.text]
    if sent.answer is None:
        return [f"{found} times: {sent}"] if found > 1 else []
    if found != int(sent.done):
        return [f"{sent.answer['type']}, but said {found} times: {sent}"]
    return []


def compare_views(people: list[Person], books: Books) -> list[str]:
    """Does everybody see what the replayed journal shows them? Nothing may happen meanwhile."""
    wrong = []
    for person in people:
        for name, seat in person.seats.items():
            table, seen = books.tables[name], person.client.tables[name]
            if seen["version"] != table.version(seat):
                wrong.append(f"{name}, seat {seat}: {seen['version']}, {table.version(seat)}")
            elif table.game is not None and seen["view"] != _plain(table.game.view(seat)):
                wrong.append(f"{name}, seat {seat}: another view than that of the replay")
    return wrong


def compare_shown(people: list[Person], books: Books) -> list[str]:
    """Was anybody ever shown something that the journal does not have at that version?"""
    shown: dict[str, dict[tuple[int | None, int], set[bytes]]] = {}
    for person in people:
        for (name, seat, version), views in person.client.shown.items():
            shown.setdefault(name, {}).setdefault((seat, version), set()).update(views)
    wrong = []
    for name, seen in shown.items():
        wrong += _compare_shown(name, seen, books)
    return wrong


def _compare_shown(
    name: str, seen: dict[tuple[int | None, int], set[bytes]], books: Books
) -> list[str]:
    if name not in books.journals:
        return [f"{name} was shown, and is gone"]
    journal, seed = books.journals[name]
    eyes = {seat for seat, _ in seen}
    left, wrong = dict(seen), []
    for length, table in enumerate(_prefixes(journal, seed), start=1):
        for seat in eyes:
            views = left.pop((seat, table.version(seat)), None)
            if views is None:  # nobody looked then, or that version is compared already
                continue
            viewer = SPECTATOR if seat is None else seat
            view = None if table.game is None else _plain(table.game.view(viewer))
            if views != {digest(view)}:
                wrong.append(f"{name}, seat {seat}: a view that entry {length} never had")
    return wrong + [f"{name}, seat {seat}: version {v} is not kept" for seat, v in left]


def _prefixes(journal: list[Entry], seed: bytes) -> Iterator[Table]:
    """The table after each of its entries; always the same one."""
    table = fold(journal[:1], seed)
    yield table
    for entry in journal[1:]:
        table.add(entry)
        yield table


def _plain(view: Any) -> Message:
    plain: Message = msgspec.json.decode(msgspec.json.encode(view))
    return plain
