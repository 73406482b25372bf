"""Players that are programs. A bot sees what its seat may see, and nothing more.

>>> import jailbirds
>>> from jailbirds.bots import Bot
>>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=3)
>>> bots = [Bot("regular", seed=1), Bot("random", seed=2)]
>>> while not game.over:
...     seat = game.actors[0]
...     _ = game.play(seat, bots[seat].choose(game, seat))
>>> game.result.winners
(0,)
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from jailbirds.bots.search import Search, Thought
from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.errors import JailbirdsError, expected_one_of
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game
from jailbirds.kernel.record import shown_class, with_bytes
from jailbirds.kernel.talk import Remark
from jailbirds.kernel.title import Title

LOOPS = "jailbirds.bots.loops"
RANDOM, GREEDY = range(2)  # as in bots/loops.py
LONGEST_THOUGHT = 60  # seconds
NODES_A_SECOND = 1 << 20  # room for what a bot that searches may think of
MOST_NODES = 1 << 21  # 84 MiB


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot plays: a policy, how much it misjudges, and how long it thinks ahead."""

    policy: int = GREEDY
    noise: float = 0  # in units of the title's slip
    seconds: float = 0  # of search; 0: none
    care: float = 1  # the share of its decisions that it thinks over; in the others it glances


LEVELS = {
    # yardsticks
    "random": Level(RANDOM),  # any legal action
    "greedy": Level(),  # what looks best now
    # opponents
    "rookie": Level(noise=2.0),  # sees a win and a blunder, misjudges the rest
    "inmate": Level(noise=1.0),
    "hustler": Level(noise=0.4),
    "regular": Level(),
    "schemer": Level(seconds=0.3, care=0.3),
    "veteran": Level(seconds=0.3, care=0.55),
    "mastermind": Level(seconds=2.0, care=0.8),
    "champion": Level(seconds=4.0),
}
YARDSTICKS = ("random", "greedy")
OPPONENTS = tuple(name for name in LEVELS if name not in YARDSTICKS)  # the weakest first


class UnknownBot(JailbirdsError):
    """There is no bot of that name."""


def level(name: str) -> Level:
    """The level of a bot's name; one that searches can be given another time.

    >>> level("mastermind").seconds, level("mastermind@0.5").seconds
    (2.0, 0.5)
    """
    known, at, time = name.partition("@")
    if known not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r}: {expected_one_of(known, LEVELS)}")
    if not at:
        return LEVELS[known]
    if not LEVELS[known].seconds:
        raise UnknownBot(f"{known} does not search, and so takes no time: write {known!r}")
    try:
        seconds = float(time)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise UnknownBot(
            f"{name!r}: expected seconds above 0 and up to {LONGEST_THOUGHT} after the @, "
            f"as in '{known}@0.5'"
        )
    return replace(LEVELS[known], seconds=seconds)


