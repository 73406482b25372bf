"""What a campaign finds, game by game, in a file: one that is broken off goes on where it was."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

NEVER = float("inf")


class Findings:
    """Of games by their seeds; a line of JSON each."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._file.parent.mkdir(parents=True, exist_ok=True)
        lines = self._file.read_bytes().splitlines(keepends=True) if self._file.exists() else []
        self._found: dict[int, Any] = {}
        for line in lines:
            with contextlib.suppress(msgspec.DecodeError):  # broken off in the middle of it
                seed, found = msgspec.json.decode(line)
                self._found[seed] = found
        if lines and not lines[-1].endswith(b"\n"):
            self._write(b"\n")

    def of(self, seeds: range) -> Mapping[int, Any]:
        """Those that are there, in the order of their seeds."""
        return {seed: self._found[seed] for seed in sorted(self._found) if seed in seeds}

    def keep(self, seed: int, found: Any) -> None:
        self._found[seed] = found
        self._write(msgspec.json.encode((seed, found)) + b"\n")

    def _write(self, line: bytes) -> None:
        with self._file.open("ab") as file:
            file.write(line)

    def gather(
        self,
        look: Callable[[int], Any],
        seeds: range,
        *,
        cores: int,
        until: float = NEVER,
        is_enough: Callable[[], bool] = lambda: False,
        in_order: bool = True,
    ) -> Iterator[int]:
        """Look at the games that are missing, in processes of their own, until it is enough or that
        moment of `time.monotonic` has come; each seed when it is done.

        They are kept in the order of their seeds, so that long games are not missing more often;
        or as they come. The first is looked at here, as what has to be compiled is compiled once.
        """
        missing = [seed for seed in seeds if seed not in self._found]
        for seed in missing[:1]:
            self.keep(seed, look(seed))
            yield seed
        if not missing[1:] or is_enough():
            return
        with multiprocessing.get_context("spawn").Pool(cores) as pool:
            hand_out = pool.imap if in_order else pool.imap_unordered
            results = hand_out(partial(_with_its_seed, look), missing[1:])
            while not is_enough():
                left = None if until == NEVER else max(0.0, until - time.monotonic())
                try:
                    seed, found = results.next(left)
                except (StopIteration, multiprocessing.TimeoutError):
                    return
                self.keep(seed, found)
                yield seed


def _with_its_seed(look: Callable[[int], Any], seed: int) -> tuple[int, Any]:
    return seed, look(seed)
