"""Template: a network judges what a seat observes. All sums are of integers: see `network.py`."""

FULL_BITS = 7  # FULL is 1 << 7
FROM_FIRST = 7  # bits from the first layer's sums to neurons: SEEN * UNIT is 1 << 14
FROM_SECOND = 8  # and from the second's: FULL * UNIT is 1 << 15
SEEN = 64.0
WHOLE = 32768.0  # FULL * UNIT


@compiled
def judge(net, seen, size, seat, players, one, two, logits):
    """Write for every player what the network adds to their chances, as seen by a seat."""
    first, first_bias, second, second_bias, third, third_bias, _ = net
    wide, narrow = len(first_bias), len(second_bias)
    for j in range(wide):
        one[j] = first_bias[j]
    for i in range(size):
        value = int(seen[i] * SEEN + 0.5)
        if value != 0:
            for j in range(wide):
                one[j] += value * first[i, j]
    for j in range(narrow):
        two[j] = second_bias[j]
    for i in range(wide):
        value = min(max(one[i] >> FROM_FIRST, 0), 127)
        if value != 0:
            for j in range(narrow):
                two[j] += value * second[i, j]
    for k in range(players):
        total = int(third_bias[k])
        for i in range(narrow):
            total += min(max(two[i] >> FROM_SECOND, 0), 127) * third[i, k]
        other = seat + k
        logits[other - players if other >= players else other] = total / WHOLE
