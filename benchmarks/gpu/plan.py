"""The jobs of a run, most important first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.gpu.titles import TITLES

SIZES = ("--games", str(1 << 18), str(1 << 20))


@dataclass(frozen=True)
class Plan:
    """One job."""

    what: str
    title: str = ""
    further: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.what} {self.title}".strip()

    @property
    def arguments(self) -> list[str]:
        return [self.what, "--title", self.title, *self.further]


def plan() -> Iterator[Plan]:
    yield Plan("doors")
    for title in reversed(TITLES):  # the largest first: they take longest to compile
        yield Plan("step", title, SIZES)
        yield Plan("play", title, SIZES)
    for title in TITLES:
        yield Plan("native", title)
    yield Plan("pgx")
    yield Plan("share", TITLES[0])
    for what in ("profile_play", "profile_step", "blind"):
        for title in TITLES:
            yield Plan(what, title)
