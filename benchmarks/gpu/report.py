"""What a run has found, as a table."""

from __future__ import annotations

from typing import Any

HEAD = (
    "title",
    "random play, M moves/s",
    "steps, M/s",
    "with errors told, M/s",
    "without observations, M/s",
    "share",
    "best block",
    "compiled, s",
    "same bytes as native",
    "moves a game, timed and compared",
)


def table(found: dict[str, Any]) -> str:
    lines = ["# On a GPU", "", f"| {' | '.join(HEAD)} |", "|" + "---|" * len(HEAD)]
    for name, row in found["titles"].items():
        blocks = row.get("blocks") or {}
        best = max(blocks, key=lambda block: blocks[block]) if blocks else ""
        same = row.get("same")
        share = row["step, end"] / row["play"] if "step, end" in row and row.get("play") else None
        cells = (
            name,
            millions(row.get("play")),
            millions(row.get("step, end")),
            millions(row.get("step, raise")),
            millions(row.get("step, blind")),
            f"{share:.0%}" if share is not None else "",
            f"{best}: {millions(blocks[best])}" if best else "",
            ", ".join(line.split()[-1] for line in row.get("compiled", [])),
            f"{'yes' if same['equal'] else 'NO'}, {same['games']} games" if same else "",
            f"{row.get('length', 0):.1f}, {same.get('length', 0):.1f}" if same else "",
        )
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", f"Machine: {found.get('machine')}"]
    if "pgx" in found:
        lines.append(f"pgx, random play, M moves/s: {found['pgx']}")
    if "shared" in found:
        lines.append(f"Observations, masks and lists taken by others: {found['shared']}")
    lines += [f"Error in {where}" for where in found.get("errors", {})]
    return "\n".join(lines) + "\n"


def millions(speed: float | None) -> str:
    return "" if speed is None else f"{speed / 1e6:,.1f}"
