"""The games of a report: played in chunks, each kept in a file as soon as it is played.

A game's luck follows from the seed and its number alone: who plays it, and after which break, makes
no difference.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

import jailbirds
from jailbirds.bots import noise
from jailbirds.kernel.chance import generator
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.events import blank_events
from jailbirds.kernel.title import Title
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.sim import quick, rotated

LOOPS = "jailbirds.lab.balance.loops"
FIGURES = (
    *("actions", "ending", "winners", "beginner", "turns", "decisions", "choices", "mattered"),
    *("changes", "known", "behind"),
)
CHUNK = 50  # games
LONGEST = 1 << 14  # actions whose leader is written down
STAKE = 20  # a decision matters if such a part of the title's scale hangs on it
ARRAYS = ("figures", "done", "things")
T = TypeVar("T")
Seen = dict[str, np.ndarray]  # of some games: the ARRAYS of `Watched`


class Table(msgspec.Struct, frozen=True):
    """Who plays, and with which options."""

    bots: tuple[str, ...]
    options: Mapping[str, Any] = {}
    rotate: bool = False  # do the bots change seats from game to game?

    @property
    def players(self) -> int:
        return len(self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        return rotated(self.bots, number) if self.rotate else self.bots

    def __str__(self) -> str:
        options = [f"{name}={plain(value)}" for name, value in self.options.items()]
        return ", ".join([f"{self.players} players", *options])


def plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


@dataclass(frozen=True)
class Watched:
    """What was seen of the games of a table: a row each."""

    table: Table
    figures: np.ndarray  # a column for each of FIGURES
    done: np.ndarray  # by slot: 0, or OFFERED or DONE of the loops
    things: np.ndarray  # by seat, nobody's behind them, and by thing: how often

    def __len__(self) -> int:
        return len(self.figures)

    def column(self, name: str) -> np.ndarray:
        return self.figures[:, FIGURES.index(name)]

    @cached_property
    def won(self) -> np.ndarray:
        """By game and seat: is it among the winners?"""
        bits = self.column("winners")[:, None] >> np.arange(self.table.players)
        return np.asarray(bits & 1 == 1)


counted_of = lru_cache(maxsize=4)(Counted)


@dataclass(frozen=True)
class Wanted:
    """So many games of a table; with a folder, chunks that are there are not played again."""

    table: Table
    games: int
    folder: Path | None = None

    @property
    def chunks(self) -> range:
        return range((self.games + CHUNK - 1) // CHUNK)

    def file(self, chunk: int) -> Path | None:
        return self.folder / f"games-{chunk:05}.npz" if self.folder else None

    def numbers(self, chunk: int) -> range:
        """Of the games of a chunk; what is kept is always a whole one."""
        last = (chunk + 1) * CHUNK
        return range(chunk * CHUNK, last if self.folder else min(last, self.games))


class Job(msgspec.Struct, frozen=True):
    """Games of a table that are played in one go."""

    table: Table
    first: int
    last: int
    seed: int


# Who plays: comes back with the numbers of jobs, and what was seen, as soon as each is done
Play = Callable[[Sequence[Job]], Iterator[tuple[int, Seen]]]


def watch(
    title: Title,
    table: Table,
    games: int,
    *,
    seed: int = 0,
    folder: Path | None = None,
    cores: int | None = None,
    gear: str = "native",
    progress: Callable[[int], None] = lambda _: None,
) -> Watched:
    """Play and watch so many games of a table; chunks in the folder are not played again."""
    wanted = [Wanted(table, games, folder)]
    play = on_cores(title, cores, gear)
    ((_, watched),) = watch_all(title, wanted, play, seed=seed, progress=progress)
    return watched


def watch_all(
    title: Title,
    wanted: Sequence[Wanted],
    play: Play,
    *,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[tuple[int, Watched]]:
    """The games of several tables, all at once: the number of each that is complete, as it is."""
    for one in wanted:
        if one.folder:
            _claim(one.folder, title, one.table, seed)
    seen: list[dict[int, Seen]] = [{} for _ in wanted]
    missing = [set(one.chunks) for one in wanted]

    def take(number: int, chunk: int, found: Seen) -> None:
        seen[number][chunk] = found
        missing[number].discard(chunk)
        progress(min(CHUNK, wanted[number].games - chunk * CHUNK))

    jobs: list[tuple[int, int]] = []
    for number, one in enumerate(wanted):
        for chunk in one.chunks:
            if (file := one.file(chunk)) and file.exists():
                with np.load(file, allow_pickle=False) as kept:
                    take(number, chunk, {name: kept[name] for name in ARRAYS})
            else:
                jobs.append((number, chunk))
        if not missing[number]:
            yield number, _joined(one, seen[number])
            seen[number] = {}
    asked = [
        Job(one.table, numbers.start, numbers.stop, seed)
        for one, numbers in ((wanted[n], wanted[n].numbers(chunk)) for n, chunk in jobs)
    ]
    for job, found in play(asked):
        number, chunk = jobs[job]
        if file := wanted[number].file(chunk):
            _keep(file, found)
        take(number, chunk, found)
        if not missing[number]:
            yield number, _joined(wanted[number], seen[number])
            seen[number] = {}


def _keep(file: Path, seen: Seen) -> None:
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, **seen)  # type: ignore[arg-type]
    unfinished.replace(file)


def _joined(one: Wanted, seen: Mapping[int, Seen]) -> Watched:
    parts = [seen[chunk] for chunk in one.chunks]
    whole = {name: np.concatenate([part[name] for part in parts])[: one.games] for name in ARRAYS}
    return Watched(one.table, **whole)


def on_cores(title: Title, cores: int | None = None, gear: str = "native") -> Play:
    """Threads play on the cores of this machine, all of them or so many."""

    def play(jobs: Sequence[Job]) -> Iterator[tuple[int, Seen]]:
        def one(job: Job) -> Seen:
            return play_chunk(title, job.table, range(job.first, job.last), job.seed, gear)

        for job in jobs[:1]:
            yield 0, one(job)  # compiles before there are threads
        with ThreadPoolExecutor((cores or os.cpu_count()) if gear == "native" else 1) as pool:
            yield from finished({pool.submit(one, job): k for k, job in enumerate(jobs) if k})

    return play


def finished(left: dict[Future[T], int]) -> Iterator[tuple[int, T]]:
    """What comes of each, as soon as it does, and is then let go; whoever stops asking does not
    wait for the rest."""
    try:
        for future in as_completed(list(left)):
            yield left.pop(future), future.result()
    finally:
        for future in left:
            future.cancel()


def sources_of(title: Title) -> str:
    """A hash of all that decides how a game goes: the title, the rules' engine, the bots."""
    package = Path(jailbirds.__file__).parent
    digest = hashlib.sha256()
    files = [Path(__file__), Path(__file__).with_name("loops.py")]
    for folder in (title.folder, package / "kernel", package / "bots"):
        files += sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")])
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _claim(folder: Path, title: Title, table: Table, seed: int) -> None:
    """Say in the folder what its games are of; refuse one with games of something else."""
    folder.mkdir(parents=True, exist_ok=True)
    said = {"title": title.name, "version": title.rules_version, "seed": seed, "table": table}
    told = msgspec.json.encode({**said, "sources": sources_of(title)}) + b"\n"
    file = folder / "games.json"
    if file.exists() and file.read_bytes() != told:
        raise JailbirdsError(
            f"{folder} has games of another kind: expected {told.decode().strip()}, found "
            f"{file.read_text(encoding='utf-8').strip()}. Choose another folder by --out, or "
            "delete that one"
        )
    file.write_bytes(told)


