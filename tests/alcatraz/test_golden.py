"""A recorded game for each way a game can end: they must replay for ever."""

from pathlib import Path

import pytest

import jailbirds

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = {
    "three in the boat, two players": ("boat", (1,)),
    "three in the boat, four players, random wardens": ("boat", (1,)),
    "turn limit, one is ahead": ("limit", (0,)),
    "turn limit, a shared win": ("limit", (0, 1)),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    path = GOLDEN / f"{name}.json"
    log = jailbirds.Log.load(path)
    proof = jailbirds.verify(log)
    assert proof.fair
    assert (proof.game.result.ending, proof.game.result.winners) == ENDINGS[name]
    assert proof.game.log.to_json() == path.read_text(encoding="utf-8")
    native = jailbirds.Game.from_log(log, gear="native")
    assert native.state.tobytes() == proof.game.state.tobytes()


def test_every_ending_has_a_golden_game() -> None:
    assert {ending for ending, _ in ENDINGS.values()} == set(jailbirds.title("alcatraz").endings)
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(ENDINGS)
