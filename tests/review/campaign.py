"""Reviews of many games: `python -m tests.review.campaign [identity dice blunders accuracy]`.

- identity: do start, luck and decisions come to the result, in 1,000 games of all options?
- dice: do the same decisions with another last roll change luck alone, in 1,000 games?
- blunders: of 200 that were planted (see `planting.py`), how many does the judge name?
- accuracy: that of the strongest bots against themselves, and that of rookies.

Prints a line for each title, and fails where something is not as it is asked. What was found of a
game is kept in `build/review`: whoever runs it again goes on there, unless the judge has changed.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import jailbirds
from jailbirds.bots import Bot
from jailbirds.puzzles.findings import NEVER, Findings
from jailbirds.review import Course, Effort, review
from jailbirds.review.signature import signature
from tests.review.dice import changes_luck_alone, with_another_last_roll
from tests.review.games import LITTLE, finished, play_out, table_of
from tests.review.planting import grade_of, plant, usual_judge
from tests.review.test_review import adds_up

FOLDER = Path("build/review")
NAMED = 0.95  # of the planted blunders, at least
MOST_SEARCHED = 40  # games for a blunder: in some titles hardly anybody wins by a decision
FIRST_PLANTED = 10_000
DECISIONS = 16  # of a game, whose accuracy is measured
ROOKIE = "rookie"


def holds(title: str, seed: int) -> bool:
    """Does the identity hold in a game?"""
    players, options = table_of(title, seed)
    return adds_up(review(finished(title, seed, players, **options), effort=LITTLE, cores=1))


def luck_alone(title: str, seed: int) -> list[bool]:
    """For each other last roll by which a game ends otherwise: does luck alone change?"""
    return [changes_luck_alone(*pair) for pair in with_another_last_roll(title, seed)]


def named(title: str, seed: int) -> list[str | None]:
    """The grade of a blunder that was planted in a game; none: there is no room for one."""
    blunder = plant(finished(title, seed))
    return [grade_of(*blunder)] if blunder else []


def accuracies(level: str, title: str, seed: int) -> list[int]:
    """Those of some decisions of a game in which all play at a level, drawn from all of it."""
    players = jailbirds.title(title).players[0]
    opened = jailbirds.new(title, players, seed=seed, gear="native")
    course = Course(play_out(opened, Bot(level, seed, gear="native", patient=True)))
    decisions = [task for task in course.tasks if task.decision][:DECISIONS]  # they lie in halves
    for task in decisions:
        course.do(task, usual_judge(title, players))
    moments = course.review.moments
    return [each.decision.accuracy for each in moments if each.decision is not None]


@dataclass(frozen=True)
class Campaign:
    """How much is looked at, and until when."""

    games: int
    blunders: int
    matches: int
    strong: str
    cores: int
    until: float
    folder: Path

    def found(
        self,
        name: str,
        look: Callable[[int], Any],
        title: str,
        seeds: range,
        is_enough: Callable[[list[Any]], bool] = lambda _: False,
    ) -> list[Any]:
        """What there is to say of games of a title, those of former runs too."""
        judge = signature(jailbirds.title(title), Effort())
        findings = Findings(self.folder / f"{name}-{title}-{judge}.jsonl")

        def all_found() -> list[Any]:
            return list(findings.of(seeds).values())

        if not is_enough(all_found()) and time.monotonic() < self.until:
            for _ in findings.gather(
                *(look, seeds),
                cores=self.cores,
                until=self.until,
                is_enough=lambda: is_enough(all_found()),
            ):
                pass
        return all_found()

    def identity(self, title: str) -> bool:
        held = self.found("identity", partial(holds, title), title, range(self.games))
        say(f"{title}: {sum(held)} of {len(held)} games add up")
        return all(held)

    def dice(self, title: str) -> bool:
        found = self.found("dice", partial(luck_alone, title), title, range(self.games))
        pairs = [alone for each in found for alone in each]
        say(
            f"{title}: {sum(pairs)} of {len(pairs)} other last rolls change luck alone "
            f"({sum(map(bool, found))} of {len(found)} games end by one)"
        )
        return all(pairs)

    def planted(self, title: str) -> bool:
        def grades_in(found: list[Any]) -> list[str | None]:
            return [grade for each in found for grade in each]

        found = self.found(
            *("blunders", partial(named, title), title),
            range(FIRST_PLANTED, FIRST_PLANTED + self.blunders * MOST_SEARCHED),
            is_enough=lambda found: len(grades_in(found)) >= self.blunders,
        )
        grades = grades_in(found)[: self.blunders]
        count, worst = sum(map(bool, grades)), grades.count("blunder")
        say(
            f"{title}: {count} of {len(grades)} planted blunders named ({share(count, grades)}), "
            f"{worst} of them as blunders; {len(found)} games were looked at"
        )
        return count >= NAMED * len(grades) > 0

    def accuracy(self, title: str) -> bool:
        means = []
        for level in (self.strong, ROOKIE):
            look = partial(accuracies, level, title)
            games = self.found(f"accuracy-{level}", look, title, range(self.matches))
            means.append([fmean(each) / 10 for each in games if each])
        strong, weak = means
        say(
            f"{title}: accuracy of {self.strong} {mean_of(strong)}, of {ROOKIE} {mean_of(weak)} "
            f"({len(strong)} and {len(weak)} games)"
        )
        return not (strong and weak) or fmean(strong) > fmean(weak)


def share(count: int, of: list[Any]) -> str:
    return f"{100 * count / len(of):.1f} %" if of else "–"


def mean_of(games: list[float]) -> str:
    """With its standard error, over games."""
    if len(games) < 2:
        return "–"
    return f"{fmean(games):.1f} ± {stdev(games) / math.sqrt(len(games)):.1f} %"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


KINDS: dict[str, Callable[[Campaign, str], bool]] = {
    "identity": Campaign.identity,
    "dice": Campaign.dice,
    "blunders": Campaign.planted,
    "accuracy": Campaign.accuracy,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"of {', '.join(KINDS)}; or all")
    parser.add_argument("--games", type=int, default=1000, help="of a title")
    parser.add_argument("--blunders", type=int, default=200, help="of a title")
    parser.add_argument("--matches", type=int, default=20, help="of a title and level")
    parser.add_argument("--strong", default="champion@0.2", help="the strongest bot")
    parser.add_argument("--titles", nargs="*", default=jailbirds.titles())
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--minutes", type=float, help="for each title and question")
    parser.add_argument("--kept", type=Path, default=FOLDER)
    given = parser.parse_args()
    if unknown := set(given.what) - set(KINDS):
        parser.error(f"expected {', '.join(KINDS)}, not {', '.join(unknown)}")
    failed = False
    for what in given.what or KINDS:
        for title in given.titles:
            until = time.monotonic() + 60 * given.minutes if given.minutes else NEVER
            campaign = Campaign(
                *(given.games, given.blunders, given.matches, given.strong),
                *(given.cores, until, given.kept),
            )
            failed |= not KINDS[what](campaign, title)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
