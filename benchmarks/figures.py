"""What a run of the benchmarks finds out: plain records, written to `results.json` as they are."""

from __future__ import annotations

import statistics

import msgspec

JAILBIRDS = "jailbirds"
OPENSPIEL = "OpenSpiel, C++"
OPENSPIEL_PYTHON = "OpenSpiel, Python"
PETTINGZOO = "PettingZoo"
CATANATRON = "Catanatron"
ENGINES = (JAILBIRDS, OPENSPIEL, OPENSPIEL_PYTHON, PETTINGZOO, CATANATRON)


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """How fast an engine plays a game at random; one number for each round."""

    engine: str
    game: str
    cores: int
    games: tuple[float, ...]  # a second
    moves: tuple[float, ...]  # a second, those of chance among them

    @property
    def games_per_second(self) -> float:
        return statistics.median(self.games)

    @property
    def moves_per_second(self) -> float:
        return statistics.median(self.moves)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, slowest to fastest, as a share of the median."""
        return (max(self.moves) - min(self.moves)) / self.moves_per_second


class Length(msgspec.Struct, frozen=True, kw_only=True):
    """The mean length of a rollout of OpenSpiel, and what surrounds a call of rollouts."""

    game: str
    mean: float
    standard_error: float
    games: int
    opening_moves: float  # of chance, made before the rollouts start
    overhead: float  # at most this share of the time was not spent in rollouts


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """How long something takes until it is ready, in seconds; one number for each try."""

    what: str
    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Games of a title played by compiled rules and replayed by interpreted ones."""

    title: str
    tables: int  # combinations of player count and options
    games: int
    moves: int
    mismatches: tuple[int, ...]  # the numbers of the games that came out differently
    seconds: float


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """Something to live up to: at least `wanted` times as fast, or below `wanted` seconds."""

    what: str
    unit: str  # "×": at least; "s": less than
    wanted: float
    value: float
    least: float  # in the worst and the best round
    most: float

    @property
    def passed(self) -> bool:
        return self.value >= self.wanted if self.unit == "×" else self.value < self.wanted


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one run has measured."""

    machine: dict[str, str]
    rounds: int
    seconds: float  # for each contestant in a round
    agreement: tuple[str, ...]  # what was shown of connect four against OpenSpiel
    speeds: tuple[Speed, ...]
    lengths: tuple[Length, ...]
    starts: tuple[Start, ...]
    replays: tuple[Replay, ...]
    targets: tuple[Target, ...]
