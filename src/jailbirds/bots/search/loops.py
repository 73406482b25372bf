"""Template: Monte-Carlo tree search in which everybody sees what they may see, for all titles.

Every iteration deals anew what the seat cannot know, walks down the tree, adds what it finds at
the end of the walk, plays on for a while, and carries what came of it back up. Each player on the
way is taken to play for their own result, and to know what the redacted record shows them: two
deals that they cannot tell apart lead to the same node, and two that they can to different ones.
What is legal follows from what is known, so a node has the same branches in all deals.
"""

from math import exp, log, sqrt

from jailbirds.kernel.chance import LOW_32, pick
from jailbirds.kernel.rule import CHANCE, NEVER

doors = load("jailbirds.kernel.loops")
judging = load("jailbirds.bots.judging.loops")

# The redacted record, the deal, one to try things on, one for the playout, one to be looked at,
# and what all know
ROOT_RECORD, DEAL, TRIED, PLAYED, LOOKED_AT, PUBLIC = range(6)
RECORDS = 6
# Columns of nodes: the first branch, how many there are, visits, and the slot that finds the node
FIRST, COUNT, VISITS, SLOT = range(4)
NODE_FIELDS = 4
ROOT = 0
NOWHERE = -1
# Columns of branches: the action, who does it, how often it was taken; where nothing is hidden
# and nothing rolled, the node that it leads to
ACTION, MOVER, TAKEN, LEADS = range(4)
BRANCH_FIELDS = 4
# Columns of what is judged of a branch: what came of it on average, and the doubt about that
MEAN, DOUBT = range(2)
JUDGEMENTS = 2
# Entries of the counters
NODES, BRANCHES, ITERATIONS, ACTIONS = range(4)
COUNTERS = 4
# Entries of the manner in which a title is thought about, see kernel/title.py
SCALE, HORIZON, TRIES, TRUST, CURIOSITY, RIPE, SHARED, RIVALRY, LUCK, OPEN = range(10)
# Columns of the ledger, which has a row for every player: what the end of the walk lets hope
# for, what all deals so far let hope for together, and what evens out the luck of this one
# (`OFFSET`, `OFFSET_AT_ROOT`: what a network adds to what `evaluate` says, here and at the root)
HOPE, HOPES, EVENED, OFFSET, OFFSET_AT_ROOT = range(5)
ENTRIES = 5


@compiled
def reset(m, net, seat, players):
    """An empty tree."""
    for player in range(players):
        for entry in range(ENTRIES):
            m.ledger[player, entry] = 0.0
    if net is not None:
        m.games[DEAL] = m.games[ROOT_RECORD]
        consult(m, net, seat, players)
        for player in range(players):
            m.ledger[player, OFFSET_AT_ROOT] = m.ledger[player, OFFSET]
    for counter in range(COUNTERS):
        m.counters[counter] = 0


@compiled
def iterate(m, net, seat, players, count):
    """So many iterations for a seat that sees the root's record, redacted for it."""
    for _ in range(count):
        m.games[DEAL] = m.games[ROOT_RECORD]
        rules.redeal(m.games[DEAL], seat, m.rng)
        if m.manner[LUCK]:
            even_out(m, net, players)
        length = descend(m, net, seat, players)
        m.counters[ACTIONS] += length + play_on(m)
        if net is not None and rules.ending(m.games[DEAL]) == 0:
            consult(m, net, seat, players)
        carry_back(m, players, length)
        m.counters[ITERATIONS] += 1


@compiled
def even_out(m, net, players):
    """A deal that is good for a player is good whatever is done: what a player can hope for in
    it, compared with other deals, is luck, and is taken off what comes of it."""
    rules.evaluate(m.games[DEAL], (1 << players) - 1, m.values)
    for player in range(players):
        if net is not None:
            m.ledger[player, OFFSET] = m.ledger[player, OFFSET_AT_ROOT]
        hope = standing(m, m.games[DEAL], player, players, 0)
        m.ledger[player, HOPES] += hope
        m.ledger[player, EVENED] = m.ledger[player, HOPES] / (m.counters[ITERATIONS] + 1) - hope


