"""Commands for logs: telling a game again, and proving it."""

from __future__ import annotations

from typing import Annotated

import typer

import jailbirds
from jailbirds.cli.arguments import Language, LogFile, out
from jailbirds.cli.terminal.printed import print_board
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.words import words


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
    shown = _after(game, last)
    if out.is_terminal:
        print_board(out, game.title.sketch(shown.view()), told.say)
    if shown.result:
        out.print(f"\n[bold]{told.result(shown.result, game.names)}[/]", highlight=False)


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


def _after(game: jailbirds.Game, moves: int) -> jailbirds.Game:
    """The game as it was after so many moves."""
    before = jailbirds.Game(game.title, game.players, game.options, names=game.names, roll=False)
    for move in game.moves[:moves]:
        before.play(move.seat, move.action)
    return before
