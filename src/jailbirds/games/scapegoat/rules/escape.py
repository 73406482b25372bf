"""The end: who is indispensable, and who stays behind. SCG-40 … SCG-44."""

from jailbirds.games.scapegoat.rules.prison import count_items
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

IS_INDISPENSABLE = event("indispensable", "seat", "element")
UNDECIDED = event("undecided")
STAYS = event("stays", "seat", "reason")
ESCAPED = event("escaped", "seat")


@rule
def marks_without(s, seat):
    """The elements that the others hold together."""
    held = 0
    for other in range(s.players):
        if other != seat:
            held |= s.marks[other]
    return held


@rule
def only_theirs(s, seat):
    """The elements that nobody else has, as bits."""
    return s.marks[seat] & ~marks_without(s, seat)


@rule
def is_indispensable(s, seat):
    """SCG-41. Before the plan is complete: would the others lose an element without them?"""
    return only_theirs(s, seat) != 0


@rule
def count_bits(bits):
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def check_escape(s, events):
    """SCG-40: does a group that leaves somebody out hold the whole plan?"""
    for seat in range(s.players):
        if marks_without(s, seat) == WHOLE_PLAN:
            choose_who_stays(s, events)
            return


@rule
def choose_who_stays(s, events):
    """SCG-41, SCG-42, SCG-43"""
    tied = 0
    for seat in range(s.players):
        needed = only_theirs(s, seat)
        if needed == 0:
            tied |= 1 << seat
        else:
            tell(events, IS_INDISPENSABLE, EVERYONE, seat, lowest_bit(needed))
    if tied >> s.scapegoat & 1:
        finish(s, s.scapegoat, SCAPEGOAT_STAYS, events)
        return
    if tied & (tied - 1) == 0:
        finish(s, lowest_bit(tied), ONLY_ONE, events)
        return
    for reason in range(FEWEST_ELEMENTS, LEAST_STAMINA + 1):
        tied = least(s, tied, reason)
        if tied & (tied - 1) == 0:
            finish(s, lowest_bit(tied), reason, events)
            return
    tell(events, UNDECIDED, EVERYONE)
    if s.all_escape:
        finish(s, -1, ALL_ESCAPE, events)
    else:
        s.phase = LEAVE
        s.left = 0
        s.first_room = tied  # while somebody is to be left: the tied, as bits
        s.asked = first_speaker(s)


@rule
def lowest_bit(bits):
    bit = 0
    while bits >> bit & 1 == 0:
        bit += 1
    return bit


@rule
def least(s, tied, reason):
    """Those of the tied who have least of what the tie-break counts."""
    best = 99
    found = 0
    for seat in range(s.players):
        if tied >> seat & 1:
            worth = standing(s, seat, reason)
            if worth < best:
                best = worth
                found = 0
            if worth == best:
                found |= 1 << seat
    return found


@rule
def standing(s, seat, reason):
    """SCG-42: elements, cash, items, stamina."""
    if reason == FEWEST_ELEMENTS:
        return count_bits(s.marks[seat])
    if reason == LEAST_CASH:
        return s.cash[seat] + 0
    if reason == LEAST_STAMINA:
        return s.stamina[seat] + 0
    return count_items(s, seat)


# --- SCG-43


@rule
def first_speaker(s):
    """Whoever is outside the tie besides the scapegoat speaks first; the scapegoat decides."""
    for seat in range(s.players):
        if s.first_room >> seat & 1 == 0 and seat != s.scapegoat:
            return seat
    return s.scapegoat


DO_LEAVE = action("leave", during=LEAVE, otherwise=SCG_43, points=("seat-{seat}",), seat=SEATS)
SAID = event("said", "seat", "other")


@DO_LEAVE.check
def check_leave(s, other):
    return 0 if other < s.players and s.first_room >> other & 1 else SCG_43


@DO_LEAVE.do
def leave(s, seat, other, events):
    """By vote the scapegoat's voice counts only where the others' are even: where there is none.

    Of four players at most one is neither tied nor the scapegoat."""
    tell(events, SAID, EVERYONE, seat, other)
    if seat == s.scapegoat or s.by_vote:
        s.first_room = 0
        finish(s, other, CHOSEN, events)
    else:
        s.asked = s.scapegoat


@rule
def finish(s, stays, reason, events):
    """SCG-40: all but exactly one escape."""
    s.phase = OVER
    s.ended = reason
    s.left = stays + 1
    s.asked = 0
    if stays >= 0:
        tell(events, STAYS, EVERYONE, stays, reason)
    for seat in range(s.players):
        if seat != stays:
            tell(events, ESCAPED, EVERYONE, seat)


@rule
def winners(s):
    """SCG-44: all who escaped."""
    if s.ended in (0, LOST):
        return 0
    seats = (1 << s.players) - 1
    return seats & ~(1 << (s.left - 1)) if s.left else seats


@rule
def ending(s):
    """0 while the game runs."""
    return s.ended + 0
