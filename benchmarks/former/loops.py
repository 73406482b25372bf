"""Template: the former search, one tree for all, by what the seat that thinks has dealt.

Every iteration deals anew what the seat cannot know, walks down the tree by what is legal in
that deal, adds what it finds at the end of the walk, plays on for a while, and carries what
came of it back up. Each player on the way is taken to play for their own result.

The tree lies in arrays made beforehand. A node is the action that leads to it; its children
hang on it as a list.
"""

from math import exp, log, sqrt

from jailbirds.kernel.chance import pick
from jailbirds.kernel.rule import CHANCE, NEVER

doors = load("jailbirds.kernel.loops")

RECORDS = 4  # the redacted record, the deal, one to try things on, one for the playout
# Columns of the tree
ACTION, MOVER, FIRST, NEXT, VISITS, SEEN = range(6)
FIELDS = 6
ROOT = 0
# Columns of what is judged of a node: what came of it on average, and the doubt about that
MEAN, DOUBT = range(2)
JUDGEMENTS = 2
# Entries of the counters
NODES, ITERATIONS, STAMP, ACTIONS = range(4)
# Entries of the manner in which a title is thought about, see kernel/title.py
SCALE, HORIZON, TRIES, TRUST, CURIOSITY, RIPE, SHARED, RIVALRY, LUCK, OPEN = range(10)
# Columns of the ledger, which has a row for every player: what the end of the walk lets hope
# for, what all deals so far let hope for together, and what evens out the luck of this one
HOPE, HOPES, EVENED = range(3)
ENTRIES = 3


@compiled
def reset(tree, counters, mark, ledger):
    """An empty tree."""
    for player in range(len(ledger)):
        ledger[player, HOPES] = 0.0
        ledger[player, EVENED] = 0.0
    for counter in range(len(counters)):
        counters[counter] = 0
    for action in range(len(mark)):
        mark[action] = 0
    add_node(tree, counters, 0, CHANCE, 0)


@compiled
def add_node(tree, counters, action, mover, visits):
    """A new node; the caller knows that there is room, and hangs it up."""
    node = counters[NODES]
    counters[NODES] = node + 1
    tree[node, ACTION] = action
    tree[node, MOVER] = mover
    tree[node, FIRST] = 0
    tree[node, NEXT] = 0
    tree[node, VISITS] = visits
    tree[node, SEEN] = visits
    return node


@compiled
def iterate(
    games,
    seat,
    players,
    count,
    manner,
    judged,
    tree,
    counters,
    mark,
    out,
    path,
    values,
    ledger,
    rng,
):
    """So many iterations for a seat that sees record 0, redacted for it."""
    for _ in range(count):
        games[1] = games[0]
        rules.redeal(games[1], seat, rng)
        if manner[LUCK]:
            even_out(games[1], players, manner, counters, values, ledger)
        length = descend(
            games, seat, players, manner, judged, tree, counters, mark, out, path, values, rng
        )
        counters[ACTIONS] += length - 1 + play_on(games, manner, out, values, rng)
        carry_back(games[1], players, length, manner, judged, tree, path, values, ledger)
        counters[ITERATIONS] += 1


@compiled
def even_out(s, players, manner, counters, values, ledger):
    """A deal that is good for a player is good whatever is done: what a player can hope for in
    it, compared with other deals, is luck, and is taken off what comes of it."""
    rules.evaluate(s, (1 << players) - 1, values)
    for player in range(players):
        hope = standing(s, player, players, manner, values, 0)
        ledger[player, HOPES] += hope
        ledger[player, EVENED] = ledger[player, HOPES] / (counters[ITERATIONS] + 1) - hope


@compiled
def carry_back(s, players, length, manner, judged, tree, path, values, ledger):
    """What came of a walk, to every node on its path, for whoever moved there."""
    movers = 0
    for step in range(length):
        movers |= 1 << tree[path[step], MOVER]
    evaluate(s, movers, players, manner, values)
    for player in range(players):
        if movers >> player & 1:
            hope = standing(s, player, players, manner, values, 0)
            ledger[player, HOPE] = hope + ledger[player, EVENED]
    for step in range(length):
        node = path[step]
        tree[node, VISITS] += 1
        if tree[node, MOVER] != CHANCE:
            visits = tree[node, VISITS]
            judged[node, MEAN] += (ledger[tree[node, MOVER], HOPE] - judged[node, MEAN]) / visits
            judged[node, DOUBT] = 1.0 / sqrt(visits)


@compiled
def descend(games, seat, players, manner, judged, tree, counters, mark, out, path, values, rng):
    """Walk record 1 down the tree to a leaf; how many nodes the path has."""
    s = games[1]
    node = ROOT
    path[0] = ROOT
    length = 1
    while length < len(path):
        seats = rules.actors(s)
        if seats == 0:
            break
        mover = seat if seats >> seat & 1 else doors.one_of(seats, rng)
        if mover == CHANCE:
            action = doors.random_action(s, CHANCE, out, rng)
            child = find_child(tree, node, action)
            if child == 0:
                if counters[NODES] >= len(tree):
                    break
                child = hang(tree, counters, node, action, CHANCE, 0)
            rules.apply(s, CHANCE, action, None)
        else:
            if node != ROOT and tree[node, VISITS] < manner[RIPE]:
                break
            child = choose_child(
                games, node, mover, players, manner, judged, tree, counters, mark, out, values
            )
            if child == 0:
                break
            rules.apply(s, mover, tree[child, ACTION], None)
        node = child
        path[length] = node
        length += 1
    return length


