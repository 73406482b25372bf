"""Template: whole games between bots."""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")

RECORDS = 1 + bots.RECORDS  # the true record, then those of the bots


@compiled
def match(games, policies, noise, out, rng):
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
            action = bots.choose(games[1:], seat, policies[seat], noise[seat], out, rng)
        rules.apply(s, seat, action, None)
        count += 1
        seats = rules.actors(s)
    return count
