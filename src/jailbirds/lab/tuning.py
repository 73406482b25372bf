"""How should bots think about a title? Candidates play against how they think now.

Every candidate differs from the present `Thinking` in a few fields. Half of them play on each
time, with twice the games; the last one plays fresh games for what is claimed of it. A candidate
has every seat of a game in turn, with the same luck, against bots that think as now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec
import numpy as np

from jailbirds.bots import Bot
from jailbirds.bots.search import Search
from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Thinking, Title
from jailbirds.lab.bots_games import on_cores, play
from jailbirds.lab.figures import Figure, mean

FACTORS = (0.5, 0.7, 1.4, 2.0)  # for the scale, whose unit is the title's
TRIED: Mapping[str, Sequence[float]] = {
    "horizon": (0, 4, 8, 16, 32),
    "tries": (1, 2, 3),
    "trust": (1, 2, 4, 8, 16, 32),
    "curiosity": (0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
    "ripe": (1, 2, 4, 8, 16, 32),
    "rivalry": (0.0, 0.5, 1.0),
}
CHANGED = 3  # fields at most, in a candidate
PRESENT = "0"  # of the candidates
FRESH = 1_000_000  # the number of the first game for the last one


class Settings(msgspec.Struct, frozen=True):
    """All that decides what is tried, and how."""

    title: str
    players: int
    candidates: int = 16
    rounds: int = 4  # with the same luck, of each at first
    last: int = 60  # of the best one in the end
    seconds: float = 0.02  # on a core, for a decision
    iterations: int | None = None  # instead
    seed: int = 0


class Row(msgspec.Struct, frozen=True):
    """What a candidate won in a round above its even share."""

    candidate: int
    number: int
    gain: float


@dataclass(frozen=True)
class Found:
    """The best candidate, and what it gains in fresh games; before those, in all it played."""

    thinking: Thinking
    gain: Figure
    fresh: bool


def candidates(present: Thinking, count: int, seed: int) -> list[Thinking]:
    """The present one first, and so many others near it; the same ones for the same seed."""
    luck = generator(seed).data
    choices = {"scale": [round(present.scale * factor) for factor in FACTORS], **TRIED}
    found = [present]
    while len(found) <= count:
        changes: dict[str, Any] = {}
        for _ in range(1 + pick(luck, CHANGED)):
            name = list(choices)[pick(luck, len(choices))]
            changes[name] = choices[name][pick(luck, len(choices[name]))]
        if (other := replace(present, **changes)) not in found:
            found.append(other)
    return found


def written(thinking: Thinking) -> str:
    """As it stands in a title's `__init__.py`.

    >>> written(Thinking(scale=60, horizon=0))
    'Thinking(scale=60, horizon=0)'
    """
    usual = asdict(Thinking())
    said = {name: value for name, value in asdict(thinking).items() if value != usual[name]}
    return f"Thinking({', '.join(f'{name}={value}' for name, value in said.items())})"


class Tuning:
    """A search for a better `Thinking`; what is played is written to a file at once."""

    def __init__(self, title: Title, settings: Settings, file: Path) -> None:
        self.title, self.settings, self.file = title, settings, file
        self.candidates = candidates(title.thinking, settings.candidates, settings.seed)
        self._gains: dict[tuple[int, int], float] = {}
        header = msgspec.json.encode((settings, asdict(title.thinking)))
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(header + b"\n")
        first, *rows = file.read_bytes().splitlines()
        if first != header:
            raise JailbirdsError(f"{file} is of another tuning: go on with that, or remove it")
        for line in rows:
            row = msgspec.json.decode(line, type=Row)
            self._gains[row.candidate, row.number] = row.gain

    def stages(self) -> Iterator[tuple[int, int]]:
        """How many candidates play on, and up to which round."""
        left, rounds = self.settings.candidates, self.settings.rounds
        while left > 1:
            yield left, rounds
            left, rounds = left // 2, 2 * rounds

    @property
    def most(self) -> int:
        """How many rounds there will be."""
        before, most = 0, self.settings.last
        for left, rounds in self.stages():
            most += left * (rounds - before)
            before = rounds
        return most

    @property
    def played(self) -> int:
        """How many rounds there are already."""
        return len(self._gains)

    def run(
        self, cores: int | None = None, progress: Callable[[int], None] = lambda _: None
    ) -> Found:
        """Play on to the end."""
        left = list(range(1, len(self.candidates)))
        for count, rounds in self.stages():
            left = self._best(left)[:count]
            self._play(
                [(each, number) for each in left for number in range(rounds)], cores, progress
            )
        best = self._best(left)[0]
        last = [(best, FRESH + number) for number in range(self.settings.last)]
        self._play(last, cores, progress)
        return self.found()

    def found(self) -> Found:
        """The best so far."""
        fresh = {each for each, number in self._gains if number >= FRESH}
        if fresh:
            best = fresh.pop()
            return Found(self.candidates[best], self._gain(best, FRESH), True)
        most = max((self._rounds(each) for each in range(1, len(self.candidates))), default=0)
        far = [each for each in range(1, len(self.candidates)) if self._rounds(each) == most]
        best = self._best(far)[0]
        return Found(self.candidates[best], self._gain(best), False)

    def _rounds(self, candidate: int) -> int:
        return sum(each == candidate for each, _ in self._gains)

    def _best(self, some: Sequence[int]) -> list[int]:
        return sorted(some, key=lambda each: -self._gain(each).value)

    def _gain(self, candidate: int, first: int = 0) -> Figure:
        return mean(
            np.array(
                [
                    gain
                    for (each, number), gain in self._gains.items()
                    if each == candidate and (number >= FRESH) == (first >= FRESH)
                ]
            )
        )

    def _play(
        self,
        wanted: Sequence[tuple[int, int]],
        cores: int | None,
        progress: Callable[[int], None],
    ) -> None:
        """Rounds that are not played yet."""
        missing = [each for each in wanted if each not in self._gains]

        def one(index: int) -> Row:
            candidate, number = missing[index]
            return Row(candidate, number, self._round(candidate, number))

        for row in on_cores(one, range(len(missing)), cores):
            self._gains[row.candidate, row.number] = row.gain
            with self.file.open("ab") as rows:
                rows.write(msgspec.json.encode(row) + b"\n")
            progress(1)

    def _round(self, candidate: int, number: int) -> float:
        """What a candidate wins in every seat in turn, above what the others do beside it."""
        players = self.settings.players
        gained = 0.0
        for seat in range(players):
            names = [PRESENT] * players
            names[(seat - number) % players] = str(candidate)  # they are rotated
            whole = play(
                *(self.title, names, number),
                seed=self.settings.seed,
                iterations=self.settings.iterations,
                seated=self._seated,
            )
            assert whole.game.result is not None
            if winners := whole.game.result.winners:
                gained += (seat in winners) / len(winners) - 1 / players
        return gained / players

    def _seated(self, name: str, **how: Any) -> Bot:
        bot = Bot(f"champion@{self.settings.seconds}", **how)
        thinking = self.candidates[int(name)]
        bot.searcher = partial(Search, clock=thread_time, thinking=thinking)
        return bot
