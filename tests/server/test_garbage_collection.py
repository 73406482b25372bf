"""Garbage in circles is searched for among what is new; among everything when nobody waits, or
when there may be much of it."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from jailbirds.server.workers import garbage_collection
from jailbirds.server.workers.garbage_collection import LITTLE, GarbageCollection


class Ring:
    """Something that holds itself, so that it is not freed when nobody else does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _never_by_itself() -> Iterator[None]:
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def much() -> list[list[int]]:
    """More than can wait."""
    return [[number] for number in range(2 * LITTLE)]


def test_new_circles_are_freed_soon() -> None:
    collection = GarbageCollection(time.monotonic)
    ring = weakref.ref(Ring())
    collection.look()
    assert ring() is not None  # a little can wait
    new = much()
    collection.look()
    assert ring() is None
    assert len(new) == 2 * LITTLE


def test_old_circles_are_freed_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    played = time.monotonic()
    collection = GarbageCollection(lambda: played)
    held, new = Ring(), much()
    collection.look()  # they are left out from now on
    ring = weakref.ref(held)
    del held
    new += much()
    collection.look()
    assert ring() is not None
    monkeypatch.setattr(garbage_collection, "NOW_AND_THEN", -1.0)
    collection.look()
    assert ring() is not None  # somebody has just played
    played = float("-inf")
    collection.look()
    assert ring() is None


def test_old_circles_are_freed_while_people_play_when_there_may_be_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage_collection, "MUCH", 3 * LITTLE)
    collection = GarbageCollection(time.monotonic)
    held, new = Ring(), much()
    collection.look()
    ring = weakref.ref(held)
    del held
    new += much()
    collection.look()
    assert ring() is not None
    collection.look()
    assert ring() is None
    assert len(new) == 4 * LITTLE
