"""When a table needs the server: a bot is to act, a talk or somebody's time runs out."""

from __future__ import annotations

from jailbirds.table.table import Table
from jailbirds.table.talk import BOT_WAITS


def wake_at(table: Table, pause: int) -> int | None:
    """When to look after a table next; None where it waits for people only.

    `pause` is how many ms a bot takes before it acts, for people to follow.
    """
    if table.status != "playing" or table.deserted:
        return None
    times: list[int] = []
    if table.bots_to_act:
        times.append(table.at + bot_pause(table, pause))
    if table.talk_until is not None:
        times.append(table.talk_until)
    first = table.times.first_deadline()
    if first is not None:
        times.append(first[0])
    return min(times, default=None)


def bot_pause(table: Table, pause: int) -> int:
    """How long the bots wait: not at all where nobody looks on any more, longer in a talk."""
    if table.people == 0:
        return 0
    if table.talk_since is not None and table.people > 1:
        return BOT_WAITS
    return pause
