"""Python imports this by itself when its folder is on the path: a clock that somebody sets.

The file that JAILBIRDS_TEST_CLOCK names holds by how many seconds the wall clock is off. Clocks
that only go forward (`time.monotonic`) are as they are, as they would be on a real machine.
"""

import os
import time

_FILE = os.environ["JAILBIRDS_TEST_CLOCK"]
_true_ns = time.time_ns


def _time_ns() -> int:
    with open(_FILE) as given:
        return _true_ns() + int(given.read() or 0) * 1_000_000_000


time.time_ns = _time_ns
time.time = lambda: _time_ns() / 1e9
