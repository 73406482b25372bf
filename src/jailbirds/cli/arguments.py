"""What is typed behind a command, and what it means."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

import jailbirds
from jailbirds.kernel.errors import BadOption
from jailbirds.words import LANGUAGES

out = Console()

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="See `jailbirds titles`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; several are fine."),
]
Content = Annotated[
    Path | None,
    typer.Option(
        "--content", metavar="FILE", help="Play with cards typed in from the box; see `content`."
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Language = Annotated[str, typer.Option("--lang", "-l", help=", ".join(LANGUAGES))]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log of a game.")]


def read_options(
    title: jailbirds.Title, given: list[str] | None, content: Path | None = None
) -> Any:
    options: dict[str, Any] = dict(read_content(title, content)) if content else {}
    return title.read_options(options | read_values(given), strict=False)


def read_values(given: list[str] | None) -> dict[str, Any]:
    """Options by their names, as they were typed."""
    values = {}
    for entry in given or []:
        name, equals, text = entry.partition("=")
        if not equals:
            raise BadOption(f"expected --option NAME=VALUE, not {entry!r}")
        values[name.strip()] = read_value(text.strip())
    return values


def read_content(title: jailbirds.Title, file: Path) -> Mapping[str, Any]:
    if title.from_content is None:
        raise BadOption(
            f"{title.name} has no cards to type in: --content is for {', '.join(with_content())}"
        )
    return title.from_content(file)


def with_content() -> list[str]:
    """The titles that can be played with cards typed in from the box."""
    return [name for name in jailbirds.titles() if jailbirds.title(name).from_content]


def read_value(text: str) -> Any:
    """`true`, `7` and `1,2,3` as JSON would have them; everything else is a text."""
    for candidate in (text, f"[{text}]"):
        try:
            return msgspec.json.decode(candidate)
        except msgspec.DecodeError:
            continue
    return text
