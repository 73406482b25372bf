"""Template: the doors to a title's rules, and the loops that run inside a gear.

Every function takes the array that holds the records and an index into it: from Python an
array is the cheapest thing to hand to compiled code.
"""

from jailbirds.kernel.chance import pick
from jailbirds.kernel.rule import CHANCE


@compiled
def actors(games, i):
    return rules.actors(games[i])


@compiled
def legal(games, i, seat, out):
    return rules.legal(games[i], seat, out)


@compiled
def check(games, i, seat, action):
    return rules.check(games[i], seat, action)


@compiled
def apply(games, i, seat, action, events):
    rules.apply(games[i], seat, action, events)


@compiled
def weight(games, i, action):
    return rules.weight(games[i], action)


@compiled
def weights(games, i, out, count, found):
    """The weights of the outcomes of chance in `out`, written into `found`."""
    for k in range(count):
        found[k] = rules.weight(games[i], out[k])


@compiled
def outcome(games, i):
    """The ending and the winners."""
    return rules.ending(games[i]), rules.winners(games[i])


@compiled
def redact(games, i, seat):
    rules.redact(games[i], seat)


@compiled
def redeal(games, i, seat, rng):
    rules.redeal(games[i], seat, rng)


# --- what a seat can know: `data` are the bytes of the records in `games`, a row each


@compiled
def deal(games, data, seat, action, told, rng):
    """Deal anew in record 1 what record 0 leaves hidden from a seat, and do an action there;
    1: nothing was hidden."""
    games[1] = games[0]
    rules.redeal(games[1], seat, rng)
    is_all_known = is_same(data, 0, 1)
    told[0, 0] = 0
    rules.apply(games[1], seat, action, told)
    return is_all_known


@compiled
def rules_out(games, data, mover, eye, action, first, last, seen, told, out, rng):
    """Deal anew in record 2 what record 0 leaves hidden from `eye`. 1: nothing that the mover could
    do there, of the actions from `first` up to `last`, would look to `eye` like record 1 and what
    was `seen`; `action` is tried before the others."""
    games[2] = games[0]
    rules.redeal(games[2], eye, rng)
    possible = rules.check(games[2], mover, action) == 0
    if possible and looks_alike(games, data, mover, eye, action, seen, told):
        return 0
    count = rules.legal(games[2], mover, out)
    for k in range(count):
        other = out[k]
        alike = first <= other < last and other != action
        if alike and looks_alike(games, data, mover, eye, other, seen, told):
            return 0
    return 1


@compiled
def looks_alike(games, data, mover, eye, action, seen, told):
    """Does an action in record 2, done in record 3, look to `eye` like record 1 and `seen`?"""
    look(games, 2, 3, mover, eye, action, told)
    return 1 if is_same(data, 1, 3) and is_seen_alike(seen, told, eye) else 0


@compiled
def look(games, before, after, mover, eye, action, told):
    """Do an action of record `before` in record `after`, and leave there what `eye` may know."""
    games[after] = games[before]
    told[0, 0] = 0
    rules.apply(games[after], mover, action, told)
    rules.redact(games[after], eye)


@compiled
def is_same(data, one, other):
    """Have two records the same bytes?"""
    for k in range(data.shape[1]):
        if data[one, k] != data[other, k]:
            return 0
    return 1


@compiled
def is_seen_alike(one, other, eye):
    """Does `eye` see the same events in both?"""
    k = 1
    n = 1
    while True:
        while k <= one[0, 0] and one[k, 1] >> eye & 1 == 0:
            k += 1
        while n <= other[0, 0] and other[n, 1] >> eye & 1 == 0:
            n += 1
        if k > one[0, 0] or n > other[0, 0]:
            return 1 if k > one[0, 0] and n > other[0, 0] else 0
        for column in range(one.shape[1]):
            if one[k, column] != other[n, column]:
                return 0
        k += 1
        n += 1


