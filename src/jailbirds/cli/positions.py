"""A command for positions: to look at one, and to hear all that is wrong with it."""

from __future__ import annotations

from typing import Annotated

import typer

import jailbirds
from jailbirds.cli.arguments import Language, out
from jailbirds.cli.terminal.printed import print_board
from jailbirds.kernel.errors import BadPosition
from jailbirds.words import words


def position(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="Such as 'TITLE/2 phase=turn'; in quotes.")
    ],
    language: Language = "en",
) -> None:
    """Show a position, as far as everybody may see it, and say all that is wrong with it."""
    given = jailbirds.Position.read(text)
    wrong = given.status() if given.eyes is None else []
    seat = jailbirds.SPECTATOR if given.eyes is None else given.eyes
    told = words(language, given.title)
    try:
        view = given.title.view(given.seen_by(seat).record, seat)
    except Exception:  # rules that were made for sound records; what is wrong is said below
        assert wrong
    else:
        print_board(out, given.title.sketch(view), told.say)
    if wrong:
        raise BadPosition(wrong)
    game = jailbirds.Game.from_position(given, roll=False) if given.eyes is None else None
    if game and game.result:
        out.print(f"\n[bold]{told.result(game.result, game.names)}[/]", highlight=False)
