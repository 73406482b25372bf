"""Template: regrets, for titles in which players have to mix what they do.

Who always bets with good cards and never with bad ones is read like a book. So here everybody
learns how often to do what: each iteration deals a round anew from its beginning, for all alike,
and lets one player try all they can do in it, while the others do what they have learned. Noted
is how much each player regrets not having done each thing; actions are taken as often as they are
regretted, and what was done on average comes near an equilibrium (counterfactual regrets with
external sampling; regrets below nothing are forgotten, and what came later counts for more).
"""

from math import sqrt

from jailbirds.kernel.chance import pick
from jailbirds.kernel.rule import CHANCE, SPECTATOR

doors = load("jailbirds.kernel.loops")
tree = load("jailbirds.bots.search.loops")

# Columns of what is kept of a branch besides
REGRET, DONE = range(2)
MIXED = 2
# Columns of the frames: decisions of the learner whose branches are being tried
NODE, TRIED_NOW = range(2)
FRAME_FIELDS = 2
MOST_STEPS = 1 << 14  # in an iteration; then the hints judge
FINE = 1 << 30
# What is done less than this part of what is done most is left out: less of it with more visits
MOST_DOUBT, DOUBT = 0.4, 4.0


@compiled
def begin(m, seat, players):
    """Make the root, and put down what all know of the round, from where it began."""
    m.games[tree.DEAL] = m.games[tree.ROOT_RECORD]
    rules.redeal(m.games[tree.DEAL], seat, m.rng)
    sprout(m, tree.look_up(m, seat), seat, players)
    m.games[tree.PUBLIC] = m.games[tree.ROOT_RECORD]
    rules.redact(m.games[tree.PUBLIC], SPECTATOR)
    rules.rewind(m.games[tree.PUBLIC])


@compiled
def iterate(m, players, count):
    for _ in range(count):
        m.games[tree.DEAL] = m.games[tree.PUBLIC]
        rules.redeal(m.games[tree.DEAL], SPECTATOR, m.rng)
        try_all(m, m.counters[tree.ITERATIONS] % players, players)
        m.counters[tree.ITERATIONS] += 1


@compiled
def try_all(m, learner, players):
    """Let one player try all they can do in a deal, one thing after the other."""
    before = m.counters[tree.ACTIONS]
    depth = 0
    while True:
        node = advance(m, learner, players)
        if node != tree.NOWHERE and (
            depth == len(m.stack) or m.counters[tree.ACTIONS] - before > MOST_STEPS
        ):
            judge(m, learner, players)
            node = tree.NOWHERE
        if node != tree.NOWHERE:
            m.stack[depth] = m.games[tree.DEAL]
            m.frames[depth, NODE] = node
            m.frames[depth, TRIED_NOW] = 0
            depth += 1
        else:
            depth = go_back(m, learner, depth)
            if depth == 0:
                return
        m.games[tree.DEAL] = m.stack[depth - 1]
        first = m.nodes[m.frames[depth - 1, NODE], tree.FIRST]
        action = m.branches[first + m.frames[depth - 1, TRIED_NOW], tree.ACTION]
        rules.apply(m.games[tree.DEAL], learner, action, None)
        m.counters[tree.ACTIONS] += 1


@compiled
def advance(m, learner, players):
    """Play the deal on until the learner has to decide, and where; or to its end. What the
    learner can hope for then is in the ledger."""
    s = m.games[tree.DEAL]
    while True:
        seats = rules.actors(s)
        if seats == 0:
            break
        mover = doors.one_of(seats, m.rng)
        m.counters[tree.ACTIONS] += 1
        if mover == CHANCE:
            if draw_ends_it(m, learner, players):
                return tree.NOWHERE
            continue
        node = tree.look_up(m, mover)
        if node == tree.NOWHERE:
            break
        if m.nodes[node, tree.COUNT] == 0 and sprout(m, node, mover, players) == 0:
            break
        if mover == learner:
            return node
        take_shares(m, node)
        note_what_is_done(m, node)
        rules.apply(s, mover, m.branches[choose(m, node), tree.ACTION], None)
    judge(m, learner, players)
    return tree.NOWHERE


@compiled
def judge(m, learner, players):
    """What the learner can hope for where nobody looks further."""
    tree.play_on(m)
    tree.evaluate(m, m.games[tree.DEAL], 1 << learner, players)
    m.ledger[learner, tree.HOPE] = tree.standing(m, m.games[tree.DEAL], learner, players, 0)


