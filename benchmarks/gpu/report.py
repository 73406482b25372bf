"""What a run has found, as tables."""

from __future__ import annotations

import re
from typing import Any

from benchmarks.gpu.titles import ASKED, TITLES

Jobs = dict[str, dict[str, Any]]

SPEEDS = (
    "title",
    "random play, M moves/s",
    "asked for",
    "steps, M/s",
    "asked for",
    "steps, errors raised, M/s",
    "steps without observations, M/s",
    "same bytes as native",
)
FIFTH = 5  # of the moves that are asked for are to be steps
COUNTERS = {  # of Nsight Compute, and what they are called here
    "sm__issue_active.avg.pct_of_peak_sustained_elapsed": "issue slots used, %",
    "smsp__thread_inst_executed_per_inst_executed.ratio": "threads at work, of 32",
    "launch__registers_per_thread": "registers",
    "sm__warps_active.avg.pct_of_peak_sustained_active": "warps there, %",
    "lts__throughput.avg.pct_of_peak_sustained_elapsed": "L2 busy, %",
    "lts__t_sector_hit_rate.pct": "found in L2, %",
}
STALLED = re.compile(r"issue_stalled_(\w+)_per_issue")
REASONS = {  # for which warps wait
    "no_instruction": "wait for code, %",
    "long_scoreboard": "wait for memory, %",
    "wait": "wait a fixed time, %",
}


def tables(found: dict[str, Any]) -> str:
    jobs = found["jobs"]
    parts = ["# On a GPU", speeds(jobs), counters(jobs), f"{found['machine']}; "]
    parts[-1] += f"{found.get('seconds', '?')} seconds"
    parts += ["\n".join(f"- {name}: {told(job)}" for name, job in jobs.items())]
    return "\n\n".join(parts) + "\n"


def speeds(jobs: Jobs) -> str:
    rows = [
        (
            title.replace("_", " "),
            said(best(jobs, f"play {title}")),
            f"{ASKED[title]:,}",
            said(best(jobs, f"step {title}", "end")),
            f"{ASKED[title] // FIFTH:,}",
            said(best(jobs, f"step {title}", "raise")),
            said(best(jobs, f"blind {title}", "end")),
            sameness(jobs, title),
        )
        for title in TITLES
    ]
    return as_table(SPEEDS, rows)


def best(jobs: Jobs, name: str, how: str = "") -> tuple[float, str]:
    """The highest speed of a job, and with how many games."""
    job = jobs.get(name, {})
    known = [(value, key) for key, value in job.items() if is_speed(value) and how in key]
    return max(known, default=(0.0, ""))


def said(speed: tuple[float, str]) -> str:
    value, key = speed
    return f"{rounded(value)} ({int(key.split()[0]):,} games)" if value else "not measured"


def rounded(speed: float) -> str:
    """In millions."""
    return f"{speed / 1e6:,.0f}" if speed >= 1e8 else f"{speed / 1e6:.1f}"


def sameness(jobs: Jobs, title: str) -> str:
    """Whether what was played natively, and on the GPU in whichever way, has the same bytes."""
    native = jobs.get(f"native {title}")
    if not native:
        return ""
    wrong = []
    for name, job in jobs.items():
        what, _, of = name.partition(" ")
        if what not in ("play", "step", "blind") or of.split()[:1] != [title] or "same" not in job:
            continue
        there = native["same play" if what == "play" else "same step"]
        if parts := [part for part, value in job["same"].items() if there.get(part) != value]:
            wrong.append(f"NO, {name}: {', '.join(parts)}")
    ends = [f"{native[key]['whole games']:,}" for key in ("same play", "same step")]
    return "; ".join(wrong) or f"yes, {' and '.join(ends)} whole games"


def counters(jobs: Jobs) -> str:
    rows = [
        (name.removeprefix("profile_"), *map(job["counters"].get, COUNTERS), *waits(job))
        for name, job in jobs.items()
        if job.get("counters")
    ]
    return as_table(("kernel", *COUNTERS.values(), *REASONS.values()), rows)


def waits(job: dict[str, Any]) -> list[str]:
    """Of the time that warps are there, the shares in which they wait for something."""
    times = {
        known[1]: float(value.replace(",", ""))
        for name, value in job["counters"].items()
        if (known := STALLED.search(name))
    }
    return [f"{100 * times.get(reason, 0) / sum(times.values()):.0f}" for reason in REASONS]


def as_table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, cells))} |" for cells in lines)


def told(job: dict[str, Any]) -> str:
    if "error" in job:
        return f"{job['error']}: {job.get('err', '')[-600:]}"
    told = {name: f"{rounded(value)} M/s" for name, value in job.items() if is_speed(value)}
    told |= {name: value for name, value in job.items() if name in ("compiled", "turn", "exit")}
    return ", ".join(f"{name} {value}" for name, value in told.items())


def is_speed(value: Any) -> bool:
    return isinstance(value, float) and value > 1e4
