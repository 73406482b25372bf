"""Logs: nothing foreign, nothing damaged, nothing of the machine, and honest dice."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.log import Log
from jailbirds.kernel.rule import CHANCE
from tests.roles import OPEN


@pytest.fixture
def finished() -> jailbirds.Game:
    game = jailbirds.new(OPEN, 2, seed=5, names=["Anna", "Ben"])
    bots = [Bot("greedy", seed=1), Bot("greedy", seed=2)]
    while not game.over:
        game.play(game.actors[0], bots[game.actors[0]].choose(game, game.actors[0]))
    return game


def resealed(log: Log, **changes: Any) -> Log:
    return msgspec.structs.replace(log, **changes).sealed()


def test_the_seed_is_published_when_the_game_is_over_and_not_before(
    finished: jailbirds.Game,
) -> None:
    assert finished.log.seed == b"5".hex()
    running = jailbirds.new(OPEN, 2, seed=5)
    assert running.log.seed is None
    assert running.log.seed_hash == finished.log.seed_hash
    assert "Anna" not in running.log.to_json()


def test_verify_proves_every_roll(finished: jailbirds.Game) -> None:
    proof = jailbirds.verify(finished.log)
    assert proof.fair
    assert (proof.moves, proof.rolls) == (len(finished.moves), finished._rolls)
    assert proof.rolls > 0


def test_verify_finds_a_loaded_die(finished: jailbirds.Game) -> None:
    rolled = next(k for k, move in enumerate(finished.moves) if move.seat == CHANCE)
    before = jailbirds.Game.from_position(finished.after(rolled).position, roll=False)
    others = [one for one in before.legal(CHANCE) if one != finished.moves[rolled].action]
    moves = (*finished.log.moves[:rolled], ("chance", others[0].to_dict()))
    unlucky = resealed(finished.log, moves=moves, result=None)
    with pytest.raises(jailbirds.DamagedLog, match=f"move {rolled + 1} is not what the seed rolls"):
        jailbirds.verify(unlucky)


def test_verify_finds_another_seed(finished: jailbirds.Game) -> None:
    with pytest.raises(jailbirds.DamagedLog, match="seed"):
        jailbirds.verify(resealed(finished.log, seed=b"6".hex()))


def test_an_unfinished_log_is_legal_but_proves_no_rolls() -> None:
    proof = jailbirds.verify(jailbirds.new(OPEN, 2, seed=1).log)
    assert not proof.fair


def test_an_unfinished_game_goes_on_with_its_seed() -> None:
    game = jailbirds.new(OPEN, 2, seed=3)
    log = game.log
    again = jailbirds.Game.from_log(log, seed=3)
    again.play(again.actors[0], again.legal()[0])
    with pytest.raises(jailbirds.DamagedLog, match="not the one"):
        jailbirds.Game.from_log(log, seed=4)


def test_without_its_seed_chance_cannot_go_on() -> None:
    log = resealed(jailbirds.new(OPEN, 2, seed=3).log, moves=())
    game = jailbirds.Game.from_log(log)
    with pytest.raises(jailbirds.JailbirdsError, match="seed="):
        game.roll()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a JSON document"),
        ("{", "expected a JSON document"),
        (b"\xff\xfe\x00", "expected a JSON document"),
        ("[]", "not a log of jailbirds"),
        ('{"format": "pgn"}', "not a log of jailbirds"),
        ('{"format": "jailbirds log 99"}', "this version reads"),
    ],
)
def test_foreign_files_are_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(jailbirds.ForeignLog, match=message):
        jailbirds.Game.from_log(text)


def test_other_titles_and_other_rules_are_refused(finished: jailbirds.Game) -> None:
    with pytest.raises(jailbirds.ForeignLog, match="another title"):
        jailbirds.Game.from_log(resealed(finished.log, title="ludo"))
    with pytest.raises(jailbirds.ForeignLog, match="version 77"):
        jailbirds.Game.from_log(resealed(finished.log, rules_version=77))


def test_any_changed_character_is_noticed(finished: jailbirds.Game) -> None:
    text = finished.log.to_json()
    for position in range(0, len(text), 97):
        if text[position].isalnum():
            other = "x" if text[position] != "x" else "y"
            with pytest.raises(jailbirds.BadLog):
                jailbirds.Game.from_log(text[:position] + other + text[position + 1 :])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": 9}, "played by"),
        ({"options": {"fog": "maybe"}}, "fog"),
        ({"names": ("Anna",)}, "names"),
        ({"result": None}, "its moves give"),
        ({"seed": "xyz"}, "hexadecimal"),
        ({"moves": ((0, {"do": "pass"}),)}, "move 1"),
        ({"moves": (("chance", {"do": "fly"}),)}, "move 1"),
        ({"moves": ((-3, {"do": "pass"}),)}, "move 1"),
    ],
)
def test_a_log_that_contradicts_itself_is_damaged(
    finished: jailbirds.Game, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(jailbirds.DamagedLog, match=message):
        jailbirds.Game.from_log(resealed(finished.log, **changes))


def test_a_missing_file_is_named() -> None:
    with pytest.raises(jailbirds.BadLog, match=r"nowhere\.json"):
        Log.load("nowhere.json")


SCRIPT = f"""
import jailbirds
from jailbirds.bots import Bot
game = jailbirds.new({OPEN!r}, 3, seed=8)
bots = [Bot("greedy", seed=seat) for seat in range(3)]
while not game.over:
    game.play(game.actors[0], bots[game.actors[0]].choose(game, game.actors[0]))
print(game.log.to_json(), end="")
"""


def test_the_same_seed_gives_the_same_log_in_any_process(tmp_path: Path) -> None:
    logs = set()
    for hash_seed, folder in (("0", tmp_path), ("123", "/")):
        surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": f"UTC{hash_seed}"}
        logs.add(
            subprocess.run(
                [sys.executable, "-c", SCRIPT],
                env=surroundings,
                cwd=folder,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
    assert len(logs) == 1
    assert jailbirds.verify(Log.from_json(logs.pop())).fair
