"""Picking dice and rolling them (AUS-07 … AUS-09, AUS-15, AUS-16, AUS-23)."""

from jailbirds.games.ausbrecher.rules.stones import go_on
from jailbirds.games.ausbrecher.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

WHITE_DIE = 1 << WHITE


def dice_and_throw(args):
    """One points at every die of the handful, then throws."""
    return (*(f"die-{name}" for name in args["dice"].split("+")), "throw")


PICK_DICE = action("pick", during=PICK, otherwise=AUS_07, points=dice_and_throw, dice=HANDFULS)
PICKED = event("picked", "seat", "dice")


@PICK_DICE.check
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


@PICK_DICE.do
def pick(s, seat, dice, events):
    """AUS-07: from here on the handful is final."""
    tell(events, PICKED, EVERYONE, seat, dice)
    for die in range(DICE):
        if dice >> die & 1:
            s.die[die] = UNROLLED
    s.phase = ROLL


@rule
def special_allowed(s):
    """AUS-08, AUS-23: rounds are counted by what everybody has had."""
    return s.turns // s.players + 1 >= s.special_from_round


@PICK_DICE.each
def list_picks(s, out, count):
    """Handfuls of colours, each without and with the white die."""
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
    out[count] = PICK_DICE(dice)
    return count + 1


ROLL_DIE = action("roll", during=ROLL, otherwise=AUS_09, die=DICE_NAMES, face=range(1, FACES + 1))
ROLLED = event("rolled", "die", "face")


@ROLL_DIE.check
def check_roll(s, die):
    return 0 if die == next_unrolled(s) else AUS_09


@ROLL_DIE.each
def list_rolls(s, out, count):
    die = next_unrolled(s)
    for face in range(1, FACES + 1):
        out[count] = ROLL_DIE(die, face)
        count += 1
    return count


@ROLL_DIE.do
def roll(s, die, face, events):
    """AUS-09: no stone moves before all dice lie there."""
    s.die[die] = face
    tell(events, ROLLED, EVERYONE, die, face)
    if next_unrolled(s) == DICE:
        s.phase = MOVE
        go_on(s, events)


@rule
def next_unrolled(s):
    """The picked die that is rolled next, or DICE when all lie there."""
    for die in range(DICE):
        if s.die[die] == UNROLLED:
            return die
    return DICE
