"""`python -m benchmarks.load.cost`: what a move costs the server besides network and disk.

A table has two people and two bots of level rookie, as in `benchmarks.load`. Every move is decided,
written down, and shown to both people. Times are in microseconds for one move of a person, with the
bots' moves that follow it. Machines are noisy: of each part the quicker six tenths are counted, as
if all were like them.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.table import Table as Printed

import jailbirds
from jailbirds.bots import Bot
from jailbirds.server import protocol
from jailbirds.server.tables import wire
from jailbirds.table import BotPlay, Chair, Join, Opening, Play, Table, decide, open_table
from jailbirds.table import journal as entries

GEAR = "native"
SEATS = (Chair("person"), Chair("bot", "rookie"), Chair("person"), Chair("bot", "rookie"))
PEOPLE = (0, 2)
MOVES = 150  # in a game, at most
COUNTED = 0.6
PARTS = ("thinking", "deciding", "writing", "viewing", "encoding")
encode = msgspec.json.Encoder().encode


class Costs:
    """How long each part took, every time."""

    def __init__(self) -> None:
        self.took: defaultdict[str, list[float]] = defaultdict(list)
        self.moves_of_people = 0

    @contextmanager
    def of(self, part: str) -> Iterator[None]:
        started = time.perf_counter()
        yield
        self.took[part].append(time.perf_counter() - started)

    def a_move(self, part: str) -> float:
        """Microseconds for one move of a person."""
        took = sorted(self.took[part])
        quick = took[: max(1, int(len(took) * COUNTED))]
        if not took:
            return 0
        return sum(quick) / len(quick) * len(took) / self.moves_of_people * 1e6


Show = Callable[[Table, int, Costs], None]


def play(title: str, seed: int, costs: Costs, show: Show, gear: str = GEAR) -> None:
    """A game, or its beginning; what is shown of it to people is up to `show`."""
    rng, bot = random.Random(seed), Bot("rookie", gear=gear)
    table = open_table(Opening(title, SEATS), str(seed).encode(), 1, gear)
    for seat in PEOPLE:
        table = decide(table, Join(seat), 1)
    for _ in range(MOVES):
        if table.status != "playing" or table.game is None:
            return
        seat = rng.choice(table.actors)
        before = table.length
        command: Play | BotPlay
        if table.seats[seat].plays == "bot":
            with costs.of("thinking"):
                redacted = table.game.redacted(seat)
                action = bot.choose_from(table.title, redacted, seat, table.players)
            command = BotPlay(seat, action.to_dict(), table.version(seat))
        else:
            action = rng.choice(table.game.legal(seat))
            command = Play(seat, action.to_dict(), table.version(seat))
            costs.moves_of_people += 1
        with costs.of("deciding"):
            table = decide(table, command, 1)
        with costs.of("writing"):
            _ = [entries.encode(step.entry) for step in table.steps[before:]]
        show(table, before, costs)


def show(table: Table, before: int, costs: Costs) -> None:
    for seat in PEOPLE:
        with costs.of("viewing"):
            change = change_for(table, seat, before)
        if change is not None:
            with costs.of("encoding"):
                encode(change)


def change_for(table: Table, seat: int, before: int) -> protocol.Change | None:
    """What is sent to somebody, if they could notice anything."""
    steps = wire.new_steps(table, seat, before)
    if not steps:
        return None
    seats = wire.seat_infos(table, [None] * table.players, frozenset([seat]), frozenset(PEOPLE))
    situation = wire.situation(table, seat, seats)
    return protocol.Change(table="x", seat=seat, since=1, steps=steps, situation=situation, now=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    titles = jailbirds.titles()
    parser.add_argument("--titles", nargs="+", choices=titles, default=titles)
    parser.add_argument("--games", type=int, default=8)
    args = parser.parse_args()
    printed = Printed("title", *PARTS, "together", title="µs for one move of a person")
    for title in args.titles:
        play(title, 0, Costs(), show)  # compiled, and everything that is made once
        costs = Costs()
        for seed in range(1, args.games + 1):
            play(title, seed, costs, show)
        parts = [costs.a_move(part) for part in PARTS]
        printed.add_row(title, *(f"{each:.0f}" for each in (*parts, sum(parts))))
    Console().print(printed)


if __name__ == "__main__":
    main()
