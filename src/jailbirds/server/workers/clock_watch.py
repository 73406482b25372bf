"""The clock of the machine, watched: games go by one that only goes forward, see `now_ms`. When
somebody sets the other one, the log says so."""

from __future__ import annotations

import asyncio
import logging
import time

from jailbirds.server.tables.live_table import now_ms

log = logging.getLogger(__name__)
EVERY = 2.0  # seconds
NOTABLE = 5.0  # seconds: less is what machines do by themselves


async def watch_clock() -> None:
    """Look at the clock now and then, for ever."""
    off = _off()
    while True:
        await asyncio.sleep(EVERY)
        now = _off()
        if abs(now - off) > NOTABLE:
            way = "forward" if now > off else "back"
            log.warning(
                "the clock was set %s by %d s: games go on by the time that has passed; dates are "
                "those of the old clock until the server is started again",
                *(way, round(abs(now - off))),
            )
            off = now


def _off() -> float:
    """By how many seconds the machine's clock is ahead of ours."""
    return time.time() - now_ms() / 1000
