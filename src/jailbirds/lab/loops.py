"""Template: whole games between bots, and exhaustive search."""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")

RECORDS = 1 + bots.RECORDS  # the true record, then those of the bots


@compiled
def match(games, policies, noise, out, values, rng):
    """Play record 0 to its end, each seat by its policy; how many actions it took."""
    s = games[0]
    count = 0
    seats = rules.actors(s)
    while seats != 0:
        seat = doors.one_of(seats, rng)
        if seat == CHANCE:
            action = doors.random_action(s, seat, out, rng)
        else:
            games[1] = s
            rules.redact(games[1], seat)
            action = bots.choose(games[1:], seat, policies[seat], noise[seat], out, values, rng)
        rules.apply(s, seat, action, None)
        count += 1
        seats = rules.actors(s)
    return count


@compiled
def forces(games, level, seat, depth, out, width):
    """Can a seat win from record `level` within `depth` actions, whatever others do?

    Every answer and every outcome of chance is tried; those of chance are no actions.
    `games` has room for a record, and `out` for a list of `width`, on each level.
    """
    s = games[level]
    if rules.ending(s) != 0:
        return rules.winners(s) == 1 << seat
    if depth == 0:
        return False
    here = out[level * width :]
    doors.list_children(s, here)
    count = here[0]
    mover = here[1]
    for k in range(count):
        mover, action = here[1 + 2 * k], here[2 + 2 * k]
        games[level + 1] = games[level]
        rules.apply(games[level + 1], mover, action, None)
        left = depth if mover == CHANCE else depth - 1
        won = forces(games, level + 1, seat, left, out, width)
        if won and mover == seat:
            return True
        if not won and mover != seat:
            return False
    return mover != seat


@compiled
def observe(games, seat, players, out):
    """What a seat observes of record 0, which is redacted for it."""
    rules.observe(games[0], seat, players, out, 0)
