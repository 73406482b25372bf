"""What one checkout does: `python worker.py games|traces|speed|cold TITLE …`, run with its sources.

Time is the processor's: what else runs on the machine hardly counts. Only what every version
of the kernel has had is used: titles, gears and the kernel's loops.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import blank_events

LONGEST = 200_000
STRIDE = 7  # every so many moves all refusals of all seats are compared
Games = list[tuple[int, int, np.ndarray, np.ndarray]]  # players, variant, seats, actions


def cases(title: Any) -> list[tuple[int, int, np.ndarray]]:
    found = []
    for players in title.players:
        for k, options in enumerate(title.variants):
            with contextlib.suppress(jailbirds.BadOption):  # not with so many players
                found.append((players, k, title.begin(players, title.read_options(options))))
    return found


def games(name: str, file: Path, count: int) -> None:
    """Play random games and keep what was done."""
    title = jailbirds.title(name)
    loops = title.gear("native").loops
    out = np.zeros(title.most_legal, dtype=np.int32)
    kept: dict[str, Any] = {}
    for number, ((players, k, begun), seed) in enumerate(
        itertools.product(cases(title), range(count))
    ):
        moves = np.zeros((2, LONGEST), dtype=np.int32)
        state = begun.copy()
        length = loops.record_playout(state, 0, out, generator(seed), moves[0], moves[1])
        kept[f"{number:05} {players} {k}"] = moves[:, :length]
    np.savez_compressed(file, **kept)


def traces(name: str, file: Path) -> None:
    """Play the kept games again, and print a fingerprint of everything after each move."""
    title = jailbirds.title(name)
    loops = title.gear("native").loops
    begun = {(players, k): state for players, k, state in cases(title)}
    out = np.zeros(title.most_legal, dtype=np.int32)
    refusals = np.zeros(title.actions.size, dtype=np.int32)
    with np.load(file) as kept:
        for key in kept.files:
            _, players, k = map(int, key.split())
            state = begun[players, k].copy()
            seats, actions = kept[key].tolist()
            for number, (seat, action) in enumerate(zip(seats, actions, strict=True)):
                digest = hashlib.sha256(state.tobytes())
                legal = sorted(out[: loops.legal(state, 0, seat, out)].tolist())
                digest.update(str(legal).encode())
                if seat == jailbirds.CHANCE:
                    digest.update(str([loops.weight(state, 0, one) for one in legal]).encode())
                else:
                    record = title.gear("interpreted").open(state)[0]
                    prefer = title.rules["prefer"]
                    digest.update(str([prefer(record, seat, one) for one in legal[::5]]).encode())
                if number % STRIDE == 0:
                    for asking in (*range(players), jailbirds.CHANCE, jailbirds.SPECTATOR):
                        loops.refusals(state, 0, asking, refusals)
                        digest.update(refusals.tobytes())
                told = blank_events()
                loops.apply(state, 0, seat, action, told)
                digest.update(str(title.events.read(told)).encode())
                print(key.replace(" ", "-"), number, digest.hexdigest()[:16])
            print(key.replace(" ", "-"), "end", loops.outcome(state, 0), hash_of(state))


def hash_of(state: np.ndarray) -> str:
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


def speed(name: str, players: int, seconds: float, version: int) -> None:
    """Random games in one thread, under that version of the rules: print moves a second."""
    title = jailbirds.title(name)
    loops = title.gear("native").loops
    older = () if version == title.rules_version else (version,)
    begun = np.concatenate([title.begin(players, title.read_options(None), *older)] * 2)
    out = np.zeros(title.most_legal, dtype=np.int32)
    rng = generator(1)
    loops.playouts(begun, 1, out, rng)
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        moves += loops.playouts(begun, 20, out, rng)
    print(moves / (time.process_time() - start))


def cold(name: str) -> None:
    """Compile all that a server or a simulation of the title uses; print the seconds."""
    from jailbirds.bots import Bot
    from jailbirds.lab.sim import simulate

    start = time.process_time()
    title = jailbirds.title(name)
    few = title.players[0]
    game = jailbirds.Game(title, few, seed=1, gear="native")
    seat = game.actors[0]
    game.play(seat, game.legal(seat)[0])
    speed_start = np.concatenate([title.begin(few, title.read_options(None))] * 2)
    out = np.zeros(title.most_legal, dtype=np.int32)
    title.gear("native").loops.playouts(speed_start, 1, out, generator(1))
    simulate(title, ["greedy", *["random"] * (few - 1)], games=1)
    bot = Bot("veteran", seed=1, gear="native", iterations=10, patient=True)
    seat = game.actors[0]
    bot.choose_from(title, game.redacted(seat), seat, few)
    print(time.process_time() - start)


if __name__ == "__main__":
    what, name, *rest = sys.argv[1:]
    if what == "games":
        games(name, Path(rest[0]), int(rest[1]))
    elif what == "traces":
        traces(name, Path(rest[0]))
    elif what == "speed":
        speed(name, int(rest[0]), float(rest[1]), int(rest[2]))
    else:
        cold(name)
