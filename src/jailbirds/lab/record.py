"""Data sets: games as Parquet files, a row for each decision of a player.

What a row tells of a position is made from the redacted record alone: nobody learns from it what
the player could not know. Names of people are nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from jailbirds import __version__
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.game import Game
from jailbirds.kernel.log import Log
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.title import Title
from jailbirds.lab.bots_games import Played, on_cores, play

LOOPS = "jailbirds.lab.loops"
GROUP = 20_000  # rows that are written at once
SOMEBODY = "person"


def parquet() -> Any:
    """Arrow, which comes with the extra `data`."""
    try:
        import pyarrow.parquet  # noqa: PLC0415
    except ModuleNotFoundError:
        raise JailbirdsError(
            "data sets are written by pyarrow: pip install 'jailbirds[data]'"
        ) from None
    return pyarrow


def bots_games(
    title: Title,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    iterations: int | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Played]:
    """Games between bots, seats in rotation, in order."""
    title.read_players(len(bots))

    def one(number: int) -> Played:
        played = play(title, bots, number, options, seed=seed, iterations=iterations)
        progress(1)
        return played

    return on_cores(one, range(games), cores)


def logged_games(
    logs: Iterable[Log],
    skipped: list[str] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Played]:
    """Games that were played to their ends, from their logs, without the names.

    Why others are left out is added to `skipped`.
    """
    for log in logs:
        try:
            game = Game.from_log(log)
        except JailbirdsError as error:
            if skipped is not None:
                skipped.append(str(error))
        else:
            if game.over:
                yield Played(game, [SOMEBODY] * game.players)
        progress(1)


def schema(title: Title, players: int) -> Any:
    """The columns of a file, with what they hold."""
    arrow = parquet()
    word = arrow.dictionary(arrow.int32(), arrow.string())
    seen = arrow.list_(arrow.float32(), title.observation.size(players))
    columns = (
        ("game", arrow.int64(), "a number for each game of the file"),
        ("options", word, "of its table, in JSON"),
        ("move", arrow.int32(), "moves of the game before this one, those of chance counted in"),
        ("seat", arrow.int8(), "who decides"),
        ("player", word, "the level of a bot, or person"),
        ("observation", seen, "what the seat sees, as in jailbirds observe"),
        ("record", arrow.binary(title.state.itemsize), "the redacted record, byte by byte"),
        ("legal", arrow.list_(arrow.int32()), "the actions that it can choose from"),
        ("visits", arrow.list_(arrow.int32()), "how often a search tried each; else null"),
        ("action", arrow.int32(), "what it does"),
        ("does", arrow.string(), "the same as one types it"),
        ("result", arrow.float32(), "what it wins in the end: the winners share 1"),
        ("ending", word, "how the game ends"),
    )
    about = {
        "title": title.name,
        "rules_version": str(title.rules_version),
        "players": str(players),
        "jailbirds": __version__,
        "record": msgspec.json.encode(title.state.descr).decode(),
    }
    return arrow.schema(
        [arrow.field(name, kind, metadata={"doc": doc}) for name, kind, doc in columns], about
    )


def write(played: Iterable[Played], folder: Path) -> dict[Path, int]:
    """Write games into a file for each title and number of players; how many rows each has."""
    arrow = parquet()
    folder.mkdir(parents=True, exist_ok=True)
    writers: dict[Path, Any] = {}
    waiting: dict[Path, list[dict[str, Any]]] = {}
    written: Counter[Path] = Counter()
    games: Counter[Path] = Counter()

    def flush(file: Path) -> None:
        table = arrow.Table.from_pylist(waiting[file], schema=writers[file].schema)
        writers[file].write_table(table)
        written[file] += len(waiting[file])
        waiting[file] = []

    try:
        for one in played:
            title, players = one.game.title, one.game.players
            file = folder / f"{title.name}-{players}.parquet"
            if file not in writers:
                columns = schema(title, players)
                writers[file] = arrow.parquet.ParquetWriter(file, columns, compression="zstd")
                waiting[file] = []
            waiting[file] += rows_of(one, games[file])
            games[file] += 1
            if len(waiting[file]) >= GROUP:
                flush(file)
        for file in writers:
            flush(file)
    finally:
        for writer in writers.values():
            writer.close()
    return dict(written)


def rows_of(played: Played, number: int, gear: str = "native") -> Iterator[dict[str, Any]]:
    """The decisions of a game: what somebody did who could have done something else."""
    game = played.game
    title, result = game.title, game.result
    assert result is not None, "a game that is over"
    options = msgspec.json.encode(game.options).decode()
    runner = title.gear(gear)
    loops, doors = runner.load(LOOPS), runner.loops
    out = np.zeros(title.most_legal, np.int32)
    seen = np.zeros(title.observation.size(game.players), np.float32)
    for k, move in enumerate(game.moves):
        if move.seat == CHANCE:
            continue
        redacted = game.before(k).copy()
        doors.redact(runner.open(redacted), 0, move.seat)
        count = doors.legal(runner.open(redacted), 0, move.seat, runner.open(out))
        if count < 2:
            continue
        loops.observe(runner.open(redacted), move.seat, game.players, runner.open(seen))
        legal = out[:count].tolist()
        visits = played.visits.get(k)
        yield {
            "game": number,
            "options": options,
            "move": k,
            "seat": move.seat,
            "player": played.players[move.seat],
            "observation": seen.copy(),
            "record": redacted.tobytes(),
            "legal": legal,
            "visits": [visits.get(action, 0) for action in legal] if visits else None,
            "action": move.action.id,
            "does": str(move.action),
            "result": (move.seat in result.winners) / max(1, len(result.winners)),
            "ending": result.ending,
        }
