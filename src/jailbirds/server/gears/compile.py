"""`python -m jailbirds.server.gears.compile`: what the child process does.

It compiles a title for bots of one level, and writes down which titles are done. The rest is left
to another child: what a process has compiled it never forgets, and all together takes more memory
than is polite.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.game import Game
from jailbirds.kernel.gears import Native
from jailbirds.kernel.title import Title
from jailbirds.review import prepare
from jailbirds.server.gears.compiler_process import DONE, MORE
from jailbirds.server.workers.logs import set_up_logs
from jailbirds.table.learning import rules_out_deals

log = logging.getLogger(__name__)
MARK = "server-is-compiled"
LEVELS = ("regular", "veteran")  # one that looks at once, and one that thinks ahead
REVIEW = "+review"  # behind the name of a title: its judge, which comes after all that is played
FAILED = "!"  # before the name of a title that cannot be compiled


def _mark(title: Title, level: str) -> Path:
    gear = title.gear("native")
    assert isinstance(gear, Native)
    return gear.cache_folder / f"{MARK}-{level}"


def run_everything(title: Title) -> None:
    """Everything once that a server runs: it is compiled by that, or found in the cache."""
    for level in LEVELS:
        run(title, level)


def run(title: Title, level: str) -> None:
    """All that is played with, and what bots of a level think with; or what reviews judge with."""
    for players in {title.players[0], title.players[-1]}:
        if level == REVIEW:
            prepare(title, players)
            continue
        game = Game(title, players, seed=0, gear="native")
        bot = Bot(level, seed=0, gear="native", iterations=1, patient=True)
        for _ in range(2):
            if not game.actors:
                break
            seat = game.actors[0]
            action = bot.choose(game, seat)
            game.preview(seat, action)
            other = (seat + 1) % players
            looks = (game.state.tobytes(), game.known(other))
            rules_out_deals(title.gear("native"), *looks, seat, action, other)
            game.play(seat, action)


def compile_all(parent: int | None) -> bool:
    """What the child does, as long as the server lives; is there more for another child?"""
    set_up_logs()
    if hasattr(os, "nice"):
        os.nice(10)
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return compile_next(jailbirds.titles())


def compile_next(names: Sequence[str]) -> bool:
    """Compile the first that is not, for one level, and write down what is whole; is there more?"""
    done = Path(os.environ[DONE])
    known = done.read_text(encoding="utf-8").split() if done.exists() else []
    compiled = False
    parts: list[tuple[str, str, Sequence[str]]] = [
        *((name, name, LEVELS) for name in names),
        *((name, name + REVIEW, (REVIEW,)) for name in names),
    ]
    for number, (name, part, levels) in enumerate(parts, start=1):
        if not {part, FAILED + part, FAILED + name}.isdisjoint(known):
            continue
        line = part
        progress = {"title": name, "number": number, "of": len(parts)}
        try:
            for level in levels:
                if compiled:
                    return True
                compiled = _compile(jailbirds.title(name), level, progress)
        except Exception:  # of a title from elsewhere, say: it is played interpreted
            log.exception("cannot be compiled", extra=progress)
            compiled, line = True, FAILED + part
            known.append(line)
        with done.open("a", encoding="utf-8") as opened:
            opened.write(f"{line}\n")
    return False


def _compile(title: Title, level: str, progress: Mapping[str, Any]) -> bool:
    """Was there anything to compile?"""
    if _mark(title, level).exists():
        return False
    log.info("compiling", extra={**progress, "bots": level})
    started = time.perf_counter()
    run(title, level)
    _mark(title, level).touch()
    seconds = round(time.perf_counter() - started, 1)
    log.info("compiled", extra={**progress, "bots": level, "seconds": seconds})
    return True


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


if __name__ == "__main__":
    more = compile_all(int(sys.argv[1]) if len(sys.argv) > 1 else None)
    sys.exit(MORE if more else 0)
