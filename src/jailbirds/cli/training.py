"""A command that learns: networks that judge positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import jailbirds
from jailbirds.bots.network import FOLDER, RECIPE, sha256
from jailbirds.cli.arguments import Players, TitleName, out
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title
from jailbirds.train import Recipe
from jailbirds.train import train as learn


def train(
    title_name: TitleName,
    folder: Annotated[Path, typer.Option("--out", help="For games and checkpoints.")],
    players: Players = None,
    recipe: Annotated[
        Path | None,
        typer.Option(help="What to learn from, in TOML; by default the recipe of the title."),
    ] = None,
    gear: Annotated[str, typer.Option(help="native or interpreted")] = "native",
) -> None:
    """Let bots play against each other, and a network learn from that how positions stand.

    Whoever stops it goes on later with the same command. The network is FOLDER/PLAYERS.npz.
    """
    title = jailbirds.title(title_name)
    chosen = read_recipe(title, recipe)
    for count in (players,) if players else chosen.players:
        title.read_players(count)
        network = learn(
            title,
            count,
            chosen,
            folder / str(count),
            gear=gear,
            progress=out.print,
        )
        data = network.to_bytes()
        file = folder / f"{count}.npz"
        file.write_bytes(data)
        out.print(f"{file}: {len(data):,} bytes, sha256 {sha256(data)}", highlight=False)


def read_recipe(title: Title, file: Path | None) -> Recipe:
    """The recipe of a file, or the one by which the title's own networks were trained, or ours."""
    own = title.folder / FOLDER / RECIPE
    if file is None and not own.exists():
        return Recipe(players=(title.players[0],))
    try:
        read = msgspec.toml.decode((file or own).read_bytes())
        return msgspec.convert(read.get("recipe", read), Recipe)
    except (OSError, msgspec.MsgspecError) as error:
        raise JailbirdsError(f"{file or own} is no recipe: {error}") from None
