"""How many files a process may have open: each person's connection is one of the crowd's, and one
of the server's, which inherits the limit.
"""

from __future__ import annotations

import resource

PEOPLE = 2  # at a table, each with a connection
SPARE = 500  # files for everything else


def room_for(tables: int) -> int:
    """How many of these tables fit, after the limit was raised as far as it may be."""
    return min(tables, (_raise_limit(PEOPLE * tables + SPARE) - SPARE) // PEOPLE)


def _raise_limit(wanted: int) -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if _at_least(soft, wanted):
        return wanted
    highest = hard if _at_least(hard, wanted) else wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, highest))
    except (ValueError, OSError):  # only an administrator raises the hard limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return hard
    return wanted


def _at_least(limit: int, wanted: int) -> bool:
    return limit == resource.RLIM_INFINITY or limit >= wanted
