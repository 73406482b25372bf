"""Two searches against each other, by the clock, seats in rotation.

    python -m benchmarks.strength.duel TITLE FIRST SECOND [--players N] [--games N] [--csv FILE]

FIRST and SECOND are `champion@0.1` and the like, `former@0.1` (as it searched before everybody
in the tree saw only what they may see), or `plain@0.1` (as it searches now, but without what the
title has learned). One seat is FIRST's, the others are SECOND's.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import jailbirds
from benchmarks.former import seated
from jailbirds.kernel.title import Title
from jailbirds.lab.arena import tournament
from jailbirds.lab.figures import wilson


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength.duel", description=__doc__)
    parser.add_argument("title", help="one of ours, or of the benchmarks: liars_dice, poker")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--csv", type=Path)
    given = parser.parse_args()
    bots = [given.first, *[given.second] * (given.players - 1)]
    played = tournament(found(given.title), bots, given.games, file=given.csv, seated=seated)
    decided = [game for game in played if len(game.winners) == 1]
    won = sum(game.bots[game.winners[0]] == given.first for game in decided)
    low, high = wilson(won, max(1, len(decided)))
    endings = {game.ending for game in played}
    told = {name: sum(game.ending == name for game in played) for name in sorted(endings)}
    print(
        f"{given.title}, {given.players} players: {given.first} won {won} of {len(decided)} "
        f"decided games, {won / max(1, len(decided)):.1%} ({low:.1%} – {high:.1%}); ended by {told}"
    )


def found(name: str) -> Title:
    if name in jailbirds.titles():
        return jailbirds.title(name)
    title: Title = import_module(f"benchmarks.{name}").TITLE
    return title


if __name__ == "__main__":
    main()
