"""Template: as `kernel/rows/loops.py`, for the threads of a warp, who have games side by side.

If each wrote the row of its own game, neighbouring threads would write to places far apart, and
every number would be a journey of its own through the cache. So they hand the rows to each other
by way of a tile in the memory that they share, piece by piece: each puts in a piece of its own
row, and then all of them write the piece of the first game, of the second, and so on.
"""

SIZE = warp.SIZE  # threads, and the columns of a tile
PITCH = SIZE + 1  # from row to row: so that a column lies in as many banks as it has numbers


@compiled
def end(last):
    return (last + SIZE - 1) // SIZE * SIZE


@compiled
def agree(tasks):
    """The task that most threads have; -1 where none has any."""
    left = warp.join(tasks)
    best = -1
    most = 0
    while left != 0:
        task = warp.ones((left & -left) - 1)  # the lowest of them
        left &= left - 1
        count = warp.ones(warp.vote(tasks >> task & 1 == 1))
        if count > most:
            most = count
            best = task
    return best


@compiled
def take(games, g, there, own, tile):
    table = warp.words(games)
    room = warp.words(own)
    lane = warp.lane()
    mine = warp.thread() * PITCH
    first = mine - lane * PITCH
    width = len(room)
    bottom = len(table) - width
    for k in range(0, width, SIZE):
        at = min(k + lane, width - 1)
        for r in range(SIZE):
            row = min((g - lane + r) * width, bottom)
            tile[first + r * PITCH + lane] = table[row + at]
        warp.sync()
        for j in range(min(SIZE, width - k)):
            room[k + j] = tile[mine + j]
        warp.sync()


@compiled
def put(games, g, done, own, tile):
    room = warp.words(own)
    put_words(warp.words(games), len(room), g, done, room, tile)


@compiled
def looks(seeing):
    return warp.vote(seeing) != 0


@compiled
def page(table, width, g, seeing, tile):
    lane = warp.lane()
    top = (g - lane) * width
    mine = warp.thread() * PITCH
    return warp.page(warp.numbers(tile), table, mine, lane, top, width, warp.vote(seeing))


@compiled
def line(g, width):
    return 0


@compiled
def close(page, end):
    left = end & (SIZE - 1)
    if left > 0:
        warp.flush(page, end - left, left)


@compiled
def put_words(table, width, g, done, room, tile):
    lane = warp.lane()
    mine = warp.thread() * PITCH
    first = mine - lane * PITCH
    todo = warp.vote(done)
    if todo == 0:
        return
    for k in range(0, width, SIZE):
        for j in range(SIZE):
            tile[mine + j] = room[min(k + j, width - 1)]
        warp.sync()
        if k + lane < width:
            at = (g - lane) * width + k + lane
            for r in range(SIZE):
                if todo >> r & 1:
                    table[at + r * width] = tile[first + r * PITCH + lane]
        warp.sync()


@compiled
def put_list(g, done, out, count, counts, most, legal, width, mask, tile):
    todo = warp.vote(done)
    if todo == 0:
        return
    lane = warp.lane()
    mine = warp.thread() * PITCH
    first = mine - lane * PITCH
    before = 0
    if done:
        before = counts[g]
        counts[g] = count
    tile[mine] = before
    tile[mine + 1] = count
    warp.sync()
    longest = 0
    for r in range(SIZE):
        old = tile[first + r * PITCH]
        if todo >> r & 1:
            longest = max(longest, old, tile[first + r * PITCH + 1])
            row = g - lane + r
            for k in range(lane, old, SIZE):
                mask[row * width + legal[row * most + k]] = 0
    warp.sync()
    for k in range(0, longest, SIZE):
        for j in range(SIZE):
            tile[mine + j] = out[k + j] if k + j < count else -1
        warp.sync()
        if k + lane < most:
            for r in range(SIZE):
                if todo >> r & 1:
                    row = g - lane + r
                    action = tile[first + r * PITCH + lane]
                    legal[row * most + k + lane] = action
                    if action >= 0:
                        mask[row * width + action] = 1
        warp.sync()
