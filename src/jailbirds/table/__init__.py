"""One table: seats, the journal, clocks, undo. No network, no storage, no clock of its own.

A table is a fold of its journal. Whatever happens is first *decided* (`decide`), then kept by
whoever runs the table, then shown: a move that could not be kept has never happened.

>>> import jailbirds
>>> from jailbirds.table import Chair, Join, Opening, Play, decide, open_table
>>> opening = Opening(jailbirds.titles()[0], [Chair("person"), Chair("bot", "rookie")])
>>> table = decide(open_table(opening, seed=b"7", now=0), Join(seat=0), now=1)
>>> table.status, table.game.actors
('playing', (1,))
"""

from jailbirds.table.clocks import Clock
from jailbirds.table.commands import (
    AnswerUndo,
    BotPlay,
    Cancel,
    Close,
    Command,
    End,
    Enough,
    Fill,
    Hint,
    Join,
    Leave,
    LinkRematch,
    Play,
    Resign,
    Return,
    SetPace,
    Skip,
    StandIn,
    Undo,
    Wake,
)
from jailbirds.table.decider import decide
from jailbirds.table.journal import Chair, Entry
from jailbirds.table.opening import Opening, from_game, from_log, open_table, replaying
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table, fold

__all__ = [
    "AnswerUndo",
    "BotPlay",
    "Cancel",
    "Chair",
    "Clock",
    "Close",
    "Command",
    "End",
    "Enough",
    "Entry",
    "Fill",
    "Hint",
    "Join",
    "Leave",
    "LinkRematch",
    "Opening",
    "Play",
    "Refusal",
    "Resign",
    "Return",
    "SetPace",
    "Skip",
    "StandIn",
    "Table",
    "Undo",
    "Wake",
    "decide",
    "fold",
    "from_game",
    "from_log",
    "open_table",
    "replaying",
]
