"""Template: information-set Monte-Carlo tree search, one implementation for all titles.

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
# Entries of the counters
NODES, ITERATIONS, STAMP, ACTIONS = range(4)
# Entries of the manner in which a title is thought about, see kernel/title.py
SCALE, HORIZON, TRIES, TRUST, CURIOSITY, RIPE, SHARED, RIVALRY = range(8)


@compiled
def reset(tree, totals, counters, mark, luck):
    """An empty tree."""
    for player in range(len(luck)):
        luck[player] = 0.0
    for counter in range(len(counters)):
        counters[counter] = 0
    for action in range(len(mark)):
        mark[action] = 0
    add_node(tree, totals, counters, 0, CHANCE, 0.0, 0)


@compiled
def add_node(tree, totals, counters, action, mover, total, visits):
    """A new node; the caller knows that there is room, and hangs it up."""
    node = counters[NODES]
    counters[NODES] = node + 1
    tree[node, ACTION] = action
    tree[node, MOVER] = mover
    tree[node, FIRST] = 0
    tree[node, NEXT] = 0
    tree[node, VISITS] = visits
    tree[node, SEEN] = visits
    totals[node] = total
    return node


@compiled
def iterate(
    games,
    seat,
    players,
    count,
    manner,
    tree,
    totals,
    counters,
    mark,
    out,
    path,
    rewards,
    luck,
    rng,
):
    """So many iterations for a seat that sees record 0, redacted for it.

    A deal that is good for a player is good whatever is done: what a player can hope for in
    it, compared with other deals, is luck, and taken off what came of it.
    """
    for _ in range(count):
        games[1] = games[0]
        rules.redeal(games[1], seat, rng)
        for player in range(players):
            hope = standing(games[1], player, players, manner, 0)
            luck[player] += hope
            rewards[player] = luck[player] / (counters[ITERATIONS] + 1) - hope
        length = descend(games, seat, players, manner, tree, totals, counters, mark, out, path, rng)
        counters[ACTIONS] += length - 1 + play_on(games, manner, out, rng)
        for player in range(players):
            rewards[player] += standing(games[1], player, players, manner, 0)
        for step in range(length):
            node = path[step]
            tree[node, VISITS] += 1
            if tree[node, MOVER] != CHANCE:
                totals[node] += rewards[tree[node, MOVER]]
        counters[ITERATIONS] += 1


@compiled
def descend(games, seat, players, manner, tree, totals, counters, mark, out, path, rng):
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
                child = hang(tree, totals, counters, node, action, CHANCE, 0.0, 0)
            rules.apply(s, CHANCE, action, None)
        else:
            if node != ROOT and tree[node, VISITS] < manner[RIPE]:
                break
            count = rules.legal(s, mover, out)
            child = choose_child(
                games, node, mover, players, count, manner, tree, totals, counters, mark, out
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
def hang(tree, totals, counters, node, action, mover, total, visits):
    child = add_node(tree, totals, counters, action, mover, total, visits)
    tree[child, NEXT] = tree[node, FIRST]
    tree[node, FIRST] = child
    return child


@compiled
def choose_child(games, node, mover, players, count, manner, tree, totals, counters, mark, out):
    """The most promising of the actions that are legal in this deal; 0 where there is no room."""
    counters[STAMP] += 2
    stamp = counters[STAMP]
    for k in range(count):
        mark[out[k]] = stamp
    best, chosen = -1.0, 0
    child = tree[node, FIRST]
    while child != 0:
        if mark[tree[child, ACTION]] == stamp and tree[child, MOVER] == mover:
            mark[tree[child, ACTION]] = stamp + 1
            tree[child, SEEN] += 1
            promise = upper_bound(tree, totals, child, manner[CURIOSITY])
            if promise > best:
                best, chosen = promise, child
        child = tree[child, NEXT]
    for k in range(count):
        if mark[out[k]] == stamp:  # legal, but met here for the first time
            if counters[NODES] >= len(tree):
                break
            guess = first_guess(games, mover, players, out[k], manner)
            trust = int(manner[TRUST])
            child = hang(tree, totals, counters, node, out[k], mover, trust * guess, trust)
            promise = upper_bound(tree, totals, child, manner[CURIOSITY])
            if promise > best:
                best, chosen = promise, child
    return chosen


@compiled
def upper_bound(tree, totals, child, curiosity):
    visits = tree[child, VISITS]
    return totals[child] / visits + curiosity * sqrt(log(tree[child, SEEN] + 1.0) / visits)


@compiled
def first_guess(games, mover, players, action, manner):
    """What the hints say of an action; what no bot does looks worse than any defeat."""
    bonus = rules.prefer(games[1], mover, action)
    if bonus <= NEVER:
        return -1.0
    games[2] = games[1]
    rules.apply(games[2], mover, action, None)
    return standing(games[2], mover, players, manner, bonus)


@compiled
def standing(s, seat, players, manner, bonus):
    """The result of a seat, or what it can hope for: between 0 and 1."""
    if rules.ending(s) != 0:
        winners = rules.winners(s)
        if winners >> seat & 1 == 0:
            return 0.0
        return 1.0 if winners & (winners - 1) == 0 else manner[SHARED]
    best = 0
    for other in range(players):
        if other != seat:
            value = rules.evaluate(s, other)
            if value > best or best == 0:
                best = value
    lead = rules.evaluate(s, seat) + bonus - manner[RIVALRY] * best
    return 1.0 / (1.0 + exp(-lead / manner[SCALE]))


@compiled
def play_on(games, manner, out, rng):
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
            action = best_of_some(games, mover, tries, out, rng)
        rules.apply(s, mover, action, None)
    return horizon


@compiled
def best_of_some(games, mover, tries, out, rng):
    count = rules.legal(games[1], mover, out)
    choice = out[pick(rng, count)]
    best = 0
    for attempt in range(min(tries, count)):
        action = out[pick(rng, count)]
        games[3] = games[1]
        rules.apply(games[3], mover, action, None)
        value = rules.evaluate(games[3], mover) + rules.prefer(games[1], mover, action)
        if attempt == 0 or value > best:
            best, choice = value, action
    return choice


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
