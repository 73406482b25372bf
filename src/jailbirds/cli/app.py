"""`jailbirds …`: play, count, simulate, read rules, replay and verify.

Whatever goes wrong because of what was typed ends with a sentence and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import jailbirds
from jailbirds.bots import LEVELS, Bot, level
from jailbirds.kernel.errors import BadOption, BadPlayers, JailbirdsError
from jailbirds.lab import perft as counting
from jailbirds.lab.arena import standings, tournament
from jailbirds.lab.figures import wilson
from jailbirds.lab.sim import quick, simulate, summarise
from jailbirds.words import LANGUAGES, rules_page, words

app = typer.Typer(
    name="jailbirds",
    help="Four prison-escape board games: play, program, train, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
YOU = "you"

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="See `jailbirds titles`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; several are fine."),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Language = Annotated[str, typer.Option("--lang", "-l", help=", ".join(LANGUAGES))]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log of a game.")]


def main() -> None:
    """Run the command line; a refusal becomes a sentence and exit code 2."""
    try:
        app()
    except JailbirdsError as error:
        Console(stderr=True, soft_wrap=True).print(
            f"[bold red]jailbirds:[/] {error}", highlight=False, markup=True
        )
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


@app.command()
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


@app.command()
def play(
    title_name: Annotated[
        str | None, typer.Argument(metavar="[TITLE]", help="See `jailbirds titles`.")
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help=f"Who sits where, by commas: {YOU}, {', '.join(LEVELS)}. Default: you first."
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="Decides every roll; default: secret.")] = None,
    name: Annotated[str | None, typer.Option(help="What to call you.")] = None,
    language: Language = "en",
) -> None:
    """Play in the terminal, against bots or friends at this keyboard."""
    title = jailbirds.title(title_name or _ask_title(language))
    sitting = _read_seats(title, seats, players)
    say = words(language, title).say
    names = [
        say("seat-bot", bot=who, number=seat + 1)
        if who != YOU
        else (name if name and sitting.count(YOU) == 1 else say("seat-player", number=seat + 1))
        for seat, who in enumerate(sitting)
    ]
    game = jailbirds.new(
        title.name, len(sitting), _read_options(title, option), seed=seed, names=names
    )
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise JailbirdsError(
            "the terminal game needs a terminal: start it by hand, not through a pipe. "
            "For games without one, see `jailbirds sim --help`"
        )
    from jailbirds.cli.terminal import play as play_in_terminal

    bots = {seat: Bot(who) for seat, who in enumerate(sitting) if who != YOU}
    play_in_terminal(game, bots, language)


@app.command()
def perft(
    title_name: TitleName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=12)] = 3,
    players: Players = None,
    option: Options = None,
    seed: Seed = 0,
    divide: Annotated[bool, typer.Option(help="Show the count behind each first action.")] = False,
) -> None:
    """Count all sequences of actions from the opening, depth by depth."""
    title = jailbirds.title(title_name)
    game = jailbirds.new(
        title.name, players or title.players[0], _read_options(title, option), seed=seed
    )
    with _compiling(title):
        counting.count_from(game, 1)
    for plies in range(depth + 1):
        out.print(f"{plies:>3}  {counting.count_from(game, plies):>16,}", highlight=False)
    if divide and depth:
        for action, count in counting.divide(game, depth).items():
            out.print(f"  {action:<20} {count:>14,}", highlight=False)


@app.command()
def sim(
    title_name: TitleName,
    seats: Annotated[
        str, typer.Option(help=f"The bots, by commas: {', '.join(LEVELS)}.")
    ] = "random,random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000)] = 1000,
    option: Options = None,
    seed: Seed = 0,
    rotate: Annotated[
        bool, typer.Option(help="Let the bots change seats from game to game.")
    ] = True,
) -> None:
    """Let bots play many games, and sum them up."""
    title = jailbirds.title(title_name)
    bots = [who.strip() for who in seats.split(",")]
    for who in bots:
        quick(who)
    title.read_players(len(bots))
    options = _read_options(title, option)
    with _compiling(title):
        simulate(title, bots, 1, options)
    with _playing(games) as progress:
        played = simulate(title, bots, games, options, seed=seed, rotate=rotate, progress=progress)
    summary = summarise(played)
    out.print(f"[bold]{title.name}[/], {games:,} games, {', '.join(bots)}, seed {seed}")
    out.print(
        f"length in actions: median {summary.median:g}, mean {summary.mean:.1f}, "
        f"from {summary.shortest} to {summary.longest}"
    )
    for ending, count in sorted(summary.endings.items(), key=lambda item: -item[1]):
        rule = title.rule_name(title.endings[ending])
        out.print(f"ended by {ending} ({rule}): {count / games:.1%}", highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("wins of")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    table.add_column("95 % interval", justify="right")
    for label, wins in (
        *((f"seat {seat + 1}", wins) for seat, wins in summary.wins_by_seat.items()),
        *summary.wins_by_bot.items(),
    ):
        low, high = wilson(wins, games)
        table.add_row(label, f"{wins:g}", f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}")
    out.print(table)


@app.command()
def arena(
    title_name: TitleName,
    seats: Annotated[
        str, typer.Option(help=f"The bots, by commas: {', '.join(LEVELS)}.")
    ] = "veteran,regular",
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000)] = 20,
    option: Options = None,
    seed: Seed = 0,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Let searching bots think so many iterations, not by the clock."),
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--csv", help="Keep the games here; go on where it stopped.")
    ] = None,
) -> None:
    """Hold a tournament of bots, seats in rotation."""
    title = jailbirds.title(title_name)
    bots = [who.strip() for who in seats.split(",")]
    for who in bots:
        level(who)
    title.read_players(len(bots))
    options = _read_options(title, option)
    with _playing(games) as progress:
        played = tournament(
            *(title, bots, games, options),
            seed=seed,
            iterations=iterations,
            file=file,
            progress=progress,
        )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "games", "wins", "share", "95 % interval", "of decided", "rating"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in standings(played):
        table.add_row(
            row.bot,
            f"{row.seats}",
            f"{row.wins:g}",
            f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.decided:.1%}",
            f"{row.rating:.1f} ± {row.doubt:.1f}",
        )
    out.print(table)


@app.command()
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


@app.command()
def replay(
    file: LogFile,
    language: Language = "en",
    move: Annotated[
        int | None, typer.Option("--move", "-m", min=0, help="Stop after so many moves.")
    ] = None,
) -> None:
    """Tell a game from its log, move by move, and show the board at the end."""
    game = jailbirds.Game.from_log(file)
    told = words(language, game.title)
    last = len(game.moves) if move is None else move
    if last > len(game.moves):
        raise JailbirdsError(f"the log has {len(game.moves)} moves: there is no move {move}")
    for number, played in enumerate(game.moves[:last], start=1):
        for line, event in enumerate(played.events):
            margin = f"{number:>4}" if line == 0 else "    "
            out.print(f"[dim]{margin}[/]  {told.event(event, game.names)}", highlight=False)
    if last == len(game.moves) and game.result:
        out.print(f"\n[bold]{told.result(game.result, game.names)}[/]", highlight=False)


@app.command()
def verify(file: LogFile) -> None:
    """Check a log: every move against the rules, every roll against the published seed."""
    proof = jailbirds.verify(jailbirds.Log.load(file))
    out.print(f"[bold green]✓[/] {proof.moves} moves, all within the rules", highlight=False)
    if proof.fair:
        out.print(f"[bold green]✓[/] {proof.rolls} rolls, all as the seed gives them")
    else:
        out.print(
            "[yellow]–[/] the seed is not published yet (the game is not over): "
            f"its {proof.rolls} rolls cannot be checked"
        )


def _ask_title(language: str) -> str:
    names = jailbirds.titles()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, start=1):
        title = jailbirds.title(name)
        out.print(f"[bold]{number}[/] {name}: {words(language, title).say('tagline')}")
    answer: str = typer.prompt("?", default="1")
    return names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else answer


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


def _read_options(title: jailbirds.Title, given: list[str] | None) -> Any:
    options: dict[str, Any] = {}
    for entry in given or []:
        name, equals, text = entry.partition("=")
        if not equals:
            raise BadOption(f"expected --option NAME=VALUE, not {entry!r}")
        options[name.strip()] = _value(text.strip())
    return title.read_options(options, strict=False)


def _value(text: str) -> Any:
    """`true`, `7` and `1,2,3` as JSON would have them; everything else is a text."""
    for candidate in (text, f"[{text}]"):
        try:
            return msgspec.json.decode(candidate)
        except msgspec.DecodeError:
            continue
    return text


@contextmanager
def _playing(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar for so many games."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=games)
        yield lambda count: bar.advance(task, count)


@contextmanager
def _compiling(title: jailbirds.Title) -> Iterator[None]:
    with Console(stderr=True).status(f"compiling the rules of {title.name} (once per machine) …"):
        yield


if __name__ == "__main__":
    main()
