"""`python -m benchmarks.review`: how well reviews judge, and how fast.

python -m benchmarks.review --games 2000    calibration and speed: results.md, reliability.svg
python -m benchmarks.review sharpness       what a lead is worth: review.json of each title
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.machine import machine
from benchmarks.review import calibration, sharpness, speed
from benchmarks.review.predictions import POSITIONS

PACKAGES = ("jailbirds", "numba", "numpy")
HERE = Path(__file__).parent
PAGE = """# How well reviews judge

Written by `python -m benchmarks.review --games {games}`. Measured on: {machine}.

## Calibration

With open cards, in {positions} positions of each game between regulars, drawn from all of it: what
the judge expects for every seat, and the share of the win that it got. The calibration error is how
far the two are apart on average, over ten bins of what was expected.

{calibration}

![What was expected against what came](reliability.svg)

## Speed

The slowest of {speed_games} games between regulars, on {cores} cores, compiled before. The first
chart is there when {points} points of it are.

{speed}
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["sharpness"])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=Path, default=HERE)
    given = parser.parse_args()
    if given.what == "sharpness":
        sharpness.measure(given.games, given.cores)
        return
    speeds = speed.measure(given.players, given.cores)
    found = calibration.measure(given.games, given.players, given.cores)
    given.out.mkdir(parents=True, exist_ok=True)
    calibration.draw(found, given.out / "reliability.svg")
    page = PAGE.format(
        games=given.games,
        machine=", ".join(f"{name} {value}" for name, value in machine(PACKAGES).items()),
        positions=POSITIONS,
        calibration=calibration.table(found),
        speed_games=speed.GAMES,
        cores=given.cores,
        points=speed.FIRST_CHART,
        speed=speed.table(speeds),
    )
    (given.out / "results.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
