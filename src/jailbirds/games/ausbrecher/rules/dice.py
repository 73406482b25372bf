"""Picking dice and rolling them (AUS-07 … AUS-09, AUS-15, AUS-16, AUS-23)."""

from jailbirds.games.ausbrecher.actions import (
    PICK_DICE,
    PICKED,
    ROLLED,
)
from jailbirds.games.ausbrecher.rules.turn import (
    go_on,
)
from jailbirds.games.ausbrecher.state import (
    AUS_07,
    AUS_08,
    AUS_15,
    AUS_16,
    DICE,
    MOVE,
    ROLL,
    STONES,
    UNROLLED,
    WHITE,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    EVERYONE,
    rule,
)

WHITE_DIE = 1 << WHITE


@rule
def check_pick(s, dice):
    """A set of dice, as bits."""
    colours = 0
    for stone in range(STONES):
        if dice >> stone & 1:
            if s.boat[stone] > 0:
                return AUS_07
            colours += 1
    white = dice >> WHITE & 1
    if s.arrived < 2 and colours != 3:
        return AUS_07
    if white and not special_allowed(s):
        return AUS_08
    if 2 <= s.arrived < 4 and colours != 2:
        return AUS_15
    if s.arrived >= 4 and (colours == 0 or colours + white != 2):
        return AUS_16
    return 0


@rule
def special_allowed(s):
    """AUS-08, AUS-23: rounds are counted by what everybody has had."""
    return s.turns // s.players + 1 >= s.special_from_round


@rule
def next_unrolled(s):
    """The picked die that is rolled next, or DICE when all lie there."""
    for die in range(DICE):
        if s.die[die] == UNROLLED:
            return die
    return DICE


@rule
def legal_picks(s, out):
    """Handfuls of colours, each without and with the white die."""
    count = 0
    special = special_allowed(s)
    for a in range(STONES):
        if s.boat[a] > 0:
            continue
        if s.arrived >= 4 and special:
            count = add(out, count, 1 << a | WHITE_DIE)
        for b in range(a + 1, STONES):
            if s.boat[b] > 0:
                continue
            if s.arrived >= 2:
                count = add_with_white(out, count, 1 << a | 1 << b, special and s.arrived < 4)
            else:
                for c in range(b + 1, STONES):
                    if s.boat[c] == 0:
                        count = add_with_white(out, count, 1 << a | 1 << b | 1 << c, special)
    return count


@rule
def add_with_white(out, count, dice, white):
    count = add(out, count, dice)
    return add(out, count, dice | WHITE_DIE) if white else count


@rule
def add(out, count, dice):
    out[count] = PICK_DICE + dice - 1
    return count + 1


@rule
def pick(s, seat, dice, events):
    """AUS-07: from here on the handful is final."""
    tell(events, PICKED, EVERYONE, seat, dice)
    for die in range(DICE):
        if dice >> die & 1:
            s.die[die] = UNROLLED
    s.phase = ROLL


@rule
def roll(s, die, face, events):
    """AUS-09: no stone moves before all dice lie there."""
    s.die[die] = face
    tell(events, ROLLED, EVERYONE, die, face)
    if next_unrolled(s) == DICE:
        s.phase = MOVE
        go_on(s, events)
