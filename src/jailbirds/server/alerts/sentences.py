"""What an alert says, in the reader's language: names and the title, and nothing of the board."""

from __future__ import annotations

from functools import cache

import msgspec

import jailbirds
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.words import server_words
from jailbirds.words import COMMON, Words
from jailbirds.words.texts import message, read, title_text


class Said(msgspec.Struct, frozen=True):
    """An alert in words."""

    heading: str
    body: str


@cache
def _words(language: str, title: str) -> Words:
    named = message(title_text(jailbirds.title(title), language), "title")
    return Words(language, [read(COMMON, language), server_words(language), named])


def feed_heading(language: str) -> str:
    return Words(language, [server_words(language)]).say("feed-heading")


def say(kind: str, live: LiveTable, client: str, language: str) -> Said:
    """What to tell a client about a table."""
    words = _words(language, live.table.title.name)
    others = [
        who.name
        for who in live.row.occupants
        if who.name is not None and who.client is not None and who.client != client
    ]
    names = words.join(list(dict.fromkeys(others))) if others else "–"
    key, args = f"alert-{kind}", {"names": names, "count": len(set(others))}
    if kind == "over" and live.table.result is not None:
        won = live.seats_of(client) & set(live.table.result.winners)
        key = f"alert-over-{'won' if won else 'done'}"
    heading = words.say(f"alert-{kind}-heading", title=words.say("title"))
    return Said(heading, words.say(key, **args))
