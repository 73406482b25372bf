"""Template: many games at once, each with a generator of its own.

A worker takes the games from `first` on, in steps of `stride`, and has room of its own: `own`
for a record, `out` for a list of actions, `luck` for a generator, `tries` and `values` for bots
and judgements. `policies` is None where no seat is a bot's, and `worth` where nobody asked what
positions are worth: then compiled code has no trace of them.
"""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")
rows = load("jailbirds.kernel.rows.loops")

# What is done with a game, where it is no action; the last two are further off than what a program
# gives that has made a mistake
LEAVE, BEGIN, LOOK = -1, -(1 << 31), 1 - (1 << 31)
NOBODY = -1  # is to act: the game is over
LEFT = -1  # alone: nothing was done in a game
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
    tile,
):
    """Do an action in every game, and say where it stands then."""
    for g in range(first, rows.end(last), stride):
        there = g < last and actions[g] != LEAVE
        rows.take(games, g, there, own, tile)
        count = LEFT
        watcher = NOBODY
        if there:
            luck[0] = rngs[2 * g]
            luck[1] = rngs[2 * g + 1]
            for k in range(players):
                rewards[g * players + k] = 0.0
            endings[g] = 0
            count, watcher = go_on(
                g, own, start, actions[g], restart, players, actors, width, mask, rewards,
                endings, policies, noise, out, luck, tries, values,
            )  # fmt: skip
        done = count != LEFT
        if done:
            rngs[2 * g] = luck[0]
            rngs[2 * g + 1] = luck[1]
        rows.put(games, g, done, own, tile)
        rows.put_list(g, done, out, count, counts, most, legal, width, mask, tile)
        seeing = done and watcher != NOBODY
        if seeing and (size > 0 or worth is not None):
            rules.redact(own[0], watcher)  # the truth is kept in `games`
        if size > 0 and rows.looks(seeing):
            page = rows.page(seen, size, g, seeing, tile)
            line = rows.line(g, size)
            rows.close(page, rules.observe(own[0], max(watcher, 0), players, page, line))
        if seeing and worth is not None:
            rules.evaluate(own[0], 1 << watcher, values)
            worth[g] = values[watcher]


@compiled
def go_on(
    g, own, start, action, restart, players, actors, width, mask, rewards,
    endings, policies, noise, out, luck, tries, values,
):  # fmt: skip
    """Do an action, roll what is to be rolled: how many may be done then, and who is to see it.

    Of several who may act the first is asked; bots act before that. Rules are called from one
    place each: every further one would be compiled again.
    """
    s = own[0]
    seat = actors[g]
    watcher = seat
    played = action > max(BEGIN, LOOK)
    if played and seat == NOBODY:
        return LEFT, NOBODY  # it is over already
    forfeit = played and (action < 0 or action >= width or mask[g * width + action] == 0)
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
    actors[g] = seat
    if seat == NOBODY:
        return 0, watcher
    return count, seat


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


@compiled
def play_together(first, last, stride, games, start, rngs, moves, finished, own, out, luck, desk):
    """The same, for workers who would otherwise wait for each other: threads of a GPU.

    A worker has several games at hand, and of each in `desk` how many actions are left, who does
    which action next (-1: it is to be found), and what kind of work that is. Workers who go
    together agree on the kind that most of them have.
    """
    hands = len(own)
    for g in range(first, rows.end(last), stride * hands):
        for j in range(hands):
            h = g + j * stride
            desk[4 * j] = 0
            if h < last and moves > 0:
                own[j] = games[h]
                luck[2 * j] = rngs[2 * h]
                luck[2 * j + 1] = rngs[2 * h + 1]
                desk[4 * j] = moves
                desk[4 * j + 2] = -1
                desk[4 * j + 3] = rules.task(own[j], -1)
        while True:
            mine = 0
            for j in range(hands):
                if desk[4 * j] > 0:
                    mine |= 1 << desk[4 * j + 3]
            task = rows.agree(mine)
            if task < 0:
                break
            if mine >> task & 1:
                j = 0
                while desk[4 * j] == 0 or desk[4 * j + 3] != task:
                    j += 1
                s = own[j]
                action = desk[4 * j + 2]
                if action < 0:
                    seats = rules.actors(s)
                    while seats == 0:
                        own[j] = start[0]
                        finished[g + j * stride] += 1
                        seats = rules.actors(s)
                    rng = luck[2 * j : 2 * j + 2]
                    seat = doors.one_of(seats, rng)
                    action = doors.random_action(s, seat, out, rng)
                    desk[4 * j + 1] = seat
                else:
                    rules.apply(s, desk[4 * j + 1], action, None)
                    desk[4 * j] -= 1
                    action = -1
                desk[4 * j + 2] = action
                desk[4 * j + 3] = rules.task(s, action)
        for j in range(hands):
            h = g + j * stride
            if h < last and moves > 0:
                games[h] = own[j]
                rngs[2 * h] = luck[2 * j]
                rngs[2 * h + 1] = luck[2 * j + 1]
