"""What speaks for a step of what is under way."""

from jailbirds.games.scapegoat.actions import (
    DO_BACK,
    DO_DONE,
    DO_KEEP,
    DO_PAY,
    DO_PICK_ITEM,
    DO_PICK_PRISONER,
    DO_PICK_ROOM,
    DO_TAKE,
)
from jailbirds.games.scapegoat.hints.errands import errand, prospect
from jailbirds.games.scapegoat.hints.wants import spare_thing, wanted_kind
from jailbirds.games.scapegoat.hints.worth import NEVER, POINT
from jailbirds.games.scapegoat.rules.prison import (
    watching,
)
from jailbirds.games.scapegoat.state import (
    CARD_RULES,
    GUN,
    INFORM,
    ITEMS,
    LOCK_DOWN,
    MOST_GUARDS,
    RADIO_ROOM,
    ROOM_RULES,
)
from jailbirds.kernel.rule import rule


@rule
def prefer_step(s, seat, action):
    if action == DO_BACK:
        return NEVER
    if action == DO_DONE:
        return 0
    if action < DO_TAKE:
        return prefer_pay(s, seat, action - DO_PAY)
    if action < DO_PICK_ROOM:
        return prefer_take(s, seat, action - DO_TAKE)
    if action < DO_PICK_PRISONER:
        return prefer_room(s, seat, action - DO_PICK_ROOM)
    if action < DO_PICK_ITEM:
        victim = action - DO_PICK_PRISONER
        return prospect(s, victim) // 10 + POINT * s.hand[victim] // 10
    if action < DO_KEEP:
        owner = (action - DO_PICK_ITEM) // ITEMS
        return -POINT * (owner == seat) - 2 * POINT * ((action - DO_PICK_ITEM) % ITEMS == GUN)
    return 0


@rule
def prefer_pay(s, seat, thing):
    return POINT if thing == spare_thing(s, seat) else 0


@rule
def prefer_take(s, seat, item):
    return POINT if item == wanted_kind(s, seat, s.room[seat]) else 0


@rule
def prefer_room(s, seat, room):
    """Guards: where they come from. Cards: where most is going on."""
    busy = 0
    if s.task_in[room] > 0:
        for other in range(s.players):
            if other != s.scapegoat:
                busy = max(busy, 10 - errand(s, other, room))
    if s.doing == ROOM_RULES + RADIO_ROOM:
        if s.first_room > 0:
            return 0  # where it goes to shows in the position
        over = s.guards[room] * POINT // 10
        if s.task_in[room] > 0:
            over += POINT * (watching(s, room) - s.most_guards[s.task_in[room] - 1])
        return -over if seat == s.scapegoat else over
    if s.doing == CARD_RULES + INFORM and s.first_room > 0:
        return 0
    if s.doing in (CARD_RULES + LOCK_DOWN, CARD_RULES + INFORM):
        return POINT * busy - POINT * (s.guards[room] >= MOST_GUARDS - 1)
    return POINT // 10 * busy
