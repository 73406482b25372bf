"""Swap tests over existence: what strangers are answered does not depend on whether something is
there that they may not know of. Every answer stays the same, byte for byte.

Each is tried once more with something that may be known: then the answers do change.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import jailbirds
from jailbirds.server.ratings.scale import SETTLED
from tests.roles import OPEN, SECRET, soon_over
from tests.server.client import Client, Message, people, sit_together
from tests.server.processes import Server
from tests.server.test_parted import be_everywhere
from tests.server.test_ratings import play_to_the_end, points
from tests.server.test_safety import FREE, ME, block, page_of

BY_DAYS: Message = {"visibility": "open", "clock": {"kind": "days", "days": 1}}
Answers = dict[str, bytes]


@pytest.fixture
def server(start_server: Callable[..., Server]) -> Server:
    """One of its own, in which nothing else is there."""
    return start_server()


async def answers(reader: Client, *pages: str) -> Answers:
    """All that a stranger, and nobody at all, are told of tables, players and games."""
    paths = ["/api/tables", "/api/lobby", "/api/me/friends", "/api/me/games"]
    paths += [f"/api/titles/{title}/ratings" for title in jailbirds.titles()]
    for page in pages:
        paths += [f"/api/players/{page}", f"/api/players/{page}/games"]
        paths += [f"/api/players/{page}/games?search={letters}" for letters in ("a", "Ben", "Kim")]
    paths.append((await reader.post("/api/me/alerts/feed"))["path"])
    found = {path: (await reader.http.get(path)).content for path in paths[:-1]}
    found["feed"] = _without_name((await reader.http.get(paths[-1])).content)
    token = reader.http.headers.pop("authorization")
    found |= {f"{path}, to nobody": (await reader.http.get(path)).content for path in paths[:-1]}
    reader.http.headers["authorization"] = token
    await reader.connect()
    heard = len(reader.raw)
    await reader.ask("lobby")
    for kind in ("lobby", "friends"):
        found[f"told of the {kind}"] = await _told(reader, kind, heard)
    await reader.disconnect()
    return found


async def _told(reader: Client, kind: str, after: int) -> bytes:
    """The first message of a kind."""

    def texts() -> list[str]:
        return [text for text in reader.raw[after:] if f'"type":"{kind}"' in text]

    await reader.wait_for(texts)
    return texts()[0].encode()


def _without_name(feed: bytes) -> bytes:
    """A feed that is opened anew has another name."""
    return b"".join(part for part in feed.split(b"<") if not part.startswith(b"id>"))


def differing(one: Answers, other: Answers) -> list[str]:
    assert one.keys() == other.keys()
    return [path for path, answer in one.items() if other[path] != answer]


async def play_one(ann: Client, other: Client, **wishes: Any) -> str:
    """A game of two from its beginning to its end, and until its result is kept."""
    options = soon_over(OPEN, 1)
    table = await sit_together([ann, other], OPEN, options=options, **wishes)
    await play_to_the_end({"table": table}, ann, other)
    await points(ann, table)
    return table


async def a_world(cleo: Client, dora: Client) -> None:
    """What everybody may know, and what does not change by itself."""
    await play_one(cleo, dora, visibility="open", rated=True)
    await dora.open(OPEN, [ME, FREE], **BY_DAYS)


async def waits(ann: Client, cleo: Client, **wishes: Any) -> None:
    await ann.open(SECRET, [ME, FREE], **wishes)


async def runs(ann: Client, cleo: Client, **wishes: Any) -> None:
    await sit_together([ann, cleo], OPEN, **wishes)


async def is_over(ann: Client, cleo: Client, **wishes: Any) -> None:
    await play_one(ann, cleo, **wishes)


Doing = Callable[..., Awaitable[None]]


@pytest.mark.parametrize("spectators", [True, False], ids=("with spectators", "without"))
@pytest.mark.parametrize("doing", [waits, runs, is_over])
async def test_a_private_table_changes_nothing_that_strangers_are_answered(
    server: Server, doing: Doing, spectators: bool
) -> None:
    names = ("Ann", "Ben", "Cleo", "Dora", "Eve")
    async with people(server.url, *names) as (ann, ben, cleo, dora, eve):
        await eve.disconnect()
        await a_world(cleo, dora)
        pages = [await page_of(cleo), await page_of(dora)]
        await eve.post("/api/me/friends", {"page": pages[0]})  # she follows Cleo, who plays there
        before = await answers(eve, *pages)
        for other in (ben, cleo):
            await doing(ann, other, visibility="private", spectators=spectators)
        assert differing(before, await answers(eve, *pages)) == []
        await doing(ann, cleo, visibility="open")
        assert differing(before, await answers(eve, *pages)) != []


async def about(reader: Client, page: str, letters: str, public: str) -> list[tuple[int, bytes]]:
    """All that is answered about a player, by the page or by letters of the name."""
    found = [
        await reader.http.get(path)
        for path in (
            f"/api/players/{page}",
            f"/api/players/{page}/games",
            f"/api/players/{public}/games?against={page}",
            f"/api/players/{public}/games?search={letters}",
        )
    ]
    whom: Message = {"page": page}
    for path, body in (
        ("friends", whom),
        ("blocks", whom),
        ("reports", whom | {"reason": "other"}),
    ):
        found.append(await reader.http.post(f"/api/me/{path}", json=body))
    return [(answer.status_code, answer.content) for answer in found]


async def test_who_hides_is_answered_for_as_one_who_is_not_there(server: Server) -> None:
    async with people(server.url, "Annika", "Bruno", "Cleo", "Dora", "Eve") as clients:
        annika, bruno, cleo, dora, eve = clients
        await eve.disconnect()
        await a_world(cleo, dora)
        await play_one(annika, cleo, visibility="open")
        hers, public = await page_of(annika), await page_of(cleo)
        nobodys = hers[:-1] + ("a" if hers[-1] != "a" else "b")
        assert await about(eve, hers, "nnik", public) != await about(eve, nobodys, "zzzz", public)
        for one in (annika, bruno):
            assert (await one.http.put("/api/me/profile", json={"hidden": True})).status_code == 200
        for blocked in (await eve.get("/api/me/blocks"))["blocked"]:
            await eve.http.delete(f"/api/me/blocks/{blocked['id']}")
        for friend in (await eve.get("/api/me/friends"))["friends"]:
            await eve.http.delete(f"/api/me/friends/{friend['id']}")
        assert await about(eve, hers, "nnik", public) == await about(eve, nobodys, "zzzz", public)

        pages = [public, await page_of(dora), hers]
        before = await answers(eve, *pages)
        await play_one(annika, bruno, rated=True, visibility="private")
        with sqlite3.connect(server.folder / "games.sqlite") as database:  # as after many of them
            theirs = (SETTLED, annika.id, bruno.id)
            database.execute("UPDATE ratings SET games = ? WHERE player IN (?, ?)", theirs)
        ratings = (await annika.get(f"/api/titles/{OPEN}/ratings"))["players"]
        assert [player["sure"] for player in ratings if player["mine"]] == [True]
        assert differing(before, await answers(eve, *pages)) == []
        await annika.http.put("/api/me/profile", json={"hidden": False})
        assert differing(before, await answers(eve, *pages)) != []


async def test_who_was_blocked_is_answered_as_if_nothing_were_there_of_the_other(
    server: Server,
) -> None:
    async with people(server.url, "Ben", "Cleo", "Dora", "Eve", "Fay") as clients:
        ben, cleo, dora, eve, fay = clients
        for client in (eve, fay):
            await client.disconnect()
        await dora.open(OPEN, [ME, FREE], **BY_DAYS)
        pages = [await page_of(cleo), await page_of(dora)]
        await block(ben, page=await page_of(eve))
        before = {client: await answers(client, *pages) for client in (eve, fay)}
        await be_everywhere(ben)
        for client, parted in ((eve, True), (fay, False)):
            now = await answers(client, *pages)
            changed = [path for path in differing(before[client], now) if "nobody" not in path]
            assert (changed == []) == parted


async def test_who_is_muted_is_answered_as_before(server: Server) -> None:
    """They do not notice it, nor does anybody else."""
    async with people(server.url, "Ann", "Ben", "Cleo", "Dora", "Eve") as clients:
        ann, ben, cleo, dora, eve = clients
        for client in (ben, eve):
            await client.disconnect()
        await a_world(cleo, dora)
        for client in (ann, ben):
            await client.open(OPEN, [ME, FREE], **BY_DAYS)
        pages = [await page_of(client) for client in (ann, ben, cleo)]
        before = {client: await answers(client, *pages) for client in (ben, eve)}
        await block(ann, "mute", page=pages[1])
        for client in (ben, eve):
            assert differing(before[client], await answers(client, *pages)) == []
