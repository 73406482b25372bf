"""`python -m jailbirds.server.gears.compile`: what the child process does.

It compiles title after title, and writes down which are done. What a process has compiled it never
forgets, and all together takes more memory than is polite: a child that has grown leaves the rest
to another one, which finds on the disk what is compiled already.
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

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
MARK = "server-is-compiled"
LEVELS = ("regular", "champion@0.3")  # one that looks at once, and one that thinks ahead
REVIEW = "+review"  # behind the name of a title: its judge, which comes after all that is played
FAILED = "!"  # before the name of a title that cannot be compiled
GROWN = 350  # MB: the piece that is being compiled takes some more
STATUS = Path("/proc/self/status")


def _mark(title: Title, levels: Sequence[str]) -> Path:
    gear = title.gear("native")
    assert isinstance(gear, Native)
    return gear.cache_folder / f"{MARK}-{'-'.join(levels)}"


def memory() -> float:
    """MB that this process has taken at most; 0 where the system does not tell (Windows).

    On Linux `getrusage` would count what the server had that started this process.
    """
    if STATUS.exists():
        lines = STATUS.read_text(encoding="ascii", errors="replace").splitlines()
        peak = next(line for line in lines if line.startswith("VmHWM:"))
        return int(peak.split()[1]) / (1 << 10)
    if resource is None:
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def leave_when_grown() -> None:
    """Called when a piece is compiled and kept."""
    if memory() > GROWN:
        log.info("the rest is left to another process", extra={"megabytes": round(memory())})
        sys.exit(MORE)


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


def compile_all(parent: int | None) -> None:
    """What the child does, as long as the server lives."""
    from jailbirds.kernel.caching import after_keeping  # noqa: PLC0415 - it loads Numba

    set_up_logs()
    if hasattr(os, "nice"):
        os.nice(10)
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    after_keeping.append(leave_when_grown)
    compile_rest(jailbirds.titles())


def compile_rest(names: Sequence[str]) -> None:
    """Compile those that are not yet, and write down what is whole: all games before all judges."""
    done = Path(os.environ[DONE])
    known = done.read_text(encoding="utf-8").split() if done.exists() else []
    parts: list[tuple[str, str, Sequence[str]]] = [(name, name, LEVELS) for name in names]
    parts += [(name, name + REVIEW, (REVIEW,)) for name in names]
    for number, (name, part, levels) in enumerate(parts, start=1):
        if not {part, FAILED + part, FAILED + name}.isdisjoint(known):
            continue
        line, progress = part, {"title": part, "number": number, "of": len(parts)}
        try:
            _compile(jailbirds.title(name), levels, progress)
        except Exception:  # of a title from elsewhere, say: it is played interpreted
            log.exception("cannot be compiled", extra=progress)
            line = FAILED + part
            known.append(line)
        with done.open("a", encoding="utf-8") as opened:
            opened.write(f"{line}\n")


def _compile(title: Title, levels: Sequence[str], progress: Mapping[str, Any]) -> None:
    if _mark(title, levels).exists():
        return
    log.info("compiling", extra=dict(progress))
    started = time.perf_counter()
    for level in levels:
        run(title, level)
    _mark(title, levels).touch()
    took = {"seconds": round(time.perf_counter() - started, 1), "megabytes": round(memory())}
    log.info("compiled", extra={**progress, **took})


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


if __name__ == "__main__":
    compile_all(int(sys.argv[1]) if len(sys.argv) > 1 else None)
