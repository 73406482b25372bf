"""`python -m benchmarks.load.deltas`: would it pay to send only what has changed of a view?

Games are played as in `benchmarks.load.cost`. Of all that the two people are shown after a move of
one of them, it is measured how many bytes it has, and how long it takes to write it as JSON:

- *whole*: as it is sent;
- *fields*: with those fields of the situation, and of the view in it, that are not as they were
  shown to the same person before, found by writing each and comparing;
- *parts*: with what differs inside of these, element by element, however deep.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Printed

import jailbirds
from benchmarks.load.cost import PEOPLE, Costs, change_for, encode, play
from jailbirds.server import protocol
from jailbirds.table import Table

WAYS = ("whole", "fields", "parts")
SAME = object()
Fields = dict[str, bytes]


class Shown:
    """What somebody was shown last, as each way has to remember it."""

    def __init__(self) -> None:
        self.fields: Fields = {}
        self.parts: Any = None


class Sizes:
    """What each way would have sent in all games, in bytes."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self._last: dict[int, Shown] = {}

    def new_game(self) -> None:
        self._last = {seat: Shown() for seat in PEOPLE}

    def show(self, table: Table, before: int, costs: Costs) -> None:
        for seat in PEOPLE:
            change = change_for(table, seat, before)
            if change is None or change.situation.view is None:
                continue
            last = self._last[seat]
            with costs.of("whole"):
                whole = encode(change)
            around = len(whole) - len(encode(change.situation))
            with costs.of("fields"):
                fields = fields_of(change.situation)
                changed = {k: v for k, v in fields.items() if last.fields.get(k) != v}
            with costs.of("parts"):
                parts = msgspec.to_builtins(change.situation)
                different = encode(difference(last.parts, parts))
            last.fields, last.parts = fields, parts
            self.sent["whole"] += len(whole)
            self.sent["fields"] += around + sum(len(k) + len(v) + 4 for k, v in changed.items())
            self.sent["parts"] += around + len(different)


def fields_of(situation: protocol.Situation) -> Fields:
    """Each field of a situation and of its view, as JSON."""
    view: Any = situation.view
    own = {k: encode(getattr(situation, k)) for k in situation.__struct_fields__ if k != "view"}
    return own | {f"view.{k}": encode(getattr(view, k)) for k in view.__struct_fields__}


def difference(old: Any, new: Any) -> Any:
    """What of a value is new; lists of the same length by the places that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        found = {k: difference(old[k], v) if k in old else v for k, v in new.items()}
        changed = {k: v for k, v in found.items() if v is not SAME}
        gone = [k for k in old if k not in new]
        return changed | ({"-": gone} if gone else {}) or SAME
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = ((str(n), difference(a, b)) for n, (a, b) in enumerate(zip(old, new, strict=True)))
        return {place: v for place, v in pairs if v is not SAME} or SAME
    return SAME if old == new else new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    titles = jailbirds.titles()
    parser.add_argument("--titles", nargs="+", choices=titles, default=titles)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--gear", choices=("native", "interpreted"), default="native")
    args = parser.parse_args()
    columns = [f"{way}, {unit}" for unit in ("bytes", "µs") for way in WAYS]
    printed = Printed("title", *columns, title="what is shown after one move of a person")
    for title in args.titles:
        sizes, costs = Sizes(), Costs()
        for seed in range(args.games + 1):
            if seed == 1:  # compiled, and everything is there that is made once
                sizes, costs = Sizes(), Costs()
            sizes.new_game()
            play(title, seed, costs, sizes.show, args.gear)
        sent = [sizes.sent[way] / costs.moves_of_people for way in WAYS]
        took = [costs.a_move(way) for way in WAYS]
        printed.add_row(title, *(f"{each:,.0f}" for each in (*sent, *took)))
    Console().print(printed)


if __name__ == "__main__":
    main()
