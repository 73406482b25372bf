"""Training: a tiny run, from the games to a network that a bot plays with."""

from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

import jailbirds
from benchmarks.liars_dice import TITLE
from jailbirds.bots.network import DamagedNetwork, Network, quantised, read, sha256
from jailbirds.bots.search import Search
from jailbirds.cli.app import app
from jailbirds.train import Recipe, gather, play_chunk, train
from jailbirds.train.figures import chances
from jailbirds.train.learning import judged
from tests.roles import SMALLEST

RECIPE = Recipe(chunks=6, games=60, samples=4, rounds=6, batch=64, rate=0.01, neurons=(16, 8))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Network, Path]:
    folder = tmp_path_factory.mktemp("trained")
    return train(TITLE, 2, RECIPE, folder, cores=1), folder


def test_a_tiny_run_judges_other_games_better_than_the_hints(
    trained: tuple[Network, Path],
) -> None:
    others = play_chunk(TITLE, 2, RECIPE, 99, "native")
    loss, by_hints, _ = judged(trained[0], others)
    assert loss < by_hints


def test_a_run_goes_on_where_it_stopped(trained: tuple[Network, Path], tmp_path: Path) -> None:
    gather(TITLE, 2, msgspec.structs.replace(RECIPE, chunks=2), tmp_path, "native", 1)
    kept = (tmp_path / "games-00001.npz").stat().st_mtime_ns
    for number in (1, 2, 3):  # as if it had been stopped in the fourth round
        file = trained[1] / f"round-{number:03}.npz"
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "curve.csv").write_text((trained[1] / "curve.csv").read_text())
    again = train(TITLE, 2, RECIPE, tmp_path, cores=1)
    assert (tmp_path / "games-00001.npz").stat().st_mtime_ns == kept
    assert again.to_bytes() == trained[0].to_bytes()


def test_both_gears_play_the_same_games() -> None:
    recipe = Recipe(chunks=1, games=3, samples=4, thinking=10)
    native, interpreted = (
        play_chunk(TITLE, 2, recipe, 5, gear) for gear in ("native", "interpreted")
    )
    assert len(native[0]) > 4
    for one, other in zip(native, interpreted, strict=True):
        assert np.array_equal(one, other)


def test_a_network_judges_the_same_in_both_gears_and_in_numpy() -> None:
    network = any_network()
    game = jailbirds.new(SMALLEST, 2, seed=3)
    seat = game.actors[0]
    offsets = []
    for gear in ("native", "interpreted"):
        search = Search(game.title, 2, gear=gear, nodes=64, network=network)
        search.think(game.redacted(seat), seat, seed=1, iterations=1)
        tree = search.trees[0]
        loops = game.title.gear(gear).load("jailbirds.bots.search.loops")
        loops.reset(tree.memory, tree.net, seat, 2)
        offsets.append([tree.memory.ledger[k, loops.OFFSET_AT_ROOT] for k in (seat, 1 - seat)])
    assert offsets[0] == offsets[1]
    seen = np.zeros((1, network.observed), np.float32)
    record = game.title.gear("interpreted").open(game.redacted(seat))[0]
    game.title.rules["observe"](record, seat, 2, seen[0].data, 0)
    said = chances(network, (seen * 64 + 0.5).astype(np.uint8), np.zeros((1, 2)))
    assert said[0] == pytest.approx(1 / (1 + np.exp(-np.array(offsets[0]))))
    assert abs(offsets[0][0]) > 0.01


def any_network() -> Network:
    luck = np.random.default_rng(1)
    size = jailbirds.title(SMALLEST).observation.size(2)
    shapes = {"first": (size, 16), "second": (16, 8), "third": (8, 2)}
    layers = {name: luck.normal(size=shape) * 0.3 for name, shape in shapes.items()}
    biases = {f"{name}_bias": np.zeros(shape[1]) for name, shape in shapes.items()}
    return quantised({**layers, **biases, "weight": np.ones(())})


def test_search_thinks_by_its_network() -> None:
    """One that is sure that everything is lost for whoever looks lets nobody hope."""
    network = any_network()
    hopeless = replace(network, third=network.third * 0, third_bias=np.array([-(90 << 15), 0]))
    game = jailbirds.new(SMALLEST, 2, seed=3)
    seat = game.actors[0]
    hopes = [
        Search(game.title, 2, gear="interpreted", nodes=500, network=each)
        .think(game.redacted(seat), seat, seed=1, iterations=20)
        .hope
        for each in (None, hopeless)
    ]
    assert hopes[1] < 0.01 < hopes[0]


def test_a_file_that_is_not_the_network_of_its_recipe_is_refused(tmp_path: Path) -> None:
    data = any_network().to_bytes()
    file = tmp_path / "2.npz"
    file.write_bytes(data)
    observed = jailbirds.title(SMALLEST).observation.size(2)
    assert read(file, sha256(data), observed).to_bytes() == data
    with pytest.raises(DamagedNetwork, match="its hash differs"):
        read(file, sha256(data + b"."), observed)
    with pytest.raises(DamagedNetwork, match="train it again"):
        read(file, sha256(data), observed + 1)


def test_the_command_says_what_is_wrong_with_a_recipe(tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    file.write_text("gamess = 3\n")
    result = CliRunner().invoke(
        app, ["train", SMALLEST, "--out", str(tmp_path), "--recipe", str(file)]
    )
    assert result.exception is not None
    assert "no recipe" in str(result.exception)
    assert "gamess" in str(result.exception)
