"""Tables for tests, and playing at them."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from jailbirds.table import Chair, Clock, Join, Opening, Play, Table, decide, fold, open_table
from jailbirds.table.journal import decode, encode
from jailbirds.table.table import Step
from tests.roles import OPEN

SEED = b"a seed for tests"


def people(count: int) -> list[Chair]:
    return [Chair("person")] * count


def begun(
    title: str = OPEN,
    chairs: list[Chair] | None = None,
    clock: Clock | None = None,
    now: int = 1_000,
    *,
    hints: bool | None = None,
    **options: Any,
) -> Table:
    """A table where all who are people have sat down."""
    chairs = chairs or people(2)
    opening = Opening(title, chairs, options, clock or Clock(), hints=hints)
    table = open_table(opening, SEED, now)
    for seat, chair in enumerate(chairs):
        if chair.kind != "bot":
            table = decide(table, Join(seat), now)
    return table


def legal_actions(table: Table, seat: int) -> list[dict[str, Any]]:
    assert table.game is not None
    return [action.to_dict() for action in table.game.legal(seat)]


def play_any(table: Table, rng: random.Random, now: int) -> Table:
    """Somebody who may act does something that is legal."""
    seat = rng.choice(table.actors)
    return decide(
        table, Play(seat, rng.choice(legal_actions(table, seat)), table.version(seat)), now
    )


def read_back(table: Table) -> Table:
    """The same table from its journal, as it is kept."""
    return fold([decode(encode(step.entry)) for step in table.steps], SEED)


def noted(table: Table) -> list[Step]:
    """The steps, without what was found out of them since."""
    return [msgspec.structs.replace(step, told={}) for step in table.steps]


def same(one: Table, other: Table) -> bool:
    """Are two tables in the same place, in everything that anybody could notice?"""
    assert one.game is not None
    assert other.game is not None
    return (
        one.game.state.tobytes() == other.game.state.tobytes()
        and noted(one) == noted(other)
        and one.seats == other.seats
        and one.times == other.times
        and one.situations == other.situations
        and one.status == other.status
        and one.undone == other.undone
        and one.debate_since == other.debate_since
        and one._moves == other._moves
    )
