"""Where titles are found: by being there.

Each package under `jailbirds.games` has a `TITLE`, and other packages name theirs by an entry point
of the group `jailbirds.titles`.
"""

from __future__ import annotations

import copyreg
import importlib
import pickle
import pkgutil
import traceback
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from jailbirds.kernel.errors import BadTitle, JailbirdsError, UnknownTitle, expected_one_of
from jailbirds.kernel.title import Title

GROUP = "jailbirds.titles"  # of the entry points of other packages
IN_EVERY_LIST = ("title", "tagline")  # of its words
SHELF = Path(__file__).parents[1] / "games"


@cache
def _found() -> dict[str, str]:
    """Names of titles, and where each has its `TITLE`."""
    here = [found.name for found in pkgutil.iter_modules([str(SHELF)])]
    own = {name: f"jailbirds.{SHELF.name}.{name}:TITLE" for name in here}
    return dict(sorted((_elsewhere() | own).items()))


@cache
def _elsewhere() -> dict[str, str]:
    """Those of other packages, and where each has its `TITLE`."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def titles() -> list[str]:
    """The names of all titles that can be played, of those in other packages too."""
    return [name for name in _found() if name not in broken_titles()]


@cache
def broken_titles() -> dict[str, str]:
    """Titles of other packages that cannot be loaded, and what is wrong with each.

    They are not ours: whatever they are, all the others can be played.
    """
    broken = {}
    for name in _elsewhere():
        try:
            _import_title(name)
        except BadTitle as error:
            broken[name] = str(error)
    return broken


@cache
def _import_title(name: str) -> Title:
    module, _, attribute = _found()[name].partition(":")
    try:
        title = getattr(importlib.import_module(module), attribute, None)
    except Exception as error:
        raise BadTitle(f"the title {name!r} cannot be loaded: {_told(error)}") from error
    if not isinstance(title, Title):
        raise BadTitle(f"{module}:{attribute} is no title: expected a jailbirds.Title")
    if title.name != name:
        raise BadTitle(
            f"{module}:{attribute} is found as {name!r}, but its name is {title.name!r}: "
            "expected the same"
        )
    if lacking := [key for key in IN_EVERY_LIST if not _has_word(title, key)]:
        raise BadTitle(
            f"words/en.ftl of {name!r} lacks {' and '.join(lacking)}: expected a line each"
        )
    return title


def _has_word(title: Title, key: str) -> bool:
    words = title.folder / "words" / "en.ftl"
    return words.is_file() and f"\n{key} = " in f"\n{words.read_text(encoding='utf-8')}"


def _told(error: Exception) -> str:
    """What went wrong and where, for the author of a title: `… (rules.py, line 12)`."""
    if isinstance(error, JailbirdsError | SyntaxError):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(frame.filename).name}, line {frame.lineno}"
    return f"{type(error).__name__}: {error} ({place})"


def title(name: str) -> Title:
    """The title of that name.

    >>> title(titles()[0]).players
    range(2, 5)
    """
    if name not in _found():
        raise UnknownTitle(f"there is no title {name!r}: {expected_one_of(name, titles())}")
    return _import_title(name)


def _by_name(given: Title) -> tuple[Callable[[str], Title], tuple[str]]:
    """How a title is pickled: whoever reads it has the title, or cannot play it anyway."""
    if given.name not in titles() or title(given.name) is not given:
        raise pickle.PicklingError(
            f"{given.name!r} is not among the titles that jailbirds.titles() finds: "
            "nobody could read it again"
        )
    return title, (given.name,)


copyreg.pickle(Title, _by_name)
