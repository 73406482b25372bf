"""The rules of Ausbrecher AG: the bets, the dice, the stones, and the reckoning."""

from jailbirds.games.ausbrecher.actions import (
    ADVANCE,
    ADVANCED,
    BACK,
    BOARDED,
    COVERED_BY,
    ERASE,
    ERASED,
    LOST,
    PICK_DICE,
    PICKED,
    ROLL_DIE,
    ROLLED,
    SCORED,
    SEAL,
    SEALED,
    START_WITH,
    STARTED,
    TIMED_OUT,
    WENT_BACK,
    WRITE,
    WROTE,
)
from jailbirds.games.ausbrecher.state import (
    AUS_04,
    AUS_06,
    AUS_07,
    AUS_08,
    AUS_09,
    AUS_10,
    AUS_12,
    AUS_14,
    AUS_15,
    AUS_16,
    AUS_20,
    AUS_24,
    BEDSHEET,
    BEHIND,
    BET,
    BOAT_OF_PLACE,
    COVERED,
    DICE,
    FACES,
    HOME,
    LIMIT,
    MOVE,
    MOVED_BACK,
    NOTHING_TO_MOVE_BACK,
    OVER,
    PICK,
    PUT_AWAY,
    RACE_OVER,
    ROLL,
    START,
    STONES,
    UNROLLED,
    WHITE,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import CHANCE, EVERYONE, rule

WHITE_DIE = 1 << WHITE


def setup(s, players, options):
    """AUS-01 … AUS-03, and the table options AUS-11, AUS-21 … AUS-24."""
    s.players = players
    s.path_length = options.path_length
    s.first_square = BEDSHEET if options.start == "bedsheet" else 1
    s.skip = options.jump == "skip"
    s.special_from_round = options.special_from_round
    s.turn_limit = options.turn_limit
    s.phase = BET


# --- who acts


@rule
def actors(s):
    """All who have not sealed their bet, then one at a time."""
    if s.phase == BET:
        seats = 0
        for seat in range(s.players):
            if s.sealed[seat] == 0:
                seats |= 1 << seat
        return seats
    if s.phase == OVER:
        return 0
    if s.phase in (START, ROLL):
        return 1 << CHANCE
    return 1 << s.seat


# --- what is allowed


@rule
def check(s, seat, action):
    """0, or the number of the rule that forbids the action."""
    if s.phase == OVER:
        return AUS_24 if s.ended == LIMIT else AUS_20
    if actors(s) >> seat & 1 == 0:
        return check_patience(s)
    if s.phase == BET:
        return check_bet(s, seat, action)
    if s.phase == START:
        return 0 if START_WITH <= action < START_WITH + s.players else AUS_06
    if s.phase == ROLL:
        first = ROLL_DIE + next_unrolled(s) * FACES
        return 0 if first <= action < first + FACES else AUS_09
    if WRITE <= action < PICK_DICE:
        return AUS_04  # a sealed bet stays as it is
    if action < WRITE:
        return AUS_09  # dice are not turned by hand
    if s.phase == PICK:
        return check_pick(s, action - PICK_DICE + 1) if action < ADVANCE else AUS_07
    if action < ADVANCE:
        return AUS_07  # what is picked is final
    return check_advance(s, action - ADVANCE) if action < BACK else check_back(s, action - BACK)


@rule
def check_patience(s):
    """The rule that says what has to happen first."""
    if s.phase == BET:
        return AUS_04
    return AUS_09 if s.phase == ROLL else AUS_06


@rule
def check_bet(s, seat, action):
    """AUS-04: seven different stones, one after the other, then the seal."""
    written = count_written(s, seat)
    if WRITE <= action < WRITE + STONES:
        return AUS_04 if place_of(s, seat, action - WRITE) > 0 else 0
    if action == ERASE:
        return 0 if written > 0 else AUS_04
    if action == SEAL:
        return 0 if written == STONES else AUS_04
    return AUS_04  # no dice before all bets are sealed


@rule
def count_written(s, seat):
    count = 0
    while count < STONES and s.bet[seat, count] > 0:
        count += 1
    return count


@rule
def place_of(s, seat, stone):
    """The place a seat has bet a stone on, from 1; 0 where it has not written it."""
    for place in range(STONES):
        if s.bet[seat, place] == stone + 1:
            return place + 1
    return 0


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
def check_advance(s, stone):
    if s.die[stone] <= 0:
        return AUS_10
    return AUS_12 if is_covered(s, stone) else 0


@rule
def check_back(s, stone):
    """AUS-14: on the path, not covered, not moved forward in this turn."""
    if is_covered(s, stone):
        return AUS_12
    if s.die[WHITE] <= 0 or s.forward[stone] or s.square[stone] == 0:
        return AUS_14
    return 0


@rule
def is_covered(s, stone):
    """Does another stone lie on it?"""
    if s.square[stone] == 0:
        return False
    for other in range(STONES):
        if s.square[other] == s.square[stone] and s.level[other] > s.level[stone]:
            return True
    return False


@rule
def next_unrolled(s):
    """The picked die that is rolled next, or DICE when all lie there."""
    for die in range(DICE):
        if s.die[die] == UNROLLED:
            return die
    return DICE


# --- all that is allowed


@rule
def legal(s, seat, out):
    """Write all legal actions into `out` and return their number."""
    if s.phase == BET:
        return legal_bets(s, seat, out)
    if s.phase == START:
        return fill(out, START_WITH, s.players)
    if s.phase == PICK:
        return legal_picks(s, out)
    if s.phase == ROLL:
        return fill(out, ROLL_DIE + next_unrolled(s) * FACES, FACES)
    return legal_moves(s, out)


@rule
def fill(out, first, count):
    for k in range(count):
        out[k] = first + k
    return count


@rule
def legal_bets(s, seat, out):
    count = 0
    for action in range(WRITE, SEAL + 1):
        if check_bet(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


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
def legal_moves(s, out):
    """With `out` None they are only counted."""
    count = 0
    for stone in range(STONES):
        if check_advance(s, stone) == 0:
            if out is not None:
                out[count] = ADVANCE + stone
            count += 1
        if s.die[WHITE] > 0 and check_back(s, stone) == 0:
            if out is not None:
                out[count] = BACK + stone
            count += 1
    return count


@rule
def weight(s, action):
    """Every face and every player is as likely as the next."""
    return 1


# --- what comes of it


@rule
def apply(s, seat, action, events):
    """Do what is allowed; the dispatcher of one line for each block."""
    if action >= BACK:
        back(s, seat, action - BACK, events)
    elif action >= ADVANCE:
        advance(s, seat, action - ADVANCE, events)
    elif action >= PICK_DICE:
        pick(s, seat, action - PICK_DICE + 1, events)
    elif action == SEAL:
        seal(s, seat, events)
    elif action == ERASE:
        erase(s, seat, events)
    elif action >= WRITE:
        write(s, seat, action - WRITE, events)
    elif action >= ROLL_DIE:
        roll(s, (action - ROLL_DIE) // FACES, (action - ROLL_DIE) % FACES + 1, events)
    else:
        start(s, action - START_WITH, events)


@rule
def write(s, seat, stone, events):
    """AUS-04: only the writer sees it."""
    place = count_written(s, seat)
    s.bet[seat, place] = stone + 1
    tell(events, WROTE, 1 << seat, seat, stone, place + 1)


@rule
def erase(s, seat, events):
    place = count_written(s, seat)
    s.bet[seat, place - 1] = 0
    tell(events, ERASED, 1 << seat, seat, place)


@rule
def seal(s, seat, events):
    s.sealed[seat] = 1
    tell(events, SEALED, EVERYONE, seat)
    if actors(s) == 0:
        s.phase = START


@rule
def start(s, seat, events):
    """AUS-06"""
    s.seat = seat
    s.phase = PICK
    tell(events, STARTED, EVERYONE, seat)


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


@rule
def advance(s, seat, stone, events):
    """AUS-10, AUS-17"""
    steps = s.die[stone]
    s.die[stone] = PUT_AWAY
    s.forward[stone] = 1
    target = square_ahead(s, stone, steps)
    if target >= s.path_length:
        tell(events, ADVANCED, EVERYONE, seat, stone, s.path_length, steps)
        arrive(s, stone, events)
    else:
        tell(events, ADVANCED, EVERYONE, seat, stone, target, steps)
        land(s, stone, target, events)
    go_on(s, events)


@rule
def square_ahead(s, stone, steps):
    """Where a roll leads, by AUS-10 or by the other reading of AUS-11."""
    square = s.square[stone] if s.square[stone] > 0 else s.first_square - 1
    if s.skip == 0:
        return square + steps
    for _ in range(steps - 1):
        square += 1
        while square < s.path_length and stones_on(s, square) > 0:
            square += 1
    return square + 1


@rule
def square_behind(s, stone, steps):
    """Likewise backwards; 0 is behind the window."""
    square = s.square[stone]
    if s.skip == 0:
        square -= steps
    else:
        for _ in range(steps - 1):
            square -= 1
            while square >= s.first_square and stones_on(s, square) > 0:
                square -= 1
        square -= 1
    return square if square >= s.first_square else 0


@rule
def stones_on(s, square):
    count = 0
    for stone in range(STONES):
        if s.square[stone] == square:
            count += 1
    return count


@rule
def land(s, stone, square, events):
    """AUS-12: on top of whatever lies there."""
    below = -1
    height = stones_on(s, square)
    for other in range(STONES):
        if s.square[other] == square and s.level[other] == height - 1:
            below = other
    s.square[stone] = square
    s.level[stone] = height
    if below >= 0:
        tell(events, COVERED_BY, EVERYONE, below, stone)


@rule
def back(s, seat, stone, events):
    """AUS-14: the white die; a roll of the stone's own that is still to come is lost."""
    steps = s.die[WHITE]
    s.die[WHITE] = PUT_AWAY
    square = square_behind(s, stone, steps)
    tell(events, WENT_BACK, EVERYONE, seat, stone, square, steps)
    if s.die[stone] > 0:
        s.die[stone] = PUT_AWAY
        tell(events, LOST, EVERYONE, stone, MOVED_BACK)
    if square > 0:
        s.square[stone] = 0  # off the path first: it may land where it came from with skips
        s.level[stone] = 0
        land(s, stone, square, events)
    else:
        s.square[stone] = 0
        s.level[stone] = 0
        if s.arrived == STONES - 2:
            settle_behind(s, stone, events)
    go_on(s, events)


@rule
def settle_behind(s, last, events):
    """AUS-18: of two stones left, the one sent behind its window is last."""
    for stone in range(STONES):
        if s.boat[stone] == 0 and stone != last:
            board(s, stone, events)
    board(s, last, events)
    finish(s, BEHIND, events)


@rule
def arrive(s, stone, events):
    """AUS-17, and AUS-19 for the one that is left."""
    board(s, stone, events)
    if s.arrived == STONES - 1:
        for last in range(STONES):
            if s.boat[last] == 0:
                board(s, last, events)
        finish(s, HOME, events)


@rule
def board(s, stone, events):
    """Into the lowest-numbered boat with room."""
    s.boat[stone] = BOAT_OF_PLACE[s.arrived]
    s.arrived += 1
    s.square[stone] = 0
    s.level[stone] = 0
    tell(events, BOARDED, EVERYONE, stone, s.boat[stone])


@rule
def go_on(s, events):
    """AUS-13: while something can move the turn goes on; then the rest is lost."""
    if s.phase == OVER or legal_moves(s, None) > 0:
        return
    lose_rolls(s, COVERED, NOTHING_TO_MOVE_BACK, events)
    for stone in range(STONES):
        s.forward[stone] = 0
    s.turns += 1
    if s.turns == s.turn_limit:
        tell(events, TIMED_OUT, EVERYONE, s.turns)
        board_by_position(s, events)
        finish(s, LIMIT, events)
    else:
        s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
        s.phase = PICK


@rule
def lose_rolls(s, reason, white_reason, events):
    for die in range(DICE):
        if s.die[die] > 0:
            s.die[die] = PUT_AWAY
            tell(events, LOST, EVERYONE, die, white_reason if die == WHITE else reason)


@rule
def board_by_position(s, events):
    """AUS-24: furthest first, in a stack the upper first, behind the windows by colour."""
    while s.arrived < STONES:
        first = -1
        for stone in range(STONES):
            if s.boat[stone] == 0 and (first < 0 or ahead_of(s, stone, first)):
                first = stone
        board(s, first, events)


@rule
def ahead_of(s, stone, other):
    if s.square[stone] != s.square[other]:
        return s.square[stone] > s.square[other]
    return s.level[stone] > s.level[other]


@rule
def finish(s, ended, events):
    """AUS-20: bets are laid open and counted; rolls still pending are void."""
    lose_rolls(s, RACE_OVER, RACE_OVER, events)
    for stone in range(STONES):
        s.forward[stone] = 0
    s.phase = OVER
    s.ended = ended
    for seat in range(s.players):
        if s.bet[seat, 0] > 0:  # those that whoever looks on knows
            tell(events, SCORED, EVERYONE, seat, points(s, seat))


# --- how it ends


@rule
def points(s, seat):
    """AUS-05, AUS-20: the boat's number for each stone that sits in the boat it was bet on."""
    total = 0
    for place in range(STONES):
        stone = s.bet[seat, place] - 1
        if stone >= 0 and s.boat[stone] == BOAT_OF_PLACE[place]:
            total += s.boat[stone]
    return total


@rule
def ending(s):
    return s.ended


@rule
def winners(s):
    """AUS-20: most points; a tie is shared."""
    if s.phase != OVER:
        return 0
    best = -1
    seats = 0
    for seat in range(s.players):
        if points(s, seat) > best:
            best = points(s, seat)
            seats = 1 << seat
        elif points(s, seat) == best:
            seats |= 1 << seat
    return seats
