"""What strangers tried who wanted to do harm, or had bad luck: nothing else suffers from it."""

from __future__ import annotations

import asyncio
import itertools
import resource
import socket
import sqlite3
import time
from collections.abc import Callable, Generator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec

import jailbirds
from jailbirds.server.tables import archive
from tests.server.client import Client, people
from tests.server.processes import Server

MEGABYTE = 1024 * 1024
BOT = {"kind": "bot", "level": "rookie"}
SEATS = [{"kind": "me"}, BOT]
FIRST = jailbirds.titles()[0]


def address(server: Server) -> tuple[str, int]:
    parts = urlsplit(server.url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


def memory(server: Server) -> float:
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize() / MEGABYTE


# --- lines


def deaf_socket(server: Server, token: str) -> socket.socket:
    """A WebSocket whose owner never reads."""
    line = socket.create_connection(address(server), timeout=5)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nhost: jailbirds\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        b"authorization: Bearer " + token.encode() + b"\r\n\r\n"
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def flood(line: socket.socket, data: bytes, most: int) -> int:
    """Send until nobody takes it any more; how much was taken."""
    sent = 0
    line.settimeout(2)
    try:
        while sent < most:
            sent += line.send(data)
    except OSError:
        pass  # nothing goes through, or the line was cut
    return sent


async def test_pings_of_one_who_never_reads_fill_no_memory(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(compile=False)
    ann = await Client.arrive(server.url)
    line = deaf_socket(server, ann.token)
    before = memory(server)
    ping = b"\x89\xfd" + bytes(4) + bytes(125)  # masked with zeros
    sent = await asyncio.to_thread(flood, line, ping * 500, 100 * MEGABYTE)
    assert sent < 60 * MEGABYTE
    assert memory(server) < before + 40
    assert (await ann.get("/readyz"))["ready"]
    line.close()


async def test_one_who_gives_no_sign_of_life_is_cut_off_though_little_waits_for_them(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(ping_seconds=1)
    ann = await Client.arrive(server.url)
    line = deaf_socket(server, ann.token)
    line.settimeout(120)
    while await asyncio.to_thread(line.recv, 4096):  # what was said, pings, and then the end
        pass
    line.close()


async def test_half_a_request_does_not_keep_a_line(start_server: Callable[..., Server]) -> None:
    server = start_server(compile=False, asking_seconds=1)
    lines = [socket.create_connection(address(server), timeout=20) for _ in range(20)]
    for line in lines:
        line.sendall(b"GET /api/titles HTTP/1.1\r\nhost: x\r\n")
    for line in lines:
        assert await asyncio.to_thread(line.recv, 100) == b""  # the server has hung up
        line.close()
    ann = await Client.arrive(server.url)
    assert (await ann.get("/readyz"))["ready"]


# --- limits


async def arrive(http: httpx.AsyncClient, address: str) -> httpx.Response:
    """A newcomer from an address, as a proxy tells it."""
    http.cookies.clear()
    headers = {"x-forwarded-for": address}
    return await http.post("/api/me", json={"nickname": "Eve"}, headers=headers)


async def test_nicknames_by_the_hundred_are_for_nobody(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answers = [await arrive(http, "203.0.113.7") for _ in range(80)]
        assert {answer.status_code for answer in answers} == {201, 429}
        assert sum(answer.status_code == 201 for answer in answers) < 60
        assert answers[-1].json()["key"] == "refused-limit"
        assert (await arrive(http, "203.0.113.8")).status_code == 201


async def test_an_address_cannot_ask_for_ever(server: Server) -> None:
    asker = {"x-forwarded-for": "203.0.113.9"}
    async with httpx.AsyncClient(base_url=server.url, headers=asker) as http:
        answers = [(await http.get("/api/tables")).status_code for _ in range(400)]
    assert answers[0] == 200
    assert 429 in answers


async def test_the_header_of_a_proxy_is_believed_from_this_machine_alone(server: Server) -> None:
    """Who comes from elsewhere cannot take another address for every request."""
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=server.url, transport=elsewhere) as http:
        answers = [await arrive(http, f"198.51.100.{number}") for number in range(80)]
    assert answers[-1].status_code == 429


async def test_a_proxy_on_another_machine_is_believed_where_it_is_named(
    start_server: Callable[..., Server],
) -> None:
    """Nor do all who come by it count as one."""
    server = start_server(proxies="127.0.0.2, 127.0.1.0/24")
    known = (("127.0.0.2", True), ("127.0.1.9", True), ("127.0.2.1", False))
    for number, (proxy, believed) in enumerate(known):
        by_it = httpx.AsyncHTTPTransport(local_address=proxy)
        async with httpx.AsyncClient(base_url=server.url, transport=by_it) as http:
            answers = [await arrive(http, f"198.51.100.{n}") for n in range(60)]
            assert (answers[-1].status_code == 201) == believed, proxy
            answers = [await arrive(http, f"203.0.113.{number}") for _ in range(60)]
            assert answers[-1].status_code == 429


async def test_all_addresses_of_a_household_count_as_one(server: Server) -> None:
    """With IPv6 anybody has more of them than could ever be counted."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        answers = [await arrive(http, f"2001:db8:7:7::{number:x}") for number in range(80)]
        assert answers[-1].status_code == 429
        assert (await arrive(http, "2001:db8:7:8::1")).status_code == 201
        # an address of IPv4 stays one, however it is written
        answers = [await arrive(http, f"::ffff:192.0.2.{number}") for number in range(80)]
        assert {answer.status_code for answer in answers} == {201}


async def test_what_costs_more_counts_for_more(server: Server) -> None:
    def asker(address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=server.url, headers={"x-forwarded-for": address})

    async with asker("203.0.113.10") as one, asker("203.0.113.11") as other:
        cheap = [(await one.get("/api/tables/none")).status_code for _ in range(60)]
        dear = [(await other.get("/api/tables/none/replay")).status_code for _ in range(60)]
    assert set(cheap) == {404}
    assert (dear[0], dear[-1]) == (404, 429)


async def test_games_are_brought_along_within_bounds(start_server: Callable[..., Server]) -> None:
    server = start_server(compile=False, imported_moves_per_hour=300)
    ann = await Client.arrive(server.url)
    game = jailbirds.new(FIRST, 2, options={"turn_limit": 20}, seed=1)
    while not game.over:
        game.play(game.actors[0], game.legal()[0])
    taken = [await ann.http.post("/api/me/import", content=game.log.to_json()) for _ in range(40)]
    refused = [answer for answer in taken if answer.status_code == 429]
    assert taken[0].status_code == 200
    assert refused
    assert refused[0].json()["key"] == "refused-import-moves"


async def test_a_game_longer_than_any_is_not_even_looked_at(server: Server) -> None:
    ann = await Client.arrive(server.url)
    game = jailbirds.new(FIRST, 2, options={"turn_limit": 20}, seed=1)
    while not game.over:
        game.play(game.actors[0], game.legal()[0])
    often = archive.MOST_MOVES // len(game.log.moves) + 1
    long = msgspec.structs.replace(game.log, moves=game.log.moves * often).sealed()
    answer = await ann.http.post("/api/me/import", content=long.to_json())
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-log")
    assert f"{archive.MOST_MOVES} at most" in answer.json()["message"]


async def test_others_have_their_turn_while_a_game_is_brought_along() -> None:
    happened: list[str] = []

    def replaying() -> Generator[None, None, str]:
        for _ in range(5):
            time.sleep(2 * archive.PIECE)
            happened.append("a move")
            yield
        return "a table"

    async def others() -> None:
        while True:
            happened.append("others")
            await asyncio.sleep(0)

    playing = asyncio.create_task(others())
    assert await archive.in_pieces(replaying()) == "a table"
    playing.cancel()
    moves = [place for place, what in enumerate(happened) if what == "a move"]
    assert len(moves) == 5
    assert all("others" in happened[a:b] for a, b in itertools.pairwise(moves))


async def test_tables_are_counted_however_fast_they_are_opened(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(compile=False, tables_per_client=5)
    ann = await Client.arrive(server.url)
    wish = {"title": FIRST, "seats": SEATS}
    answers = await asyncio.gather(*(ann.http.post("/api/tables", json=wish) for _ in range(20)))
    assert sum(answer.status_code == 201 for answer in answers) == 5
    told = [line for line in server.log.read_text().splitlines() if "more tables" in line]
    assert len(told) == 1
    assert ann.id in told[0]


# --- races


async def test_who_only_looks_on_cannot_fill_the_chat_and_the_log_says_who_tried(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(lines_per_minute=1, lines_burst=3, messages_burst=500)
    async with people(server.url, "Ann", "Eve") as (ann, eve):
        table = (await ann.open(FIRST, SEATS))["table"]
        await ann.watch(table, 0)
        await eve.watch(table)
        said = [await eve.ask("say", table=table, text=f"line {n}") for n in range(20)]
        assert [answer["type"] for answer in said[:3]] == ["done"] * 3
        assert said[-1]["key"] == "refused-lines"
        assert sum(answer["type"] == "done" for answer in said) < 10
        own = [await ann.ask("say", table=table, seat=0, text=f"line {n}") for n in range(20)]
        assert {answer["type"] for answer in own} == {"done"}  # who plays may talk
        told = [line for line in server.log.read_text().splitlines() if "talks too much" in line]
        assert len(told) == 1
        assert eve.id in told[0]


async def test_all_who_ask_for_a_rematch_at_once_get_the_same(server: Server) -> None:
    ann, ben = await Client.arrive(server.url), await Client.arrive(server.url, "Ben")
    info = await ann.open(FIRST, [{"kind": "me"}, {"kind": "open"}])
    await ben.join(info)
    table = info["table"]
    await ann.connect()
    await ann.watch(table, 0)
    await ann.ask("resign", table=table, seat=0)
    again = await asyncio.gather(
        *(who.post(f"/api/tables/{table}/rematch") for who in (ann, ben) * 4)
    )
    assert len({found["table"] for found in again}) == 1
    assert len((await ann.get("/api/me/games"))["games"]) == 2
    await ann.close()


async def test_a_seat_left_as_the_game_begins_can_be_taken_back(server: Server) -> None:
    """Leaving a table while the last seat is taken: there is never a seat of nobody."""
    begun = 0
    for number in range(10):
        ann, ben = await Client.arrive(server.url), await Client.arrive(server.url, "Ben")
        info = await ann.open(FIRST, [{"kind": "me"}, {"kind": "open"}])
        table = info["table"]
        await ann.connect()
        await ann.watch(table, 0)
        joining = asyncio.create_task(ben.join(info))
        # before, amid and after the other sits down
        await asyncio.wait([joining], timeout=number * 0.002 if number < 9 else None)
        await ann.ask("leave", table=table, seat=0)
        await joining
        if (await ben.get(f"/api/tables/{table}"))["status"] == "playing":
            begun += 1
            (game,) = (await ann.get("/api/me/games"))["games"]
            seat = game["seats"][0]
            assert seat["mine"]
            assert seat["left"]
        await ann.close()
    assert begun


# --- what cannot be read


async def test_one_unreadable_table_hurts_nobody(start_server: Callable[..., Server]) -> None:
    server = start_server(compile=False)
    ann = await Client.arrive(server.url)
    good = await ann.open(FIRST, SEATS)
    old = await ann.open(FIRST, SEATS)
    broken = await ann.open(FIRST, [{"kind": "me"}, {"kind": "open"}], visibility="open")
    server.stop()
    with sqlite3.connect(server.folder / "games.sqlite") as database:
        database.execute(
            "UPDATE entries SET entry = replace(entry, '\"rules_version\":1', "
            "'\"rules_version\":99') WHERE table_id = ? AND place = 0",
            (old["table"],),
        )
        database.execute(
            "UPDATE entries SET entry = 'mice' WHERE table_id = ? AND place = 0",
            (broken["table"],),
        )
    server.start()
    mine = await ann.get("/api/me/games")
    assert [game["table"] for game in mine["games"]] == [good["table"]]
    assert {game["table"] for game in mine["unreadable"]} == {old["table"], broken["table"]}
    assert mine["unreadable"][0]["title"] == FIRST
    answer = await ann.http.get(f"/api/tables/{old['table']}")
    assert answer.status_code == 410
    assert answer.json()["key"] == "refused-unreadable"
    assert "version 99" in answer.json()["message"]
    assert (await ann.get("/api/tables"))["tables"] == []
    assert len((await ann.get("/api/me/export"))["games"]) == 1
    assert (await ann.http.delete("/api/me")).status_code == 200


# --- eyes


async def test_an_invitation_does_not_open_a_game_that_runs(server: Server) -> None:
    ann, ben = await Client.arrive(server.url), await Client.arrive(server.url, "Ben")
    info = await ann.open(FIRST, [{"kind": "me"}, {"kind": "open"}], spectators=False)
    await ben.join(info)
    eve = await Client.arrive(server.url, "Eve")
    path = f"/api/tables/{info['table']}"
    assert (await eve.http.get(path, params={"invite": info["invite"]})).status_code == 404
    assert (await ben.http.get(path)).status_code == 200


async def test_every_answer_says_how_it_is_to_be_read(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for path in ("/", "/api/titles", "/api/nothing", "/docs", "/healthz"):
            headers = (await http.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert "ws:" not in headers["content-security-policy"], path
