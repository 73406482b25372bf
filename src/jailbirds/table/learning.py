"""Whether a move of somebody else told a seat something that it could not know.

Who gives in to a threat shows that he had the tool, who fights back shows a weapon: no event is
about it, but whoever sees it knows more. So what is hidden is dealt anew from what the seat knew
before the move, some times over; a deal in which the mover could do nothing that looks like it
is one that the seat can rule out from now on.
"""

from __future__ import annotations

import hashlib

import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import blank_events
from jailbirds.kernel.gears import Gear
from jailbirds.kernel.record import from_bytes, with_bytes

DEALS = 8


def tells(gear: Gear, before: np.ndarray, mover: int, done: Action, eye: int) -> bool:
    """Does a seat, `eye`, learn something hidden by what another does in the state `before`?"""
    truth = before.tobytes()
    redacted = from_bytes(before.dtype, truth)
    gear.loops.redact(gear.open(redacted), 0, eye)
    known = redacted.tobytes()
    if known == truth:
        return False  # nothing is hidden
    return rules_out_deals(gear, truth, known, mover, done, eye)


def rules_out_deals(
    gear: Gear, truth: bytes, known: bytes, mover: int, done: Action, eye: int
) -> bool:
    """Could something of what a seat, `eye`, does not know be so that the mover could do nothing
    that looks like it?"""
    title, loops = gear.title, gear.loops
    records, data = with_bytes(title.state, 4, known + known + truth)
    opened, bytes_of = gear.open(records), gear.open(data)
    rng = gear.open(generator(*hashlib.sha256(known).digest()[:8]))
    seen, told = gear.open(blank_events()), gear.open(blank_events())
    out = gear.open(np.zeros(title.most_legal, dtype=np.int32))
    loops.look(opened, 2, 1, mover, eye, done.id, seen)
    kind = title.actions.kinds[done.do]
    alike = (kind.base, kind.base + kind.size)
    arguments = (opened, bytes_of, mover, eye, done.id, *alike, seen, told, out, rng)
    return any(loops.rules_out(*arguments) for _ in range(DEALS))
