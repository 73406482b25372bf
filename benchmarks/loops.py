"""Template: random games by the thousand, doing the work a rollout of OpenSpiel does.

That is: copy the start, play uniformly random legal moves to the end, add up who won.
"""

doors = load("jailbirds.kernel.loops")


@compiled
def rollouts(games, count, out, rng, wins):
    """Play `count` games from record 0, each in record 1; the sum of their lengths.

    The winners of each are counted in `wins`, by seat.
    """
    length = 0
    for _ in range(count):
        games[1] = games[0]
        length += doors.playout(games, 1, out, rng)
        winners = rules.winners(games[1])
        for seat in range(len(wins)):
            wins[seat] += winners >> seat & 1
    return length
