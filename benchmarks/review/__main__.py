"""`python -m benchmarks.review`: how well reviews judge, and how fast.

python -m benchmarks.review calibration --games 2000   results.md, reliability.svg
python -m benchmarks.review speed                      speed.md; on a machine that does nothing else
python -m benchmarks.review sharpness                  what a lead is worth: review.json of titles

What was found of a game is kept in build/review: whoever runs it again goes on from there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import jailbirds
from benchmarks.machine import machine
from benchmarks.review import calibration, sharpness, speed
from benchmarks.review.predictions import POSITIONS

PACKAGES = ("jailbirds", "numba", "numpy")
HERE = Path(__file__).parent
CALIBRATION = """# How well reviews judge

Written by `python -m benchmarks.review calibration --games {games}`. Measured on: {machine}.
What else was tried: [campaigns](../../tests/review/campaigns.md), [speed](speed.md).

With open cards, in {positions} positions of each game between regulars, drawn from all of it: what
the judge expects for every seat, and the share of the win that it got. The calibration error is how
far the two are apart on average, over ten bins of what was expected.

{calibration}

![What was expected against what came](reliability.svg)
"""
SPEED = """# How fast reviews are made

Written by `python -m benchmarks.review speed`. Measured on: {machine}.

The slowest of {games} games between regulars, on {cores} cores, compiled before. The first chart is
there when {points} points of it are.

{speed}
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", choices=["calibration", "speed", "sharpness"])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--titles", nargs="*", default=jailbirds.titles(), help="of sharpness")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--minutes", type=float, help="of calibration, for each title")
    parser.add_argument("--out", type=Path, default=HERE)
    given = parser.parse_args()
    if given.what == "sharpness":
        sharpness.measure(given.titles, given.games, given.cores)
        return
    measured_on = ", ".join(f"{name} {value}" for name, value in machine(PACKAGES).items())
    if given.what == "speed":
        speeds = speed.measure(given.players, given.cores)
        page = SPEED.format(
            machine=measured_on,
            games=speed.GAMES,
            cores=given.cores,
            points=speed.FIRST_CHART,
            speed=speed.table(speeds),
        )
    else:
        found = calibration.measure(given.games, given.players, given.cores, given.minutes)
        page = CALIBRATION.format(
            games=given.games,
            machine=measured_on,
            positions=POSITIONS,
            calibration=calibration.table(found),
        )
    given.out.mkdir(parents=True, exist_ok=True)
    if given.what == "calibration":
        calibration.draw(found, given.out / "reliability.svg")
    name = "speed.md" if given.what == "speed" else "results.md"
    (given.out / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
