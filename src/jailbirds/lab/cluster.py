"""Games on the machines of a Ray cluster.

A chunk of games is a task: one whose machine is lost is done again elsewhere. What a task needs to
know is small (the name of a title, what is changed of its content, who plays), and so is what comes
back. It lies with whoever asked for it, so that nothing is lost with a machine but the work it is
at.
"""

from __future__ import annotations

import atexit
import io
import logging
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import numpy as np

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title
from jailbirds.lab.balance.games import Job, Play, Seen, finished, play_chunk, sources_of
from jailbirds.lab.changed import with_content

RETRIES = 20  # machines that a chunk may be lost with


class Order(msgspec.Struct, frozen=True):
    """A title as another machine can make it again."""

    title: str
    content: Mapping[str, Any]  # what is changed of it
    sources: str  # of the title, the engine and the bots: the same there as here


class Cluster:
    """A Ray cluster that one is connected to."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_order)

    def play(self, title: Title, content: Mapping[str, Any]) -> Play:
        """Machines of the cluster play the title, which is as `with_content` has changed it."""
        order = msgspec.json.encode(Order(title.name, content, sources_of(title)))

        def play(jobs: Sequence[Job]) -> Iterator[tuple[int, Seen]]:
            asked: dict[Future[bytes], int] = {
                self._task.remote(order, msgspec.json.encode(job)).future(): k
                for k, job in enumerate(jobs)
            }
            try:
                for number, seen in finished(asked):
                    yield number, unpacked(seen)
            except self._ray.exceptions.RayError as error:
                cause = getattr(error, "cause", None) or error
                raise JailbirdsError(f"the Ray cluster cannot play these games: {cause}") from None

        return play


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """A cluster by its address, as in `127.0.0.1:6379`."""
    try:
        import ray  # noqa: PLC0415
    except ModuleNotFoundError:
        raise JailbirdsError("clusters are Ray's: pip install 'jailbirds[ray]'") from None
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise JailbirdsError(f"no Ray cluster answers at {address}: {error}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def play_order(order: bytes, job: bytes) -> bytes:
    """What a task does, wherever it runs."""
    wanted = msgspec.json.decode(job, type=Job)
    title = _shelf.title(order)
    return packed(play_chunk(title, wanted.table, range(wanted.first, wanted.last), wanted.seed))


def packed(seen: Seen) -> bytes:
    """As few bytes as may be: then Ray gives them to whoever asked, and does not keep them."""
    out = io.BytesIO()
    np.savez_compressed(out, **seen)  # type: ignore[arg-type]
    return out.getvalue()


def unpacked(seen: bytes) -> Seen:
    with np.load(io.BytesIO(seen), allow_pickle=False) as kept:
        return dict(kept.items())


class Shelf:
    """The title that this process plays; it is put away when another one is asked for."""

    def __init__(self) -> None:
        self._order = b""
        self._title: Title | None = None
        self._open = ExitStack()
        atexit.register(self.clear)

    def title(self, order: bytes) -> Title:
        if self._title is None or order != self._order:
            self.clear()
            wanted = msgspec.json.decode(order, type=Order)
            changed = with_content(jailbirds.title(wanted.title), wanted.content)
            self._title, self._order = self._open.enter_context(changed), order
            if sources_of(self._title) != wanted.sources:
                self.clear()
                raise JailbirdsError(
                    "a machine of the cluster has other sources of jailbirds, or of "
                    f"{wanted.title}, than this one: expected the same version everywhere"
                )
        return self._title

    def clear(self) -> None:
        self._title = None
        self._open.close()


_shelf = Shelf()
