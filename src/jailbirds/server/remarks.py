"""Remarks of bots: what they say as they act, and to what happens. They become lines of chat.

A remark is made from the redacted record of the bot's seat; readers get it as a sentence
without a language.
"""

from __future__ import annotations

from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.talk import Remark
from jailbirds.server.chat import Chat
from jailbirds.server.rooms import Room
from jailbirds.table import Table


class Remarks:
    """Lets bots talk."""

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
        events = [event for told in table.told[after:] for event in told.events]
        for seat in range(table.players):
            if table.seats[seat].plays == "bot":
                remark = self._bot(table, seat).remark(table.game, seat, events)
                if remark is not None:
                    return seat, remark
        return None

    async def say(self, room: Room, seat: int, remark: Remark) -> None:
        """Say it at the table, once what it is about has been kept."""
        await self._chat.remark(room, seat, f"remark-{remark.key}", remark.args)
