"""The parent of several workers: it starts them, and replaces those that have ended or hang.

uvicorn's own waits for each answer, one worker after the other, and gives a worker that is starting
no more time than one that hangs. Here nobody is waited for: at each look, twice a second, a worker
has answered the question of an earlier look, or has not. Looks are counted, not seconds: where the
whole machine stood still, the workers have as long to answer as ever.
"""

from __future__ import annotations

import logging
from socket import socket

from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

log = logging.getLogger(__name__)
HANGS = 6  # looks without an answer: with the kill and the way back, people go on within 5 seconds
STARTS = 240  # looks until the first one: Python takes its time to begin where much is going on


class Supervisor(Multiprocess):
    """Runs workers until somebody ends it."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._unanswered: dict[Process, int] = {}  # how many looks ago each was asked
        self._answered: set[Process] = set()  # who has ever done so

    def keep_subprocess_alive(self) -> None:
        """One look at all of them."""
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if not worker.process.is_alive():
                self._replace(place, "has ended")
            elif self._hangs(worker):
                self._replace(place, "hangs")

    def _hangs(self, worker: Process) -> bool:
        """Has a worker not answered for too long? If it has, ask again."""
        try:
            if worker in self._unanswered and worker.parent_conn.poll():
                worker.parent_conn.recv()
                self._answered.add(worker)
                del self._unanswered[worker]
            if worker not in self._unanswered:
                worker.parent_conn.send(b"ping")
                self._unanswered[worker] = 0
        except (OSError, EOFError):
            return True
        self._unanswered[worker] += 1
        return self._unanswered[worker] > (HANGS if worker in self._answered else STARTS)

    def _replace(self, place: int, why: str) -> None:
        worker = self.processes[place]
        worker.kill()
        worker.join()
        self._unanswered.pop(worker, None)
        self._answered.discard(worker)
        if worker.exitcode == STARTUP_FAILURE:  # so would all that follow it
            log.error("worker %s could not start", worker.pid)
            self.should_exit.set()
            return
        log.warning("worker %s %s: another takes its place", worker.pid, why)
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()
