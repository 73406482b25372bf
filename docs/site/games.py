"""The page of each title, from its words and its options: what it is about, and what to agree on.

Its rules, advice and balance are pages of their own in its folder.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

import jailbirds
from docs.site.gather import ROOT
from jailbirds.kernel.title import Title
from jailbirds.words import Words, words

GAMES = "src/jailbirds/games"
BALANCE = "docs/balance"
FIVE_LINES = ("goal", "turn", "twist", "others", "end")
BESIDE = {"rules.md": "All rules", "strategy.md": "How to play it well"}


def pages() -> dict[str, str]:
    """The page of every title of ours, by its path beside the title's other pages."""
    return {f"{GAMES}/{name}/index.md": page(jailbirds.title(name)) for name in jailbirds.titles()}


def page(title: Title) -> str:
    told = words("en", title)
    lines = [f"# {told.say('title')}", "", f"*{told.say('tagline')}*", ""]
    lines += [f"![{told.say('title')}](cover.jpg)", ""]
    lines += [f"{title.players[0]} to {title.players[-1]} players, about {title.minutes} minutes."]
    lines += ["", "## In five lines", ""]
    lines += [f"{n}. {told.say(f'rules-{line}')}" for n, line in enumerate(FIVE_LINES, 1)]
    lines += ["", *links(title), "", *pictures(title, told), *table_options(title, told)]
    return "\n".join(lines) + "\n"


def links(title: Title) -> list[str]:
    """The other pages of the title, where it has them; and how it is played at once."""
    folder = ROOT / GAMES / title.name
    there = {file: said for file, said in BESIDE.items() if (folder / file).is_file()}
    if (ROOT / BALANCE / f"{title.name}.md").is_file():
        there[f"../../../../{BALANCE}/{title.name}.md"] = "Is it fair? The report of the lab"
    found = [f"- [{said}]({file})" for file, said in there.items()]
    return [
        *("## Read on, or play", ""),
        *found,
        "- The first lesson, a game in which a coach tells what comes up: `jailbirds serve`, then "
        f"`/learn/{title.name}`",
        f"- In the terminal: `jailbirds play {title.name}`",
    ]


def pictures(title: Title, told: Words) -> list[str]:
    """Those of the documentation that are called after the title; of a phone at half the width."""
    lines = []
    found = sorted((ROOT / "docs/pictures").glob(f"{title.name}*"))
    for path in sorted(found, key=lambda path: (path.suffix == ".svg", len(path.name))):
        size = '{ width="40%" }' if "-phone" in path.name else ""
        link = f"../../../../docs/pictures/{path.name}"
        lines += [f"![{told.say('title')}]({link}){size}", ""]
    return lines


def table_options(title: Title, told: Words) -> list[str]:
    """What can be agreed on, as it is asked when a table is opened."""
    schema = msgspec.json.schema(title.options)["$defs"]["Options"]["properties"]
    rows = []
    for name, field in schema.items():
        key = f"option-{name}"
        if not told.has(key):
            continue
        help_ = told.say(f"{key}.help") if told.has(f"{key}.help") else ""
        rows.append(f"| {told.say(key)} | `{name}` | {values(told, key, field)} | {help_} |")
    head = ["## What can be agreed on", ""]
    head += ["Whoever opens a table chooses; in the terminal, `--option NAME=VALUE`.", ""]
    return [*head, "| option | name | values | |", "|---|---|---|---|", *rows] if rows else []


def values(told: Words, key: str, field: dict[str, Any]) -> str:
    """The values in a few words, the usual one in bold."""
    usual = field.get("default")
    if field.get("type") == "boolean":
        return ", ".join(strong(value, value == usual) for value in (True, False))
    if "enum" in field:
        return "; ".join(
            f"{strong(value, value == usual)}"
            + (f" {told.say(f'{key}-{value}')}" if told.has(f"{key}-{value}") else "")
            for value in field["enum"]
        )
    if field.get("type") == "integer":
        least, most = field.get("minimum"), field.get("maximum")
        return f"{least} to {most}, usually **{usual}**"
    return "your own"


def strong(value: Any, usual: bool) -> str:
    written = re.sub(r"^'(.*)'$", r"\1", repr(value)).replace("True", "true")
    written = f"`{written.replace('False', 'false')}`"
    return f"**{written}**" if usual else written
