"""The page of the commands, from what `--help` says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperArgument, TyperGroup

from jailbirds.cli.app import app

Command = Any  # of Typer, or of the Click inside


def pages() -> dict[str, str]:
    lines = ["# Commands", "", "All of them, as `jailbirds COMMAND --help` tells them.", ""]
    for name, command in all_commands(typer.main.get_command(app), "jailbirds"):
        lines += [f"## `{name}`", "", str(command.help or "").strip(), ""]
        rows = [row(parameter) for parameter in command.params if parameter.name != "help"]
        lines += [*rows, ""]
    return {"docs/commands.md": "\n".join(lines)}


def all_commands(command: Command, name: str) -> Iterator[tuple[str, Command]]:
    """Every command with its whole name, in alphabetical order."""
    if isinstance(command, TyperGroup):
        for below, each in sorted(command.commands.items()):
            yield from all_commands(each, f"{name} {below}")
    else:
        yield name, command


def row(parameter: Any) -> str:
    """How it is typed, and what it means."""
    if isinstance(parameter, TyperArgument):
        typed = f"`{parameter.metavar or (parameter.name or '').upper()}`"
    else:
        typed = ", ".join(f"`{each}`" for each in (*parameter.opts, *parameter.secondary_opts))
    usual = parameter.default
    told = isinstance(usual, str | int | float) and not isinstance(usual, bool) and usual != ""
    return f"- {typed}: {parameter.help or ''}{f' (usually {usual})' if told else ''}"
