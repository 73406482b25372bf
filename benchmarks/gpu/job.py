"""One thing that is measured, in a process of its own: `python -m benchmarks.gpu.job --help`.

What it needs is compiled beside others; on the GPU one process goes after another, so that
every figure is of a GPU for itself alone. Prints what was found as JSON. `Title.hands` is found
so: `python -m benchmarks.gpu.job play --title TITLE --hands 4`.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.gpu.sharing import TAKERS
from benchmarks.gpu.titles import PLAYERS, title_of
from jailbirds.batch import Batch, as_numpy

SEED = 19
LONGEST = 80  # seconds of a turn: whoever hangs does not keep the others waiting
CORES = 4  # where games are played natively, beside others
NCU = shutil.which("ncu") or next(map(str, Path("/opt/nvidia").glob("*/*/ncu")), "ncu")
PLAYED = 12  # steps before one that is looked at closely
COUNTER = re.compile(
    r"sm__issue_active.avg|issue_stalled|warps_active.avg.pct|thread_inst_executed_per_inst"
    r"|lts__throughput.avg|lts.*hit_rate|registers_per_thread "
)
SEEN = ("actors", "counts", "mask", "legal", "rewards", "endings", "observations")


class Unseen(Batch):
    """A batch that is only played on at random: nobody asks where its games stand."""

    def _do(self, actions: Any) -> None:
        """Nothing but the beginning: so that nothing else is compiled."""
        if int(actions[0]) == BEGIN:
            start = as_numpy(self._start)
            self._records = self._gear.place(np.repeat(start, self.games))


BEGIN = -(1 << 31)  # as in batch/loops.py


class Job:
    """What is found out of a title."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.found: dict[str, Any] = {}
        self.began = time.perf_counter()

    def batch(self, games: int, gear: str = "cuda", of: type[Batch] = Batch, **how: Any) -> Batch:
        title, players = title_of(self.given.title), PLAYERS[self.given.title]
        if self.given.hands is not None:
            object.__setattr__(title, "hands", self.given.hands)
        how = {"on_illegal": "end", "threads": CORES if gear == "native" else None} | how
        how |= {"observe": False} if of is Unseen else {}
        return of(title, games, players, gear=gear, seed=SEED, **how)

    def tell(self, name: str, value: Any) -> None:
        """All that is known so far: the last line counts, should this process be stopped."""
        self.found[name] = value
        print(json.dumps(self.found), flush=True)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """The GPU for this process alone."""
        self.tell("compiled", round(time.perf_counter() - self.began, 1))
        with (self.given.folder / "turn").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            began = time.perf_counter()
            signal.alarm(LONGEST)
            yield
            signal.alarm(0)
            self.tell("turn", round(time.perf_counter() - began, 1))

    # --- random play

    def play(self) -> None:
        with compiling_only():
            self.batch(64, of=Unseen).play(1)
        with self.turn():
            for games in self.given.games:
                batch = self.batch(games, of=Unseen)
                self.tell(f"{games} games", self._played(batch))
                del batch
            self.tell("same", self._play_the_same("cuda"))

    def _played(self, batch: Batch) -> float:
        """Moves a second, the best of some measurements."""
        batch.play(200)  # past the beginnings, though of long games these are still early moves
        synchronize()
        moves, best = 100, 0.0
        until = time.perf_counter() + self.given.seconds
        while time.perf_counter() < until:
            start = time.perf_counter()
            batch.play(moves)
            synchronize()
            took = time.perf_counter() - start
            # games that came to their ends while timed: the moves were really played
            if ends := int(as_numpy(batch.finished).sum()):
                self.found["length"] = round(moves * batch.games / ends, 1)
            best = max(best, moves * batch.games / took)
            if took < self.given.seconds / 8:
                moves *= 2
        return best

    def _play_the_same(self, gear: str) -> dict[str, Any]:
        batch = self.batch(self.given.same, gear, of=Unseen)
        batch.play(self.given.same_moves)
        kept = {"records": batch._records, "rngs": batch._rngs, "finished": batch.finished}
        ends = int(as_numpy(batch.finished).sum())
        return {"whole games": ends} | {name: digest(array) for name, array in kept.items()}

    # --- steps

    def step(self) -> None:
        self._step(observe=True)

    def blind(self) -> None:
        """Without observations: what do they cost?"""
        self._step(observe=False)

    def _step(self, observe: bool) -> None:
        with compiling_only():
            self.batch(64, observe=observe, on_illegal="raise").step(np.zeros(64, np.int32))
        with self.turn():
            for games in self.given.games:
                for how in ("end", "raise") if games == self.given.games[0] else ("end",):
                    batch = self.batch(games, observe=observe, on_illegal=how)
                    self.tell(f"{games} games, {how}", self._stepped(batch))
                    del batch
            self.tell("same", self._step_the_same("cuda", observe))

    def _stepped(self, batch: Batch) -> float:
        """Steps a second; a random legal action is taken by PyTorch."""
        import torch

        legal, counts = torch.as_tensor(batch.legal), torch.as_tensor(batch.counts)

        def act() -> None:
            chosen = (torch.rand(batch.games, device="cuda") * counts).long()
            batch.step(legal.gather(1, chosen[:, None])[:, 0].contiguous())

        for _ in range(20):  # past the beginnings
            act()
        torch.cuda.synchronize()
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < self.given.seconds:
            for _ in range(10):
                act()
            torch.cuda.synchronize()
            steps += 10
        return steps * batch.games / (time.perf_counter() - start)

    def _step_the_same(self, gear: str, observe: bool) -> dict[str, Any]:
        batch = self.batch(self.given.same, gear, observe=observe)
        earned, ends = np.zeros(batch.players), 0
        for _ in range(self.given.same_steps):
            batch.step(batch.random_actions())
            earned += as_numpy(batch.rewards).sum(axis=0)
            ends += int((as_numpy(batch.endings) != 0).sum())
        seen = {name: getattr(batch, name) for name in SEEN}
        kept = {"records": batch._records, "rngs": batch._rngs} | seen
        digests = {name: digest(array) for name, array in kept.items() if array is not None}
        return {"whole games": ends, "earned": earned.tolist()} | digests

    # --- what binds

    def profile_play(self) -> None:
        self._profile("play", before=1)

    def profile_step(self) -> None:
        self._profile("step", before=PLAYED)

    def _profile(self, kernel: str, before: int) -> None:
        """One launch, after some others, by the counters of Nsight Compute."""
        sections = ("SpeedOfLight", "WarpStateStats", "Occupancy", "MemoryWorkloadAnalysis")
        chosen = [word for section in sections for word in ("--section", section)]
        launches = ["-k", f"regex:{kernel}", "-s", str(before), "-c", "1"]
        done = [f"launch_{kernel}", *self.given.asked]
        with self.turn():
            self._run(
                *(NCU, "--clock-control", "none", "--page", "raw", *chosen, *launches),
                *(sys.executable, "-m", "benchmarks.gpu.job", *done),
            )
        said = self.found.pop("said")
        lines = [line.split() for line in said.splitlines() if COUNTER.search(line)]
        self.tell("counters", {words[0]: words[-1] for words in lines})
        if not self.found["counters"]:
            self.tell("said", said[-3000:])

    def launch_play(self) -> None:
        batch = self.batch(self.given.games[0], of=Unseen)
        for moves in (300, 20):
            batch.play(moves)
        synchronize()

    def launch_step(self) -> None:
        batch = self.batch(self.given.games[0])
        for _ in range(PLAYED):
            batch.step(batch.random_actions())
        synchronize()

    # --- what is not of the GPU alone

    def native(self) -> None:
        """The same games in the memory of this machine."""
        self.tell("same play", self._play_the_same("native"))
        self.tell("same step", self._step_the_same("native", observe=True))

    def share(self) -> None:
        """Others must see an observation where the batch has written it, without a copy."""
        with compiling_only():
            self.batch(64)
        with self.turn():
            batch = self.batch(64)
            arrays = (batch.observations, batch.mask, batch.legal)
            places = [array.__cuda_array_interface__["data"][0] for array in arrays]
            for name, takes in TAKERS.items():
                try:
                    there = [takes(array) for array in arrays]
                    self.tell(name, "without a copy" if there == places else "COPIED")
                except ImportError as error:
                    self.tell(name, f"not installed: {error}")

    def doors(self) -> None:
        """The tests of the doors that a simulated GPU stands in for elsewhere."""
        from tests.rl.on_a_gpu import many_seats
        from tests.roles import OPEN

        with compiling_only():
            many_seats("cuda", on_illegal="raise").batch.step(np.zeros(3, np.int32))
            Batch(OPEN, 2, 2, gear="cuda")
        with self.turn():
            tests = ("-q", "-p", "no:cacheprovider", "tests/rl/on_a_gpu.py")
            self._run(sys.executable, "-m", "pytest", *tests)

    def pgx(self) -> None:
        """Beside it the library that others measure themselves by."""
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
        from benchmarks.gpu import pgx

        ready = {name: pgx.measuring(name, games) for name, games in pgx.GAMES.items()}
        with self.turn():
            for name, measure in ready.items():
                self.tell(name, measure())

    def _run(self, *command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        self.found["exit"] = done.returncode
        self.tell("said", done.stdout[-40000:] + done.stderr[-3000:] * (done.returncode != 0))


def digest(array: Any) -> str:
    return hashlib.sha256(np.ascontiguousarray(as_numpy(array)).tobytes()).hexdigest()[:16]


def synchronize() -> None:
    from numba import cuda

    cuda.synchronize()


@contextmanager
def compiling_only() -> Iterator[None]:
    """Kernels that are launched in here are compiled, and not launched."""
    from jailbirds.kernel.cuda import Processor

    def prepare(
        self: Processor, folder: Path, function: Any, count: int, arguments: Any, *_: int
    ) -> None:
        kernel, given = self.kernel(folder, function, arguments)
        kernel.compile(tuple(map(kernel.typeof_pyval, (count, *given))))

    launch = Processor.launch
    Processor.launch = prepare  # type: ignore[method-assign,assignment]
    yield
    Processor.launch = launch  # type: ignore[method-assign]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu.job")
    parser.add_argument("what", help="a method of `Job`")
    parser.add_argument("--title", default="")
    parser.add_argument("--hands", type=int, help="others than the title's own")
    parser.add_argument(
        "--folder", type=Path, default=Path(tempfile.gettempdir()), help="the same for all who wait"
    )
    parser.add_argument("--games", type=int, nargs="*", default=[1 << 18])
    parser.add_argument("--seconds", type=float, default=0.8, help="of each measurement")
    parser.add_argument("--same", type=int, default=10_000, help="games compared with native ones")
    parser.add_argument("--same-moves", type=int, default=2_000)
    parser.add_argument("--same-steps", type=int, default=300)
    given = parser.parse_args()
    given.asked = sys.argv[2:]
    getattr(Job(given), given.what)()


if __name__ == "__main__":
    main()
