"""`python -m benchmarks.against COMMIT [TITLE …]`: this working tree beside another commit.

Shows that the same games are played (states, legal actions, refusals, events, weights, hints:
after every move of random games over all player counts and options), how many moves a second
both make, taking turns, under the version of the rules that the other commit has, and how long
both compile with nothing kept from before.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

WORKER = Path(__file__).parent / "worker.py"
ROOT = Path(__file__).parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("commit", help="the commit to compare with")
    parser.add_argument("titles", nargs="*", help="by default all that both have")
    parser.add_argument("--games", type=int, default=2, help="of each player count and options")
    parser.add_argument("--rounds", type=int, default=5, help="of measuring speed")
    parser.add_argument("--seconds", type=float, default=3, help="of a round")
    parser.add_argument("--skip", nargs="*", default=[], choices=["games", "speed", "cold"])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(old), given.commit], check=True)
        try:
            for title in given.titles or shared_titles(old):
                compare(title, old, Path(folder), given)
        finally:
            subprocess.run([*git, "remove", "--force", str(old)], check=True)


def shared_titles(old: Path) -> list[str]:
    code = "import jailbirds; print(*jailbirds.titles())"
    mine, theirs = (set(run(root, "-c", code).split()) for root in (ROOT, old))
    return sorted(mine & theirs)


def compare(title: str, old: Path, folder: Path, given: argparse.Namespace) -> None:
    if "games" not in given.skip:
        file = folder / f"{title}.npz"
        worker(old, "games", title, str(file), str(given.games))
        before, after = (worker(root, "traces", title, str(file)) for root in (old, ROOT))
        print(f"{title}: {told(before, after)}", flush=True)
    if "speed" not in given.skip:
        ratios = []
        rates: list[tuple[float, float]] = []
        code = f"import jailbirds; print(jailbirds.title({title!r}).rules_version)"
        how = ("speed", title, "3", str(given.seconds), run(old, "-c", code).strip())
        for number in range(given.rounds):
            order = (old, ROOT) if number % 2 == 0 else (ROOT, old)
            measured = {root: float(worker(root, *how)) for root in order}
            rates.append((measured[old], measured[ROOT]))
            ratios.append(measured[ROOT] / measured[old])
        median = statistics.median(ratios)
        before_, after_ = (statistics.median(column) / 1e6 for column in zip(*rates, strict=True))
        print(
            f"{title}: {median:.3f} of the speed (rounds {min(ratios):.3f} to {max(ratios):.3f}), "
            f"{before_:.2f} and {after_:.2f} million moves a second",
            flush=True,
        )
    if "cold" not in given.skip:
        seconds = []
        for root in (old, ROOT):
            with tempfile.TemporaryDirectory() as empty:
                seconds.append(float(worker(root, "cold", title, cache=empty)))
        print(f"{title}: compiled cold in {seconds[0]:.1f} and {seconds[1]:.1f} s", flush=True)


def told(before: str, after: str) -> str:
    old, new = before.splitlines(), after.splitlines()
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return f"DIFFERS at line {number}: {one!r} was, {other!r} is"
    if len(old) != len(new):
        return f"DIFFERS in length: {len(old)} and {len(new)} lines"
    return f"the same after each of {len(old)} moves"


def worker(root: Path, *arguments: str, cache: str | None = None) -> str:
    return run(root, str(WORKER), *arguments, cache=cache)


def run(root: Path, *arguments: str, cache: str | None = None) -> str:
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    if cache:
        environment["JAILBIRDS_CACHE"] = cache
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)} failed in {root}")
    return done.stdout


if __name__ == "__main__":
    main()
