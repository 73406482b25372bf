"""Template: a game between bots, watched from outside."""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")

RECORDS = 1 + bots.RECORDS  # the truth, and those of the bots, which tries are made on as well
TRIED = 2
NOBODY = -1
OFFERED, DONE = 1, 2  # what came of something that one can do

# What is counted of a game, in the order of `FIGURES` in games.py
(ACTIONS, ENDING, WINNERS, BEGINNER, TURNS, DECISIONS, CHOICES, MATTERED) = range(8)
(CHANGES, KNOWN, BEHIND) = range(8, 11)


@compiled
def watch(
    games, players, policies, noise, matters, starts, slots, counted, owners,
    figures, done, things, leaders, out, told, values, rng,
):  # fmt: skip
    """Play record 0 to its end, and write down what happens.

    `starts` is the seat that an action of chance lets begin; `slots` where an action is noted in
    `done`. Of argument k of an event of a kind, `counted[kind, k]` is where its values begin in
    `things`, how many there are, and whether they are sets of bits; `owners[kind]` is the argument
    that says whose it is. `leaders` has room for who leads and who is last, action by action.
    """
    s = games[0]
    count = 0
    mover = NOBODY
    for k in range(len(figures)):
        figures[k] = 0
    figures[BEGINNER] = NOBODY
    seats = rules.actors(s)
    while seats != 0:
        seat = doors.one_of(seats, rng)
        if seat == CHANCE:
            action = doors.random_action(s, seat, out, rng)
            if figures[BEGINNER] == NOBODY:
                figures[BEGINNER] = starts[action]
        else:
            if seat != mover:
                figures[TURNS] += 1
                mover = seat
            choices = rules.legal(s, seat, out)
            for k in range(choices):
                note(slots, out[k], done, OFFERED)
            if choices > 1:
                figures[DECISIONS] += 1
                figures[CHOICES] += choices
                figures[MATTERED] += at_stake(games, seat, choices, out, values) >= matters
            games[1] = s
            rules.redact(games[1], seat)
            action = bots.choose(games[1:], seat, policies[seat], noise[seat], out, values, rng)
            note(slots, action, done, DONE)
        told[0, 0] = 0
        rules.apply(s, seat, action, told)
        for row in range(1, told[0, 0] + 1):
            tally(told, row, seat, players, counted, owners, things)
        if count < len(leaders):
            stand(s, players, values, leaders, count)
        count += 1
        seats = rules.actors(s)
    figures[ACTIONS] = count
    figures[ENDING] = rules.ending(s)
    figures[WINNERS] = rules.winners(s)
    look_back(figures, leaders, min(count, len(leaders)))


@compiled
def note(slots, action, done, what):
    for k in range(slots.shape[1]):
        slot = slots[action, k]
        if slot >= 0 and done[slot] < what:
            done[slot] = what


@compiled
def at_stake(games, seat, choices, out, values):
    """By how much the best of the choices is better than one drawn from a hat, as things are."""
    best, total = 0, 0
    for k in range(choices):
        games[TRIED] = games[0]
        rules.apply(games[TRIED], seat, out[k], None)
        rules.evaluate(games[TRIED], 1 << seat, values)
        if k == 0 or values[seat] > best:
            best = values[seat]
        total += values[seat]
    return best - total // choices


@compiled
def tally(told, row, seat, players, counted, owners, things):
    """Count what an event names, for the seat that it is told of."""
    kind = told[row, 0]
    owner = seat if seat < players else players
    if owners[kind] >= 0:
        owner = told[row, 2 + owners[kind]]
    for k in range(counted.shape[1]):
        base, size = counted[kind, k, 0], counted[kind, k, 1]
        value = told[row, 2 + k]
        if counted[kind, k, 2]:
            for bit in range(size):
                things[owner, base + bit] += value >> bit & 1
        elif 0 <= value < size:
            things[owner, base + value] += 1


@compiled
def stand(s, players, values, leaders, count):
    """Write down who leads and who is last; nobody, where several do or are."""
    rules.evaluate(s, (1 << players) - 1, values)
    first, last = 0, 0
    is_first, is_last = True, True
    for seat in range(1, players):
        if values[seat] > values[first]:
            first, is_first = seat, True
        elif values[seat] == values[first]:
            is_first = False
        if values[seat] < values[last]:
            last, is_last = seat, True
        elif values[seat] == values[last]:
            is_last = False
    leaders[count, 0] = first if is_first else NOBODY
    leaders[count, 1] = last if is_last else NOBODY


@compiled
def look_back(figures, leaders, count):
    """How often the lead changed, since when only winners led, and who won from behind."""
    winners = figures[WINNERS]
    ahead = NOBODY
    for k in range(count):
        leader = leaders[k, 0]
        if leader != NOBODY:
            if NOBODY < ahead != leader:
                figures[CHANGES] += 1
            ahead = leader
            if winners >> leader & 1 == 0:
                figures[KNOWN] = k + 1
    last = leaders[count // 2, 1] if count > 0 else NOBODY
    figures[BEHIND] = 1 if last != NOBODY and winners >> last & 1 else 0
