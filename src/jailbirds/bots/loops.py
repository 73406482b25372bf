"""Template: how bots choose.

A bot is given the redacted record and nothing else. Where it wants to look ahead it fills
in what it cannot know with a sample, and tries its actions on that.
"""

from jailbirds.kernel.chance import pick

RANDOM, GREEDY = range(2)
RECORDS = 3  # the redacted record, and two to try things on


@compiled
def choose(games, seat, policy, noise, out, values, rng):
    """The action of a bot at `seat`, which sees record 0 of `games`, redacted for it."""
    if policy == GREEDY:
        return greedy(games, seat, noise, out, values, rng)
    return out[pick(rng, rules.legal(games[0], seat, out))]


@compiled
def greedy(games, seat, noise, out, values, rng):
    """The action after which the seat stands best; among equals, any.

    With noise it misjudges every action by up to so much.
    """
    count = rules.legal(games[0], seat, out)
    if count == 1:
        return out[0]
    games[1] = games[0]
    rules.redeal(games[1], seat, rng)
    best, equals, chosen = 0, 0, out[0]
    for k in range(count):
        games[2] = games[1]
        rules.apply(games[2], seat, out[k], None)
        rules.evaluate(games[2], 1 << seat, values)
        value = values[seat] + rules.prefer(games[1], seat, out[k])
        if noise > 0 and rules.ending(games[2]) == 0:
            value += pick(rng, noise)
        if equals == 0 or value > best:
            best, equals, chosen = value, 1, out[k]
        elif value == best:
            equals += 1
            if pick(rng, equals) == 0:
                chosen = out[k]
    return chosen
