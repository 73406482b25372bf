"""Python searches for garbage in circles when nobody waits, or when there may be much of it."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from jailbirds.server.workers import garbage_collection
from jailbirds.server.workers.garbage_collection import GarbageCollection, leave_out


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


def thrown_away() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_when_it_is_quiet_circles_are_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "NOW_AND_THEN", -1.0)
    collection = GarbageCollection(lambda: float("-inf"))
    ring = thrown_away()
    assert ring() is not None
    collection.look()
    assert ring() is None


def test_while_people_play_nothing_is_searched_until_there_is_much_that_is_new(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage_collection, "NOW_AND_THEN", -1.0)
    monkeypatch.setattr(garbage_collection, "FEW", 5_000)
    monkeypatch.setattr(garbage_collection, "MORE", 0.0)
    collection = GarbageCollection(time.monotonic)
    ring = thrown_away()
    collection.look()
    assert ring() is not None
    new = [[number] for number in range(6_000)]
    collection.look()
    assert ring() is None
    assert len(new) == 6_000


def test_what_a_large_server_has_already_is_not_new() -> None:
    """A search costs as much as there is: the more tables, the rarer it gets. What was there at
    the start is never looked at."""
    collection = GarbageCollection(time.monotonic)
    before = collection.objects
    much = [[number] for number in range(50_000)]
    collection.search()
    assert collection.objects >= before + len(much)
    leave_out()
    collection.search()
    assert collection.objects < len(much)
