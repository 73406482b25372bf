"""The plan: what a task needs, and whose items it takes. SCG-26, SCG-34 … SCG-37."""

from jailbirds.games.scapegoat.rules.prison import BACK, go_on, influence, watching
from jailbirds.games.scapegoat.rules.reward import clear_pool, fulfil
from jailbirds.games.scapegoat.rules.trade import ACCEPT, REFUSE, say_no
from jailbirds.games.scapegoat.rules.turn import check_price, has_points
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

CARRY_OUT = action("carry_out", during=TURN, asked_if=has_points)


@CARRY_OUT.check
def check_carry_out(s, seat):
    """SCG-26, SCG-34 … SCG-37"""
    if seat == s.scapegoat:
        return SCG_26
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    room = s.room[seat]
    task = s.task_in[room] - 1
    if task < 0:
        return SCG_26
    missing = missing_here(s, seat, task)
    if missing > 0 and not may_ask(s) and missing_in_room(s, seat, task) == 0:
        return SCG_29  # others have what is missing, but have been asked often enough
    if count_prisoners(s, room) < s.prisoners[task]:
        return SCG_34
    if guards_at_task(s, seat) > s.most_guards[task]:
        return SCG_35
    return SCG_36 if missing > 0 else 0


@CARRY_OUT.do
def carry_out(s, seat, events):
    """Begin; only where there is a real choice the player is asked."""
    s.doing = SCG_36
    s.task = s.task_in[s.room[seat]] + 0
    for kind in range(KINDS):
        s.short[kind] = s.need[s.task - 1, kind]
    gather(s, seat, events)


@rule
def guards_at_task(s, seat):
    """SCG-35: the guards that count where somebody is."""
    if bribes_help(s) and seat == s.seat:
        return influence(s, seat)
    return watching(s, s.room[seat])


@rule
def bribes_help(s):
    """SCG-35: in the Polish edition, since version 2."""
    return s.polish and s.version >= 2


@rule
def may_ask(s):
    """Do the items of others count?"""
    return not s.willing or s.free_offers or s.refused < MOST_OFFERS


@rule
def count_prisoners(s, room):
    total = 0
    for seat in range(s.players):
        if s.room[seat] == room:
            total += 1
    return total


@rule
def missing_here(s, seat, task):
    """How many items are missing of those that may be used."""
    return missing_in_room(s, seat, task) if may_ask(s) else missing_alone(s, seat, task)


@rule
def missing_in_room(s, seat, task):
    """How many items nobody here can bring, the gun standing in for one."""
    missing = 0
    guns = 0
    for kind in range(ITEMS):
        there = 0
        for owner in range(s.players):
            if s.room[owner] == s.room[seat]:
                there += s.items[owner, kind]
        if kind == GUN:
            guns = there
        else:
            missing += max(0, s.need[task, kind] - there)
    return max(0, missing - guns)


@rule
def missing_alone(s, seat, task):
    """How many items a prisoner lacks, the gun standing in for one."""
    missing = 0
    for kind in range(KINDS):
        missing += max(0, s.need[task, kind] - s.items[seat, kind])
    return max(0, missing - s.items[seat, GUN])


# --- whose items: SCG-36

DO_PICK_ITEM = action("pick_item", during=GATHER, otherwise=SCG_36, seat=SEATS, item=ITEM_NAMES)


@DO_PICK_ITEM.check
def check_gather(s, seat, other, item):
    """The kind looked for, or the gun where the rest can still be brought together."""
    if other >= s.players or s.room[other] != s.room[seat]:
        return SCG_36
    if other != seat and not may_ask(s):
        return SCG_36
    if s.items[other, item] - s.pooled[other, item] <= 0:
        return SCG_36
    kind = next_short(s)
    if item not in (kind, GUN):
        return SCG_36
    spare = left_in_pool(s, seat, GUN)
    if item == GUN:
        spare -= 1
    lacking = 0
    for needed in range(KINDS):
        have = left_in_pool(s, seat, needed)
        wanted = s.short[needed] + 0
        if needed == kind:
            wanted -= 1
            if item == kind:
                have -= 1
        lacking += max(0, wanted - have)
    return SCG_36 if lacking > spare else 0


@DO_PICK_ITEM.do
def choose_source(s, seat, other, item, events):
    pool(s, other, item)
    gather(s, seat, events)


@rule
def gather(s, seat, events):
    """Take what is clear, and stop at the first choice."""
    kind = next_short(s)
    while kind < KINDS:
        chosen = only_source(s, seat)
        if chosen < 0:
            s.phase = GATHER
            return
        pool(s, chosen // ITEMS, chosen % ITEMS)
        kind = next_short(s)
    ask_next(s, seat, -1, events)


@rule
def next_short(s):
    """The kind that is looked for next, or KINDS when nothing is missing."""
    kind = 0
    while kind < KINDS and s.short[kind] == 0:
        kind += 1
    return kind


@rule
def left_in_pool(s, seat, item):
    total = 0
    for owner in range(s.players):
        if s.room[owner] == s.room[seat] and (owner == seat or may_ask(s)):
            total += s.items[owner, item] - s.pooled[owner, item]
    return total


@rule
def only_source(s, seat):
    """The one way to bring the next item, as owner * ITEMS + item; -1 where there are more."""
    found = -1
    for owner in range(s.players):
        for item in range(ITEMS):
            if check_gather(s, seat, owner, item) == 0:
                if found >= 0:
                    return -1
                found = owner * ITEMS + item
    return found


@rule
def pool(s, owner, item):
    s.short[next_short(s)] -= 1
    s.pooled[owner, item] += 1


# --- option `pool: willing`

CONSENT_ASKED = event("consent", "seat", "other")  # asks for items of the other


@rule
def ask_next(s, seat, after, events):
    """The next owner who has to agree; when all have, it is done."""
    owner = after + 1
    while owner < s.players and (not s.willing or owner == seat or not brings(s, owner)):
        owner += 1
    if owner < s.players:
        s.asked = owner
        s.phase = CONSENT
        tell(events, CONSENT_ASKED, EVERYONE, seat, owner)
    else:
        fulfil(s, seat, events)


@rule
def brings(s, owner):
    for item in range(ITEMS):
        if s.pooled[owner, item] > 0:
            return True
    return False


AGREE = ACCEPT.during(CONSENT)


@AGREE.do
def agree(s, seat, events):
    ask_next(s, s.seat, seat, events)


DECLINE = REFUSE.during(CONSENT)


@DECLINE.do
def decline(s, seat, events):
    """It costs nothing and counts as a refused offer."""
    say_no(s, seat, events)
    stop_gathering(s)


STOP_GATHERING = BACK.during(GATHER)


@STOP_GATHERING.do
def stop_gathering(s):
    clear_pool(s)
    s.task = 0
    go_on(s)
