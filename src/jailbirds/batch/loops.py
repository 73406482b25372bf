"""Template: many games at once, each with a generator of its own.

A worker takes the games from `first` on, in steps of `stride`, and has room of its own: `own`
for a record, `out` for a list of actions, `luck` for a generator, `tries` and `values` for bots
and judgements. `policies` is None where no seat is a bot's, and `worth` where nobody asked what
positions are worth: then compiled code has no trace of them.
"""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")

# What is done with a game, where it is no action
LEAVE, BEGIN, LOOK = -1, -2, -3
NOBODY = -1  # is to act: the game is over
FORFEIT = -1  # how a game ends by an illegal action


@compiled
def find_illegal(first, last, stride, actions, actors, mask, width, some, found):
    """Note in `found` for each game whether its action is illegal, and whether `some` is."""
    for g in range(first, last, stride):
        action = actions[g]
        wrong = action < LEAVE or action >= width
        if action >= 0 and action < width:
            wrong = actors[g] == NOBODY or mask[g * width + action] == 0
        found[g] = wrong
        if wrong:
            some[0] = 1


@compiled
def step(
    first,
    last,
    stride,
    games,
    start,
    actions,
    restart,
    players,
    rngs,
    actors,
    counts,
    most,
    legal,
    width,
    mask,
    size,
    seen,
    worth,
    rewards,
    endings,
    policies,
    noise,
    own,
    out,
    luck,
    tries,
    values,
):
    """Do an action in every game, roll what is to be rolled, and say where it stands then.

    Of several who may act the first is asked; bots act before that. Rules are called from one
    place each: every further one would be compiled again.
    """
    for g in range(first, last, stride):
        action = actions[g]
        if action == LEAVE:
            continue
        own[0] = games[g]
        s = own[0]
        luck[0] = rngs[2 * g]
        luck[1] = rngs[2 * g + 1]
        for k in range(players):
            rewards[g * players + k] = 0.0
        endings[g] = 0
        seat = actors[g]
        watcher = seat
        played = action >= 0
        if played and seat == NOBODY:
            continue  # it is over already
        forfeit = played and (action >= width or mask[g * width + action] == 0)
        if forfeit:
            endings[g] = FORFEIT
            share(rewards, g * players, players, ((1 << players) - 1) ^ (1 << seat))
        if action == BEGIN:
            own[0] = start[0]
        count = 0
        while True:
            seats = 0
            if not forfeit:
                if action >= 0:
                    rules.apply(s, seat, action, None)
                seats = rules.actors(s)
            if seats == 0:
                if played and endings[g] == 0:
                    endings[g] = rules.ending(s)
                    share(rewards, g * players, players, rules.winners(s))
                seat = NOBODY
                if not restart:
                    break
                own[0] = start[0]
                action = BEGIN
                forfeit = False
                continue
            seat = first_of(seats, policies)
            count = rules.legal(s, seat, out)
            if seat == CHANCE:
                action = doors.draw(s, out, count, luck)
            elif policies is not None and policies[seat] >= 0:
                tries[0] = s
                rules.redact(tries[0], seat)
                action = bots.choose(tries, seat, policies[seat], noise[seat], out, values, luck)
            else:
                break
        games[g] = own[0]
        rngs[2 * g] = luck[0]
        rngs[2 * g + 1] = luck[1]
        if seat == NOBODY:
            count = 0
        else:
            watcher = seat
        list_anew(g, out, count, counts, most, legal, width, mask)
        actors[g] = seat
        if watcher != NOBODY and (size > 0 or worth is not None):
            rules.redact(s, watcher)  # the truth is kept in `games`
            if size > 0:
                rules.observe(s, watcher, players, seen, g * size)
            if worth is not None:
                rules.evaluate(s, 1 << watcher, values)
                worth[g] = values[watcher]


@compiled
def list_anew(g, out, count, counts, most, legal, width, mask):
    """Put so many actions of `out` in the place of those that a game's list and mask have."""
    before = counts[g]
    for k in range(before):
        mask[g * width + legal[g * most + k]] = 0
    for k in range(count):
        legal[g * most + k] = out[k]
        mask[g * width + out[k]] = 1
    for k in range(count, before):
        legal[g * most + k] = -1
    counts[g] = count


@compiled
def first_of(seats, policies):
    """Chance if it is among those who may act, else the first bot, else the first of all."""
    if seats >> CHANCE & 1:
        return CHANCE
    if policies is not None:
        for seat in range(CHANCE):
            if seats >> seat & 1 and policies[seat] >= 0:
                return seat
    seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


@compiled
def share(rewards, at, players, winners):
    """The winners share 1, the others get nothing."""
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    for seat in range(players):
        rewards[at + seat] = (winners >> seat & 1) / count if count > 0 else 0.0


@compiled
def play(first, last, stride, games, start, rngs, moves, finished, own, out, luck):
    """Play so many actions in every game, all at random; how many games came to their ends."""
    for g in range(first, last, stride):
        own[0] = games[g]
        s = own[0]
        luck[0] = rngs[2 * g]
        luck[1] = rngs[2 * g + 1]
        ends = 0
        seats = rules.actors(s)
        for _ in range(moves):
            if seats == 0:
                own[0] = start[0]
                ends += 1
                seats = rules.actors(s)
            seat = doors.one_of(seats, luck)
            rules.apply(s, seat, doors.random_action(s, seat, out, luck), None)
            seats = rules.actors(s)
        games[g] = own[0]
        rngs[2 * g] = luck[0]
        rngs[2 * g + 1] = luck[1]
        finished[g] += ends
