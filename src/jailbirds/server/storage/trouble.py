"""Trouble of a database: is it the database that is unwell, or what was asked of it?"""

from __future__ import annotations

import logging

from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from jailbirds.table import Refusal

# SQLSTATEs of PostgreSQL: the connection is gone; read-only; no room; somebody stops it; the
# system; damaged pages
UNWELL = ("08", "25006", "53", "57", "58", "XX")
# no connection could be opened, or none was free in time: these come as they are
OUT_OF_REACH = (OSError, NoneFree)


def is_unwell(error: BaseException) -> bool:
    """Is the database itself in trouble: full, read-only, damaged, out of reach? Whatever is
    wrong with it, what was asked may be asked again when that is over."""
    if isinstance(error, (OperationalError, InterfaceError, *OUT_OF_REACH)):
        return True
    if type(error) is DatabaseError:  # SQLite's word for a damaged file
        return True
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, DBAPIError) and str(state or "").startswith(UNWELL)


def tell(log: logging.Logger, what: str, error: Exception) -> None:
    """In a sentence where the database is unwell, or nothing was kept as that was known; else it is
    a mistake of ours, with its trace."""
    explained = isinstance(error, Refusal) or is_unwell(error)
    log.error("%s: %s", what, reason(error), exc_info=None if explained else error)


def reason(error: BaseException) -> str:
    """What the database says."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
