"""What a run has found, as a table."""

from __future__ import annotations

from typing import Any

from benchmarks.gpu.titles import TITLES

HEAD = (
    "title",
    "random play, M moves/s",
    "asked for",
    "steps, M/s",
    "asked for",
    "steps, errors raised, M/s",
    "steps without observations, M/s",
    "same bytes as native",
)
ASKED = {  # by issue 19: moves, and a fifth of that in steps, millions a second
    "connect_four": 5_000,
    "alcatraz": 1_000,
    "ausbrecher": 2_500,
    "scapegoat": 400,
    "digout": 200,
}


def table(found: dict[str, Any]) -> str:
    jobs = found["jobs"]
    lines = ["# On a GPU", "", f"| {' | '.join(HEAD)} |", "|" + "---|" * len(HEAD)]
    for title in TITLES:
        cells = (
            title.replace("_", " "),
            fastest(jobs, "play", title),
            f"{ASKED[title]:,}",
            fastest(jobs, "step", title, "end"),
            f"{ASKED[title] // 5:,}",
            fastest(jobs, "step", title, "raise"),
            fastest(jobs, "blind", title, "end"),
            sameness(jobs, title),
        )
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", f"{found['machine']}; {found.get('seconds', '?')} seconds"]
    lines += [f"- {name}: {told(job)}" for name, job in jobs.items()]
    return "\n".join(lines) + "\n"


def of(jobs: dict[str, Any], what: str, title: str) -> list[tuple[str, dict[str, Any]]]:
    return [(name, job) for name, job in jobs.items() if f"{name} ".startswith(f"{what} {title} ")]


def fastest(jobs: dict[str, Any], what: str, title: str, how: str = "") -> str:
    """The highest speed, and how it was reached."""
    speeds = [
        (value, f"{name.partition(title)[2].strip()} {key}".strip())
        for name, job in of(jobs, what, title)
        for key, value in job.items()
        if is_speed(value) and how in key
    ]
    if not speeds:
        return ""
    value, where = max(speeds)
    return f"{value / 1e6:,.1f} ({where})"


def sameness(jobs: dict[str, Any], title: str) -> str:
    """Whether what was played natively, and on the GPU in whichever way, has the same bytes."""
    native = jobs.get(f"native {title}", {})
    said = []
    for what in ("play", "step", "blind"):
        there = native.get("same play" if what == "play" else "same step")
        for name, job in of(jobs, what, title):
            if there is None or "same" not in job:
                continue
            parts = [part for part, value in job["same"].items() if there.get(part) != value]
            if parts:
                said.append(f"NO, {name}: {', '.join(parts)}")
    if said:
        return "; ".join(said)
    ends = [native[key]["whole games"] for key in ("same play", "same step") if key in native]
    return f"yes, {' and '.join(map(str, ends))} whole games" if ends else ""


def told(job: dict[str, Any]) -> str:
    if "error" in job:
        return f"{job['error']}: {job.get('err', '')[-600:]}"
    told = {name: f"{value / 1e6:,.1f} M/s" for name, value in job.items() if is_speed(value)}
    told |= {name: value for name, value in job.items() if name in ("compiled", "turn", "exit")}
    return ", ".join(f"{name} {value}" for name, value in told.items())


def is_speed(value: Any) -> bool:
    return isinstance(value, float) and value > 1e4
