"""When a table has to be woken: a bot is to act, a debate or somebody's time runs out."""

from __future__ import annotations

from typing import NamedTuple

from jailbirds.table.clocks import SECOND
from jailbirds.table.journal import Pace
from jailbirds.table.table import Table

UNDO_WAITS = 20 * SECOND  # for people to say whether they agree
PACES: dict[Pace, float] = {"slow": 2, "normal": 1, "fast": 1 / 3, "instant": 0}


class Pauses(NamedTuple):
    """How many ms bots take before they act at normal pace, for people to follow; and before
    they end a debate, for people to talk."""

    bot: int
    talk: int


def wake_at(table: Table, pauses: Pauses) -> int | None:
    """When to look after a table next; None where it waits for people only."""
    if table.status != "playing" or table.deserted:
        return None
    times: list[int] = []
    if table.bots_to_act:
        times.append(bots_act_at(table, pauses))
    if table.debate_until is not None:
        times.append(table.debate_until)
    first = table.times.first_deadline()
    if first is not None:
        times.append(first[0])
    return min(times, default=None)


def bots_act_at(table: Table, pauses: Pauses) -> int:
    """When the bots act: at once where nobody looks on any more, or all want to go on."""
    if table.people == 0:
        return table.at
    if table.undo_asked is not None:
        return table.undo_asked.at + UNDO_WAITS
    soon = table.at + (0 if table.skipping else round(pauses.bot * PACES[table.pace]))
    alone = table.skipping and table.people == 1  # who skips cuts nobody else short
    if table.debate_since is None or alone or table.has_talked_enough:
        return soon
    return max(soon, table.debate_since + pauses.talk)
