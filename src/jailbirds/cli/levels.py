"""Commands that measure and tune how bots play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import jailbirds
from jailbirds.bots.ratings import Pairing
from jailbirds.cli.arguments import Players, Seed, TitleName, out
from jailbirds.cli.measuring import playing
from jailbirds.lab.figures import share
from jailbirds.lab.ladder import Ladder
from jailbirds.lab.tuning import Found, Settings, Tuning, written

PLAIN: dict[str, Any] = {"highlight": False, "markup": False, "soft_wrap": True}


def levels(
    title_name: TitleName,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="Of two levels that do not search.")
    ] = 2000,
    searched: Annotated[int, typer.Option(min=2, help="Of two of which one searches.")] = 60,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Let all that search think so many iterations, not by the clock."),
    ] = None,
    cores: Annotated[int | None, typer.Option(min=1, help="Default: all.")] = None,
    file: Annotated[
        Path | None, typer.Option("--out", help="The file; default: in the title's folder.")
    ] = None,
    seed: Seed = 0,
) -> None:
    """Rate all levels of bots at a title, by games between them.

    Whoever stops it goes on later with the same command. The file is what people are shown.
    """
    title = jailbirds.title(title_name)
    ladder = Ladder(title, file, iterations, seed)
    with playing(sum(left for _, left in ladder.missing(games, searched))) as progress:
        ladder.play(games, searched, cores, progress)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("level", "rating", "", "against", "won", "95 % interval", "games"):
        table.add_column(heading, justify="left" if heading in ("level", "against") else "right")
    below = {pairing.first: pairing for pairing in ladder.ratings.pairings}  # the nearest is last
    for name, rating in ladder.ratings.levels.items():
        told = _told(below[name]) if name in below else ()
        table.add_row(name, f"{rating.points}", f"± {rating.margin}", *told)
    out.print(table)


def _told(pairing: Pairing) -> tuple[str, ...]:
    found = share(pairing.won + pairing.shared / 2, pairing.games)
    interval = f"{found.low:.1%} – {found.high:.1%}"
    return pairing.second, f"{found.value:.1%}", interval, f"{pairing.games}"


def tune(
    title_name: TitleName,
    players: Players = None,
    candidates: Annotated[int, typer.Option(min=2, help="How many to try.")] = 16,
    rounds: Annotated[int, typer.Option(min=1, help="With the same luck, of each at first.")] = 4,
    last: Annotated[int, typer.Option(min=2, help="Rounds of the best one in the end.")] = 60,
    seconds: Annotated[float, typer.Option(help="On a core, for a decision.")] = 0.02,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="For a decision, instead of seconds.")
    ] = None,
    cores: Annotated[int | None, typer.Option(min=1, help="Default: all.")] = None,
    folder: Annotated[Path, typer.Option("--out", help="For what was played.")] = Path("tune"),
    seed: Seed = 0,
) -> None:
    """Find out by playing how bots should think about a title: its `Thinking`.

    Whoever stops it is told what was found, and goes on later with the same command.
    """
    title = jailbirds.title(title_name)
    count = title.read_players(players or title.players[0])
    settings = Settings(
        *(title.name, count, candidates, rounds, last, seconds, iterations, seed),
    )
    tuning = Tuning(title, settings, folder / f"{title.name}-{count}.jsonl")
    try:
        with playing(tuning.most - tuning.played) as progress:
            found = tuning.run(cores, progress)
    except KeyboardInterrupt:
        if not tuning.played:
            raise
        found = tuning.found()
        out.print("stopped: the best so far, of those that have played most", **PLAIN)
    out.print(f"now:   {written(title.thinking)}", **PLAIN)
    out.print(f"found: {written(found.thinking)}", **PLAIN)
    out.print(_worth(found), **PLAIN)


def _worth(found: Found) -> str:
    gain = found.gain
    told = (
        f"{gain.value:+.1%} of all wins ({gain.low:+.1%} to {gain.high:+.1%}), "
        f"{gain.count} {'fresh ' if found.fresh else ''}rounds"
    )
    if not found.fresh:
        return f"{told}: the best of several looks better than it is; let it play to the end"
    return f"{told}: {'put it into the title' if gain.low > 0 else 'keep what you have'}"
