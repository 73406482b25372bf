"""What bots say: sentences without a language, and where a title has them.

A remark is made from what its seat may know and nothing else: the redacted record, the action
it is about to play, or the events it has just seen. It becomes words in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event


class Remark(msgspec.Struct, frozen=True):
    """Something said: the word `remark-KEY` of a title, and what it speaks of.

    `other` is the seat it speaks of; things are named as in actions and events.
    """

    key: str
    args: dict[str, int | str] = msgspec.field(default_factory=dict)


Luck: TypeAlias = Callable[[int], int]  # a number below n, by chance


@dataclass(frozen=True, slots=True)
class Talk:
    """How the bots of a title talk. `s` is always the redacted record of their seat."""

    # (s, seat, action, level, luck): what a bot says as it plays an action
    remark: Callable[[Any, int, Action, str, Luck], Remark | None] | None = None
    # (s, seat, events, level, luck): what it says to what has just happened
    react: Callable[[Any, int, Sequence[Event], str, Luck], Remark | None] | None = None
    # (s, seat, level): the action it has announced, and so plays now; it needs no memory,
    # because the same position leads to the same promise
    promise: Callable[[Any, int, str], Action | None] | None = None
    # (s, seat, topic, level): what it answers to a person who speaks of a topic in the chat; an
    # empty topic: who only speaks to the bot
    answer: Callable[[Any, int, str, str], Remark | None] | None = None
    # what it can be asked about; `hear-TOPIC` in the words are beginnings of words that mean it
    topics: Sequence[str] = ()
