"""`jailbirds review`: what everybody could expect, what decisions cost, what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import jailbirds
from jailbirds.cli.arguments import Language, LogFile, out
from jailbirds.cli.measuring import playing
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.review import Course, Review, Swing, prepare
from jailbirds.review import review as whole_review
from jailbirds.review.judge import WHOLE
from jailbirds.review.page import page
from jailbirds.review.report import GRADES
from jailbirds.review.telling import Telling

WIDTH = 60  # of a line of chances
HEIGHTS = "▁▂▃▄▅▆▇█"


def review(
    file: LogFile,
    language: Language = "en",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with a chart here.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print all of it as JSON, for programs.")
    ] = False,
) -> None:
    """Review a finished game: chances after every move, what decisions cost, luck and skill."""
    if html and as_json:
        raise JailbirdsError("expected either --html or --json, not both")
    game = jailbirds.Game.from_log(file)
    found = _judged(game, language)
    telling = Telling(game, found, language)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif html is None:
        _print(telling)
    else:
        try:
            html.write_text(page(telling), encoding="utf-8")
        except OSError as error:
            raise JailbirdsError(f"cannot write {str(html)!r}: {error.strerror}") from None
        out.print(telling.say("review-written", file=str(html)), highlight=False, soft_wrap=True)


def _judged(game: jailbirds.Game, language: str) -> Review:
    """Judge all of it, with a bar that shows how far that has come."""
    course = Course(game)
    say = Telling(game, course.review, language).say
    with Console(stderr=True).status(say("review-compiling", title=say("title"))):
        prepare(game.title, game.players)
    with playing(len(course.tasks), say("review-working")) as progress:
        return whole_review(game, progress=progress)


def _print(telling: Telling) -> None:
    found, say = telling.review, telling.say
    out.print(f"[bold]{escape(telling.heading)}[/]\n{escape(telling.ending)}", highlight=False)
    _headed(say("review-players"))
    out.print(_how_they_played(telling))
    _headed(say("review-balance"))
    out.print(_balances(telling))
    out.print(f"[dim]{say('review-balance-about')}[/]", highlight=False)
    _headed(say("review-chances"))
    for seat, name in enumerate(telling.game.names):
        line = [found.start, *(moment.chances for moment in found.moments)]
        chances = [chances[seat] for chances in line if chances is not None]
        out.print(f"{_drawn(chances)}  {escape(name)}", highlight=False)
    turns = [(swing.number, telling.swing(swing)) for swing in found.turning_points]
    _listed(telling, "review-turns", turns, "review-turns-none")
    losses = [(m.number, f"{telling.loss(m)}. {telling.better(m)}") for m in telling.graded]
    _listed(telling, "review-decisions", losses, "review-decisions-none")
    for heading, swings in (
        ("review-luckiest", found.luckiest),
        ("review-unluckiest", found.unluckiest),
    ):
        _listed(telling, heading, _changes(telling, swings), "review-luck-none")
    out.print(f"\n[dim]{say('review-how')}[/]", highlight=False)


def _changes(telling: Telling, swings: Sequence[Swing]) -> list[tuple[int, str]]:
    return [(swing.number, telling.change(swing)) for swing in swings]


def _headed(heading: str) -> None:
    out.print(f"\n[bold yellow]{heading}[/]")


def _listed(telling: Telling, heading: str, rows: Sequence[tuple[int, str]], nothing: str) -> None:
    """Moves by their numbers: what was found, and what happened."""
    _headed(telling.say(heading))
    for number, sentence in rows:
        out.print(f"[dim]{number:>4}[/]  {escape(sentence)}", highlight=False)
        out.print(f"      [dim]{escape(telling.happened(number))}[/]", highlight=False)
    if not rows:
        out.print(telling.say(nothing), highlight=False)


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for k, heading in enumerate(headings):
        table.add_column(heading, justify="right" if k else "left")
    return table


def _how_they_played(telling: Telling) -> Table:
    say = telling.say
    keys = ("player", "accuracy", "inaccuracies", "mistakes", "blunders")
    table = _table(*(say(f"review-{key}") for key in keys))
    for name, player in zip(telling.game.names, telling.review.players, strict=True):
        counts = [str(player.grades[grade]) for grade in reversed(GRADES)]
        table.add_row(escape(name), telling.accuracy(player.accuracy), *counts)
    return table


def _balances(telling: Telling) -> Table:
    keys = ("player", "start", "luck", "own", "others", "result")
    table = _table(*(telling.say(f"review-{key}") for key in keys))
    for name, player in zip(telling.game.names, telling.review.players, strict=True):
        changes = [telling.points(part) for part in (player.luck, player.own, player.others)]
        ends = [telling.percent(part) for part in (player.start, player.result)]
        table.add_row(escape(name), ends[0], *changes, ends[1])
    return table


def _drawn(chances: Sequence[int]) -> str:
    """Chances as a line of blocks, as wide as fits."""
    width = min(WIDTH, len(chances))
    shown = [chances[k * (len(chances) - 1) // max(1, width - 1)] for k in range(width)]
    return "".join(HEIGHTS[min(7, chance * 8 // WHOLE)] for chance in shown)
