"""A small real client: HTTP for the lobby, one WebSocket for the tables."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def digest(view: Any) -> bytes:
    """A view in a few bytes, to compare it with another."""
    return hashlib.blake2b(msgspec.json.encode(view, order="sorted"), digest_size=8).digest()


def actions_of(group: Message) -> list[Message]:
    """The legal actions of a kind, for older servers too, which called them choices."""
    found: list[Message] = group["actions"] if "actions" in group else group["choices"]
    return found


class Client:
    """Somebody with a nickname and a token."""

    def __init__(self, url: str, me: Message) -> None:
        self.url = url
        self.id: str = me["client"]
        self.token: str = me["token"]
        self.nickname: str = me["nickname"]
        self.http = httpx.AsyncClient(
            base_url=url, headers={"authorization": f"Bearer {self.token}"}, timeout=30
        )
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self.received: list[Message] = []
        self.raw: list[str] = []
        self.tables: dict[str, Message] = {}  # the latest situation of each watched table
        # all that was ever shown, by table, seat and version
        self.shown: dict[tuple[str, int | None, int], set[bytes]] = {}
        self._lobby: dict[str, tuple[str, Message]] = {}  # by id: which list, and what
        self.featured: Message | None = None  # the game that the lobby shows
        self.seeking: Message | None = None  # what the server last said about an own seek
        self.closed_with: int | None = None
        self.gap: str | None = None  # what must never be: a change that does not fit on the last

    @classmethod
    async def arrive(cls, url: str, nickname: str = "Ann") -> Client:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            answer = await http.post("/api/me", json={"nickname": nickname})
            answer.raise_for_status()
            return cls(url, answer.json())

    # --- HTTP

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def open(self, title: str, seats: list[Message], **wishes: Any) -> Message:
        """Open a table; its info."""
        info: Message = await self.post("/api/tables", {"title": title, "seats": seats, **wishes})
        return info

    async def join(self, info: Message) -> int:
        body = {"invite": info["invite"]}
        joined = await self.post(f"/api/tables/{info['table']}/join", body)
        seat: int = joined["seat"]
        return seat

    # --- WebSocket

    async def connect(self, table: str | None = None) -> Client:
        """Open a line, for a table where one is given."""
        self._socket = await connect(
            self.url.replace("http", "ws", 1) + (f"/ws?table={table}" if table else "/ws"),
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression=None,
            open_timeout=60,  # seconds: other work may keep the machine busy
            max_size=None,
        )
        self.closed_with = None
        self.port: int = self._socket.local_address[1]
        self._reader = asyncio.create_task(self._read())
        await self.wait_for(lambda: any(m["type"] == "hello" for m in self.received))
        return self

    async def _read(self) -> None:
        assert self._socket is not None
        socket = self._socket
        with contextlib.suppress(Exception):
            async for text in socket:
                assert isinstance(text, str)
                self._hear(text)
                self._news.set()
        self.closed_with = socket.close_code
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the connection is gone"))
        self._answers.clear()
        self._news.set()

    def _hear(self, text: str) -> None:
        self.raw.append(text)
        message = msgspec.json.decode(text)
        self.received.append(message)
        if message["type"] in ("snapshot", "change"):
            self._take(message)
        elif message["type"] == "lobby":
            self._take_lobby(message)
        elif message["type"] == "seeking":
            self.seeking = message
        answer = self._answers.pop(message.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _take(self, message: Message) -> None:
        if message["type"] == "change":
            known = self.tables.get(message["table"])
            same_eyes = known is not None and known["seat"] == message["seat"]
            if same_eyes and known is not None and message["since"] != known["version"]:
                self.gap = f"a gap: {known['version']} -> {message['since']}"
                raise AssertionError(self.gap)
        situation = message["situation"]
        self.tables[message["table"]] = {**situation, "seat": message["seat"]}
        key = (message["table"], message["seat"], situation["version"])
        self.shown.setdefault(key, set()).add(digest(situation["view"]))

    def _take_lobby(self, message: Message) -> None:
        if message["whole"]:
            self._lobby.clear()
        self.featured = message.get("featured", self.featured)
        for key in message["gone"]:
            self._lobby.pop(key, None)
        for kind in ("tables", "seeks", "running"):
            for each in message[kind]:
                self._lobby[each["id" if kind == "seeks" else "table"]] = (kind, each)

    def lobby(self, kind: str) -> list[str]:
        """The ids of what a list of the watched lobby has."""
        return [key for key, (of, _) in self._lobby.items() if of == kind]

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    async def send(self, message: Message | str | bytes) -> None:
        assert self._socket is not None
        text = message if isinstance(message, (str, bytes)) else msgspec.json.encode(message)
        await self._socket.send(text.decode() if isinstance(message, dict) else text)  # type: ignore[union-attr]

    async def ask(self, kind: str, seconds: float = 30, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        message = {"type": kind, "id": fields.pop("id", None) or self.new_id(), **fields}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        try:
            await self.send(message)
            return await asyncio.wait_for(answer, seconds)
        finally:
            self._answers.pop(message["id"], None)
            answer.add_done_callback(lambda gone: gone.cancelled() or gone.exception())

    async def watch(self, table: str, seat: int | None = None, **more: Any) -> Message:
        """Watch a table; its snapshot."""
        already = len(self.received)
        await self.send(
            {"type": "watch", "id": self.new_id(), "table": table, "seat": seat, **more}
        )

        def arrived() -> Message | None:
            return next(
                (
                    m
                    for m in self.received[already:]
                    if (m["type"] == "snapshot" and m["table"] == table and m["seat"] == seat)
                    or m["type"] == "refused"
                ),
                None,
            )

        await self.wait_for(lambda: arrived() is not None)
        found = arrived()
        assert found is not None
        return found

    async def play(self, table: str, seat: int, action: Message, **more: Any) -> Message:
        """Play an action for the situation as it is known here."""
        version = self.tables[table]["version"]
        return await self.ask(
            "play", **{"table": table, "seat": seat, "version": version, "action": action} | more
        )

    async def wait_for(self, condition: Any, seconds: float = 120) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while not condition():
            self._news.clear()
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError(f"waited {seconds} s; last: {self.raw[-2:]}")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), min(left, 0.2))

    def legal(self, table: str) -> list[Message]:
        """All actions that the watched seat may do now."""
        return [
            {"do": group["do"], **legal["args"]}
            for group in self.tables[table]["legal"]
            for legal in actions_of(group)
        ]

    async def until_closed(self) -> None:
        """Until the connection is gone."""
        if self._reader is not None:
            await asyncio.wait([self._reader])

    def move(self, url: str) -> None:
        """Go to another server the next time."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def close(self) -> None:
        await self.disconnect()
        await self.http.aclose()


@contextlib.asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Some people, connected."""
    clients = [await (await Client.arrive(url, name)).connect() for name in names]
    try:
        yield clients
    finally:
        for client in clients:
            await client.close()


async def sit_together(clients: list[Client], title: str, bots: int = 0, **wishes: Any) -> str:
    """A table where each client has a seat in order, and watches through it."""
    seats: list[Message] = [{"kind": "me"}, *[{"kind": "open"}] * (len(clients) - 1)]
    seats += [{"kind": "bot", "level": "rookie"}] * bots
    info = await clients[0].open(title, seats, **wishes)
    for number, client in enumerate(clients[1:], start=1):
        assert await client.join(info) == number
    for number, client in enumerate(clients):
        await client.watch(info["table"], number)
    table: str = info["table"]
    return table
