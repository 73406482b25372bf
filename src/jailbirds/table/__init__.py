"""One table: seats, the journal, clocks, undo, talk. No network, no storage, no clock of its own.

A table is a fold of its journal. Whatever happens is first *decided* (`decide`), then kept by
whoever runs the table, then shown: a move that could not be kept has never happened.

>>> from jailbirds.table import Chair, Join, Opening, Play, decide, open_table
>>> opening = Opening("alcatraz", [Chair("person"), Chair("bot", "rookie")])
>>> table = decide(open_table(opening, seed=b"7", now=0), Join(seat=0), now=1)
>>> table.status, table.game.actors
('playing', (1,))
"""

from jailbirds.table.clocks import Clock
from jailbirds.table.deciding import (
    BotPlay,
    Command,
    Join,
    Leave,
    LinkRematch,
    Opening,
    Play,
    Resign,
    Return,
    Undo,
    Wake,
    decide,
    from_log,
    open_table,
)
from jailbirds.table.journal import Chair, Entry
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table, fold

__all__ = [
    "BotPlay",
    "Chair",
    "Clock",
    "Command",
    "Entry",
    "Join",
    "Leave",
    "LinkRematch",
    "Opening",
    "Play",
    "Refusal",
    "Resign",
    "Return",
    "Table",
    "Undo",
    "Wake",
    "decide",
    "fold",
    "from_log",
    "open_table",
]
