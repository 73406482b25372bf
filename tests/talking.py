"""Games in which bots talk, and all that is heard in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.talk import Remark

LEVELS = ("rookie", "regular", "veteran", "mastermind")
NAMES = ("Anna", "Ben", "Cleo", "Dirk")
VOICES = {name: talk for name in jailbirds.titles() if (talk := jailbirds.title(name).talk)}
TALKING = [name for name, talk in VOICES.items() if talk.remark]  # of themselves
GAMES = 90


@dataclass(frozen=True)
class Heard:
    """A remark, who made it to what, and what they knew."""

    game: int
    seat: int
    level: str
    about: Action | list[Event]
    remark: Remark
    redacted: np.ndarray


class Voice(Bot):
    """A bot that talks as its level does, and plays without a search: quick enough for a test."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, gear="native")
        self.level = jailbirds.bots.level("greedy" if self.level.seconds else name)


def cast(number: int, players: int) -> list[str]:
    """Who sits where: all levels, or those who play well, or one who does anything."""
    levels = [LEVELS[(number // 3 + seat) % len(LEVELS)] for seat in range(players)]
    if number % 3 == 1:
        return [level if level != "rookie" else "regular" for level in levels]
    if number % 3 == 2:
        levels[number // 3 * 3 % players] = "random"
    return levels


def listen(title: jailbirds.Title, number: int) -> Iterator[Heard]:
    """All that is said in a game."""
    players = title.players[-1]
    options = title.variants[number % len(title.variants)]
    game = jailbirds.Game(title, players, options, seed=number, gear="native")
    levels = cast(number, players)
    bots = [Voice(name, seed=10 * number + seat) for seat, name in enumerate(levels)]

    def ask(seat: int, about: Action | list[Event]) -> Iterator[Heard]:
        if remark := bots[seat].remark(game, seat, about):
            yield Heard(number, seat, levels[seat], about, remark, game.redacted(seat))

    events: list[Event] = [event for move in game.moves for event in move.events]
    while True:
        for seat in range(players):
            yield from ask(seat, events)
        if game.over:
            return
        seat = game.actors[number % len(game.actors)]
        action = bots[seat].choose(game, seat)
        yield from ask(seat, action)
        events = game.play(seat, action)


@cache
def heard(name: str) -> list[Heard]:
    title = jailbirds.title(name)
    if name not in TALKING:
        return []
    return [said for number in range(GAMES) for said in listen(title, number)]


@cache
def answered(name: str) -> list[Heard]:
    """What bots answer to people in the chat, whatever these speak of, all through some games."""
    title = jailbirds.title(name)
    talk = VOICES[name]
    found = []
    for number in range(6):
        options = title.variants[number % len(title.variants)]
        game = jailbirds.Game(title, title.players[-1], options, seed=number, gear="native")
        bots = [Voice(LEVELS[(number + seat) % 4], seed=seat) for seat in range(game.players)]
        while not game.over:
            asked = enumerate(bots) if len(game.moves) % 5 == 0 else ()
            for seat, bot in asked:
                for topic in (*talk.topics, ""):
                    if remark := bot.answer(game, seat, topic):
                        known = game.redacted(seat)
                        found.append(Heard(number, seat, bot.name, [], remark, known))
            seat = game.actors[number % len(game.actors)]
            game.play(seat, bots[seat].choose(game, seat))
    return found
