"""Play the matches of the plan and write the report.

    python -m benchmarks.strength                    all of them: hours
    python -m benchmarks.strength TITLE regular      those whose name has these words in it
    python -m benchmarks.strength --report           only write results.md, from what was played

Games already played are in the CSV files and are not played again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import jailbirds
from benchmarks.strength.plan import Match, to_play
from benchmarks.strength.report import write
from jailbirds.lab.arena import tournament


def main(arguments: list[str]) -> None:
    wanted = [word for word in arguments if not word.startswith("--")]
    if "--report" not in arguments:
        for match in to_play():
            if all(word in match.name for word in wanted):
                print(match.command, flush=True)
                played = tournament(
                    *(jailbirds.title(match.title), match.bots, match.games),
                    file=match.file,
                    progress=_counter(match),
                )
                print(f"  {len(played)} games", flush=True)
    write()


def _counter(match: Match) -> Callable[[int], None]:
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        print(f"\r  {done} of {match.games}", end="", file=sys.stderr, flush=True)

    return count


if __name__ == "__main__":
    main(sys.argv[1:])
