"""What the server has to live up to, and what a run says about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.load.figures import TARGET_MS, TARGET_SERVER, TARGET_TABLES, Step

MANY_TABLES, MANY_PERIOD = 10_000, 30.0  # whose people think for as many seconds
CPU_MS, CPU_TABLES = 0.5, 2_000  # of the server for a person's move, at 400 a second
ONE_WORKER, TWO_WORKERS = "PostgreSQL, 1 worker", "PostgreSQL, 2 workers"
MORE = 1.5  # times one worker's moves


class Verdict(NamedTuple):
    target: str
    measured: str
    reached: bool | None  # None: this run does not tell

    @property
    def word(self) -> str:
        return {True: "**yes**", False: "**NO**", None: "–"}[self.reached]


def verdicts(steps: Sequence[Step]) -> list[Verdict]:
    return [_target_tables(steps), _many_tables(steps), _cpu(steps), _two_workers(steps)]


def _target_tables(steps: Sequence[Step]) -> Verdict:
    target = f"{TARGET_TABLES:,} tables on {TARGET_SERVER} with p99 below {TARGET_MS:.0f} ms"
    step = _find(steps, TARGET_TABLES)
    return Verdict(target, _p99(step), step.carried if step else None)


def _many_tables(steps: Sequence[Step]) -> Verdict:
    """A machine that may not open as many files has fewer tables: that proves nothing of more."""
    target = f"the same with {MANY_TABLES:,} tables, a move every {MANY_PERIOD:g} s"
    there = [step for step in steps if _is(step, MANY_PERIOD) and step.tables <= MANY_TABLES]
    step = max(there, key=lambda step: step.tables, default=None)
    told = step is not None and (step.tables == MANY_TABLES or not step.carried)
    return Verdict(target, _p99(step), step.carried if step and told else None)


def _cpu(steps: Sequence[Step]) -> Verdict:
    period = 5.0
    target = (
        f"at most {CPU_MS:g} ms CPU a person's move at {CPU_TABLES / period:.0f} moves/s "
        f"({CPU_TABLES:,} tables on {TARGET_SERVER})"
    )
    step = _find(steps, CPU_TABLES, period)
    if step is None or not step.made:
        return Verdict(target, "–", None)
    measured = f"{step.cpu_ms:.2f} ms at {step.made:.0f} moves/s"
    return Verdict(target, measured, step.cpu_ms <= CPU_MS and step.enough)


def _two_workers(steps: Sequence[Step]) -> Verdict:
    """Each by the most moves of people a second that were wanted of it, and that it carried."""
    target = f"two workers carry at least {MORE:g} times what one does (PostgreSQL)"
    most = {
        server: max((s.wanted for s in steps if s.server == server and s.carried), default=0.0)
        for server in (ONE_WORKER, TWO_WORKERS)
    }
    one, two = most[ONE_WORKER], most[TWO_WORKERS]
    there = {step.server for step in steps}
    if not one or TWO_WORKERS not in there:
        return Verdict(target, "–", None)
    return Verdict(
        target, f"{two:.0f} to {one:.0f} moves/s, {two / one:.2f} times", two >= MORE * one
    )


def _find(steps: Sequence[Step], tables: int, period: float = 5.0) -> Step | None:
    return next((step for step in steps if step.tables == tables and _is(step, period)), None)


def _is(step: Step, period: float) -> bool:
    return step.server == TARGET_SERVER and step.period == period


def _p99(step: Step | None) -> str:
    return "–" if step is None else f"{step.p99:.1f} ms with {step.tables:,} tables"