@compiled
def draw_ends_it(m, learner, players):
    """Let chance act. A draw that ends the game is not rolled but reckoned, over all outcomes."""
    s = m.games[tree.DEAL]
    count = rules.legal(s, CHANCE, m.out)
    m.games[tree.TRIED] = s
    rules.apply(m.games[tree.TRIED], CHANCE, m.out[0], None)
    if rules.ending(m.games[tree.TRIED]) == 0:
        rules.apply(s, CHANCE, doors.draw(s, m.out, count, m.rng), None)
        return False
    total, hope = 0, 0.0
    for k in range(count):
        m.games[tree.TRIED] = s
        weight = rules.weight(s, m.out[k])
        rules.apply(m.games[tree.TRIED], CHANCE, m.out[k], None)
        total += weight
        hope += weight * tree.standing(m, m.games[tree.TRIED], learner, players, 0)
    m.ledger[learner, tree.HOPE] = hope / total
    return True


@compiled
def sprout(m, node, mover, players):
    """Branches of which nobody knows more than the hints."""
    count = tree.branch_out(m, node, mover, players)
    first = m.nodes[node, tree.FIRST]
    mean = 0.0
    for branch in range(first, first + count):
        mean += m.judged[branch, tree.MEAN] / count
    for branch in range(first, first + count):
        guess = m.manner[tree.TRUST] * (m.judged[branch, tree.MEAN] - mean)
        m.mixed[branch, REGRET] = max(0.0, guess)
        m.mixed[branch, DONE] = 0.0
    return count


@compiled
def take_shares(m, node):
    """How often each branch is taken now: by regret; where there is none, each as often."""
    first, count = m.nodes[node, tree.FIRST], m.nodes[node, tree.COUNT]
    total = 0.0
    for k in range(count):
        total += m.mixed[first + k, REGRET]
    for k in range(count):
        m.shares[k] = m.mixed[first + k, REGRET] / total if total > 0 else 1.0 / count


@compiled
def note_what_is_done(m, node):
    """For the average."""
    first = m.nodes[node, tree.FIRST]
    m.nodes[node, tree.VISITS] += 1
    for k in range(m.nodes[node, tree.COUNT]):
        m.mixed[first + k, DONE] += m.shares[k] * (m.counters[tree.ITERATIONS] + 1.0) ** 2


@compiled
def choose(m, node):
    """A branch by its share."""
    last = m.nodes[node, tree.COUNT] - 1
    left = pick(m.rng, FINE) / FINE
    k = 0
    while k < last:
        left -= m.shares[k]
        if left < 0:
            break
        k += 1
    return m.nodes[node, tree.FIRST] + k


@compiled
def go_back(m, learner, depth):
    """Note what came of a branch; where all were tried, what is regretted there, and so on
    upwards. How many decisions are still open."""
    value = m.ledger[learner, tree.HOPE]
    while depth > 0:
        node, k = m.frames[depth - 1, NODE], m.frames[depth - 1, TRIED_NOW]
        first, count = m.nodes[node, tree.FIRST], m.nodes[node, tree.COUNT]
        branch = first + k
        m.worths[depth - 1, k] = value
        m.branches[branch, tree.TAKEN] += 1
        mean = m.judged[branch, tree.MEAN]
        m.judged[branch, tree.MEAN] = mean + (value - mean) / m.branches[branch, tree.TAKEN]
        m.frames[depth - 1, TRIED_NOW] = k + 1
        if k + 1 < count:
            return depth
        take_shares(m, node)
        value = 0.0
        for k in range(count):
            value += m.shares[k] * m.worths[depth - 1, k]
        for k in range(count):
            regret = m.mixed[first + k, REGRET] + m.worths[depth - 1, k] - value
            m.mixed[first + k, REGRET] = max(0.0, regret)
        depth -= 1
    return 0


@compiled
def conclude(m):
    """How often the seat does each thing at the root, on average, into the shares.

    What is done now and then only because little is known yet is left out.
    """
    take_shares(m, tree.ROOT)  # where it was never walked to
    first, count = m.nodes[tree.ROOT, tree.FIRST], m.nodes[tree.ROOT, tree.COUNT]
    most = 0.0
    for k in range(count):
        most = max(most, m.mixed[first + k, DONE])
    if most == 0:
        return
    least = most * min(MOST_DOUBT, DOUBT / sqrt(m.nodes[tree.ROOT, tree.VISITS]))
    total = 0.0
    for k in range(count):
        done = m.mixed[first + k, DONE]
        m.shares[k] = done if done >= least else 0.0
        total += m.shares[k]
    for k in range(count):
        m.shares[k] /= total
