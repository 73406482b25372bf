"""Template: tables with a row for each game, and what a worker has at hand of them.

A worker that is alone reads and writes rows where they are. Threads of a GPU do it together,
and the gear `cuda` has `kernel/warps/loops.py` in the place of this. So all workers come by
here, also one that has no game (`there`) or has changed nothing in it (`done`).
"""


@compiled
def end(last):
    """How far workers count the games, so that all come by."""
    return last


@compiled
def agree(tasks):
    """Which of the tasks in a set of bits comes next: the first of them; -1 where there is none."""
    if tasks == 0:
        return -1
    task = 0
    while tasks >> task & 1 == 0:
        task += 1
    return task


@compiled
def take(games, g, there, own, tile):
    """The record of a game, to work on."""
    if there:
        own[0] = games[g]


@compiled
def put(games, g, done, own, tile):
    """The record back into its place."""
    if done:
        games[g] = own[0]


@compiled
def looks(seeing):
    """Does a worker write down what is seen? Those who go together do it together."""
    return seeing


@compiled
def page(table, width, g, seeing, tile):
    """Where a worker writes what is seen: into the table itself …"""
    return table


@compiled
def line(g, width):
    """… from here on."""
    return g * width


@compiled
def close(page, end):
    """Nothing is left to do."""


@compiled
def put_list(g, done, out, count, counts, most, legal, width, mask, tile):
    """Put so many actions of `out` in the place of those that a game's list and mask have."""
    if not done:
        return
    before = counts[g]
    for k in range(before):
        mask[g * width + legal[g * most + k]] = 0
    for k in range(count):
        legal[g * most + k] = out[k]
        mask[g * width + out[k]] = 1
    for k in range(count, before):
        legal[g * most + k] = -1
    counts[g] = count
