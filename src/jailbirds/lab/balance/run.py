"""From a title to its report: the tables of it, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from jailbirds.kernel.title import Title
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.balance.findings import measure
from jailbirds.lab.balance.games import Table, plain, watch
from jailbirds.lab.balance.report import Part, Report, Skill
from jailbirds.lab.figures import share

# Whom a level plays against to show how much skill there is
WEAKER = {
    "regular": "inmate",
    "greedy": "inmate",
    "hustler": "inmate",
    "inmate": "rookie",
    "rookie": "random",
}
A_QUARTER = 4  # of the games are enough for that


def tables(
    title: Title, players: Sequence[int], level: str, variants: Sequence[Mapping[str, Any]]
) -> list[Table]:
    """Every number of players with every set of options."""
    return [
        Table((level,) * title.read_players(count), options)
        for count in players
        for options in variants
    ]


def games_of(table: Table, games: int) -> int:
    """How many games a part of a report takes."""
    return games + (games // A_QUARTER if table.bots[0] in WEAKER else 0)


def report(
    title: Title,
    wanted: Sequence[Table],
    games: int,
    *,
    seed: int = 0,
    folder: Path | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play the games of all tables, and measure them."""
    counted = Counted(title)

    def played(table: Table, count: int) -> Any:
        own = folder / called(table) if folder else None
        return watch(
            *(title, table, count),
            seed=seed,
            folder=own,
            cores=cores,
            progress=progress,
        )

    parts = []
    for table in wanted:
        measured = measure(played(table, games), counted)
        level = table.bots[0]
        skill = None
        if level in WEAKER:
            mixed = Table((level, *[WEAKER[level]] * (table.players - 1)), table.options, True)
            skill = _skill(played(mixed, games // A_QUARTER))
        parts.append(Part(table, measured, skill))
    return Report(title, wanted[0].bots[0], games, seed, parts)


def _skill(watched: Any) -> Skill | None:
    """The first of the bots is the stronger one, and changes seats."""
    games, players = len(watched), watched.table.players
    if not games:
        return None
    wins = sum(int(watched.won[number, number % players]) for number in range(games))
    others = int(watched.won.sum()) - wins
    stronger, weaker = watched.table.bots[:2]
    return Skill(stronger, weaker, share(wins, games), share(others, games * (players - 1)))


def called(table: Table) -> str:
    """A name for the folder of a table's games."""
    bots = "-".join(dict.fromkeys(table.bots))
    options = [f"{name}={plain(value)}" for name, value in table.options.items()]
    safe = "_".join([f"{table.players}-{bots}", *options])
    return "".join(c if c.isalnum() or c in "=-_." else "+" for c in safe)
