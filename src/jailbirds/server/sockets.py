"""One WebSocket a client: messages in, answers and changes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import jailbirds
from jailbirds.server import lobby, metrics, protocol, telling
from jailbirds.server.house import House
from jailbirds.server.limits import Bucket
from jailbirds.server.rooms import Room, now_ms
from jailbirds.server.storage.reading import Client, Sitting
from jailbirds.table import Command, Leave, Play, Refusal, Resign, Return, Undo

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
PATIENCE = 200  # refusals for speed in a row before the line is cut
SEATED = protocol.Play | protocol.Undo | protocol.Leave | protocol.Return | protocol.Resign


class Socket:
    """An open connection. Whatever is sent is queued; a task of its own writes it out."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], client: Client) -> None:
        self.client = client.id
        self._house = house
        self._who = client
        self._socket = socket
        self._watching: dict[str, tuple[Room, int | None]] = {}
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._something = asyncio.Event()
        settings = house.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        self._too_fast = 0
        self._closed = False

    # --- sending

    def send(self, message: bytes) -> None:
        """Queue an encoded message; whoever does not read is cut off before memory fills."""
        if self._closed:
            return
        self._queue.append(message)
        self._queued += len(message)
        if self._queued > self._house.settings.queue_bytes:
            self._queue.clear()
            asyncio.get_running_loop().create_task(self.close(1013, "reading too slowly"))
        self._something.set()

    def answer(self, message: protocol.ServerMessage) -> None:
        self.send(encode(message))

    async def _write(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._queue:
                message = self._queue.popleft()
                self._queued -= len(message)
                metrics.messages.labels("out").inc()
                await self._socket.send_text(message.decode())

    async def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            with contextlib.suppress(Exception):
                await self._socket.close(code, reason)

    # --- receiving

    async def run(self) -> None:
        """Serve the connection to its end."""
        house = self._house
        house.sockets.setdefault(self.client, set()).add(self)
        metrics.sockets.inc()
        writer = asyncio.create_task(self._write())
        self.answer(
            protocol.Hello(
                client=self.client,
                nickname=self._who.nickname,
                now=now_ms(),
                version=jailbirds.__version__,
            )
        )
        try:
            while not self._closed:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                if event["type"] == "websocket.receive":
                    await self._receive(event.get("text") or event.get("bytes") or b"")
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone while something was being written
        finally:
            self._closed = True
            writer.cancel()
            metrics.sockets.dec()
            house.sockets[self.client].discard(self)
            if not house.sockets[self.client]:
                del house.sockets[self.client]
            for table in list(self._watching):
                self._stop_watching(table)
            await asyncio.gather(writer, return_exceptions=True)

    async def _receive(self, text: str | bytes) -> None:
        metrics.messages.labels("in").inc()
        if not self._bucket.take():
            await self._slow_down(text)
            return
        self._too_fast = 0
        started = time.perf_counter()
        message: protocol.ClientMessage | None = None
        try:
            message = decoder.decode(text)
            await self._handle(message)
        except Refusal as refusal:
            await self._refuse(refusal, message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            wrong = Refusal("malformed", "refused-malformed", f"not a message: {error}")
            await self._refuse(wrong, None, _id_of(text))
        except Exception:
            log.exception("a message could not be handled")
            failed = Refusal("busy", "refused-busy", "that went wrong here: try again")
            await self._refuse(failed, message)
        metrics.command_seconds.observe(time.perf_counter() - started)

    async def _slow_down(self, text: str | bytes) -> None:
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            await self.close(1008, "too many messages")
            return
        rate = self._house.settings.messages_per_second
        await self._refuse(
            Refusal(
                "limit",
                "refused-fast",
                f"too fast: {rate} messages a second are read",
                args={"most": rate},
            ),
            None,
            _id_of(text),
        )

    async def _refuse(
        self,
        refusal: Refusal,
        message: protocol.ClientMessage | None,
        message_id: str | None = None,
    ) -> None:
        metrics.refusals.labels(refusal.kind).inc()
        table = getattr(message, "table", None)
        seat = getattr(message, "seat", None)
        room = self._house.rooms.awake.get(table) if table else None
        owns = room is not None and seat in room.seats_of(self.client)
        self.answer(
            protocol.Refused(
                id=getattr(message, "id", message_id),
                kind=refusal.kind,  # type: ignore[arg-type]
                key=refusal.key,
                args=refusal.arguments,
                rule=refusal.rule,
                message=str(refusal),
                table=table,
                version=room.table.version(seat) if owns and room else None,
            )
        )
        if refusal.kind == "conflict" and owns and room is not None:
            self.send(await self._house.pusher.snapshot(room, seat, self.client))

    # --- messages

    async def _handle(self, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Ping():
                self.answer(protocol.Pong(id=message.id, now=now_ms()))
            case protocol.Watch():
                await self._watch(message)
            case protocol.Unwatch():
                self._stop_watching(message.table)
                self.answer(protocol.Done(id=message.id))
            case protocol.Ask():
                await self._ask(message)
            case protocol.Say():
                await self._say(message)
            case protocol.Rematch():
                room = await self._room(message.table)
                found = await lobby.rematch(self._house, self._who, room)
                self.answer(protocol.Done(id=message.id, data={"rematch": found}))
            case _:
                await self._command(message)

    async def _room(self, table: str, invite: str | None = None) -> Room:
        return await lobby.find_room(self._house, table, self._who, invite)

    async def _own_seat(self, table: str, seat: int) -> Room:
        room = await self._room(table)
        if not await lobby.owns(self._house, room, self.client, seat):
            raise Refusal("not_yours", "refused-seat", f"seat {seat} is not yours")
        return room

    async def _watch(self, message: protocol.Watch) -> None:
        most = self._house.settings.watched_per_socket
        if message.table not in self._watching and len(self._watching) >= most:
            raise Refusal(
                "limit",
                "refused-watching",
                f"a connection watches {most} tables at most: unwatch one first",
                args={"most": most},
            )
        room = await self._room(message.table, message.invite)
        if message.seat is not None:
            await self._own_seat(message.table, message.seat)
        self._stop_watching(message.table, silently=True)
        snapshot = await self._house.pusher.snapshot(room, message.seat, self.client)
        self.send(snapshot)
        self._watching[message.table] = (room, message.seat)
        room.watchers.setdefault(message.seat, set()).add(self)
        self._house.presence_changed(room, ask=True)

    def _stop_watching(self, table: str, silently: bool = False) -> None:
        room, seat = self._watching.pop(table, (None, None))
        if room is None:
            return
        room.watchers.get(seat, set()).discard(self)
        if not silently:
            self._house.presence_changed(room)

    async def _ask(self, message: protocol.Ask) -> None:
        """What would an action bring about? From the seat's redacted record alone."""
        room = await self._own_seat(message.table, message.seat)
        game = room.table.game
        if game is None:
            raise Refusal("early", "refused-early", "the game has not begun")
        try:
            action = game.title.actions.read(message.action)
        except jailbirds.MalformedAction as error:
            raise Refusal("malformed", "refused-malformed", str(error)) from None
        rule = room.table.why_not(message.seat, action)
        acts = message.seat in room.table.actors
        legal = rule is None and acts
        self.answer(
            protocol.Asked(
                id=message.id,
                table=message.table,
                seat=message.seat,
                legal=legal,
                happenings=telling.happenings(
                    game.title, game.preview(message.seat, action), message.seat
                )
                if legal
                else (),
                rule=rule,
                key=f"{rule}.no" if rule else None if acts else "refused-out-of-turn",
            )
        )

    async def _say(self, message: protocol.Say) -> None:
        room = await self._room(message.table)
        most = self._house.settings.chat_length
        if len(message.text) > most:
            raise Refusal(
                "limit",
                "refused-chat",
                f"a line has at most {most} characters",
                args={"most": most},
            )
        text = "".join(c for c in message.text if c.isprintable() or c == "\n").strip()
        if not text:
            raise Refusal("malformed", "refused-malformed", "there is nothing in that line to read")
        mine = sorted(room.seats_of(self.client))
        if message.seat is not None and message.seat not in mine:
            raise Refusal("not_yours", "refused-seat", f"seat {message.seat} is not yours")
        seat = message.seat if message.seat is not None else (mine[0] if mine else None)
        name = room.kept.sitting[seat].name if seat is not None else None
        await self._house.chat.say(
            room, self.client, name or self._who.nickname, seat, text, message.id
        )
        self.answer(protocol.Done(id=message.id))

    async def _command(self, message: SEATED) -> None:
        room = await self._own_seat(message.table, message.seat)
        seat = message.seat
        sitting: dict[int, Sitting] = {}
        command: Command
        match message:
            case protocol.Play():
                command = Play(seat, message.action, message.version)
            case protocol.Undo():
                command = Undo(seat)
            case protocol.Return():
                command = Return(seat)
            case protocol.Resign():
                command = Resign(seat)
            case protocol.Leave():
                command = Leave(seat)
                if room.table.status == "waiting":
                    sitting = {seat: Sitting()}
        length = await self._house.rooms.carry_out(
            room, command, client=self.client, command_id=message.id, sitting=sitting
        )
        version = room.table.told[length - 1].numbers[seat]
        self.answer(protocol.Done(id=message.id, version=version))


def _id_of(text: str | bytes) -> str | None:
    """The id of something that is not a message, if it has one after all."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else None
