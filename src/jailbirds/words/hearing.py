"""What a line of chat speaks of, in whatever language: a topic of the title, or a bot."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from jailbirds.kernel.title import Title
from jailbirds.words import LANGUAGES, words


def topic_of(title: Title, text: str) -> str | None:
    """The first topic of the title that a line speaks of.

    >>> import jailbirds
    >>> title = next(title for title in map(jailbirds.title, jailbirds.titles()) if title.debate)
    >>> topic_of(title, "Who gets your VOTE?")
    'vote'
    >>> topic_of(title, "Pivot!")
    """
    said = re.findall(r"\w+", text.casefold())
    for topic, beginnings in _beginnings(title).items():
        if any(word.startswith(beginnings) for word in said):
            return topic
    return None


@cache
def _beginnings(title: Title) -> Mapping[str, tuple[str, ...]]:
    topics = title.talk.topics if title.talk else ()
    return {
        topic: tuple(
            beginning.casefold()
            for language in LANGUAGES
            for beginning in words(language, title).say(f"hear-{topic}").split(", ")
        )
        for topic in topics
    }


def speaks_to(text: str, names: list[str]) -> bool:
    """Does a line call somebody by one of these names?"""
    return any(re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE) for name in names)
