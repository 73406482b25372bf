"""Template: games between greedy bots that count what is done in them."""

from jailbirds.games.digout.actions import JOIN_GANG
from jailbirds.games.digout.state import GANG_COUNT
from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")
bots = load("jailbirds.bots.loops")

RECORDS = 1 + bots.RECORDS


@compiled
def counted_match(games, out, values, rng, done, joined):
    """Play record 0 to its end; count each action in `done` and gangs in `joined[seat, gang]`."""
    s = games[0]
    seats = rules.actors(s)
    while seats != 0:
        seat = doors.one_of(seats, rng)
        if seat == CHANCE:
            action = doors.random_action(s, seat, out, rng)
        else:
            games[1] = s
            rules.redact(games[1], seat)
            action = bots.greedy(games[1:], seat, 0, out, values, rng)
            if JOIN_GANG <= action < JOIN_GANG + GANG_COUNT:
                joined[seat, action - JOIN_GANG] = 1
        rules.apply(s, seat, action, None)
        done[action] += 1
        seats = rules.actors(s)
