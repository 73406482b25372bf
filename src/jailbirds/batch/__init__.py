"""Many games of a title at once, as arrays: for programs that learn.

>>> import jailbirds, numpy as np
>>> from jailbirds.batch import Batch
>>> batch = Batch(jailbirds.titles()[0], games=3, players=2, gear="interpreted", seed=1)
>>> batch.observations.shape == (3, batch.title.observation.size(2))
True
>>> batch.step(batch.random_actions())
>>> batch.rewards.shape, batch.endings.tolist()
((3, 2), [0, 0, 0])
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np

import jailbirds
from jailbirds.batch.actions import check_shape, whole_numbers
from jailbirds.batch.dlpack import Shared
from jailbirds.batch.errors import BadBatch, illegal, read_policy
from jailbirds.bots import LEVELS, UnknownBot, level, noise
from jailbirds.kernel.chance import generator, generators
from jailbirds.kernel.errors import BadPosition
from jailbirds.kernel.gears import TILE, Fixed, Room
from jailbirds.kernel.position import Position
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.title import Title

LOOPS = "jailbirds.batch.loops"
BOT_RECORDS = 3  # as in bots/loops.py
LEAVE, BEGIN, LOOK = -1, -(1 << 31), 1 - (1 << 31)  # as in loops.py
NOBODY = -1


class Batch:
    """Many games of one title, played side by side.

    `seed` and a game's number decide all its luck, however many `threads` share the work in the
    gear `native`: all cores, if nothing is said. Seats in `bots` are played by the bots of these
    names, inside. A game that ends begins anew at once, unless `restart` is false: then it waits,
    and takes no action but -1, which leaves any game alone. With `judge`, `worth` says how well
    the seat that is asked stands. All arrays are looked at and not written to; they change with
    every step.
    """

    def __init__(
        self,
        title: str | Title,
        games: int,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        gear: str = "native",
        seed: int = 0,
        bots: Mapping[int, str] | None = None,
        restart: bool = True,
        on_illegal: Literal["raise", "end"] = "raise",
        observe: bool = True,
        judge: bool = False,
        threads: int | None = None,
    ) -> None:
        self.title = title if isinstance(title, Title) else jailbirds.title(title)
        self.players = self.title.read_players(players)
        self.options = self.title.read_options(options)
        if isinstance(games, bool) or not isinstance(games, int | np.integer) or games < 1:
            raise BadBatch(f"a batch has at least one game, not {games!r}")
        self.games = games = int(games)
        self.restart = restart
        self.on_illegal = read_policy(on_illegal)
        self.bots = dict(bots or {})
        self._gear = self.title.gear(gear)
        self.threads = all_cores() if threads is None else threads
        if not isinstance(self.threads, int | np.integer) or self.threads < 1:
            raise BadBatch(f"expected how many threads share the work, not {threads!r}")
        self._size = self.title.observation.size(self.players) if observe else 0
        place = self._gear.place
        self._records = place(np.zeros(games, self.title.state))
        self._start = place(self.title.begin(self.players, self.options))
        self._actors = place(np.full(games, NOBODY, np.int8))
        self._counts = place(np.zeros(games, np.int32))
        self._legal = place(np.full(games * self.title.most_legal, -1, np.int32))
        self._mask = place(np.zeros(games * self.title.actions.size, np.uint8))
        self._seen = place(np.zeros(max(1, games * self._size), np.float32))
        self._worth = place(np.zeros(games, np.int64)) if judge else None
        self._rewards = place(np.zeros(games * self.players, np.float32))
        self._endings = place(np.zeros(games, np.int8))
        self._found = place(np.zeros(games, np.uint8))
        self._some = place(np.zeros(1, np.uint8))  # is any of them true?
        self._policies, self._noise = self._read_bots()
        self.reset(seed)

    def _read_bots(self) -> tuple[Any, Any]:
        policies = np.full(CHANCE, -1, np.int64)
        noises = np.zeros(CHANCE, np.int64)
        for seat, name in self.bots.items():
            if seat not in range(self.players):
                raise BadBatch(f"no bot can sit at {seat!r}: expected 0 to {self.players - 1}")
            if level(name).seconds:
                quick = ", ".join(name for name, known in LEVELS.items() if not known.seconds)
                raise UnknownBot(f"{name!r} thinks too long for a batch: expected one of {quick}")
            policies[seat] = level(name).policy
            noises[seat] = noise(self.title, level(name))
        if len(self.bots) == self.players:
            raise BadBatch("every seat is a bot's: leave one to be played by actions")
        if not self.bots:
            return None, None
        return self._gear.place(policies), self._gear.place(noises)

    # --- playing

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with a seed, all luck as well."""
        if seed is not None:
            self.seed = seed
            self._rngs = self._gear.place(generators(seed, self.games).reshape(-1))
            self._random = np.random.default_rng(generator(seed, 1).tolist())
        self._do(np.full(self.games, BEGIN, np.int32))

    def step(self, actions: Any) -> None:
        """Do an action in every game, by its integer; -1 leaves a game as it is.

        With `on_illegal="raise"` an illegal action is refused, with all others of the step. With
        "end" it ends its game: `endings` says -1, and the others share the win.
        """
        actions = self.read_actions(actions)
        if self.on_illegal == "raise":
            self._refuse_illegal(actions)
        self._do(actions)

    def begin(self, which: Any) -> None:
        """Begin some games anew: those that are true in `which`."""
        chosen = np.asarray(which, dtype=bool)
        if chosen.shape != (self.games,):
            raise BadBatch(f"expected {self.games} truths, one for each game, not {chosen.shape}")
        self._do(np.where(chosen, BEGIN, LEAVE).astype(np.int32))

    def put(self, positions: Mapping[int, Position]) -> None:
        """Let some games go on from positions: numbers of games, and where they stand now.

        What chance and bots have to do there is done at once.
        """
        records = as_numpy(self._records).copy()
        for game, position in positions.items():
            self._known_game(game)
            if not isinstance(position, Position):
                raise BadBatch(f"game {game} is given no position but {position!r}")
            table = (position.title, position.players, position.options)
            if table != (self.title, self.players, self.options):
                raise BadBatch(f"{position!r} is of another title, number of players or options")
            if problems := position.status():
                raise BadPosition(problems)
            records[game] = position.state[0]
        self._records = self._gear.place(records)
        looked_at = np.full(self.games, LEAVE, np.int32)
        looked_at[list(positions)] = LOOK
        self._do(looked_at)

    def play(self, moves: int) -> None:
        """Play so many actions in every game at random, those of chance among them, inside."""
        if not isinstance(moves, int | np.integer) or moves < 0:
            raise BadBatch(f"expected how many actions to play, not {moves!r}")
        open_ = self._gear.open
        finished = self._gear.place(np.zeros(self.games, np.int32))
        loops = self._gear.load(LOOPS)
        hands = self.title.hands if self._gear.name == "cuda" else 0
        desk = [Room(4 * hands, np.dtype(np.int64))] if hands else []
        self._gear.each(
            *(loops.play_together if hands else loops.play, self.games),
            *(open_(self._records), open_(self._start), open_(self._rngs)),
            *(int(moves), open_(finished)),
            *(*self._rooms(hands or 1), *desk),
            workers=self.threads,
            hands=hands or 1,
        )
        self.finished = finished
        self._do(np.full(self.games, LOOK, np.int32))

    def random_actions(self) -> np.ndarray:
        """A random legal action for every game; -1 where a game is over. For trying things out."""
        counts, legal = as_numpy(self._counts), as_numpy(self.legal)
        chosen = (self._random.random(self.games) * counts).astype(np.int64)
        return np.where(counts > 0, legal[np.arange(self.games), chosen], LEAVE).astype(np.int32)

    def read_actions(self, actions: Any) -> Any:
        """What `step` makes of them: whole numbers, one for each game. On a GPU they stay there."""
        if self._gear.name != "cuda" or not hasattr(actions, "__cuda_array_interface__"):
            return whole_numbers(actions, self.games)
        kind = np.dtype(actions.__cuda_array_interface__["typestr"])
        check_shape(tuple(actions.shape), kind, self.games)
        if kind != np.int32:
            raise BadBatch(f"actions on a GPU are int32, not {kind}: turn them into that first")
        return self._gear.open(actions)

    def _refuse_illegal(self, actions: Any) -> None:
        open_ = self._gear.open
        self._gear.each(
            *(self._gear.load(LOOPS).find_illegal, self.games, self._placed(actions)),
            *(open_(self._actors), open_(self._mask), self.title.actions.size),
            *(open_(self._some), open_(self._found)),
            workers=self.threads,
        )
        if as_numpy(self._some)[0]:
            self._some = self._gear.place(np.zeros(1, np.uint8))
            game = int(np.flatnonzero(as_numpy(self._found))[0])
            given = int(as_numpy(actions)[game])
            seat = int(as_numpy(self._actors)[game])
            raise illegal(self.title, self.record(game), game, seat, given)

    def _placed(self, actions: Any) -> Any:
        if isinstance(actions, np.ndarray):
            actions = self._gear.place(actions)
        return self._gear.open(actions)

    def _do(self, actions: Any) -> None:
        open_ = self._gear.open
        policies = None if self._policies is None else open_(self._policies)
        noises = None if self._noise is None else open_(self._noise)
        worth = None if self._worth is None else open_(self._worth)
        bots = self._policies is not None
        self._gear.each(
            *(self._gear.load(LOOPS).step, self.games, open_(self._records), open_(self._start)),
            *(self._placed(actions), Fixed(self.restart), Fixed(self.players), open_(self._rngs)),
            *(open_(self._actors), open_(self._counts), Fixed(self.title.most_legal)),
            *(open_(self._legal), Fixed(self.title.actions.size), open_(self._mask)),
            *(
                Fixed(self._size),
                open_(self._seen),
                worth,
                open_(self._rewards),
                open_(self._endings),
            ),
            *(policies, noises, *self._rooms()),
            Room(BOT_RECORDS, self.title.state) if bots else None,
            Room(CHANCE, np.dtype(np.int64)) if bots or worth is not None else None,
            TILE,
            workers=self.threads,
        )

    def _rooms(self, hands: int = 1) -> tuple[Room, Room, Room]:
        return (
            Room(hands, self.title.state),
            Room(self.title.most_legal, np.dtype(np.int32)),
            Room(2 * hands, np.dtype(np.int64)),
        )

    # --- what is seen

    @property
    def actors(self) -> Any:
        """The seat that is asked in each game, of several the first; -1 where it is over."""
        return self._shown(self._actors)

    @property
    def mask(self) -> Any:
        """Whether that seat may do each action of the title now."""
        return self._shown(self._mask, (self.games, self.title.actions.size), np.bool_)

    @property
    def legal(self) -> Any:
        """The same as lists: the integers of legal actions, and -1 behind them."""
        return self._shown(self._legal, (self.games, self.title.most_legal))

    @property
    def counts(self) -> Any:
        """How long these lists are."""
        return self._shown(self._counts)

    @property
    def observations(self) -> Any:
        """What that seat sees, from 0 to 1: `title.observation.parts(players)` says where what is.

        Where a game is over, what is seen by the seat that acted last.
        """
        return self._shown(self._seen, (self.games, self._size)) if self._size else None

    @property
    def worth(self) -> Any:
        """How the asked seat stands by the title's `evaluate`, of what it sees: with `judge`.

        For shaping rewards; in the title's points, of which `title.thinking.scale` are a lead that
        wins three games in four, or nearly.
        """
        return None if self._worth is None else self._shown(self._worth)

    @property
    def rewards(self) -> Any:
        """What the last step earned each seat: where a game ended, the winners share 1."""
        return self._shown(self._rewards, (self.games, self.players))

    @property
    def endings(self) -> Any:
        """How the last step ended each game: 0 not at all, 1 and up as in `title.endings`."""
        return self._shown(self._endings)

    def _shown(self, array: Any, shape: tuple[int, ...] | None = None, kind: Any = None) -> Any:
        """A view for others to look at."""
        seen = array.reshape(shape) if shape else array
        seen = seen.view(kind) if kind else seen
        if not isinstance(seen, np.ndarray):
            return Shared(seen, self._gear.wait, self._gear.device)
        seen = seen.view()
        seen.flags.writeable = False
        return seen

    def record(self, game: int) -> np.ndarray:
        """The whole truth of a game, as an array of one record: for referees, not for players."""
        self._known_game(game)
        return as_numpy(self._records[game : game + 1]).copy()

    def position(self, game: int) -> Position:
        """Where a game stands, to be looked at or played on: `Game.from_position`."""
        data = self.record(game).tobytes()
        return Position(self.title, self.players, self.options, data)

    def _known_game(self, game: int) -> None:
        if game not in range(self.games):
            raise BadBatch(f"there is no game {game!r}: expected 0 to {self.games - 1}")

    def __repr__(self) -> str:
        return f"<Batch of {self.games} games of {self.title.name}, {self.players} players>"


def as_numpy(array: Any) -> np.ndarray:
    """An array of a batch in memory; what lies on a GPU is copied."""
    copied: np.ndarray = getattr(array, "copy_to_host", lambda: np.asarray(array))()
    return copied


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
