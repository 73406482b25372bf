"""The waker: what the server does at a table by itself. Bots act, debates end, time runs out.

A live table where that is to happen has a timer here. Should this worker be gone before, the
sweeper of another one comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from jailbirds.kernel.talk import Remark
from jailbirds.server.bots.bot_chat import BotChat
from jailbirds.server.bots.bot_pool import BotPool
from jailbirds.server.storage.committer import Clash, NotKept
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.table import BotPlay, Refusal, Table, Wake
from jailbirds.table.lesson import planned_action
from jailbirds.table.wake import Pauses, bots_act_at, wake_at

log = logging.getLogger(__name__)
FAR = 24 * 3600 * 1000  # ms: what is later than that is left to the sweeper
HURRIED = Remark("hurried", {})  # many bots think: each takes less time, and says so
AGAIN = 5.0  # seconds after something went wrong


class Waker:
    """Acts at tables when it is the server's turn."""

    def __init__(
        self, tables: LiveTables, bot_pool: BotPool, bot_chat: BotChat, pauses: Pauses
    ) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._bot_chat = bot_chat
        self._pauses = pauses
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def set_timer(self, live: LiveTable, own: bool = True) -> None:
        """Set the table's timer to when the server has to act there.

        Where another worker made the last change, it acts there too: two that race for every
        move of a bot would spend their time on clashes. Should it be gone, the sweeper comes.
        """
        if live.timer:
            live.timer.cancel()
            live.timer = None
        wake = wake_at(live.table, self._pauses) if own else None
        if wake is None or live.acting or self._closing:
            return
        wait = wake - live.now
        if wait < FAR:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(max(0, wait) / 1000, self.wake, live)

    def wake(self, live: LiveTable) -> None:
        """Act at a table, in the background; one at a time."""
        if live.acting or self._closing:
            return
        live.acting = True
        task = asyncio.create_task(self._act(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, live: LiveTable) -> None:
        try:
            while not self._closing and self._is_due(live):
                await self._once(live)
        except NotKept:  # the log tells it; the bot acts when that is over
            await asyncio.sleep(AGAIN)
        except Exception as error:
            tell(log, f"no bot could act at table {live.id}", error)
            await asyncio.sleep(AGAIN)
        finally:
            live.acting = False
            if not self._closing:
                self.set_timer(live)

    def _is_due(self, live: LiveTable) -> bool:
        wake = wake_at(live.table, self._pauses)
        return wake is not None and wake <= live.now

    async def _once(self, live: LiveTable) -> None:
        length = await self._tables.carry_out(live, Wake())
        table = live.table
        bots = table.bots_to_act
        if not bots or length != table.length or not self._is_due(live):
            return
        version = table.version(bots[0])
        owner = live.row.owner or live.id
        if not live.hurried and self._bot_pool.is_hurried(table, bots[0], owner):
            live.hurried = True
            await self._bot_chat.say(live, bots[0], HURRIED)
        planned = planned_action(table, bots[0])
        action = planned or await self._bot_pool.choose(table, bots[0], owner)
        remark = self._bot_chat.to_action(table, bots[0], action)
        try:
            await self._tables.carry_out(live, BotPlay(bots[0], action.to_dict(), version))
        except Refusal as refusal:
            if refusal.kind not in ("conflict", "over"):
                raise  # somebody came back or was faster: that is fine
        else:
            if remark is not None:
                await self._bot_chat.say(live, bots[0], remark)

    def at_once(self, live: LiveTable, table: Table) -> BotPlay | None:
        """What a bot does at once upon what has just been decided: it is kept and shown together
        with that. None where no bot is to act, where people want to see what each one does, or
        where it thinks.
        """
        bots = table.bots_to_act
        if not bots or self._closing or table.deserted or table.opened.lesson:
            return None
        people = table.people
        unseen = table.pace == "instant" or not people or (table.skipping and people == 1)
        if not unseen or bots_act_at(table, self._pauses) > live.now:
            return None
        action = self._bot_pool.choose_at_once(table, bots[0])
        if action is None:
            return None
        remark = self._bot_chat.to_action(table, bots[0], action)
        if remark is not None:
            live.to_say.append((bots[0], remark))
        return BotPlay(bots[0], action.to_dict(), table.version(bots[0]))

    def react(self, live: LiveTable, after: int) -> None:
        """Let bots say what they had to say as they acted at once, and one of them answer to what
        has just happened."""
        for seat, remark in live.to_say:
            self._say(live, seat, remark)
        live.to_say.clear()
        found = self._bot_chat.to_events(live.table, after)
        if found is not None:
            self._say(live, *found)

    def answer(self, live: LiveTable, seat: int, text: str) -> None:
        """Let one bot answer to what a person at the table says, if it speaks of the game."""
        found = self._bot_chat.to_line(live, seat, text)
        if found is not None:
            self._say(live, *found)

    def _say(self, live: LiveTable, seat: int, remark: Remark) -> None:
        if not self._closing:
            task = asyncio.create_task(self._speak(live, seat, remark))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _speak(self, live: LiveTable, seat: int, remark: Remark) -> None:
        # What bots say may be missed, or come later. The log tells of a database in trouble; one
        # that comes back may have kept what it could not say, and does not take it again.
        with contextlib.suppress(NotKept, Clash):
            await self._bot_chat.say(live, seat, remark)

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
