"""Results: who won what, kept when a game is over, and the ratings that follow from the rated ones.

A game is rated if that was agreed when its table was opened, and everybody who sat down played on
to its end by the rules, or gave up in a game of two. One that somebody left, that ended by
agreement, that was brought along from elsewhere, that was a lesson, or that began in a position
instead of the set-up, is not.

Results are numbered in the order in which they count. The ratings are the fold of them: `recount`
makes them anew.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select, text, update

from jailbirds.server.clients.identity import new_id
from jailbirds.server.ratings.scale import Rating, rate
from jailbirds.server.storage.reader import TableRow, ratings_of
from jailbirds.server.storage.schema import ratings, results
from jailbirds.table import Table

BOT = "bot-"  # and its level: a player like others
GONE = "gone-"  # and a word that leads nowhere: somebody who was forgotten


class Result(msgspec.Struct, frozen=True):
    """A finished game: who sat where, and who won."""

    title: str
    players: tuple[str, ...]  # clients, or bots by their level
    winners: tuple[int, ...]
    rated: bool
    at: int
    open: bool = False  # was its table open to anybody?


def result_of(table: Table, row: TableRow) -> Result | None:
    """The result of a game that is over; None where it counts for nobody."""
    result = table.result
    opened = table.opened
    if result is None or opened.imported or opened.lesson or opened.position is not None:
        return None
    players = []
    for seat, who in zip(table.seats, row.occupants, strict=True):
        if seat.chair.kind == "device":
            return None  # whoever that was
        bot = seat.chair.kind == "bot"
        players.append(BOT + seat.chair.level if bot else who.client or GONE + new_id())
    return Result(
        table.title.name,
        tuple(players),
        result.winners,
        is_rated(table),
        table.at,
        row.visibility == "open",
    )


def is_rated(table: Table) -> bool:
    """Does a game that is over change ratings?"""
    result = table.result
    if result is None or not table.opened.rated:
        return False
    if result.ending == "given_up":
        return True
    stayed = all(seat.plays == "person" for seat in table.seats if seat.chair.kind != "bot")
    return bool(result.rule) and stayed


def keep_result(connection: Connection, table: str, result: Result) -> bool:
    """Keep a result once, and rate those who played; is it new?"""
    if connection.dialect.name == "postgresql":  # one after the other; SQLite has one writer anyway
        connection.execute(text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
    known = select(results.c.table_id).where(results.c.table_id == table)
    if connection.execute(known.limit(1)).first():
        return False
    last = connection.execute(select(func.max(results.c.number))).scalar() or 0
    rows = [
        {
            "table_id": table,
            "seat": seat,
            "number": last + 1,
            "title": result.title,
            "player": player,
            "won": seat in result.winners,
            "rated": result.rated,
            "open": result.open,
            "at": result.at,
        }
        for seat, player in enumerate(result.players)
    ]
    connection.execute(insert(results), rows)
    if result.rated:
        known_ratings = connection.execute(ratings_of(result.title, result.players))
        before = {row.player: Rating(*row[1:]) for row in known_ratings}
        after = rate(result.players, result.winners, before)
        _write(connection, result.title, after, before)
    return True


def _write(
    connection: Connection, title: str, after: dict[str, Rating], before: dict[str, Rating]
) -> None:
    for player, rating in after.items():
        values = {"mean": rating.mean, "doubt": rating.doubt, "games": rating.games}
        if player in before:
            mine = (ratings.c.title == title) & (ratings.c.player == player)
            connection.execute(update(ratings).where(mine).values(values))
        else:
            connection.execute(insert(ratings), [{"title": title, "player": player, **values}])


def recount(connection: Connection) -> dict[tuple[str, str], Rating]:
    """All ratings, by title and player, from nothing but the results."""
    question = (
        select(results.c.number, results.c.title, results.c.player, results.c.won)
        .where(results.c.rated)
        .order_by(results.c.number, results.c.seat)
    )
    games: dict[int, tuple[str, list[str], list[int]]] = {}
    for number, title, player, won in connection.execute(question):
        _, players, winners = games.setdefault(number, (title, [], []))
        if won:
            winners.append(len(players))
        players.append(player)
    found: dict[tuple[str, str], Rating] = {}
    for title, players, winners in games.values():
        before = {p: found[title, p] for p in players if (title, p) in found}
        found |= {(title, p): r for p, r in rate(players, winners, before).items()}
    return found


def kept(connection: Connection) -> dict[tuple[str, str], Rating]:
    """All ratings, by title and player, as they are shown."""
    rows = connection.execute(select(ratings))
    return {(row.title, row.player): Rating(row.mean, row.doubt, row.games) for row in rows}


def replace_all(connection: Connection, new: dict[tuple[str, str], Rating]) -> None:
    """Put ratings that were counted anew in the place of those that are shown."""
    connection.execute(ratings.delete())
    rows = [
        {"title": title, "player": player, "mean": r.mean, "doubt": r.doubt, "games": r.games}
        for (title, player), r in sorted(new.items())
    ]
    if rows:
        connection.execute(insert(ratings), rows)


def forget(connection: Connection, client: str) -> None:
    """Let nobody find out whose results these were; the ratings of the others stay as they are."""
    nobody = GONE + new_id()
    connection.execute(update(results).where(results.c.player == client).values(player=nobody))
    connection.execute(update(ratings).where(ratings.c.player == client).values(player=nobody))
