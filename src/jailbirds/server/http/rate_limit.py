"""How much of something is let through: a bucket that fills up again by itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address

MOST_KNOWN = 20_000  # addresses; whoever was not there for long has a full bucket anyway
HOUSEHOLD = 64  # bits of an address of IPv6; the others its owner chooses as he likes


def household_of(address: str) -> str:
    """Whose address this is: by IPv4 the address itself, by IPv6 the net that one line gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, number: float = 1) -> bool:
        """Take some out; False where there are not as many left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < number:
            return False
        self._left -= number
        return True


class Buckets:
    """A bucket for each address, or for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, number: float = 1) -> bool:
        bucket = self._known.pop(whose, None) or Bucket(self._rate, self._burst)
        self._known[whose] = bucket  # the latest come last
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket.take(number)