class Bot:
    """A bot of a level, with luck of its own.

    `iterations` replaces the time a searching bot thinks: then it plays the same way every
    time. `patient` waits until the search is compiled; else the bot answers without it in
    the meantime.
    """

    searcher: Callable[..., Any] = Search  # of the levels that think ahead

    def __init__(
        self,
        name: str,
        seed: int | None = None,
        *,
        gear: str = "interpreted",
        iterations: int | None = None,
        patient: bool = False,
    ) -> None:
        self.name = name
        self.level = level(name)
        self.seconds = self.level.seconds  # to think; whoever has many that think may give less
        self.gear, self.iterations, self.patient = gear, iterations, patient
        luck = secrets.randbits(64) if seed is None else seed
        self._rng = generator(luck)
        self._mood = generator(luck, 1)  # of its own: whoever talks plays as whoever is silent
        self.thought: Thought | None = None  # of its last choice, where it searched for that
        self._search: Search | None = None
        self._compiling: threading.Thread | None = None

    def choose(self, game: Game, seat: int) -> Action:
        """What the bot does at a seat of a game."""
        return self.choose_from(game.title, game.redacted(seat), seat, game.players)

    def choose_from(self, title: Title, redacted: np.ndarray, seat: int, players: int) -> Action:
        """What the bot does, from the seat's redacted record alone."""
        self.thought = None
        if promised := self._promised(title, redacted, seat):
            return promised
        if self.level.seconds and self._is_careful() and self._can_search(title, players):
            return title.actions[self._think(title, redacted, seat)]
        return title.actions[self._glance(title, redacted, seat)]

    def remark(self, game: Game, seat: int, about: Action | Sequence[Event]) -> Remark | None:
        """What the bot at a seat says, if anything: as it plays an action, before that is
        played, or to the events that have just happened, as far as the seat may see them."""
        talk = game.title.talk
        if talk is None or talk.remark is None or talk.react is None:
            return None
        return self.remark_from(game.title, game.redacted(seat), seat, about)

    def remark_from(
        self, title: Title, redacted: np.ndarray, seat: int, about: Action | Sequence[Event]
    ) -> Remark | None:
        """What the bot says, from the seat's redacted record."""
        talk = title.talk
        if talk is None or talk.remark is None or talk.react is None:
            return None
        s = shown_class(title.state)(redacted.tobytes())
        if isinstance(about, Action):
            return talk.remark(s, seat, about, self._temper, self._luck)
        seen = [event for event in about if event.visible_to(seat)]
        return talk.react(s, seat, seen, self._temper, self._luck)

    def answer(self, game: Game, seat: int, topic: str) -> Remark | None:
        """What the bot at a seat answers to a person who speaks of a topic, or just to it."""
        talk = game.title.talk
        if talk is None or talk.answer is None:
            return None
        s = game.title.gear("interpreted").open(game.redacted(seat))[0]
        return talk.answer(s, seat, topic, self._temper)

    def _promised(self, title: Title, redacted: np.ndarray, seat: int) -> Action | None:
        """What the bot has announced to do now."""
        if title.talk is None or title.talk.promise is None:
            return None
        s = shown_class(title.state)(redacted.tobytes())
        return title.talk.promise(s, seat, self._temper)

    @property
    def _temper(self) -> str:
        """The level it talks as: `mastermind`, however long it may think."""
        return self.name.partition("@")[0]

    def _is_careful(self) -> bool:
        """Does it think this decision over?"""
        return self.level.care >= 1 or pick(self._rng.data, 1000) < 1000 * self.level.care

    def _luck(self, below: int) -> int:
        return int(pick(self._mood.data, below))

    def _glance(self, title: Title, redacted: np.ndarray, seat: int) -> int:
        gear = title.gear(self.gear)
        loops = gear.load(LOOPS)
        records, _ = with_bytes(title.state, loops.RECORDS, redacted.tobytes())
        out = np.zeros(title.most_legal, dtype=np.int32)
        values = np.zeros(title.players[-1], dtype=np.int64)
        return int(
            loops.choose(
                *(gear.open(records), seat, self.level.policy, noise(title, self.level)),
                *(gear.open(out), gear.open(values), gear.open(self._rng)),
            )
        )

    def _think(self, title: Title, redacted: np.ndarray, seat: int) -> int:
        assert self._search is not None
        out = np.zeros(title.most_legal, dtype=np.int32)
        if title.gear("native").loops.legal(redacted, 0, seat, out) == 1:
            return int(out[0])
        seconds = None if self.iterations else self.seconds
        seed = pick(self._rng.data, 1 << 30)
        self.thought = self._search.think(
            redacted, seat, seed=seed, seconds=seconds, iterations=self.iterations
        )
        return self.thought.action

    def _can_search(self, title: Title, players: int) -> bool:
        """Is the search compiled? If not, have it done in the background."""
        if self._search and (self._search.title, self._search.players) == (title, players):
            return True
        if self.patient:
            self._prepare(title, players)
            return True
        if self._compiling is None or not self._compiling.is_alive():
            self._compiling = threading.Thread(
                target=self._prepare, args=(title, players), daemon=True
            )
            self._compiling.start()
        return False

    def _prepare(self, title: Title, players: int) -> None:
        """Make a searcher, and let it think once: the first thought compiles it."""
        nodes = min(MOST_NODES, int(NODES_A_SECOND * self.level.seconds))
        search = self.searcher(title, players, nodes=nodes)
        game = Game(title, players, seed=0)
        search.think(game.redacted(game.actors[0]), game.actors[0], seed=0, iterations=1)
        out = np.zeros(title.most_legal, dtype=np.int32)
        title.gear("native").loops.legal(game.redacted(game.actors[0]), 0, game.actors[0], out)
        self._search = search


def noise(title: Title, chosen: Level) -> int:
    """By how much a level misjudges, in the units of the title's `evaluate`."""
    return int(chosen.noise * (title.thinking.slip or title.thinking.scale))
