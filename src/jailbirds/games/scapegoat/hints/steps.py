"""What speaks for a step of what is under way."""

from jailbirds.games.scapegoat.hints.errands import errand, prospect
from jailbirds.games.scapegoat.hints.wants import spare_thing, wanted_kind
from jailbirds.games.scapegoat.hints.worth import *
from jailbirds.games.scapegoat.rules.picks import DO_PICK_PRISONER
from jailbirds.games.scapegoat.rules.plan import DO_PICK_ITEM
from jailbirds.games.scapegoat.rules.prison import BACK, watching
from jailbirds.games.scapegoat.rules.rooms import DO_PAY, DO_PICK_ROOM, DO_TAKE
from jailbirds.games.scapegoat.state import *

BACK.prefer(NEVER)


@DO_PAY.prefer
def prefer_pay(s, seat, thing):
    return POINT if thing == spare_thing(s, seat) else 0


@DO_TAKE.prefer
def prefer_take(s, seat, item):
    return POINT if item == wanted_kind(s, seat, s.room[seat]) else 0


@DO_PICK_ROOM.prefer
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


@DO_PICK_PRISONER.prefer
def prefer_prisoner(s, other):
    return prospect(s, other) // 10 + POINT * s.hand[other] // 10


@DO_PICK_ITEM.prefer
def prefer_item(seat, other, item):
    return -POINT * (other == seat) - 2 * POINT * (item == GUN)
