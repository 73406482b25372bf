"""What a campaign finds, game by game, in a file: one that is broken off goes on where it was."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

NEVER = float("inf")
FOLDER = Path("build/review")


class Findings:
    """Of games by their seeds; a line of JSON each."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self._file = folder / f"{name}.jsonl"
        self._file.parent.mkdir(parents=True, exist_ok=True)
        lines = self._file.read_bytes().splitlines() if self._file.exists() else []
        self._found: dict[int, Any] = {}
        for line in lines:
            with contextlib.suppress(msgspec.DecodeError):  # broken off in the middle of it
                seed, found = msgspec.json.decode(line)
                self._found[seed] = found

    def of(self, seeds: range) -> Mapping[int, Any]:
        """Those that are there, in the order of their seeds."""
        return {seed: self._found[seed] for seed in seeds if seed in self._found}

    def keep(self, seed: int, found: Any) -> None:
        self._found[seed] = found
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode((seed, found)) + b"\n")

    def gather(
        self,
        look: Callable[[int], Any],
        seeds: range,
        *,
        cores: int,
        until: float = NEVER,
        is_enough: Callable[[], bool] = lambda: False,
    ) -> Iterator[int]:
        """Look at the games that are missing, in processes of their own, until it is enough or that
        moment of `time.monotonic` has come; each seed when it is done.

        They come in the order of their seeds, so that long games are not missing more often; the
        first is looked at here, as what has to be compiled is compiled once.
        """
        missing = [seed for seed in seeds if seed not in self._found]
        for seed in missing[:1]:
            self.keep(seed, look(seed))
            yield seed
        if not missing[1:]:
            return
        with get_context("spawn").Pool(cores) as pool:
            for seed, found in zip(missing[1:], pool.imap(look, missing[1:]), strict=True):
                if time.monotonic() > until or is_enough():
                    return
                self.keep(seed, found)
                yield seed
