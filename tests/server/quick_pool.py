"""Bots at a server whose thinking takes no time, and is noted."""

from __future__ import annotations

from jailbirds.bots import Bot
from jailbirds.server.bots.bot_pool import WITHOUT_SEARCH, BotPool
from jailbirds.server.gears.title_gears import TitleGears


class Ready(TitleGears):
    """Everything is compiled."""

    def of(self, title: str) -> str:  # noqa: ARG002
        return "native"


class Pool(BotPool):
    """Those who think have thought at once; nothing is compiled."""

    def __init__(self) -> None:
        super().__init__(Ready(), threads=1)
        self._quick[WITHOUT_SEARCH, "native"] = Bot(WITHOUT_SEARCH)
        self.thought: list[tuple[str, float]] = []  # the levels, and for how many seconds

    def _think(self, level, title, redacted, seat, players, seconds):  # type: ignore[no-untyped-def]
        self.thought.append((level, seconds))
        return Bot("random").choose_from(title, redacted, seat, players)