@compiled
def carry_back(m, players, length):
    """What came of a walk, to every branch on its path, for whoever took it."""
    movers = 0
    for step in range(length):
        movers |= 1 << m.branches[m.path[step], MOVER]
    evaluate(m, m.games[DEAL], movers, players)
    for player in range(players):
        if movers >> player & 1:
            hope = standing(m, m.games[DEAL], player, players, 0)
            m.ledger[player, HOPE] = hope + m.ledger[player, EVENED]
    for step in range(length):
        branch = m.path[step]
        m.branches[branch, TAKEN] += 1
        taken = m.branches[branch, TAKEN]
        hope = m.ledger[m.branches[branch, MOVER], HOPE]
        m.judged[branch, MEAN] += (hope - m.judged[branch, MEAN]) / taken
        m.judged[branch, DOUBT] = 1.0 / sqrt(taken)


@compiled
def descend(m, net, seat, players):
    """Walk the deal down the tree to a leaf; how many branches the path has."""
    s = m.games[DEAL]
    length = 0
    branch = NOWHERE
    rolled = False
    while length < len(m.path):
        seats = rules.actors(s)
        if seats == 0:
            break
        mover = seat if seats >> seat & 1 else doors.one_of(seats, m.rng)
        if mover == CHANCE:
            rules.apply(s, CHANCE, doors.random_action(s, CHANCE, m.out, m.rng), None)
            m.counters[ACTIONS] += 1
            rolled = True
            continue
        surely = m.manner[OPEN] != 0 and length > 0 and not rolled  # always to the same node?
        if surely and m.branches[branch, TAKEN] < m.manner[RIPE]:
            break
        node = m.branches[branch, LEADS] if surely else NOWHERE
        if node == NOWHERE:
            node = look_up(m, mover)
            if node == NOWHERE:
                break
            if surely:
                m.branches[branch, LEADS] = node
        visits = m.nodes[node, VISITS] + (0 if rolled else m.manner[TRUST])
        m.nodes[node, VISITS] += 1
        rolled = False
        if m.nodes[node, COUNT] == 0:
            if node != ROOT and not surely and visits < m.manner[RIPE]:
                break
            if net is not None:
                consult(m, net, seat, players)
            if branch_out(m, node, mover, players) == 0:
                break
        branch = most_promising(m, node)
        rules.apply(s, mover, m.branches[branch, ACTION], None)
        m.path[length] = branch
        length += 1
    return length


@compiled
def look_up(m, mover):
    """The node of what a player knows of the deal, perhaps a new one; or no room for that."""
    record = DEAL
    if not m.manner[OPEN]:
        record = LOOKED_AT
        m.games[LOOKED_AT] = m.games[DEAL]
        rules.redact(m.games[LOOKED_AT], mover)
    key = key_of(m, record, mover)
    last = len(m.slots) - 1
    slot = key & last
    while True:
        node = m.slots[slot]
        if node >= m.counters[NODES] or m.nodes[node, SLOT] != slot:
            break  # of an older tree
        if m.keys[node] == key:
            return node
        slot = (slot + 1) & last
    node = m.counters[NODES]
    if node >= len(m.keys):
        return NOWHERE
    m.counters[NODES] = node + 1
    m.slots[slot] = node
    m.keys[node] = key
    m.nodes[node, SLOT] = slot
    m.nodes[node, COUNT] = 0
    m.nodes[node, VISITS] = 0
    return node


@compiled
def key_of(m, record, mover):
    """63 bits that tell what one player knows from anything else, as good as surely."""
    words = m.salt.shape[1]
    at = record * words
    one, other = mover * 0x9E3779B1, mover * 0x85EBCA6B
    for k in range(words):
        word = m.words[at + k] & LOW_32
        one += word * (m.salt[0, k] & LOW_32)
        other += word * (m.salt[1, k] & LOW_32)
    one = (one ^ (one >> 32)) & LOW_32
    other = (other ^ (other >> 32)) & LOW_32
    return one << 31 | other >> 1


@compiled
def branch_out(m, node, mover, players):
    """Give a node its branches, each with a first guess; how many."""
    count = rules.legal(m.games[DEAL], mover, m.out)
    first = m.counters[BRANCHES]
    if first + count > len(m.branches):
        if node != ROOT:
            return 0
        count = len(m.branches) - first  # some are better than none
    m.counters[BRANCHES] = first + count
    m.nodes[node, FIRST] = first
    m.nodes[node, COUNT] = count
    trust = int(m.manner[TRUST])
    m.nodes[node, VISITS] = trust
    for k in range(count):
        branch = first + k
        m.branches[branch, ACTION] = m.out[k]
        m.branches[branch, MOVER] = mover
        m.branches[branch, TAKEN] = trust
        m.branches[branch, LEADS] = NOWHERE
        m.judged[branch, MEAN] = first_guess(m, mover, players, m.out[k])
        m.judged[branch, DOUBT] = 1.0 / sqrt(trust)
    return count


