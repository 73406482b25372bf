"""Blackmail: the cards of SCG-71 … SCG-81, drawing them, and keeping two of them."""

# ruff: noqa: SIM110 (a rule is compiled: no generators)

from jailbirds.games.scapegoat.actions import (
    DETAILED,
    DISCARDED,
    DREW,
    KEPT,
    LOCKED,
    PLAYED,
    RESHUFFLED,
    SAW,
    STOLE,
    TASK_MOVED,
    TRANSFERRED,
    WATCHED,
)
from jailbirds.games.scapegoat.rules.plan import put_under, refill, told_task
from jailbirds.games.scapegoat.rules.prison import (
    adjacent,
    check_way,
    count_items,
    count_stack,
    count_used,
    free_places,
    go_on,
    holds_too_many,
    influence,
    move_guard,
    place_for,
    return_item,
    watching,
)
from jailbirds.games.scapegoat.rules.turn import enter
from jailbirds.games.scapegoat.state import (
    CARD_RULES,
    CARDS,
    CASH,
    CELL_BLOCK,
    CHANGE_OF_PLAN,
    CHAPEL,
    DEAL,
    DROP,
    EYES_EVERYWHERE,
    FORGED_PASS,
    HELD,
    IN_STACK,
    INFORM,
    ITEMS,
    KEEP,
    LOCK_DOWN,
    LOOKED_AT,
    MOST_CASH,
    MOST_GUARDS,
    PICK_ITEM,
    PICK_PRISONER,
    PICK_ROOM,
    PICKPOCKET,
    PROTECTION_MONEY,
    ROOMS,
    RUMOUR,
    SCG_04,
    SCG_14,
    SCG_19,
    SCG_20,
    SCG_21,
    SCG_28,
    SCG_62,
    SHAKEDOWN,
    TRANSFER,
    USED,
    WORK_DETAIL,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule

PROTECTION = 2  # cash

# --- drawing and keeping: SCG-05, SCG-62


@rule
def begin_deal(s, count, events):
    """As many as there are; the used pile is shuffled in when the stack is empty."""
    s.to_deal = min(count, count_stack(s) + count_used(s))
    s.looked_at = 0
    go_on_dealing(s, count > 1, events)


@rule
def go_on_dealing(s, choosing, events):
    if s.to_deal > 0:
        s.phase = DEAL
        s.doing = SCG_62
        s.paying = choosing  # while dealing: are the cards only looked at?
        if count_stack(s) == 0:
            reshuffle(s, events)
    elif choosing:
        s.phase = KEEP
    else:
        go_on(s)
        keep_two(s, s.seat)


@rule
def reshuffle(s, events):
    for card in range(CARDS):
        if s.card_at[card] == USED:
            s.card_at[card] = IN_STACK
            s.known[card] = 0
    tell(events, RESHUFFLED, EVERYONE)


@rule
def deal(s, card, events):
    """One card from the stack."""
    seat = s.seat
    choosing = s.paying
    s.to_deal -= 1
    s.known[card] = 1 << seat
    if choosing:
        s.card_at[card] = LOOKED_AT
        s.looked_at += 1
        tell(events, DREW, EVERYONE, seat, s.looked_at)
    else:
        s.card_at[card] = HELD + seat
        s.hand[seat] += 1
        tell(events, DREW, EVERYONE, seat, s.hand[seat])
    tell(events, SAW, 1 << seat, seat, card)
    go_on_dealing(s, choosing, events)


@rule
def check_keep(s, card):
    return 0 if s.card_at[card] == LOOKED_AT else SCG_62


@rule
def keep(s, seat, kept, events):
    """SCG-62: one to the hand, the rest to the used pile."""
    for card in range(CARDS):
        if s.card_at[card] == LOOKED_AT and card != kept:
            discard(s, seat, card, events)
    s.card_at[kept] = HELD + seat
    s.hand[seat] += 1
    s.looked_at = 0
    tell(events, KEPT, EVERYONE, seat)
    go_on(s)
    keep_two(s, seat)


@rule
def discard(s, seat, card, events):
    s.card_at[card] = USED
    s.known[card] = 0
    tell(events, DISCARDED, EVERYONE, seat, card)


@rule
def keep_two(s, seat):
    """SCG-05"""
    if holds_too_many(s, seat):
        s.phase = DROP


@rule
def drop(s, seat, card, events):
    s.hand[seat] -= 1
    discard(s, seat, card, events)
    go_on(s)


@rule
def blind(s, card, events):
    """SCG-51: the card that was drawn from a hand; silver discards it, gold takes it."""
    seat = s.seat
    victim = s.asked
    s.hand[victim] -= 1
    forget(s, seat, victim)
    go_on(s)
    if s.gold >> CHAPEL & 1:
        s.card_at[card] = HELD + seat
        s.known[card] = 1 << seat | 1 << victim
        s.hand[seat] += 1
        tell(events, SAW, 1 << seat | 1 << victim, seat, card)
        keep_two(s, seat)
    else:
        discard(s, victim, card, events)


@rule
def forget(s, seat, victim):
    """Nobody but these two knows any more what the victim still holds."""
    for card in range(CARDS):
        if s.card_at[card] == HELD + victim:
            s.known[card] &= 1 << seat | 1 << victim


# --- playing: SCG-28


@rule
def check_play(s, seat, card):
    """Only the scapegoat, and it must be able to do something."""
    if s.points < 1:
        return SCG_19
    if influence(s, seat) >= MOST_GUARDS and not s.polish:
        return SCG_20
    if seat != s.scapegoat or s.card_at[card] != HELD + seat or not can_play(s, seat, card):
        return SCG_28
    return 0


@rule
def can_play(s, seat, card):
    if card == SHAKEDOWN:
        return next_searched(s, seat, -1) < s.players
    if card == PICKPOCKET:
        for victim in range(s.players):
            if check_pickpocket(s, seat, victim) == 0 and count_items(s, victim) > 0:
                return True
        return False
    if card in (TRANSFER, PROTECTION_MONEY, WORK_DETAIL):
        for victim in range(s.players):
            if check_victim(s, seat, card, victim) == 0:
                return True
        return False
    for room in range(ROOMS):
        if check_room(s, seat, card, room) == 0:
            return True
    return False


@rule
def play(s, seat, card, events):
    """It is laid open at once: there is no way back from here."""
    s.points -= 1
    s.hand[seat] -= 1
    s.card_at[card] = USED
    s.known[card] = 0
    tell(events, PLAYED, EVERYONE, seat, card)
    s.doing = CARD_RULES + card
    if card == SHAKEDOWN:
        search_next(s, seat, -1, events)
    elif card == PICKPOCKET:
        s.phase = PICK_ITEM
    elif card in (TRANSFER, PROTECTION_MONEY, WORK_DETAIL):
        s.phase = PICK_PRISONER
    else:
        s.phase = PICK_ROOM


# --- cards that ask for rooms


@rule
def check_room(s, seat, card, room):
    """Can this room be picked next for this card?"""
    no = CARD_RULES + card
    first = s.first_room - 1
    if card == INFORM:
        if first < 0:
            return SCG_14 if s.guards[room] >= MOST_GUARDS else 0
        return no if room == first or s.guards[room] == 0 else 0
    if card == LOCK_DOWN:
        return no if s.locked >> room & 1 else 0
    if card == CHANGE_OF_PLAN:
        return 0 if (s.task_in[room] > 0) == (first < 0) else no
    if card == RUMOUR:
        return 0 if s.task_in[room] > 0 else no
    if card == EYES_EVERYWHERE:
        return no if s.guards[room] >= MOST_GUARDS or s.eyes >> room & 1 else 0
    if watching(s, room) >= MOST_GUARDS:  # the forged pass
        return SCG_21
    refusal = check_way(s, s.room[seat], room)
    return no if refusal == 0 and room == s.room[seat] else refusal


@rule
def choose_room(s, seat, card, room, events):
    if card == INFORM:
        inform(s, room, events)
        return
    if card == CHANGE_OF_PLAN and s.first_room == 0:
        s.first_room = room + 1
        return
    first = s.first_room - 1
    go_on(s)
    if card == LOCK_DOWN:
        s.locked |= 1 << room
        tell(events, LOCKED, EVERYONE, room)
    elif card == CHANGE_OF_PLAN:
        tell(events, TASK_MOVED, EVERYONE, told_task(s, s.task_in[first] - 1), first, room)
        s.task_in[room] = s.task_in[first]
        s.task_in[first] = 0
    elif card == RUMOUR:
        task = s.task_in[room] - 1
        s.task_in[room] = 0
        put_under(s, task, events)
        refill(s)
    elif card == EYES_EVERYWHERE:
        s.eyes |= 1 << room
        tell(events, WATCHED, EVERYONE, room)
    elif card == FORGED_PASS:
        s.points += 1
        enter(s, seat, room, events)


@rule
def inform(s, room, events):
    """SCG-71: the room first, then one or two guards that go there."""
    if s.first_room == 0:
        s.first_room = room + 1
        return
    target = s.first_room - 1
    move_guard(s, room, target, events)
    if s.moved_to or s.guards[target] >= MOST_GUARDS:
        go_on(s)
    else:
        s.moved_to = target + 1  # one has come; a second one may


# --- cards that ask for prisoners


@rule
def check_victim(s, seat, card, victim):
    no = CARD_RULES + card
    if card == PROTECTION_MONEY and s.cash[seat] >= MOST_CASH:
        return SCG_04
    if card == TRANSFER and watching(s, CELL_BLOCK) >= MOST_GUARDS:
        return SCG_21
    if victim >= s.players or victim == seat:
        return no
    if card == TRANSFER:
        refusal = check_way(s, s.room[victim], CELL_BLOCK)
        return no if refusal == 0 and s.room[victim] == CELL_BLOCK else refusal
    if card == PROTECTION_MONEY:
        return 0 if s.cash[victim] > 0 else no
    return 0  # the work detail: the scapegoat has the first turn, nobody else has had theirs


@rule
def choose_victim(s, seat, card, victim, events):
    go_on(s)
    if card == TRANSFER:
        tell(events, TRANSFERRED, EVERYONE, victim)
        enter(s, victim, CELL_BLOCK, events)
    elif card == PROTECTION_MONEY:
        for _ in range(min(PROTECTION, s.cash[victim], MOST_CASH - s.cash[seat])):
            s.cash[victim] -= 1
            s.cash[seat] += 1
            tell(events, STOLE, EVERYONE, seat, victim, CASH)
    else:
        s.less[victim] += 1
        tell(events, DETAILED, EVERYONE, victim)


# --- cards that ask for items


@rule
def check_pickpocket(s, seat, victim):
    """SCG-77: in the same room or next to it."""
    if free_places(s, seat) == 0:
        return SCG_04
    if victim >= s.players or victim == seat:
        return CARD_RULES + PICKPOCKET
    here = s.room[seat]
    if s.room[victim] != here and not adjacent(s, here, s.room[victim]):
        return CARD_RULES + PICKPOCKET
    return 0


@rule
def check_item(s, seat, card, victim, item):
    if card == SHAKEDOWN:
        return 0 if victim == s.asked and s.items[victim, item] > 0 else CARD_RULES + card
    refusal = check_pickpocket(s, seat, victim)
    if refusal:
        return refusal
    return 0 if s.items[victim, item] > 0 else CARD_RULES + card


@rule
def choose_item(s, seat, card, victim, item, events):
    if card == SHAKEDOWN:
        return_item(s, victim, item, place_for(s, item), events)
        search_next(s, seat, victim, events)
    else:
        s.items[victim, item] -= 1
        s.items[seat, item] += 1
        tell(events, STOLE, EVERYONE, seat, victim, item)
        go_on(s)


@rule
def next_searched(s, seat, after):
    """SCG-72: the next prisoner in the room who has an item."""
    victim = after + 1
    while victim < s.players and (
        victim == seat or s.room[victim] != s.room[seat] or count_items(s, victim) == 0
    ):
        victim += 1
    return victim


@rule
def search_next(s, seat, after, events):
    """Where there is nothing to choose, nobody is asked."""
    victim = next_searched(s, seat, after)
    while victim < s.players and only_item(s, victim) >= 0:
        item = only_item(s, victim)
        return_item(s, victim, item, place_for(s, item), events)
        victim = next_searched(s, seat, victim)
    if victim < s.players:
        s.asked = victim
        s.phase = PICK_ITEM
    else:
        go_on(s)


@rule
def only_item(s, victim):
    """The kind of item a prisoner has, or -1 where there are several."""
    found = -1
    for item in range(ITEMS):
        if s.items[victim, item] > 0:
            if found >= 0:
                return -1
            found = item
    return found
