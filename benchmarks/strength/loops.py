"""Template: bare playouts, as a yardstick for the cost of search."""

from jailbirds.kernel.rule import CHANCE

doors = load("jailbirds.kernel.loops")


@compiled
def wander(games, seat, count, depth, out, rng):
    """So many times: deal what record 0 hides from a seat, and do `depth` random actions."""
    done = 0
    for _ in range(count):
        games[1] = games[0]
        rules.redeal(games[1], seat, rng)
        for _ in range(depth):
            seats = rules.actors(games[1])
            if seats == 0:
                break
            mover = doors.one_of(seats, rng)
            action = doors.random_action(games[1], mover, out, rng)
            rules.apply(games[1], mover, action, None)
            done += mover != CHANCE
    return done
