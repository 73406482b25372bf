"""Hints: what a strong bot would do for a seat, told to that seat alone.

They are given where the table allows it, one for each decision, and counted: who asks again is told
the same. The others hear of them when the game is over.
"""

from __future__ import annotations

from jailbirds.table import commands, journal
from jailbirds.table.conditions import person, running, still_asked
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table

ADVISER = "champion@1"  # the bot that is asked


def check(table: Table, seat: int) -> None:
    """May a seat ask for a hint now?"""
    running(table)
    person(table, seat)
    if not table.opened.hints:
        raise Refusal("not_yours", "refused-hints", "this table was opened without hints")
    if seat not in table.actors:
        raise Refusal("out_of_turn", "refused-out-of-turn", f"it is not the turn of seat {seat}")


def give(table: Table, command: commands.Hint, now: int) -> None:
    seat = command.seat
    check(table, seat)
    if table.hint(seat) is None:
        still_asked(table, seat, command.version)
        game = running(table)
        action = game.title.actions.read(command.action)
        if game.why_not(seat, action):
            raise Refusal("conflict", "refused-conflict", f"'{action}' is not legal any more")
        table.add(journal.Hinted(at=now, seat=seat, action=action.to_dict()))
