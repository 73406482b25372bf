"""Measure the gear `cuda`: `python -m benchmarks.gpu --out FOLDER` on a machine with a GPU.

First every title is compiled, each in a process of its own, and kept; then come random play,
steps of a batch with observations and masks, a search for the best size of a block, and games
that are played natively as well and must come to the same bytes. Beside it pgx, where it is
installed. What is known is written after each chapter.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # NumPy 2.5 lacks it, and Numba 0.68 asks for it

from benchmarks.gpu.report import table
from benchmarks.gpu.titles import PLAYERS, TITLES, title_of

BLOCKS = (32, 64, 128, 256, 512)
HANDS = (0, 1, 2, 4)
KERNELS = ("step", "blind", "play")
GAMES = 1 << 18
FEW = 1 << 18  # for steps
SAME = 10_000
SAME_MOVES = 2_000


def main() -> None:
    given = arguments()
    if given.warm:
        warm(given.warm)
        return
    run = Run(given)
    run.chapter("compiling", run.compile)
    run.chapter("random play", run.play)
    run.chapter("shared with others", run.share)
    run.chapter("same bytes", run.same)
    run.chapter("steps", run.steps)
    run.chapter("blocks", run.blocks)
    run.chapter("pgx", run.pgx)
    if given.hands:
        run.chapter("hands", run.hands)
    run.say("done")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu")
    parser.add_argument("--out", type=Path, default=Path("gpu"))
    parser.add_argument("--minutes", type=float, default=7.5, help="nothing new is begun after")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--few", type=int, default=FEW, help="games of a batch that is stepped")
    parser.add_argument("--same", type=int, default=SAME, help="games compared with native ones")
    parser.add_argument("--same-moves", type=int, default=SAME_MOVES)
    parser.add_argument("--titles", nargs="*", default=list(TITLES))
    parser.add_argument("--hands", action="store_true", help="try `Title.hands`, which is compiled")
    parser.add_argument("--warm", help=argparse.SUPPRESS)
    return parser.parse_args()


def warm(what: str) -> None:
    """Compile one thing that is measured, for a GPU and natively, and keep it."""
    name, kernel = what.split(":")
    for gear in ("cuda", "native"):
        start = time.perf_counter()
        batch = batch_of(name, 64, gear, observe=kernel != "blind")
        if kernel == "play":
            batch.play(1)
        if gear == "cuda":
            synchronize()
        print(f"{name} {gear} {kernel} {time.perf_counter() - start:.1f}", flush=True)


def batch_of(name: str, games: int, gear: str = "cuda", **how: Any) -> Any:
    from jailbirds.batch import Batch

    return Batch(title_of(name), games, PLAYERS[name], gear=gear, **how)


def synchronize() -> None:
    from numba import cuda

    cuda.synchronize()


class Run:
    """One run: what was found, and the time that is left."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.began = time.perf_counter()
        self.length = 0.0  # of the games that were timed last
        self.found: dict[str, Any] = {"titles": {name: {} for name in given.titles}}
        given.out.mkdir(parents=True, exist_ok=True)

    def say(self, text: str) -> None:
        print(f"{time.perf_counter() - self.began:6.1f} s  {text}", flush=True)

    def chapter(self, name: str, work: Callable[[], None]) -> None:
        self.say(f"--- {name}")
        try:
            if self.minutes_left > 0:
                work()
            else:
                self.say("left out: no time")
                self.found.setdefault("left out", []).append(name)
        except Exception:
            self.found.setdefault("errors", {})[name] = traceback.format_exc()
            traceback.print_exc()
        (self.given.out / "gpu.json").write_text(json.dumps(self.found, indent=1))
        (self.given.out / "gpu.md").write_text(table(self.found))

    @property
    def minutes_left(self) -> float:
        return float(self.given.minutes) - (time.perf_counter() - self.began) / 60

    def each(self, work: Callable[[str, dict[str, Any]], None]) -> None:
        for name in self.given.titles:
            if self.minutes_left <= 0:
                self.say(f"{name}: left out, no time")
                continue
            try:
                work(name, self.found["titles"][name])
            except Exception:
                self.found.setdefault("errors", {})[f"{name} {work.__name__}"] = (
                    traceback.format_exc()
                )
                traceback.print_exc()

    # --- the chapters

    def compile(self) -> None:
        """All at once, a process each; what they keep is found by the next process.

        Of two that compile the same, one does it for nothing.
        """
        self.found["machine"] = machine()
        command = [sys.executable, "-m", "benchmarks.gpu", "--warm"]
        running = {
            (name, kernel): subprocess.Popen(
                [*command, f"{name}:{kernel}"], stdout=subprocess.PIPE, text=True
            )
            for name in self.given.titles
            for kernel in KERNELS
        }
        for (name, _), process in running.items():
            out, _ = process.communicate(timeout=max(60, self.minutes_left * 60))
            self.found["titles"][name].setdefault("compiled", []).extend(out.strip().splitlines())
            self.say(f"{name}: {out.strip()!r}, exit {process.returncode}")

    def play(self) -> None:
        self.each(self._play)

    def _play(self, name: str, found: dict[str, Any]) -> None:
        start = time.perf_counter()
        batch = batch_of(name, self.given.games)
        synchronize()
        found["begun"] = time.perf_counter() - start
        found["play"] = self.moves_per_second(batch)
        found["length"] = self.length
        self.say(
            f"{name}: {found['play'] / 1e6:,.1f} M moves/s (begun in {found['begun']:.1f} s), "
            f"{self.length:.1f} moves a game"
        )

    def moves_per_second(self, batch: Any) -> float:
        from jailbirds.batch import as_numpy

        batch.play(200)  # games of every age
        synchronize()
        moves, best = 100, 0.0
        until = time.perf_counter() + self.given.seconds
        while time.perf_counter() < until:
            start = time.perf_counter()
            batch.play(moves)
            synchronize()
            took = time.perf_counter() - start
            # games that came to their ends while timed: the moves were really played
            self.length = moves * batch.games / max(1, int(as_numpy(batch.finished).sum()))
            best = max(best, moves * batch.games / took)
            if took < self.given.seconds / 8:
                moves *= 2
        return best

    def same(self) -> None:
        self.each(self._same)

    def _same(self, name: str, found: dict[str, Any]) -> None:
        """Games of the same seeds, move by move on both: records and generators must agree."""
        from jailbirds.batch import as_numpy

        results = []
        for gear in ("native", "cuda"):
            batch = batch_of(name, self.given.same, gear, seed=19)
            batch.play(self.given.same_moves)
            kept = (batch._records, batch._rngs, batch.finished)
            results.append([as_numpy(array).tobytes() for array in kept])
        ends = int(as_numpy(batch.finished).sum())
        same = results[0] == results[1]
        found["same"] = {
            "games": ends,
            "moves": self.given.same * self.given.same_moves,
            "length": self.given.same * self.given.same_moves / max(1, ends),
            "equal": same,
        }
        verdict = "equal" if same else "DIFFERENT FROM"
        self.say(
            f"{name}: {ends} whole games {verdict} native, {found['same']['length']:.1f} moves each"
        )

    def share(self) -> None:
        """Others must see an observation where the batch has written it, without a copy."""
        batch = batch_of(self.given.titles[0], 64)
        place = batch.observations.__cuda_array_interface__["data"][0]
        self.found["shared"] = {}
        for name, takes in (
            ("PyTorch", taken_by_torch),
            ("CuPy", taken_by_cupy),
            ("JAX", taken_by_jax),
        ):
            try:
                there = [takes(array) for array in (batch.observations, batch.mask, batch.legal)]
                verdict = "without a copy" if there[0] == place else "COPIED"
            except ImportError as error:
                verdict = f"not installed: {error}"
            self.found["shared"][name] = verdict
            self.say(f"{name}: {verdict}")

    def steps(self) -> None:
        self.each(self._steps)

    def _steps(self, name: str, found: dict[str, Any]) -> None:
        """Steps with observations and masks; a random legal action is taken by PyTorch."""
        import torch

        for how in ("end", "raise", "blind"):
            batch = batch_of(
                *(name, self.given.few),
                on_illegal="raise" if how == "raise" else "end",
                observe=how != "blind",  # what do observations cost?
            )
            legal, counts = torch.as_tensor(batch.legal), torch.as_tensor(batch.counts)

            def act(legal: Any = legal, counts: Any = counts, batch: Any = batch) -> None:
                chosen = (torch.rand(batch.games, device="cuda") * counts).long()
                batch.step(legal.gather(1, chosen[:, None])[:, 0].contiguous())

            act()
            torch.cuda.synchronize()
            steps, start = 0, time.perf_counter()
            while time.perf_counter() - start < self.given.seconds:
                for _ in range(10):
                    act()
                torch.cuda.synchronize()
                steps += 10
            found[f"step, {how}"] = steps * batch.games / (time.perf_counter() - start)
            self.say(f"{name}: {found[f'step, {how}'] / 1e6:,.1f} M steps/s ({how})")

    def blocks(self) -> None:
        self.each(self._blocks)

    def _blocks(self, name: str, found: dict[str, Any]) -> None:
        found["blocks"] = {}
        for games in (self.given.games // 2, self.given.games):
            batch = batch_of(name, games)
            for block in BLOCKS:
                if self.minutes_left <= 0:
                    return
                batch.threads = block
                speed = self.moves_per_second(batch)
                found["blocks"][f"{games} games, {block} threads"] = speed
                self.say(f"{name}: {games} games, blocks of {block}: {speed / 1e6:,.1f} M moves/s")

    def hands(self) -> None:
        self.each(self._hands)

    def _hands(self, name: str, found: dict[str, Any]) -> None:
        """How many games a thread should have at hand: each number is compiled first."""
        batch = batch_of(name, self.given.games)
        found["hands"] = {}
        for hands in HANDS:
            if self.minutes_left <= 0:
                return
            object.__setattr__(batch.title, "hands", hands)
            found["hands"][hands] = speed = self.moves_per_second(batch)
            self.say(f"{name}: {hands} at hand: {speed / 1e6:,.1f} M moves/s")

    def pgx(self) -> None:
        command = [sys.executable, "-m", "benchmarks.gpu.pgx"]
        environment = os.environ | {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment, timeout=120, check=False
        )
        self.say(done.stdout.strip() or done.stderr.strip()[-600:])
        if done.returncode == 0:
            self.found["pgx"] = json.loads(done.stdout.strip().splitlines()[-1])
        else:
            self.found.setdefault("errors", {})["pgx"] = done.stderr[-2000:]


def taken_by_torch(array: Any) -> int:
    import torch

    pointers = {torch.as_tensor(array).data_ptr(), torch.from_dlpack(array).data_ptr()}
    return int(pointers.pop()) if len(pointers) == 1 else 0


def taken_by_cupy(array: Any) -> int:
    import cupy

    pointers = {cupy.asarray(array).data.ptr, cupy.from_dlpack(array).data.ptr}
    return int(pointers.pop()) if len(pointers) == 1 else 0


def taken_by_jax(array: Any) -> int:
    import jax

    return int(jax.dlpack.from_dlpack(array).unsafe_buffer_pointer())


def machine() -> dict[str, str]:
    import numba
    from numba import cuda

    known = {"python": sys.version.split()[0], "numba": numba.__version__, "numpy": np.__version__}
    try:
        device = cuda.get_current_device()
        known["gpu"] = str(getattr(device, "name", b"?"))
    except Exception as error:
        known["gpu"] = repr(error)
    return known


if __name__ == "__main__":
    main()