def play_chunk(title: Title, table: Table, numbers: range, seed: int, gear: str = "native") -> Seen:
    """What is seen of games of these numbers."""
    start = title.begin(title.read_players(table.players), title.read_options(table.options))
    counted = counted_of(title)
    runner = title.gear(gear)
    loops = runner.load(LOOPS)
    array = np.zeros(loops.RECORDS, dtype=title.state)
    games = len(numbers)
    figures = np.zeros((games, len(FIGURES)), np.int64)
    done = np.zeros((games, len(counted.slots)), np.uint8)
    things = np.zeros((games, table.players + 1, counted.things), np.uint16)
    records, leaders = runner.open(array), runner.open(np.zeros((LONGEST, 2), np.int8))
    values = runner.open(np.zeros(title.players[-1], np.int64))
    out = runner.open(np.zeros(title.most_legal, np.int32))
    told = runner.open(blank_events())
    tables = [
        runner.open(each)
        for each in (counted.starts, counted.slot_table, counted.counted, counted.owners)
    ]
    matters = max(1, title.thinking.scale // STAKE)
    for row, number in enumerate(numbers):
        levels = [quick(name) for name in table.seated(number)]
        array[0] = start[0]
        loops.watch(
            *(records, table.players),
            runner.open(np.array([each.policy for each in levels], np.int64)),
            runner.open(np.array([noise(title, each) for each in levels], np.int64)),
            *(matters, *tables),
            *(runner.open(each) for each in (figures[row], done[row], things[row])),
            *(leaders, out, told, values, runner.open(generator(seed, number))),
        )
    return {"figures": figures, "done": done, "things": things}
