"""How much room a finished game takes in SQLite, as it was played and packed, and its review.

    python -m benchmarks.load.room [--games 100] [--reviews 5]

Games of the titles at their fewest players, half of the seats people's: each of their moves is
kept with a client and a command, as a browser sends it. Some of them are reviewed.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from sqlalchemy import Connection, text

import jailbirds
from jailbirds.bots import Bot
from jailbirds.review import review
from jailbirds.server.admin.database import vacuum
from jailbirds.server.clients.identity import new_id
from jailbirds.server.reviews.kept_reviews import KeptReviews, pack
from jailbirds.server.reviews.shown import shown
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.database import migrate, open_database, open_writer
from jailbirds.server.storage.old_games import pack_table
from jailbirds.server.storage.reader import Occupant, Reader, TableRow
from jailbirds.server.tables.end_keeper import EndKeeper
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.table import BotPlay, Chair, Join, Opening, Play, Table, decide, open_table
from jailbirds.table.wake import Pauses


def play(title: str, seed: int) -> Table:
    """A game to its end: people and bots both play as regulars do."""
    players = jailbirds.title(title).players[0]
    people = (players + 1) // 2
    chairs = [Chair("person")] * people + [Chair("bot")] * (players - people)
    now = time.time_ns() // 1_000_000
    table = open_table(Opening(title, chairs), secrets.token_bytes(32), now)
    for seat in range(people):
        table = decide(table, Join(seat), now)
    bot = Bot("regular", seed=seed, gear="interpreted")
    while table.actors and table.game is not None:
        seat = table.actors[0]
        action, version = bot.choose(table.game, seat).to_dict(), table.version(seat)
        act = Play if table.seats[seat].plays == "person" else BotPlay
        now += 5_000
        table = decide(table, act(seat, action, version), now)
    return table


def as_sent(connection: Connection, table: str, client: str) -> None:
    """Give each move of a person the client and the command that it came from."""
    connection.execute(
        text(
            "UPDATE entries SET client_id = :client, command_id = lower(hex(randomblob(16))) "
            "WHERE table_id = :table AND entry LIKE :moves"
        ),
        {"client": client, "table": table, "moves": '%"by"_"player"%'},
    )


class Room(NamedTuple):
    """Entries of a game, its bytes as played, packed, of the picture of its end, and of its review;
    and the ms to pack one."""

    entries: float
    played: float
    packed: float
    pictured: float
    reviewed: float
    ms: float


async def measure(title: str, games: int, reviews: int, folder: Path) -> Room:
    url = Settings(database=f"sqlite:///{folder / title}.sqlite").database_url
    engine = open_database(url)
    await migrate(engine)
    committer = Committer(engine, open_writer(engine), lambda *_: None)
    committer.start()
    live = LiveTables(
        Reader(engine),
        committer,
        gear_of=lambda _: "interpreted",
        pauses=Pauses(0, 0),
        at_once=lambda *_: None,
        changed=lambda *_: None,
    )
    empty = (await vacuum(url))[1]
    lengths = {}
    for number in range(games):
        table = play(title, number)
        people = [new_id() if seat.plays == "person" else None for seat in table.seats]
        who = tuple(Occupant(client, "Somebody" if client else None) for client in people)
        row = TableRow(new_id(), "private", True, people[0], table.seed, table.at, None, who)
        await live.open(row, table)
        await committer.keep(Work(job=partial(as_sent, table=row.id, client=str(people[0]))))
        lengths[row.id] = table.length
    played = (await vacuum(url))[1] - empty
    keeper = EndKeeper(Reader(engine), committer, live)
    for name in lengths:
        await keeper.keep(name)
    pictured = (await vacuum(url))[1] - empty - played
    kept = KeptReviews(engine, committer)
    for name in list(lengths)[:reviews]:
        whole = await live.read(name)
        assert whole is not None
        assert whole.table.game is not None
        await kept.claim(name, "of the benchmark")
        await kept.finish(name, pack(shown(name, whole.table.title, review(whole.table.game))))
    reviewed = (await vacuum(url))[1] - empty - played - pictured
    started = time.perf_counter()
    for name in lengths:
        job = partial(pack_table, table=name, before=2 * time.time_ns())
        assert await committer.keep(Work(job=job))
    took = (time.perf_counter() - started) / games
    packed = (await vacuum(url))[1] - empty - pictured - reviewed
    await committer.close()
    await engine.dispose()
    return Room(
        *(mean(lengths.values()), played / games, packed / games),
        *(pictured / games, reviewed / max(1, reviews), 1000 * took),
    )


async def main(games: int, reviews: int) -> None:
    print("| title | entries | bytes | packed | its end | its review | ms to pack |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(prefix="room-") as folder:
        for title in jailbirds.titles():
            room = await measure(title, games, reviews, Path(folder))
            sizes = f"{room.played:,.0f} | {room.packed:,.0f} | {room.pictured:,.0f}"
            rest = f"{room.reviewed:,.0f} | {room.ms:.1f}"
            print(f"| {title} | {room.entries:.0f} | {sizes} | {rest} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--reviews", type=int, default=5)
    given = parser.parse_args()
    asyncio.run(main(given.games, given.reviews))
