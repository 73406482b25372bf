"""How the kit says what is wrong: in a sentence, with the names of things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.events import Event


def wrong(sentence: str) -> NoReturn:
    """Fail with a sentence, and nothing around it."""
    pytest.fail(sentence, pytrace=False)


@contextmanager
def must_refuse(error: type[Exception], otherwise: str) -> Iterator[None]:
    try:
        yield
    except error:
        return
    wrong(otherwise)


def differences(one: np.ndarray, other: np.ndarray) -> str:
    """The fields in which two records differ, with both values: `die[1] (3 and 0)`."""
    found = []
    for name in one.dtype.names or ():
        left, right = np.atleast_1d(one[name][0]), np.atleast_1d(other[name][0])
        for index in np.argwhere(left != right)[:3]:
            at = tuple(index.tolist())
            place = f"[{', '.join(map(str, at))}]" if one.dtype[name].shape else ""
            found.append(f"{name}{place} ({left[at]} and {right[at]})")
    return ", ".join(found) or "nothing"


def who(seat: int) -> str:
    return {jailbirds.CHANCE: "chance", jailbirds.SPECTATOR: "a spectator"}.get(
        seat, f"seat {seat}"
    )


def spelt(events: Iterable[Event]) -> str:
    return ", ".join(f"{event.name} {dict(event.args)}" for event in events) or "nothing"
