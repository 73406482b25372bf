"""Commands for players: what there is, how it is played, and playing it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import jailbirds
from jailbirds.bots import LEVELS, OPPONENTS, Bot, level
from jailbirds.bots.ratings import level_ratings
from jailbirds.cli.arguments import (
    Content,
    Language,
    Options,
    Players,
    TitleName,
    out,
    read_content,
    read_options,
    with_content,
)
from jailbirds.kernel.errors import BadPlayers, JailbirdsError, UnknownTitle
from jailbirds.kernel.finding import broken_titles
from jailbirds.words import rules_page, words
from jailbirds.words.names import bot_names

YOU = "you"


def titles(language: Language = "en") -> None:
    """List the games."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("title", "players", "rules", ""):
        table.add_column(heading, style="bold" if heading == "title" else "")
    for name in jailbirds.titles():
        title = jailbirds.title(name)
        table.add_row(
            name,
            f"{title.players[0]}-{title.players[-1]}",
            f"{len(title.rule_names)}",
            words(language, title).say("tagline"),
        )
    out.print(table)
    for sentence in broken_titles().values():
        out.print(f"[bold red]![/] {escape(sentence)}", highlight=False, soft_wrap=True)


def bots(title_name: TitleName, language: Language = "en") -> None:
    """List the levels of bots, how they play, and how strong they are at a game."""
    title = jailbirds.title(title_name)
    say, ratings = words(language).say, level_ratings(title)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name in OPPONENTS:
        rating = ratings.get(name)
        points = f"{rating.points} ± {rating.margin}" if rating else ""
        table.add_row(f"[bold]{name}[/]", points, say(f"bot-{name}"), say(f"bot-{name}.about"))
    out.print(table, highlight=False)


def play(
    title_name: Annotated[
        str | None, typer.Argument(metavar="[TITLE]", help="See `jailbirds titles`.")
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"Who sits where, by commas: {YOU}, {', '.join(LEVELS)}. Default: you first. "
            "How strong they are: see `bots`."
        ),
    ] = None,
    option: Options = None,
    content: Content = None,
    seed: Annotated[str | None, typer.Option(help="Decides every roll; default: secret.")] = None,
    name: Annotated[str | None, typer.Option(help="What to call you.")] = None,
    text: Annotated[
        str | None,
        typer.Option("--from", metavar="TEXT", help="A position to begin in; see `position`."),
    ] = None,
    language: Language = "en",
) -> None:
    """Play in the terminal, against bots or friends at this keyboard."""
    begin = jailbirds.Position.read(text) if text else None
    if begin and (title_name or players or option or content):
        raise JailbirdsError("--from says which game it is, with which players and options")
    title = begin.title if begin else jailbirds.title(title_name or _ask_title(language))
    sitting = _read_seats(title, seats, begin.players if begin else players)
    names = _name_seats(sitting, name, language, seed)
    if begin:
        game = jailbirds.Game.from_position(begin, seed=seed, names=names)
    else:
        options = read_options(title, option, content)
        game = jailbirds.new(title.name, len(sitting), options, seed=seed, names=names)
    _need_terminal()
    from jailbirds.cli.terminal import play as play_in_terminal

    bots = {seat: Bot(who) for seat, who in enumerate(sitting) if who != YOU}
    play_in_terminal(game, bots, language)


def rules(
    title_name: TitleName,
    language: Language = "en",
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Plain Markdown instead of colours.")
    ] = False,
) -> None:
    """Print the numbered rules of a game."""
    page = rules_page(jailbirds.title(title_name), language)
    if markdown:
        typer.echo(page, nl=False)
    else:
        out.print(Markdown(page))


def content_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards typed in from the box.")],
    title_name: Annotated[
        str | None,
        typer.Option("--title", help="The game they are for; without it, the one that takes them."),
    ] = None,
) -> None:
    """Check a deck that somebody typed in, and say all that is wrong with it."""
    title = jailbirds.title(title_name or _taker(file))
    title.read_options(read_content(title, file))
    out.print(f"[bold green]✓[/] {file} can be played: `jailbirds play {title.name} --content …`")


def _taker(file: Path) -> str:
    """The title that can be played with these cards; if none can, what each of them says."""
    takers, noes = [], []
    for name in with_content():
        try:
            jailbirds.title(name).read_options(read_content(jailbirds.title(name), file))
        except JailbirdsError as no:
            noes.append(f"{name}: {no}")
        else:
            takers.append(name)
    if len(takers) == 1:
        return takers[0]
    expected = ", ".join(takers or with_content())
    raise UnknownTitle("\n".join([*noes, f"which game are they for? Say --title {expected}"]))


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise JailbirdsError(
            "the terminal game needs a terminal: start it by hand, not through a pipe. "
            "For games without one, see `jailbirds sim --help`"
        )


def _ask_title(language: str) -> str:
    """Which game? By its number or its name."""
    _need_terminal()
    names = jailbirds.titles()
    for number, name in enumerate(names, start=1):
        title = jailbirds.title(name)
        told = words(language, title)
        out.print(f"[bold yellow]{number}[/] [bold]{told.say('title')}[/]: {told.say('tagline')}")
    answer: str = typer.prompt(words(language).say("ask-title"), default="1")
    return names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else answer


def _name_seats(sitting: list[str], name: str | None, language: str, seed: str | None) -> list[str]:
    """Bots have names of their level; several people are numbered, one alone has a name."""
    say = words(language).say
    alone = (name or say("seat-you")) if sitting.count(YOU) == 1 else None
    people = {
        seat: alone or say("seat-player", number=seat + 1)
        for seat, who in enumerate(sitting)
        if who == YOU
    }
    names = bot_names(sitting, language, seed, taken=people.values())
    return [people.get(seat, names[seat]) for seat in range(len(sitting))]


def _read_seats(title: jailbirds.Title, seats: str | None, players: int | None) -> list[str]:
    if seats is None:
        count = title.read_players(players if players is not None else title.players[0])
        return [YOU] + ["regular"] * (count - 1)
    sitting = [who.strip() for who in seats.split(",")]
    for who in sitting:
        if who != YOU:
            level(who)
    if players is not None and players != len(sitting):
        raise BadPlayers(f"--seats names {len(sitting)}, but --players says {players}")
    title.read_players(len(sitting))
    return sitting