@compiled
def refusals(games, i, seat, out):
    """What `check` says to every action of the title, written into `out`."""
    for action in range(len(out)):
        out[action] = rules.check(games[i], seat, action)


@compiled
def one_of(seats, rng):
    """A random seat of a set of bits."""
    if seats & (seats - 1) == 0:
        seat = 0
        while seats >> seat & 1 == 0:
            seat += 1
        return seat
    count = 0
    for seat in range(CHANCE + 1):
        count += seats >> seat & 1
    n = pick(rng, count)
    for seat in range(CHANCE + 1):
        n -= seats >> seat & 1
        if n < 0:
            break
    return seat


@compiled
def draw(s, out, n, rng):
    """A random outcome of chance among the `n` in `out`, by their weights."""
    total = 0
    for k in range(n):
        total += rules.weight(s, out[k])
    left = pick(rng, total)
    for k in range(n):
        left -= rules.weight(s, out[k])
        if left < 0:
            break
    return out[k]


@compiled
def random_action(s, seat, out, rng):
    """A random legal action of the seat; chance draws by its weights."""
    n = rules.legal(s, seat, out)
    if seat == CHANCE:
        return draw(s, out, n, rng)
    return out[pick(rng, n)]


@compiled
def playout(games, i, out, rng):
    """Play a game to its end at random; how many actions it took."""
    s = games[i]
    count = 0
    seats = rules.actors(s)
    while seats != 0:
        seat = one_of(seats, rng)
        rules.apply(s, seat, random_action(s, seat, out, rng), None)
        count += 1
        seats = rules.actors(s)
    return count


@compiled
def playouts(games, count, out, rng):
    """Play `count` games at random from record 0, each in record 1; the sum of their lengths."""
    length = 0
    for _ in range(count):
        games[1] = games[0]
        length += playout(games, 1, out, rng)
    return length


@compiled
def record_playout(games, i, out, rng, seats, actions):
    """A playout that writes its log; how long it is, cut off where the log is full."""
    s = games[i]
    count = 0
    while rules.actors(s) != 0 and count < len(actions):
        seats[count] = one_of(rules.actors(s), rng)
        actions[count] = random_action(s, seats[count], out, rng)
        rules.apply(s, seats[count], actions[count], None)
        count += 1
    return count


@compiled
def replay(games, i, seats, actions, count):
    """Apply a log; how many actions were legal before the first that was not."""
    s = games[i]
    for k in range(count):
        if rules.actors(s) >> seats[k] & 1 == 0 or rules.check(s, seats[k], actions[k]) != 0:
            return k
        rules.apply(s, seats[k], actions[k], None)
    return count


@compiled
def perft(games, depth, out, width):
    """How many sequences of `depth` actions start from record 0.

    A walk through the tree without recursion: record k holds the position after k actions,
    and `out[k * width:]` what can still be tried there, behind its count. So `games` has
    room for `depth` records, and `out` for as many lists.
    """
    nodes = 0
    level = 0
    list_children(games[0], out)
    while level >= 0:
        here = level * width
        left = out[here]
        if level == depth - 1:
            nodes += left
            left = 0
        if left == 0:
            level -= 1
        else:
            out[here] = left - 1
            seat = out[here + 2 * left - 1]
            action = out[here + 2 * left]
            level += 1
            games[level] = games[level - 1]
            rules.apply(games[level], seat, action, None)
            list_children(games[level], out[here + width :])
    return nodes


@compiled
def list_children(s, out):
    """Write every (seat, action) that is possible now into `out`, behind their count."""
    count = 0
    seats = rules.actors(s)
    for seat in range(CHANCE + 1):
        if seats >> seat & 1:
            base = 1 + 2 * count
            n = rules.legal(s, seat, out[base:])
            for k in range(n - 1, -1, -1):  # spread them out, the last one first
                out[base + 2 * k + 1] = out[base + k]
                out[base + 2 * k] = seat
            count += n
    out[0] = count
