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


def test_where_nothing_was_found_the_new_of_the_next_seconds_is_not_searched() -> None:
    collection = GarbageCollection(time.monotonic)
    kept = much()
    collection.look()  # in vain
    for skipped in (1, 3, 7):
        for _ in range(skipped):
            ring = weakref.ref(Ring())
            kept += much()
            collection.look()
            assert ring() is not None
        kept += much()
        collection.look()
    rings = [weakref.ref(Ring()) for _ in range(LITTLE)]
    for _ in range(15):
        kept += much()
        collection.look()
    more = [weakref.ref(Ring()) for _ in range(LITTLE)]
    kept += much()
    collection.look()  # finds those of this second, so that the next one is searched again
    assert all(ring() is None for ring in more)
    assert any(ring() is not None for ring in rings)
    ring = weakref.ref(Ring())
    kept += much()
    collection.look()
    assert ring() is None


def test_what_tables_account_for_does_not_have_everything_searched(
    monkeypatch: pytest.MonkeyPatch, everything: list[int]
) -> None:
    monkeypatch.setattr(garbage_collection, "MUCH", LITTLE)
    tables = 0
    collection = GarbageCollection(time.monotonic, lambda: tables)
    monkeypatch.setattr(collection, "_there", gc.get_freeze_count())
    new: list[list[int]] = []
    while len(new) < 3 * collection._there:
        new += much()
        tables = len(new) // garbage_collection.OF_A_TABLE + 1
        collection.look()
    assert not everything
    tables = 0
    for _ in range(3):
        new += much()
        collection.look()
    assert everything


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


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often everything was searched, a number for each time."""
    times: list[int] = []
    search = GarbageCollection._search_everything

    def counted(collection: GarbageCollection) -> None:
        times.append(len(times))
        search(collection)

    monkeypatch.setattr(GarbageCollection, "_search_everything", counted)
    return times


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


def test_what_is_freed_by_itself_does_not_have_everything_searched(
    monkeypatch: pytest.MonkeyPatch, everything: list[int]
) -> None:
    collection = GarbageCollection(time.monotonic)
    monkeypatch.setattr(collection, "_there", gc.get_freeze_count())
    monkeypatch.setattr(garbage_collection, "MUCH", 0)
    much_more = collection._there // LITTLE + 2
    for _ in range(much_more):
        new = much()
        collection.look()  # left out, and gone with the next round
        assert len(new) == 2 * LITTLE
    assert not everything


def test_who_searched_in_vain_waits_for_more(
    monkeypatch: pytest.MonkeyPatch, everything: list[int]
) -> None:
    monkeypatch.setattr(garbage_collection, "MUCH", LITTLE)
    collection = GarbageCollection(time.monotonic)
    base = gc.get_freeze_count()
    new: list[list[int]] = []
    while len(everything) < 2:
        new += much()
        collection.look()
        collection.look()
    assert len(new) > 1.5 * base  # after the first search; one that had found something waits for 1
