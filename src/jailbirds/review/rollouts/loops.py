"""Template: how a judge plays positions on, to see what everybody can expect.

All seats play as regulars do, each by what it may know, for a while; what is reached then is
looked at. Every time has luck of its own, and the same whichever position and action it is played
on from: two actions are compared with the same luck.
"""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")
tree = load("jailbirds.bots.search.loops")

# Records: the root, what is played on, the deal that all actions are tried in; then a bot's
ROOT, PLAYED_ON, DEAL, BOTS = tree.ROOT_RECORD, tree.DEAL, tree.TRIED, tree.PLAYED


@compiled
def with_open_cards(m, net, players, horizon, sharpness, won, luck, shares):
    """What every seat can expect of the root's record as it is, so many times as there is luck."""
    for k in range(len(luck)):
        m.games[PLAYED_ON] = m.games[ROOT]
        play_on(m, horizon, luck, k)
        settle(m, net, players, sharpness, won, shares, 0)


@compiled
def after_each(m, net, seat, players, horizon, sharpness, won, luck, actions, shares):
    """The same after each of some actions of a seat, a row each, in equal deals of what it cannot
    know and with equal luck."""
    for k in range(len(luck)):
        deal(m, seat, luck, k)
        for row in range(len(actions)):
            m.games[PLAYED_ON] = m.games[DEAL]
            rules.apply(m.games[PLAYED_ON], seat, actions[row], None)
            play_on(m, horizon, luck, k)
            settle(m, net, players, sharpness, won, shares, row)


@compiled
def deal(m, seat, luck, k):
    """Deal what a seat cannot know, as luck would have it."""
    sow(m, luck, k)
    m.games[DEAL] = m.games[ROOT]
    rules.redeal(m.games[DEAL], seat, m.rng)


@compiled
def sow(m, luck, k):
    m.rng[0] = luck[k, 0]
    m.rng[1] = luck[k, 1]


@compiled
def play_on(m, horizon, luck, k):
    """Let all play on, for so many actions or to the end."""
    sow(m, luck, k)
    s = m.games[PLAYED_ON]
    for _ in range(horizon):
        seats = rules.actors(s)
        if seats == 0:
            return
        seat = doors.one_of(seats, m.rng)
        if seat == CHANCE:
            action = doors.random_action(s, CHANCE, m.out, m.rng)
        else:
            m.games[BOTS] = s
            rules.redact(m.games[BOTS], seat)
            action = bots.greedy(m.games[BOTS:], seat, 0, m.out, m.values, m.rng)
        rules.apply(s, seat, action, None)


@compiled
def settle(m, net, players, sharpness, won, shares, row):
    """Add what every seat has or can expect now to a row of shares of the win."""
    s = m.games[PLAYED_ON]
    if rules.ending(s) != 0:
        winners = rules.winners(s)
        count = 0
        for seat in range(players):
            count += winners >> seat & 1
        for seat in range(players):
            shares[row, seat] += (winners >> seat & 1) / max(count, 1)
        return
    rules.evaluate(s, (1 << players) - 1, m.values)
    total = 0.0
    for seat in range(players):
        if net is not None:
            tree.consult(m, net, seat, players)
        m.ledger[seat, tree.HOPE] = tree.standing(m, s, seat, players, 0) ** sharpness
        total += m.ledger[seat, tree.HOPE]
    for seat in range(players):
        shares[row, seat] += won * m.ledger[seat, tree.HOPE] / total