@compiled
def most_promising(m, node):
    """The branch of a node that is good, or of which little is known."""
    first = m.nodes[node, FIRST]
    interest = m.manner[CURIOSITY] * sqrt(log(m.nodes[node, VISITS] + 1.0))
    best, chosen = -2.0, first
    for branch in range(first, first + m.nodes[node, COUNT]):
        promise = m.judged[branch, MEAN] + interest * m.judged[branch, DOUBT]
        if promise > best:
            best, chosen = promise, branch
    return chosen


@compiled
def first_guess(m, mover, players, action):
    """What the hints say of an action; what no bot does looks worse than any defeat."""
    bonus = rules.prefer(m.games[DEAL], mover, action)
    if bonus <= NEVER:
        return -1.0
    m.games[TRIED] = m.games[DEAL]
    rules.apply(m.games[TRIED], mover, action, None)
    evaluate(m, m.games[TRIED], 1 << mover, players)
    return standing(m, m.games[TRIED], mover, players, bonus)


@compiled
def evaluate(m, s, seats, players):
    """What a position is worth to some seats, and to all where they are rivals."""
    if m.manner[RIVALRY] > 0:
        seats = (1 << players) - 1
    rules.evaluate(s, seats, m.values)


@compiled
def standing(m, s, seat, players, bonus):
    """The result of a seat, or what it can hope for by what was evaluated: between 0 and 1."""
    if rules.ending(s) != 0:
        winners = rules.winners(s)
        if winners >> seat & 1 == 0:
            return 0.0
        return 1.0 if winners & (winners - 1) == 0 else m.manner[SHARED]
    advantage = lead(m, seat, players, bonus)
    return 1.0 / (1.0 + exp(-advantage - m.ledger[seat, OFFSET]))


@compiled
def lead(m, seat, players, bonus):
    """How far a seat is ahead by what was evaluated, in units of the scale."""
    rival = -1
    for other in range(players):
        if other != seat and (rival < 0 or m.values[other] > m.values[rival]):
            rival = other
    points = m.values[seat] + bonus - m.manner[RIVALRY] * m.values[rival]
    return points / m.manner[SCALE]


@compiled
def consult(m, net, seat, players):
    """Ask a network by how much every player stands better than `evaluate` says, as far as the
    seat can know."""
    m.games[LOOKED_AT] = m.games[DEAL]
    rules.redact(m.games[LOOKED_AT], seat)
    size = rules.observe(m.games[LOOKED_AT], seat, players, m.seen, 0)
    judging.judge(net, m.seen, size, seat, players, m.one, m.two, m.logits)
    for player in range(players):
        m.ledger[player, OFFSET] = m.logits[player]


@compiled
def play_on(m):
    """Play the deal on for a while: of a few random actions, everybody takes the best.

    How many actions that were.
    """
    s = m.games[DEAL]
    horizon = int(m.manner[HORIZON])
    for count in range(horizon):
        seats = rules.actors(s)
        if seats == 0:
            return count
        mover = doors.one_of(seats, m.rng)
        rules.apply(s, mover, quick_reply(m, mover), None)
    return horizon


@compiled
def quick_reply(m, mover):
    """Of a few random actions the best; of chance, any outcome."""
    tries = int(m.manner[TRIES])
    if mover == CHANCE or tries == 1:
        return doors.random_action(m.games[DEAL], mover, m.out, m.rng)
    count = rules.legal(m.games[DEAL], mover, m.out)
    chosen = m.out[pick(m.rng, count)]
    best = 0
    for attempt in range(min(tries, count)):
        action = m.out[pick(m.rng, count)]
        m.games[PLAYED] = m.games[DEAL]
        rules.apply(m.games[PLAYED], mover, action, None)
        rules.evaluate(m.games[PLAYED], 1 << mover, m.values)
        value = m.values[mover] + rules.prefer(m.games[DEAL], mover, action)
        if attempt == 0 or value > best:
            best, chosen = value, action
    return chosen


@compiled
def leaders(m):
    """The visits of the two most visited actions, and of all together."""
    first, second, total = 0, 0, 0
    for branch in range(m.nodes[ROOT, FIRST], m.nodes[ROOT, FIRST] + m.nodes[ROOT, COUNT]):
        visits = m.branches[branch, TAKEN]
        total += visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first, second, total