@compiled
def find_child(tree, node, action):
    child = tree[node, FIRST]
    while child != 0 and tree[child, ACTION] != action:
        child = tree[child, NEXT]
    return child


@compiled
def hang(tree, counters, node, action, mover, visits):
    child = add_node(tree, counters, action, mover, visits)
    tree[child, NEXT] = tree[node, FIRST]
    tree[node, FIRST] = child
    return child


@compiled
def choose_child(games, node, mover, players, manner, judged, tree, counters, mark, out, values):
    """The most promising of the actions that are legal in this deal; 0 where there is no room."""
    known = manner[OPEN] and tree[node, FIRST] != 0  # where nothing is hidden, all children are
    count = 0 if known else rules.legal(games[1], mover, out)
    counters[STAMP] += 2
    stamp = counters[STAMP]
    for k in range(count):
        mark[out[k]] = stamp
    best, chosen = -1.0, 0
    seen, interest = 0, 0.0
    child = tree[node, FIRST]
    while child != 0:
        if known or (mark[tree[child, ACTION]] == stamp and tree[child, MOVER] == mover):
            mark[tree[child, ACTION]] = stamp + 1
            tree[child, SEEN] += 1
            if tree[child, SEEN] != seen:  # most were seen as often as their neighbours
                seen = tree[child, SEEN]
                interest = manner[CURIOSITY] * sqrt(log(seen + 1.0))
            promise = judged[child, MEAN] + interest * judged[child, DOUBT]
            if promise > best:
                best, chosen = promise, child
        child = tree[child, NEXT]
    for k in range(count):
        if mark[out[k]] == stamp:  # legal, but met here for the first time
            if counters[NODES] >= len(tree):
                break
            trust = int(manner[TRUST])
            child = hang(tree, counters, node, out[k], mover, trust)
            judged[child, MEAN] = first_guess(games, mover, players, out[k], manner, values)
            judged[child, DOUBT] = 1.0 / sqrt(trust)
            interest = manner[CURIOSITY] * sqrt(log(trust + 1.0))
            promise = judged[child, MEAN] + interest * judged[child, DOUBT]
            if promise > best:
                best, chosen = promise, child
    return chosen


@compiled
def first_guess(games, mover, players, action, manner, values):
    """What the hints say of an action; what no bot does looks worse than any defeat."""
    bonus = rules.prefer(games[1], mover, action)
    if bonus <= NEVER:
        return -1.0
    games[2] = games[1]
    rules.apply(games[2], mover, action, None)
    evaluate(games[2], 1 << mover, players, manner, values)
    return standing(games[2], mover, players, manner, values, bonus)


@compiled
def evaluate(s, seats, players, manner, values):
    """What a position is worth to some seats, and to all where they are rivals."""
    if manner[RIVALRY] > 0:
        seats = (1 << players) - 1
    rules.evaluate(s, seats, values)


@compiled
def standing(s, seat, players, manner, values, bonus):
    """The result of a seat, or what it can hope for by what was evaluated: between 0 and 1."""
    if rules.ending(s) != 0:
        winners = rules.winners(s)
        if winners >> seat & 1 == 0:
            return 0.0
        return 1.0 if winners & (winners - 1) == 0 else manner[SHARED]
    rival = -1
    for other in range(players):
        if other != seat and (rival < 0 or values[other] > values[rival]):
            rival = other
    lead = values[seat] + bonus - manner[RIVALRY] * values[rival]
    return 1.0 / (1.0 + exp(-lead / manner[SCALE]))


@compiled
def play_on(games, manner, out, values, rng):
    """Play record 1 on for a while: of a few random actions, everybody takes the best.

    How many actions that were.
    """
    s = games[1]
    tries = int(manner[TRIES])
    horizon = int(manner[HORIZON])
    for count in range(horizon):
        seats = rules.actors(s)
        if seats == 0:
            return count
        mover = doors.one_of(seats, rng)
        if mover == CHANCE or tries == 1:
            action = doors.random_action(s, mover, out, rng)
        else:
            action = best_of_some(games, mover, tries, out, values, rng)
        rules.apply(s, mover, action, None)
    return horizon


@compiled
def best_of_some(games, mover, tries, out, values, rng):
    count = rules.legal(games[1], mover, out)
    chosen = out[pick(rng, count)]
    best = 0
    for attempt in range(min(tries, count)):
        action = out[pick(rng, count)]
        games[3] = games[1]
        rules.apply(games[3], mover, action, None)
        rules.evaluate(games[3], 1 << mover, values)
        value = values[mover] + rules.prefer(games[1], mover, action)
        if attempt == 0 or value > best:
            best, chosen = value, action
    return chosen


@compiled
def leaders(tree):
    """The visits of the two most visited actions, and of all together."""
    first, second, total = 0, 0, 0
    child = tree[ROOT, FIRST]
    while child != 0:
        visits = tree[child, VISITS]
        total += visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        child = tree[child, NEXT]
    return first, second, total
