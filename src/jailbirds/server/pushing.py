"""Showing: snapshots, changes and chat for those who watch a room.

A message is made once for each pair of eyes, however many look through them.
"""

from __future__ import annotations

import time

import msgspec

from jailbirds.server import metrics, protocol, telling
from jailbirds.server.identity import invitation
from jailbirds.server.rooms import Room, now_ms
from jailbirds.server.settings import Settings
from jailbirds.server.storage.reading import Line, Reader
from jailbirds.server.watching import Watcher
from jailbirds.table import Clock
from jailbirds.table.journal import Played, Rolled, Undone

encode = msgspec.json.Encoder().encode
PRESENCE_LASTS = 50.0  # seconds without news from another worker


class Pusher:
    """Makes messages about rooms and hands them to the watchers."""

    def __init__(self, settings: Settings, reader: Reader, secret: bytes) -> None:
        self._settings = settings
        self._reader = reader
        self._secret = secret

    # --- tables

    def info(self, room: Room, client: str | None) -> protocol.TableInfo:
        """A table from outside, for a client."""
        return self._info(room, room.seats_of(client))

    def _info(self, room: Room, mine: frozenset[int]) -> protocol.TableInfo:
        table, kept = room.table, room.kept
        over = table.status == "over"
        return protocol.TableInfo(
            table=room.id,
            title=table.title.name,
            rules_version=table.opened.rules_version,
            players=table.players,
            options=table.opened.options,
            clock=_wire_clock(table.opened.clock),
            visibility="open" if kept.visibility == "open" else "private",
            spectators=kept.spectators,
            status=table.status,
            seats=self._seats(room, mine),
            created=kept.created,
            seed_hash=table.opened.seed_hash,
            seed=kept.seed.hex() if over and kept.seed is not None else None,
            result=table.game.result if table.game else None,
            invite=invitation(self._secret, room.id)
            if mine and table.status == "waiting"
            else None,
            rematch=table.rematch,
            rematch_of=kept.rematch_of,
            imported=table.opened.imported,
        )

    def _seats(self, room: Room, mine: frozenset[int]) -> tuple[protocol.SeatInfo, ...]:
        return telling.seat_infos(room.table, room.names, mine, connected(room))

    def situation(self, room: Room, seat: int | None, mine: frozenset[int]) -> protocol.Situation:
        return telling.situation(room.table, seat, self._seats(room, mine))

    async def snapshot(self, room: Room, seat: int | None, client: str) -> bytes:
        """Everything needed to draw a table.

        The chat is read first: from the table's state to the queue nothing may come between.
        """
        lines = await self._reader.chat(room.id, most=self._settings.chat_shown)
        if room.chat_after == 0 and lines:  # what was said before anybody here looked
            room.chat_after = lines[-1].number
            room.shown.update(line.number for line in lines)
        mine = room.seats_of(client)
        table = room.table
        steps = telling.steps(table, seat, max(0, table.length - self._settings.steps_shown))
        return encode(
            protocol.Snapshot(
                table=room.id,
                seat=seat,
                info=self._info(room, mine),
                situation=self.situation(room, seat, mine),
                steps=tuple(steps),
                since=table.last_own(seat) + 1 if seat is not None else 0,
                chat=tuple(wire_line(line) for line in lines if may_read(room, line, client)),
                now=now_ms(),
            )
        )

    def push(self, room: Room, after: int) -> None:
        """Show what was added behind the first `after` entries to all who watch."""
        if not room.watched:
            return
        started = time.perf_counter()
        table = room.table
        about_game = (Played, Rolled, Undone)
        others = any(not isinstance(told.entry, about_game) for told in table.told[after:])
        with_info = others or table.status == "over"
        before = table.told[after - 1].numbers if after else (0,) * (table.players + 1)
        for seat, watchers in room.watchers.items():
            steps = telling.new_steps(table, seat, after) if watchers else ()
            if not steps:
                continue  # nothing that these eyes could notice
            made: dict[frozenset[int], bytes] = {}
            for watcher in watchers:
                mine = room.seats_of(watcher.client)
                if mine not in made:
                    made[mine] = encode(
                        protocol.Change(
                            table=room.id,
                            seat=seat,
                            since=before[table.eye(seat)],
                            steps=steps,
                            situation=self.situation(room, seat, mine),
                            now=now_ms(),
                            info=self._info(room, mine) if with_info else None,
                        )
                    )
                watcher.send(made[mine])
        metrics.push_seconds.observe(time.perf_counter() - started)

    # --- chat and presence

    def push_line(self, room: Room, line: Line) -> None:
        """Show a line of chat to those who may read it."""
        room.chat_after = max(room.chat_after, line.number)
        message = encode(protocol.Said(table=room.id, line=wire_line(line)))
        for watcher in everybody(room):
            if may_read(room, line, watcher.client):
                watcher.send(message)

    def push_presence(self, room: Room) -> None:
        """Show who is connected."""
        here = {watcher.client for watcher in everybody(room)}
        there = sum(count for _, _, count in room.elsewhere.values())
        message = encode(
            protocol.Presence(
                table=room.id,
                connected=tuple(sorted(connected(room))),
                watchers=there + sum(not room.seats_of(client) for client in here),
            )
        )
        for watcher in everybody(room):
            watcher.send(message)


def everybody(room: Room) -> set[Watcher]:
    """All who watch a room, through whatever eyes."""
    return {watcher for watchers in room.watchers.values() for watcher in watchers}


def connected_here(room: Room) -> frozenset[int]:
    return frozenset().union(*(room.seats_of(watcher.client) for watcher in everybody(room)))


def connected(room: Room) -> frozenset[int]:
    """The seats whose players are there, on this worker or on another."""
    limit = time.monotonic() - PRESENCE_LASTS
    others = [seats for at, seats, _ in room.elsewhere.values() if at > limit]
    return connected_here(room).union(*others)


def may_read(room: Room, line: Line, client: str) -> bool:
    """Spectators read along; what they say the players see when the game is over."""
    return line.channel != "watchers" or room.table.status == "over" or not room.seats_of(client)


def wire_line(line: Line) -> protocol.ChatLine:
    return protocol.ChatLine(
        number=line.number,
        at=line.at,
        channel=line.channel,  # type: ignore[arg-type]
        name=line.name,
        seat=line.seat,
        text=line.text,
        sentence=msgspec.json.decode(line.sentence, type=protocol.Sentence)
        if line.sentence
        else None,
    )


def _wire_clock(clock: Clock) -> protocol.Clock:
    return protocol.Clock(
        kind=clock.kind, base=clock.base, increment=clock.increment, days=clock.days
    )
