"""Several workers under one parent: who hangs is replaced soon, who is only starting is not."""

from __future__ import annotations

from multiprocessing import Pipe
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.config import STARTUP_FAILURE, Config

from jailbirds.server.workers import supervisor
from jailbirds.server.workers.supervisor import HANGS, STARTS, Supervisor


class Worker:
    """A worker as its parent sees it."""

    def __init__(self, *_: object) -> None:
        self.parent_conn, self.child_conn = Pipe()
        self.alive = False
        self.process = SimpleNamespace(is_alive=lambda: self.alive)
        self.pid = id(self)
        self.exitcode: int | None = None

    def start(self) -> None:
        self.alive = True

    def kill(self) -> None:
        self.alive = False

    def join(self) -> None:
        assert not self.alive

    def answer(self) -> None:
        """What it was asked meanwhile."""
        while self.child_conn.poll():
            self.child_conn.recv()
            self.child_conn.send(True)


@pytest.fixture
def parent(monkeypatch: pytest.MonkeyPatch) -> Supervisor:
    """One with three workers that have just been started."""
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.SIGNALS", {})
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.Process", Worker)
    monkeypatch.setattr(supervisor, "Process", Worker)
    parent = Supervisor(Config("some:app", workers=3, log_config=None), [])
    parent.init_processes()
    return parent


def test_a_worker_that_hangs_is_replaced_and_neither_who_answers_nor_who_starts_is(
    parent: Supervisor,
) -> None:
    workers: list[Any] = list(parent.processes)
    well, hung, starting = workers
    for _ in range(3):
        parent.keep_subprocess_alive()
        well.answer()
        hung.answer()
    for _ in range(HANGS):
        parent.keep_subprocess_alive()
        well.answer()
        assert parent.processes == workers
    parent.keep_subprocess_alive()
    assert not hung.alive
    assert parent.processes[1] is not hung
    assert (parent.processes[0], parent.processes[2]) == (well, starting)
    for _ in range(STARTS):
        well.answer()
        parent.keep_subprocess_alive()
    assert not starting.alive  # that is too long even for a start
    assert parent.processes[0] is well


def test_two_that_hang_are_both_replaced_at_the_same_look(parent: Supervisor) -> None:
    workers: list[Any] = list(parent.processes)
    for _ in range(3):
        parent.keep_subprocess_alive()
        for worker in workers:
            worker.answer()
    for _ in range(HANGS + 1):
        parent.keep_subprocess_alive()
        workers[0].answer()
    assert [worker.alive for worker in workers] == [True, False, False]


def test_a_worker_that_has_ended_is_replaced_at_once(parent: Supervisor) -> None:
    workers: list[Any] = list(parent.processes)
    workers[2].kill()
    parent.keep_subprocess_alive()
    assert parent.processes[:2] == workers[:2]
    assert parent.processes[2] is not workers[2]


def test_where_a_worker_cannot_start_all_is_ended(parent: Supervisor) -> None:
    first: Any = parent.processes[0]
    first.kill()
    first.exitcode = STARTUP_FAILURE
    parent.keep_subprocess_alive()
    assert parent.should_exit.is_set()
