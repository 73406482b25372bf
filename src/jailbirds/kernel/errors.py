"""Every way in which jailbirds says no.

Each kind of mistake has a class of its own, so that a program can tell them apart, and a
message that says what was expected, so that a person can mend it. All of them are
`JailbirdsError`, and none of them leaves anything changed.
"""

import difflib
from collections.abc import Iterable


def expected_one_of(given: object, known: Iterable[str]) -> str:
    """The second half of a refusal: what there is, and what was probably meant."""
    known = list(known)
    near = difflib.get_close_matches(str(given), known, n=1)
    hint = f". Did you mean {near[0]!r}?" if near else ""
    return f"expected one of {', '.join(known)}{hint}"


class JailbirdsError(Exception):
    """The root of all refusals of this package."""


class UnknownTitle(JailbirdsError):
    """There is no title of that name."""


class BadTitle(JailbirdsError):
    """A title that cannot be made as it stands: for its author."""


class BadPlayers(JailbirdsError):
    """The title is not played by that many."""


class BadOption(JailbirdsError):
    """A table option that does not exist, or a value it cannot have."""


class BadVersion(JailbirdsError):
    """A version of the rules of a title under which no game is played any more, or not yet."""


class BadSeat(JailbirdsError):
    """Nobody sits at a seat of that number."""


class BadAction(JailbirdsError):
    """The root of the three ways in which an action is refused."""


class MalformedAction(BadAction):
    """This is not an action of the title at all, whatever the position."""


class Refused(BadAction):
    """A well-formed action that a rule forbids; `rule` is its number, such as `ALC-13`."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule


class IllegalAction(Refused):
    """It is this seat's turn, but a rule forbids the action."""


class OutOfTurn(Refused):
    """Somebody else is to act, or the game is over."""


class BadPosition(JailbirdsError):
    """A position that cannot be read or played; `problems` are all that is wrong with it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


class BadLog(JailbirdsError):
    """The root of what can be wrong with a log."""


class DamagedLog(BadLog):
    """The log was ours, but its contents contradict themselves or the rules."""


class ForeignLog(BadLog):
    """Not a log of jailbirds, or of a title or version that is not known here."""


class OutdatedLog(ForeignLog):
    """A log of ours, of a version of the rules that is no longer played."""
