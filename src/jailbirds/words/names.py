"""Names of bots: those of a level, in a language, no two alike at a table."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from jailbirds.words import words


def name_of(level: str, number: int, language: str) -> str:
    """The name that a bot of a level goes by; they are counted round.

    >>> name_of("rookie", 8, "en")
    'Benny'
    """
    names = words(language).say(f"bot-{level}.names").split(", ")
    return names[number % len(names)]


def bot_names(
    levels: Sequence[str], language: str, seed: int | str | None = None, taken: Collection[str] = ()
) -> list[str]:
    """A name for each bot of a table; the same ones for the same seed.

    `taken` are names that people at the table have. Levels that are mere yardsticks, and
    bots for whom no name is left, are numbered.

    >>> bot_names(["rookie", "rookie", "greedy"], "en", seed=1)
    ['Benny', 'Alfie', 'Bot 3']
    """
    said = words(language)
    luck = random.Random(seed)
    used = set(taken)
    names = []
    for number, level in enumerate(levels, start=1):
        known = f"bot-{level.partition('@')[0]}.names"
        choice = said.say(known).split(", ") if said.has(known) else []
        free = [name for name in choice if name not in used]
        names.append(luck.choice(free) if free else said.say("seat-bot", number=number))
        used.add(names[-1])
    return names
