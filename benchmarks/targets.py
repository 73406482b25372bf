"""What the engine is to live up to, and whether it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median

import jailbirds
from benchmarks.asked import asked
from benchmarks.figures import JAILBIRDS, OPENSPIEL, PETTINGZOO, Speed, Start, Target
from benchmarks.starts import COLD, IMPORT, WARM

OVER_OPENSPIEL = 5  # times its rollouts, in connect four
OVER_PETTINGZOO = 300  # times its games, in connect four
MOST_SECONDS = {IMPORT: 0.3, COLD: 20.0, WARM: 1.0}


def targets(speeds: Sequence[Speed], starts: Sequence[Start]) -> Iterator[Target]:
    ours = _find(speeds, JAILBIRDS, "connect four")
    theirs = _find(speeds, OPENSPIEL, "connect four")
    zoo = _find(speeds, PETTINGZOO, "connect four")
    yield _ratio(
        "connect four: games/s over OpenSpiel's C++", ours.games, theirs.games, OVER_OPENSPIEL
    )
    yield _ratio("connect four: games/s over PettingZoo", ours.games, zoo.games, OVER_PETTINGZOO)
    for speed in speeds:
        title = speed.game.split(",")[0]
        wanted = asked(title).speed if title in jailbirds.titles() else None
        if wanted and speed.engine == JAILBIRDS and speed.cores == 1:
            peer = _find(speeds, OPENSPIEL, wanted.peer)
            what = f"{speed.game}: moves/s over OpenSpiel's C++ {wanted.peer}"
            yield _ratio(what, speed.moves, peer.moves, wanted.times)
    for start in starts:
        yield Target(
            what=start.what,
            unit="s",
            wanted=MOST_SECONDS[start.what],
            value=start.median,
            least=min(start.seconds),
            most=max(start.seconds),
        )


def _find(speeds: Sequence[Speed], engine: str, game: str) -> Speed:
    """The speed on a single core."""
    (found,) = [s for s in speeds if (s.engine, s.game, s.cores) == (engine, game, 1)]
    return found


def _ratio(what: str, ours: Sequence[float], theirs: Sequence[float], wanted: float) -> Target:
    """Of the medians; the worst and the best are of rounds, where both were measured in turn."""
    by_round = [a / b for a, b in zip(ours, theirs, strict=True)]
    return Target(
        what=what,
        unit="×",
        wanted=wanted,
        value=median(ours) / median(theirs),
        least=min(by_round),
        most=max(by_round),
    )
