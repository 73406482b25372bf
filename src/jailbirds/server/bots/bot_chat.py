"""What bots say in the chat: remarks as they act, and to what happens.

A remark is made from the redacted record of the bot's seat; readers get it as a sentence
without a language.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.talk import Remark
from jailbirds.server.tables.chat import Chat
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Table
from jailbirds.words import LANGUAGES
from jailbirds.words.hearing import speaks_to, topic_of
from jailbirds.words.names import name_of

ANSWERS_EVERY = 4.0  # seconds between answers at a table


def _names(table: Table, people: Sequence[str | None], seat: int) -> list[str]:
    """What the bot at a seat is called, in whatever language; who left is called as before."""
    chair = table.seats[seat].chair
    if chair.name is None:
        name = people[seat]
        return [name] if name else []
    return [name_of(chair.level, chair.name, language) for language in LANGUAGES]


class BotChat:
    """Lets bots say their remarks."""

    def __init__(self, chat: Chat) -> None:
        self._chat = chat
        self._bots: dict[str, Bot] = {}  # by level: their moods, not their moves

    def _bot(self, table: Table, seat: int) -> Bot:
        level = table.seats[seat].chair.level
        if level not in self._bots:
            self._bots[level] = Bot(level)
        return self._bots[level]

    def to_action(self, table: Table, seat: int, action: Action) -> Remark | None:
        """What a bot says as it plays an action."""
        if table.title.talk is None or table.game is None or not table.people:
            return None
        return self._bot(table, seat).remark(table.game, seat, action)

    def to_events(self, table: Table, after: int) -> tuple[int, Remark] | None:
        """What the first bot that has something to say answers to what has just happened."""
        if table.title.talk is None or table.game is None or not table.people:
            return None
        events = [event for step in table.steps[after:] for event in step.events]
        for seat in range(table.players):
            if table.seats[seat].plays == "bot":
                remark = self._bot(table, seat).remark(table.game, seat, events)
                if remark is not None:
                    return seat, remark
        return None

    def to_line(self, live: LiveTable, seat: int, text: str) -> tuple[int, Remark] | None:
        """What one bot answers to a line of somebody at the table: the one that is called by
        its name, or, to what the title talks of, the next in the row. One answer is enough for
        some seconds."""
        table, game = live.table, live.table.game
        talk = table.title.talk
        if game is None or talk is None or table.status != "playing":
            return None
        bots = [k for k in range(table.players) if table.seats[k].plays == "bot"]
        bots.sort(key=lambda other: (other - seat) % table.players)
        called = [bot for bot in bots if speaks_to(text, _names(table, live.names, bot))]
        topic = topic_of(table.title, text)
        answering = called or (bots if topic else [])
        if not answering or time.monotonic() < live.answered + ANSWERS_EVERY:
            return None
        bot = answering[0]
        remark = self._bot(table, bot).answer(game, bot, topic or "")
        if remark is None:
            return None
        live.answered = time.monotonic()
        return bot, remark

    async def say(self, live: LiveTable, seat: int, remark: Remark) -> None:
        """Say it at the table, once what it is about has been kept."""
        await self._chat.remark(live, seat, f"remark-{remark.key}", remark.args)
