"""Template: games from which a network learns."""

from jailbirds.kernel.chance import pick
from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")
tree = load("jailbirds.bots.search.loops")

SEEN = 64.0  # as in bots/judging/loops.py
RECORDS = 4  # the truth, and three for a bot that looks ahead
PERCENT = 100


@compiled
def gather(m, net, start, games, kept, players, manner, seen, leads, results, rng):
    """Play a game between bots, and note some of its positions, each as one seat sees it.

    `manner` is how many iterations they think, 0 for none, and in how many of a hundred decisions
    they do anything at all. Positions are drawn from the whole game, each as likely as another.
    How many were noted, in `seen` (what is observed), `leads` (what `evaluate` says) and `results`.
    """
    games[0] = start[0]
    count = 0
    while True:
        seats = rules.actors(games[0])
        if seats == 0:
            break
        seat = doors.one_of(seats, m.rng)
        if seat == CHANCE:
            action = doors.random_action(games[0], CHANCE, m.out, rng)
        else:
            action = choose(m, net, games, seat, players, manner, rng)
        rules.apply(games[0], seat, action, None)
        if rules.ending(games[0]) == 0:
            place = count if count < len(kept) else pick(rng, count + 1)
            if place < len(kept):
                kept[place] = games[0]
            count += 1
    noted = min(count, len(kept))
    for row in range(noted):
        note(m, kept, games, row, players, seen, leads, results, rng)
    return noted


@compiled
def choose(m, net, games, seat, players, manner, rng):
    """What a bot does, or anything at all."""
    count = rules.legal(games[0], seat, m.out)
    if count == 1 or pick(rng, PERCENT) < manner[1]:
        return m.out[pick(rng, count)]
    games[1] = games[0]
    rules.redact(games[1], seat)
    if manner[0] == 0:
        return bots.greedy(games[1:], seat, 0, m.out, m.values, rng)
    m.games[tree.ROOT_RECORD] = games[1]
    tree.reset(m, net, seat, players)
    tree.iterate(m, net, seat, players, manner[0])
    best, chosen = -1, 0
    for branch in range(m.nodes[tree.ROOT, tree.COUNT]):
        if m.branches[branch, tree.TAKEN] > best:
            best, chosen = m.branches[branch, tree.TAKEN], m.branches[branch, tree.ACTION]
    return chosen


@compiled
def note(m, kept, games, row, players, seen, leads, results, rng):
    """A position as a seat sees it, what `evaluate` says, and how the game ended."""
    seat = pick(rng, players)
    games[1] = kept[row]
    rules.redact(games[1], seat)
    size = rules.observe(games[1], seat, players, m.seen, 0)
    for k in range(size):
        seen[row, k] = int(m.seen[k] * SEEN + 0.5)
    rules.redeal(games[1], seat, rng)
    tree.evaluate(m, games[1], (1 << players) - 1, players)
    for k in range(players):
        other = (seat + k) % players
        leads[row, k] = tree.lead(m, other, players, 0)
        results[row, k] = tree.standing(m, games[0], other, players, 0)
