"""What must hold before a command is carried out: each says no with a `Refusal`."""

from __future__ import annotations

from jailbirds.kernel.game import Game
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table


def waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("conflict", "refused-begun", "the game has begun already")


def running(table: Table) -> Game:
    if table.status == "waiting" or table.game is None:
        raise Refusal("early", "refused-early", "the game has not begun: seats are still free")
    if table.status == "over":
        raise Refusal("over", "refused-over", "the game is over")
    return table.game


def known(table: Table, seat: int) -> int:
    if seat not in range(table.players):
        raise Refusal(
            "not_yours",
            "refused-seat",
            f"there is no seat {seat}: expected 0 to {table.players - 1}",
        )
    return seat


def person(table: Table, seat: int) -> int:
    if table.seats[known(table, seat)].plays != "person":
        raise Refusal(
            "not_yours", "refused-bot-plays", f"no person plays seat {seat} now: return first"
        )
    return seat


def still_asked(table: Table, seat: int, chosen_for: int | None) -> None:
    """A move must answer the question that the seat is asked now.

    What others decide at the same time does not matter, as long as its legal actions stay.
    """
    version = table.version(seat)
    chosen_for = version if chosen_for is None else chosen_for
    if not table.situations[seat] <= chosen_for <= version:
        raise Refusal(
            "conflict",
            "refused-conflict",
            f"chosen for version {chosen_for}, but seat {seat} has decided, or was asked "
            f"something else, in version {table.situations[seat]}; now it is {version}",
        )
