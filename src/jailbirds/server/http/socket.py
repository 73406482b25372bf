"""One WebSocket a client: messages in, answers and changes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import jailbirds
from jailbirds.server import protocol
from jailbirds.server.http.lines import LINE, SocketLine
from jailbirds.server.http.problems import not_read
from jailbirds.server.http.rate_limit import Bucket
from jailbirds.server.storage.reader import Client
from jailbirds.server.storage.trouble import is_unwell, reason
from jailbirds.server.tables import lobby, wire
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.workers import metrics
from jailbirds.server.workers.worker import Worker
from jailbirds.table import (
    AnswerUndo,
    Command,
    Enough,
    Leave,
    Play,
    Refusal,
    Resign,
    Return,
    SetPace,
    Skip,
    Undo,
)

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
messages_in, messages_out = metrics.messages.labels("in"), metrics.messages.labels("out")
PATIENCE = 200  # refusals for speed in a row before the line is cut
SEATED = (
    protocol.Play
    | protocol.Undo
    | protocol.AnswerUndo
    | protocol.Leave
    | protocol.Return
    | protocol.Resign
    | protocol.StandIn
    | protocol.End
    | protocol.SetPace
    | protocol.Skip
    | protocol.Enough
)


class Socket:
    """An open connection. What is sent in one turn of the event loop is written out together."""

    def __init__(self, worker: Worker, socket: WebSocket[Any, Any, Any], client: Client) -> None:
        self.client = client.id
        self.device = client.device
        self._worker = worker
        self._who = client
        self._socket = socket
        self._watching: dict[str, tuple[LiveTable, int | None]] = {}
        extensions: Any = socket.scope["extensions"]
        self._line: SocketLine = extensions[LINE]
        self._line.on_writable = self._write
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []
        self._queued = 0
        settings = worker.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        self._too_fast = 0
        self._talks_too_much = False  # and the log says so
        self._closed = False
        self._thinking: set[asyncio.Task[None]] = set()  # of bots, for hints

    # --- sending

    def send(self, message: bytes) -> None:
        """Queue an encoded message; whoever does not read is cut off before memory fills."""
        if self._closed:
            return
        if not self._queue:
            self._loop.call_soon(self._write)
        self._queue.append(message)
        self._queued += len(message)
        if self._queued > self._worker.settings.queue_bytes:
            self._queue.clear()
            self._loop.create_task(self.close(1013, "reading too slowly"))

    def answer(self, message: protocol.ServerMessage) -> None:
        self.send(encode(message))

    def _write(self) -> None:
        """Write what is queued, if the other side reads; else the line tells when it does."""
        if self._queue and self._line.has_room:
            messages_out.inc(len(self._queue))
            self._line.write(self._queue)
            self._queue.clear()
            self._queued = 0

    async def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self._write()
            with contextlib.suppress(Exception):
                await self._socket.close(code, reason)

    # --- receiving

    async def run(self) -> None:
        """Serve the connection to its end."""
        worker = self._worker
        sockets = worker.signed_in.sockets
        sockets.setdefault(self.client, set()).add(self)
        if len(sockets[self.client]) == 1:
            worker.presence.came(self.client)
        metrics.sockets.inc()
        self.answer(
            protocol.Hello(
                client=self.client,
                nickname=self._who.nickname,
                now=now_ms(),
                version=jailbirds.__version__,
                workers=worker.settings.workers,
            )
        )
        seek = worker.matchmaker.seeks.of.get(self.client)
        if seek is not None:
            self.answer(worker.matchmaker.seeks.told(seek))
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
            for task in self._thinking:
                task.cancel()
            self._line.on_writable = None
            metrics.sockets.dec()
            sockets[self.client].discard(self)
            if not sockets[self.client]:
                del sockets[self.client]
                worker.matchmaker.left(self.client)
                worker.presence.left(self.client)
            worker.lobby_watch.unwatch(self)
            worker.friends_watch.unwatch(self)
            for table in list(self._watching):
                self._stop_watching(table)

    async def _receive(self, text: str | bytes) -> None:
        messages_in.inc()
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
        except Exception as error:
            await self._fail(error, message)
        metrics.command_seconds.observe(time.perf_counter() - started)

    async def _fail(self, error: Exception, message: protocol.ClientMessage | None) -> None:
        if is_unwell(error):
            log.error("the database cannot be read: %s", reason(error))
            await self._refuse(not_read(error), message)
        else:
            log.error("a message could not be handled", exc_info=error)
            failed = Refusal("busy", "refused-busy", "that went wrong here: try again")
            await self._refuse(failed, message)

    async def _slow_down(self, text: str | bytes) -> None:
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            await self.close(1008, "too many messages")
            return
        rate = self._worker.settings.messages_per_second
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
        await asyncio.sleep(0)  # it is written: one who floods is told why first

    async def _refuse(
        self,
        refusal: Refusal,
        message: protocol.ClientMessage | None,
        message_id: str | None = None,
    ) -> None:
        metrics.refusals.labels(refusal.kind).inc()
        table = getattr(message, "table", None)
        seat = getattr(message, "seat", None)
        live = self._worker.tables.live.get(table) if table else None
        owns = live is not None and seat in live.seats_of(self.client)
        self.answer(
            protocol.Refused(
                id=getattr(message, "id", message_id),
                kind=refusal.kind,  # type: ignore[arg-type]
                key=refusal.key,
                args=refusal.arguments,
                rule=refusal.rule,
                message=str(refusal),
                table=table,
                version=live.table.version(seat) if owns and live else None,
            )
        )
        if refusal.kind == "conflict" and owns and live is not None:
            sketch = self in live.sketching
            self.send(await self._worker.pusher.snapshot(live, seat, self.client, sketch))

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
            case protocol.WatchLobby():
                await self._watch_lobby(message)
            case protocol.Seek() | protocol.JoinSeek():
                await self._seek(message)
            case protocol.Unseek():
                await self._worker.matchmaker.unseek(self.client)
                self.answer(protocol.Done(id=message.id))
            case protocol.Fill():
                live = await self._live_table(message.table)
                await lobby.fill(self._worker, self._who, live, message.level, message.id)
                self.answer(protocol.Done(id=message.id))
            case protocol.Cancel():
                live = await self._live_table(message.table)
                await lobby.cancel(self._worker, self._who, live, message.id)
                self.answer(protocol.Done(id=message.id))
            case protocol.Rematch():
                live = await self._live_table(message.table)
                found = await lobby.rematch(self._worker, self._who, live)
                self.answer(protocol.Done(id=message.id, data={"rematch": found}))
            case protocol.AskHint():
                await self._hint(message)
            case _:
                await self._command(message)

    async def _live_table(self, table: str, invite: str | None = None) -> LiveTable:
        return await lobby.find_table(self._worker, table, self._who, invite)

    async def _own_seat(self, table: str, seat: int) -> LiveTable:
        live = await self._live_table(table)
        if not await lobby.owns(self._worker, live, self.client, seat):
            raise Refusal("not_yours", "refused-seat", f"seat {seat} is not yours")
        self._worker.give_sign(live, self.client)
        return live

    async def _watch(self, message: protocol.Watch) -> None:
        most = self._worker.settings.watched_per_socket
        if message.table not in self._watching and len(self._watching) >= most:
            raise Refusal(
                "limit",
                "refused-watching",
                f"a connection watches {most} tables at most: unwatch one first",
                args={"most": most},
            )
        await self._worker.blocks.learn(self.client)
        while True:
            live = await self._live_table(message.table, message.invite)
            if message.seat is not None:
                await self._own_seat(message.table, message.seat)
            self._stop_watching(message.table, silently=True)
            snapshot = await self._worker.pusher.snapshot(
                live, message.seat, self.client, message.sketch
            )
            if self._worker.tables.has(live):
                break  # else it was forgotten meanwhile, and nobody would tell of changes
        self.send(snapshot)
        self._watching[message.table] = (live, message.seat)
        live.watchers.setdefault(message.seat, set()).add(self)
        self._worker.give_sign(live, self.client)
        if message.sketch:
            live.sketching.add(self)
        self._worker.presence_changed(live, ask=True)

    async def _watch_lobby(self, message: protocol.WatchLobby) -> None:
        self.answer(protocol.Done(id=message.id))
        if message.on:
            await self._worker.lobby_watch.watch(self)
            await self._worker.friends_watch.watch(self)
        else:
            self._worker.lobby_watch.unwatch(self)
            self._worker.friends_watch.unwatch(self)

    async def _seek(self, message: protocol.Seek | protocol.JoinSeek) -> None:
        worker = self._worker
        await lobby.check_tables(worker, self._who)
        if isinstance(message, protocol.Seek):
            await worker.matchmaker.seek(self._who, message)
        else:
            await worker.matchmaker.join(self._who, message)
        self.answer(protocol.Done(id=message.id))

    def _stop_watching(self, table: str, silently: bool = False) -> None:
        live, seat = self._watching.pop(table, (None, None))
        if live is None:
            return
        live.watchers.get(seat, set()).discard(self)
        self._worker.give_sign(live, self.client)
        live.sketching.discard(self)
        if not silently:
            self._worker.presence_changed(live)

    async def _ask(self, message: protocol.Ask) -> None:
        """What would an action bring about, or which rules forbid it?"""
        live = await self._own_seat(message.table, message.seat)
        if live.table.game is None:
            raise Refusal("early", "refused-early", "the game has not begun")
        try:
            self.answer(wire.asked(live.table, message))
        except jailbirds.MalformedAction as error:
            raise Refusal("malformed", "refused-malformed", str(error)) from None

    async def _say(self, message: protocol.Say) -> None:
        live = await self._live_table(message.table)
        most = self._worker.settings.chat_length
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
        self._worker.give_sign(live, self.client)
        mine = sorted(live.seats_of(self.client))
        if message.seat is not None and message.seat not in mine:
            raise Refusal("not_yours", "refused-seat", f"seat {message.seat} is not yours")
        seat = message.seat if message.seat is not None else (mine[0] if mine else None)
        if seat is None and not self._worker.lines.take(self.client):
            self._refuse_to_listen(live)
        name = live.row.occupants[seat].name if seat is not None else None
        await self._worker.chat.say(
            live, self.client, name or self._who.nickname, seat, text, message.id
        )
        self.answer(protocol.Done(id=message.id))
        if seat is not None:
            self._worker.waker.answer(live, seat, text)

    def _refuse_to_listen(self, live: LiveTable) -> None:
        if not self._talks_too_much:
            self._talks_too_much = True
            who = {"client": self.client, "table": live.id}
            log.warning("somebody without a seat talks too much", extra=who)
        most = self._worker.settings.lines_per_minute
        raise Refusal(
            "limit",
            "refused-lines",
            f"who only looks on may say {most} lines a minute",
            args={"most": most},
        )

    async def _hint(self, message: protocol.AskHint) -> None:
        """Whoever asks can go on while a bot thinks."""
        live = await self._own_seat(message.table, message.seat)
        self._worker.adviser.check(live, message.seat, self.client)
        task = self._loop.create_task(self._advise(live, message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _advise(self, live: LiveTable, message: protocol.AskHint) -> None:
        asked = (message.seat, self.client, message.id)
        try:
            await self._worker.adviser.advise(live, *asked, self._done(live, message))
        except Refusal as refusal:
            await self._refuse(refusal, message)
        except Exception as error:
            await self._fail(error, message)

    def _done(self, live: LiveTable, message: SEATED | protocol.AskHint) -> Callable[[int], None]:
        """Tells that a command was carried out, as long as the journal was then."""

        def done(length: int) -> None:
            version = live.table.steps[length - 1].numbers[message.seat]
            self.answer(protocol.Done(id=message.id, version=version))

        return done

    async def _command(self, message: SEATED) -> None:
        live = await self._own_seat(message.table, message.seat)
        seat = message.seat
        command: Command
        match message:
            case protocol.Play():
                command = Play(seat, message.action, message.version)
            case protocol.Undo():
                command = Undo(seat, live.seats_of(self.client))
            case protocol.AnswerUndo():
                command = AnswerUndo(seat, message.agree)
            case protocol.Return():
                command = Return(seat)
            case protocol.Resign():
                command = Resign(seat)
            case protocol.StandIn():
                command = self._worker.absence.stand_in(live, message)
            case protocol.End():
                command = self._worker.absence.end(live, message, self.client)
            case protocol.SetPace():
                lobby.check_pace(live, self.client)
                command = SetPace(seat, message.pace)
            case protocol.Skip():
                lobby.check_skip(live, self.client)
                command = Skip(seat)
            case protocol.Enough():
                command = Enough(seat, live.seats_of(self.client))
            case protocol.Leave():
                command = Leave(seat)

        done = self._done(live, message)
        await self._worker.tables.carry_out(
            live, command, client=self.client, command_id=message.id, done=done
        )


def _id_of(text: str | bytes) -> str | None:
    """The id of something that is not a message, if it has one after all."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else None
