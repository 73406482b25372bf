"""Bots that think: nobody waits for the bots of others, and people wait for none."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from jailbirds.server import settings
from jailbirds.server.bots.queue import FairQueue
from jailbirds.server.settings import Settings


@pytest.mark.parametrize(
    ("cores", "workers", "threads"), [(1, 1, 1), (2, 1, 1), (2, 4, 1), (8, 1, 4), (16, 4, 2)]
)
def test_bots_that_think_take_half_of_the_cores_however_many_workers_there_are(
    monkeypatch: pytest.MonkeyPatch, cores: int, workers: int, threads: int
) -> None:
    monkeypatch.setattr(settings, "cores", lambda: cores)
    shared = Settings(database="postgresql://host/name", redis="redis://host", workers=workers)
    assert shared.thinking_threads == threads
    assert msgspec.structs.replace(shared, thinkers=3).thinking_threads == 3


async def think(queue: FairQueue, owner: str, order: list[str], go_on: asyncio.Event) -> None:
    async with queue.turn(owner):
        order.append(owner)
        await go_on.wait()


async def test_one_with_twenty_bots_does_not_keep_the_others_waiting() -> None:
    queue, order, go_on = FairQueue(1), list[str](), asyncio.Event()
    many = [asyncio.create_task(think(queue, "ann", order, go_on)) for _ in range(20)]
    await asyncio.sleep(0)
    few = [asyncio.create_task(think(queue, who, order, go_on)) for who in ("ben", "cara")]
    await asyncio.sleep(0)
    assert queue.ahead_of("ben") == 4  # his own, two of Ann, one of Cara
    assert queue.ahead_of("ann") == 21
    go_on.set()
    await asyncio.gather(*many, *few)
    assert order[:4] == ["ann", "ann", "ben", "cara"]
    assert order[4:] == ["ann"] * 18


async def test_who_gives_up_waiting_leaves_the_queue_to_others() -> None:
    queue, order, go_on = FairQueue(1), list[str](), asyncio.Event()
    first = asyncio.create_task(think(queue, "ann", order, go_on))
    await asyncio.sleep(0)
    gone = asyncio.create_task(think(queue, "ben", order, go_on))
    last = asyncio.create_task(think(queue, "cara", order, go_on))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, last)
    assert order == ["ann", "cara"]
    async with asyncio.timeout(5), queue.turn("dora"):  # there is room again
        pass


async def test_as_many_think_at_once_as_there_is_room_for() -> None:
    queue, order, go_on = FairQueue(2), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(think(queue, who, order, go_on)) for who in ("a", "b", "c")]
    await asyncio.sleep(0)
    assert order == ["a", "b"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert order == ["a", "b", "c"]
