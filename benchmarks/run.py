"""The whole run, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

import jailbirds
from benchmarks import kernel
from benchmarks.agreement import agreement
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from benchmarks.figures import Length, Replay, Results, Speed, Start
from benchmarks.machine import machine
from benchmarks.peers import catanatron, openspiel, pettingzoo
from benchmarks.progress import Chapter
from benchmarks.replays import replays
from benchmarks.rounds import compete
from benchmarks.starts import starts
from benchmarks.targets import targets
from jailbirds.kernel.title import Title

STEPS_OF_AGREEMENT, STEPS_OF_STARTS = 3, 3


def run(console: Console, names: Sequence[str], rounds: int, seconds: float, games: int) -> Results:
    titles = [jailbirds.title(name) for name in names]  # a broken one is to fail at once
    agreed = agree(console)
    speeds, lengths = race(console, titles, rounds, seconds)
    started = start(console)
    replayed = replay(console, [CONNECT_FOUR.name, *names], games)
    return Results(
        machine=machine(),
        rounds=rounds,
        seconds=seconds,
        agreement=agreed,
        speeds=speeds,
        lengths=lengths,
        starts=started,
        replays=replayed,
        targets=tuple(targets(speeds, started)),
    )


def agree(console: Console) -> tuple[str, ...]:
    agreed = []
    heading = "Is our connect four the same game as OpenSpiel's?"
    with Chapter(console, heading, STEPS_OF_AGREEMENT) as chapter:
        for shown in agreement():
            chapter.advance("comparing")
            chapter.say(f"the same: {shown}")
            agreed.append(shown)
    return tuple(agreed)


def race(
    console: Console, titles: Sequence[Title], rounds: int, seconds: float
) -> tuple[tuple[Speed, ...], tuple[Length, ...]]:
    theirs = {}
    lengths = []
    with Chapter(console, "How long are rollouts of OpenSpiel?", len(openspiel.GAMES)) as chapter:
        for name in openspiel.GAMES:
            theirs[name] = openspiel.OpenSpiel(name)
            length = theirs[name].measure_length()
            chapter.advance(name)
            chapter.say(f"{length.game}: {length.mean:.2f} ± {length.standard_error:.2f} moves")
            lengths.append(length)
    contestants = [
        *kernel.contestants(titles),
        *(game.rollouts(length) for game, length in zip(theirs.values(), lengths, strict=True)),
        *(theirs[name].from_python() for name in openspiel.FROM_PYTHON),
        pettingzoo.contestant(),
        catanatron.contestant(),
    ]
    heading = f"Random games: {len(contestants)} in turn, {rounds} rounds of {seconds:g} s"
    with Chapter(console, heading, len(contestants) * (rounds + 1)) as chapter:
        return compete(contestants, rounds, seconds, chapter.advance), tuple(lengths)


def start(console: Console) -> tuple[Start, ...]:
    started = []
    with Chapter(console, "Starts, each in a fresh process", STEPS_OF_STARTS) as chapter:
        for measured in starts():
            chapter.advance("starting")
            chapter.say(f"{measured.what}: {measured.median:.2f} s")
            started.append(measured)
    return tuple(started)


def replay(console: Console, names: Sequence[str], games: int) -> tuple[Replay, ...]:
    if not games:
        return ()
    replayed = []
    heading = f"Replays: {games:,} random games of each title, compiled and then interpreted"
    with Chapter(console, heading, games * len(names)) as chapter:
        for measured in replays(names, games, chapter.advance):
            chapter.say(
                f"{measured.title}: {measured.games:,} games, {measured.moves:,} moves, "
                f"{len(measured.mismatches)} mismatches, {measured.seconds:.0f} s"
            )
            replayed.append(measured)
    return tuple(replayed)
