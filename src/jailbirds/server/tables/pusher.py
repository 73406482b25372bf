"""The pusher: snapshots, changes and chat for those who watch a table.

A message is made once for each pair of eyes, however many look through them.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from jailbirds.server import protocol
from jailbirds.server.clients.identity import invitation
from jailbirds.server.settings import Settings
from jailbirds.server.storage.reader import Line, Reader
from jailbirds.server.tables import wire
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.workers import metrics
from jailbirds.table import Clock
from jailbirds.table.journal import Played, Rolled, Undone
from jailbirds.table.outdated import OutdatedTable

encode = msgspec.json.Encoder().encode


class Pusher:
    """Makes messages about tables and hands them to the watchers."""

    def __init__(
        self,
        settings: Settings,
        reader: Reader,
        secret: bytes,
        hears: Callable[[str, str | None], bool],
    ) -> None:
        self._settings = settings
        self._reader = reader
        self._secret = secret
        self._hears = hears  # does a client want to hear what another says?

    # --- tables

    def info(self, live: LiveTable, client: str | None) -> protocol.TableInfo:
        """A table from outside, for a client."""
        table, row = live.table, live.row
        mine = live.seats_of(client)
        over = table.status == "over"
        return protocol.TableInfo(
            table=live.id,
            title=table.title.name,
            rules_version=table.opened.rules_version,
            players=table.players,
            options=table.opened.options,
            clock=_wire_clock(table.opened.clock),
            visibility="open" if row.visibility == "open" else "private",
            spectators=row.spectators,
            owner=client is not None and client == row.owner,
            pace=table.pace,
            status=table.status,
            seats=self._seats(live, mine),
            actors=table.actors,
            created=row.created,
            at=table.at,
            seed_hash=table.opened.seed_hash,
            seed=row.seed.hex() if over and row.seed is not None else None,
            result=table.result,
            invite=invitation(self._secret, live.id)
            if mine and table.status == "waiting"
            else None,
            rematch=table.rematch,
            rematch_of=row.rematch_of,
            number=table.opened.number,
            wins=table.wins,
            imported=table.opened.imported,
            own_names=wire.own_names(table),
            hints=table.opened.hints,
            hints_taken=table.hints if over else (),
            lesson=table.opened.lesson,
            from_position=table.opened.position is not None,
            rated=table.opened.rated,
            outdated=isinstance(table, OutdatedTable),
        )

    def _seats(
        self, live: LiveTable, mine: frozenset[int], connected: frozenset[int] | None = None
    ) -> tuple[protocol.SeatInfo, ...]:
        """Who sits where, to one who has some of the seats. Where no clock runs, that stays the
        same for many moves."""
        table = live.table
        connected = live.connected if connected is None else connected
        if table.opened.clock.kind != "none":
            return wire.seat_infos(table, live.names, mine, connected)
        made_from = (table.seats, live.row.occupants, connected)
        known = live.seats_shown.get(mine)
        if known is None or known[0] != made_from:
            seats = wire.seat_infos(table, live.names, mine, connected)
            known = live.seats_shown[mine] = (made_from, seats)
        return known[1]

    def situation(
        self, live: LiveTable, seat: int | None, mine: frozenset[int], sketch: bool
    ) -> protocol.Situation:
        absent = self.absent(live)
        return wire.situation(live.table, seat, self._seats(live, mine), sketch, absent)

    def absent(self, live: LiveTable) -> tuple[protocol.Absent, ...]:
        """The seats whose players give no sign."""
        found = live.absent(self._settings.absent_seconds * 1_000)
        return tuple(protocol.Absent(seat=seat, since=since) for seat, since in found.items())

    async def snapshot(
        self, live: LiveTable, seat: int | None, client: str, sketch: bool = False
    ) -> bytes:
        """Everything needed to draw a table.

        The chat is read first: from the table's state to the queue nothing may come between.
        """
        lines = await self._reader.chat(live.id, most=self._settings.chat_shown)
        if live.chat_after == 0 and lines:  # what was said before anybody here looked
            live.chat_after = lines[-1].number
            live.shown.update(line.number for line in lines)
        mine = live.seats_of(client)
        table = live.table
        steps = wire.steps(table, seat, max(0, table.length - self._settings.steps_shown))
        return encode(
            protocol.Snapshot(
                table=live.id,
                seat=seat,
                info=self.info(live, client),
                situation=self.situation(live, seat, mine, sketch),
                steps=tuple(steps),
                since=table.last_own(seat) + 1 if seat is not None else 0,
                chat=tuple(
                    wire_line(line)
                    for line in lines
                    if may_read(live, line, client) and self._hears(client, line.client)
                ),
                now=live.now,
            )
        )

    def push(self, live: LiveTable, after: int) -> None:
        """Show what was added behind the first `after` entries to all who watch."""
        if not live.watched:
            return
        if live.table.cancelled:
            gone = encode(protocol.Gone(table=live.id))
            for watcher in live.everybody:
                watcher.send(gone)
            return
        started = time.perf_counter()
        table = live.table
        about_game = (Played, Rolled, Undone)
        others = any(not isinstance(step.entry, about_game) for step in table.steps[after:])
        with_info = others or table.status == "over"
        before = table.steps[after - 1].numbers if after else (0,) * (table.players + 1)
        connected, absent, now = live.connected, self.absent(live), live.now
        for seat, watchers in live.watchers.items():
            steps = wire.new_steps(table, seat, after) if watchers else ()
            if not steps:
                continue  # nothing that these eyes could notice
            made: dict[tuple[frozenset[int], bool, bool], bytes] = {}
            for watcher in watchers:
                mine, sketch = live.seats_of(watcher.client), watcher in live.sketching
                alike = (mine, sketch, watcher.client == live.row.owner)
                if alike not in made:
                    made[alike] = encode(
                        protocol.Change(
                            table=live.id,
                            seat=seat,
                            since=before[table.eye(seat)],
                            steps=steps,
                            situation=wire.situation(
                                table,
                                seat,
                                self._seats(live, mine, connected),
                                sketch,
                                absent,
                            ),
                            now=now,
                            info=self.info(live, watcher.client) if with_info else None,
                        )
                    )
                watcher.send(made[alike])
        metrics.push_seconds.observe(time.perf_counter() - started)

    # --- chat and presence

    def push_line(self, live: LiveTable, line: Line) -> None:
        """Show a line of chat to those who may read it."""
        live.chat_after = max(live.chat_after, line.number)
        message = encode(protocol.Said(table=live.id, line=wire_line(line)))
        for watcher in live.everybody:
            if may_read(live, line, watcher.client) and self._hears(watcher.client, line.client):
                watcher.send(message)

    def push_presence(self, live: LiveTable) -> None:
        """Show who is connected."""
        elsewhere = sum(count for _, _, count in live.elsewhere.values())
        message = encode(
            protocol.Presence(
                table=live.id,
                connected=tuple(sorted(live.connected)),
                watchers=live.strangers_here + elsewhere,
                absent=self.absent(live),
            )
        )
        for watcher in live.everybody:
            watcher.send(message)


def may_read(live: LiveTable, line: Line, client: str) -> bool:
    """Spectators read along; what they say the players see when the game is over."""
    return line.channel != "watchers" or live.table.status == "over" or not live.seats_of(client)


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
        kind=clock.kind,
        base=clock.base,
        increment=clock.increment,
        days=clock.days,
        vacation=clock.vacation,
    )
