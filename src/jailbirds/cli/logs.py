"""Commands for logs: telling a game again, and proving it."""

from __future__ import annotations

from typing import Annotated

import typer

import jailbirds
from jailbirds.cli.arguments import Language, LogFile, out
from jailbirds.cli.terminal.printed import print_board
from jailbirds.words import words_of


def replay(
    file: LogFile,
    language: Language = "en",
    move: Annotated[
        int | None, typer.Option("--move", "-m", min=0, help="Stop after so many moves.")
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print where the game stands then, as a text.")
    ] = False,
) -> None:
    """Tell a game from its log, move by move, and show the board at the end."""
    game = jailbirds.Game.from_log(file)
    told = words_of(game, language)
    last = len(game.moves) if move is None else move
    shown = game.after(last)
    for number, played in enumerate(game.moves[:last], start=1):
        for line, event in enumerate(_whole_story(game, played)):
            margin = f"{number:>4}" if line == 0 else "    "
            out.print(f"[dim]{margin}[/]  {told.event(event, game.names)}", highlight=False)
    if out.is_terminal:
        print_board(out, game.title.sketch(shown.view()).folded(), told.say)
    if shown.result:
        out.print(f"\n[bold]{told.result(shown.result, game.names)}[/]", highlight=False)
    if position:
        typer.echo(shown.position)


def verify(file: LogFile) -> None:
    """Check a log: every move against the rules, every roll against the published seed."""
    proof = jailbirds.verify(jailbirds.Log.load(file))
    moves, rolls = _count(proof.moves, "move"), _count(proof.rolls, "roll")
    out.print(f"[bold green]✓[/] {moves}, all within the rules", highlight=False)
    if proof.fair:
        out.print(f"[bold green]✓[/] {rolls}, all as the seed gives them")
    else:
        why = (
            "the log has no seed, though its game is over: somebody took it out"
            if proof.game.over
            else "the seed is not published yet (the game is not over)"
        )
        out.print(f"[yellow]–[/] {why}; its {rolls} cannot be checked")
    if proof.game.start is not None:
        out.print("[dim]–[/] it begins in a position: how that came about is not in the log")
    names = ", ".join(proof.game.names)
    out.print(f"[dim]–[/] the names ({names}) prove nothing: anybody can write them")


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _whole_story(game: jailbirds.Game, move: jailbirds.Move) -> list[jailbirds.Event]:
    """All that happened, secrets too; without what was said of them to those who looked on."""
    seats = range(game.players)
    return [
        event
        for event in move.events
        if not event.visible_to(jailbirds.SPECTATOR) or all(map(event.visible_to, seats))
    ]
