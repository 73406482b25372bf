"""Python's search for garbage in circles, kept short: while it runs, nobody gets a view.

What is thrown away here is freed at once, circles are few. But to find them, a full search
looks at every object there is: a tenth of a second for the libraries alone, and more for
every table. So what stays for ever is left out, and full searches are rare.
"""

from __future__ import annotations

import gc

NEW = 10_000  # objects until the newest are searched: a millisecond or two
OFTEN = 20  # such searches until those of middle age are
RARELY = 100  # of those until all are


def search_rarely() -> None:
    gc.set_threshold(NEW, OFTEN, RARELY)
    leave_out()


def leave_out() -> None:
    """What is there now stays: code, compiled rules, settings."""
    gc.freeze()
