"""What is hidden in Dig Your Way Out: hands, the stack, pasts, cards laid for a trade (DIG-42).

A redacted record keeps of another hand what its seat knows of it; the rest of that hand goes
into `stack`, together with what can still be drawn. Sizes stay as they are.
"""

from jailbirds.games.digout.rules.setup import is_left
from jailbirds.games.digout.state import (
    FIRST_SEARCH,
    KINDS,
    MOST_PLAYERS,
    PAST_COUNT,
    PUBLIC,
)
from jailbirds.kernel import pick, row_sum, rule, sum_of


@rule
def redact(s, seat):
    """Blank all that the seat may not know; chance and spectators know what is public."""
    own = seat if seat < s.players else PUBLIC
    for other in range(s.players):
        if other != own:
            hide_hand(s, own, other)
            if s.spent[other] == 0:
                s.past[other] = 0
    for kind in range(KINDS):
        s.stack[kind] += s.pool[kind]
        s.pool[kind] = 0
    forget_what_others_know(s, own)
    if s.partner > 0:
        hide_trade(s, own)


@rule
def hide_hand(s, own, other):
    for kind in range(KINDS):
        s.stack[kind] += s.hand[other, kind] - s.known[own, other, kind]
        s.hand[other, kind] = s.known[own, other, kind]


@rule
def forget_what_others_know(s, own):
    for observer in range(MOST_PLAYERS):
        if observer != own:
            for other in range(MOST_PLAYERS):
                for kind in range(KINDS):
                    s.known[observer, other, kind] = s.known[PUBLIC, other, kind]


@rule
def hide_trade(s, own):
    """What is laid is seen by who lays it; the team-mate sees it when it changes hands."""
    if own != s.seat:
        for kind in range(KINDS):
            s.offer[kind] = 0
    if own != s.partner - 1:
        for kind in range(KINDS):
            s.reply[kind] = 0


# --- a sample of what is hidden


@rule
def redeal(s, seat, rng):
    own = seat if seat < s.players else PUBLIC
    deal_tools(s, rng)
    for other in range(s.players):
        for _ in range(unknown(s, other)):
            kind = any_search_card(s, rng)
            s.stack[kind] -= 1
            s.hand[other, kind] += 1
    for _ in range(s.pool_size - pooled(s)):
        kind = any_search_card(s, rng)
        s.stack[kind] -= 1
        s.pool[kind] += 1
    for other in range(s.pasts_out):
        if s.past[other] == 0:
            s.past[other] = any_past(s, rng) + 1
    if s.partner > 0:
        lay_anything(s, own, rng)


@rule
def unknown(s, seat):
    """How many cards of a hand are not known."""
    return s.cards[seat] - row_sum(s.hand, seat, KINDS)


@rule
def pooled(s):
    return sum_of(s.pool, KINDS)


@rule
def deal_tools(s, rng):
    """Tools and knives that nobody knows where: in hands or in the pool, never in the stack."""
    for kind in range(FIRST_SEARCH):
        for _ in range(s.stack[kind]):
            places = s.pool_size - pooled(s)
            for other in range(s.players):
                places += unknown(s, other)
            n = pick(rng, places)
            s.stack[kind] -= 1
            for other in range(s.players):
                room = unknown(s, other)
                if 0 <= n < room:
                    s.hand[other, kind] += 1
                    n = -1
                    break
                n -= room
            if n >= 0:
                s.pool[kind] += 1


@rule
def any_search_card(s, rng):
    total = 0
    for kind in range(FIRST_SEARCH, KINDS):
        total += s.stack[kind]
    n = pick(rng, total)
    for kind in range(FIRST_SEARCH, KINDS):
        n -= s.stack[kind]
        if n < 0:
            return kind
    return FIRST_SEARCH


@rule
def any_past(s, rng):
    """One that lies nowhere in sight."""
    total = 0
    for past in range(PAST_COUNT):
        total += is_left(s, past)
    n = pick(rng, total)
    for past in range(PAST_COUNT):
        n -= is_left(s, past)
        if n < 0:
            return past
    return 0


@rule
def lay_anything(s, own, rng):
    """Cards of the right number, out of the hand they were laid from."""
    if own != s.seat:
        for _ in range(s.offer_size):
            kind = any_of_hand(s, s.seat, s.offer, rng)
            s.offer[kind] += 1
    if own != s.partner - 1:
        for _ in range(s.reply_size):
            kind = any_of_hand(s, s.partner - 1, s.reply, rng)
            s.reply[kind] += 1


@rule
def any_of_hand(s, seat, laid, rng):
    total = 0
    for kind in range(KINDS):
        total += s.hand[seat, kind] - laid[kind]
    n = pick(rng, total)
    for kind in range(KINDS):
        n -= s.hand[seat, kind] - laid[kind]
        if n < 0:
            return kind
    return 0
