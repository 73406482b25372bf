"""Whether a move of somebody else told a seat something that it could not know.

Who gives in to a threat shows that he had the tool, who fights back shows a weapon: no event is
about it, but whoever sees it knows more. So what is hidden is dealt anew from what the seat knew
before the move, some times over; a deal in which the mover could do nothing that looks like it
is one that the seat can rule out from now on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import Told, blank_events
from jailbirds.kernel.gears import Gear
from jailbirds.kernel.record import copy_record

DEALS = 8


def tells(gear: Gear, before: np.ndarray, mover: int, done: Action, eye: int) -> bool:
    """Does a seat, `eye`, learn something hidden by what another does in the state `before`?"""
    known = copy_record(before)
    gear.loops.redact(gear.open(known), 0, eye)
    if known.tobytes() == before.tobytes():
        return False  # nothing is hidden
    seen = _look(gear, before, mover, done.id, eye)
    rng = gear.open(generator(*hashlib.sha256(known.tobytes()).digest()[:8]))
    for _ in range(DEALS):
        deal = copy_record(known)
        gear.loops.redeal(gear.open(deal), 0, eye, rng)
        alike = _alike(gear, deal, mover, done)
        if all(_look(gear, deal, mover, action, eye) != seen for action in alike):
            return True
    return False


def _alike(gear: Gear, deal: np.ndarray, mover: int, done: Action) -> Iterator[int]:
    """What the mover could do of that kind in a deal: the very same first."""
    records = gear.open(deal)
    if not gear.loops.check(records, 0, mover, done.id):
        yield done.id
    out = np.zeros(gear.title.most_legal, dtype=np.int32)
    count = gear.loops.legal(records, 0, mover, gear.open(out))
    for number in out[:count].tolist():
        if number != done.id and gear.title.actions[number].do == done.do:
            yield number


def _look(
    gear: Gear, state: np.ndarray, mover: int, action: int, eye: int
) -> tuple[list[Told], bytes]:
    """What a seat is told of an action, and what it knows after it; `state` stays as it is."""
    after, told = copy_record(state), blank_events()
    records = gear.open(after)
    gear.loops.apply(records, 0, mover, action, gear.open(told))
    gear.loops.redact(records, 0, eye)
    rows = gear.title.events.rows(told)
    return [row for row in rows if row[1] >> eye & 1], after.tobytes()
