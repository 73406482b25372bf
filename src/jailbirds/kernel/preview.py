"""What an action would bring about, as far as its seat can know.

What is hidden is dealt anew from the redacted record, some times over; the action is done in
every deal, and the seat is told what it would see happen in all of them alike. So a preview
ends at the first thing that nobody at that seat can know. The deals follow from the record
alone: truths that the seat cannot tell apart give the same preview, to the last event.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import Event, Told, blank_events
from jailbirds.kernel.gears import Gear
from jailbirds.kernel.record import with_bytes

FEW = 4  # deals that have to agree on what happens
MANY = 24  # and on what lays open something hidden: the seat may know it, as with its own card


@dataclass(frozen=True, slots=True)
class Preview:
    """The events that are certain; `cut` if then comes something that the seat cannot know."""

    events: tuple[Event, ...]
    cut: bool


def foresee(gear: Gear, known: bytes, seat: int, action: int) -> Preview:
    """What a seat sees happen if it does a legal action; `known` is its redacted record."""
    events = gear.title.events
    reveals = {events.kinds[name].code for name in gear.title.reveals}
    rng = gear.open(generator(*hashlib.sha256(known).digest()[:8]))
    records, data = with_bytes(gear.title.state, 2, known)
    told = blank_events()
    arguments = (gear.open(records), gear.open(data), seat, action, gear.open(told), rng)
    certain: list[Told] = []
    cut = False
    for dealt in range(MANY):
        is_all_known = gear.loops.deal(*arguments)
        seen = [row for row in events.rows(told) if row[1] >> seat & 1]
        common = seen if dealt == 0 else _common_start(certain, seen)
        cut = cut or (dealt > 0 and len(common) < max(len(certain), len(seen)))
        certain = common
        if is_all_known:
            break
        if dealt + 1 >= FEW and not any(row[0] in reveals for row in certain):
            break
    return Preview(tuple(map(events.event, certain)), cut)


def _common_start(one: Sequence[Told], other: Sequence[Told]) -> list[Told]:
    pairs = zip(one, other, strict=False)
    return [row for row, _ in takewhile(lambda pair: pair[0] == pair[1], pairs)]
