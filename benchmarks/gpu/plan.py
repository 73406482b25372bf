"""The jobs of a run, most important first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from benchmarks.gpu.titles import TITLES, title_of

LARGE = ("scapegoat", "digout")
HANDS = (4, 0, 2, 8)


@dataclass(frozen=True)
class Plan:
    """One job."""

    what: str
    title: str = ""
    variant: str = "now"
    hands: int = 0
    further: tuple[str, ...] = ()
    longest: int = 300  # seconds

    @cached_property
    def name(self) -> str:
        known = (self.what, self.title, f"hands={self.hands}" if self.hands else "", self.variant)
        return " ".join(part for part in known if part and part != "now")

    @property
    def arguments(self) -> list[str]:
        given = ["--title", self.title, "--variant", self.variant, "--hands", str(self.hands)]
        return [self.what, *given, *self.further]


def plan() -> list[Plan]:
    return list(_jobs())


def _jobs() -> Iterator[Plan]:
    """What takes long to compile comes early among equals."""
    both = ("--games", str(1 << 18), str(1 << 20))
    blocks = ("--blocks", "128", "64", "256")
    small = [name for name in TITLES if name not in LARGE]
    yield Plan("doors")
    for name in LARGE:
        yield Plan("step", name, further=both)
    for name in LARGE:
        yield Plan("play", name, hands=HANDS[0], further=both)
    for name in small[1:]:
        yield Plan("step", name, further=both)
    for hands in HANDS[1:]:
        for name in LARGE:
            yield Plan("play", name, hands=hands, further=both)
    for name in small:
        yield Plan("play", name, hands=title_of(name).hands, further=(*both, *blocks))
    yield Plan("step", small[0], further=both)
    for name in (*LARGE, *small):
        yield Plan("native", name)
    for variant in ("calls", "short", "tight"):
        for name in LARGE:
            yield Plan("step", name, variant)
            yield Plan("play", name, variant, hands=HANDS[0])
            yield Plan("play", name, variant)
    yield Plan("pgx", longest=150)
    yield Plan("share", small[0])
    for variant in ("calls", "short"):
        for name in small[1:]:
            yield Plan("step", name, variant)
            yield Plan("play", name, variant, hands=title_of(name).hands)
    for name in (*LARGE, *small[1:]):
        yield Plan("step", name, "rows")
    for name in LARGE:
        yield Plan("profile_play", name)
        yield Plan("profile_play", name, "calls", hands=HANDS[0])
    for name in (*LARGE, *small[1:]):
        yield Plan("profile_step", name)
    for name in (*LARGE, *small):
        yield Plan("blind", name)
