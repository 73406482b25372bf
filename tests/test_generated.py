"""Files that are made from others are as they would be made today."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

import jailbirds
from benchmarks.gpu import report
from benchmarks.gpu.titles import ASKED

WEB = Path(__file__).parents[1] / "web"
BOARDS = sorted(file.parent.name for file in WEB.glob("src/boards/*/scenes.toml"))


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_scenes", WEB / "tools/make_scenes.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # msgspec looks there for the names in its types
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("board", BOARDS)
def test_scenes_and_sentences_of_a_board_are_what_the_engine_says(
    tool: ModuleType, board: str
) -> None:
    folder = WEB / "src/boards" / board
    scenes = (folder / "scenes.json").read_bytes() == tool.make_scenes(board)
    sentences = (folder / "sentences.json").read_bytes() == tool.make_sentences(board)
    assert [scenes, sentences] == [True, True], (
        f"run `.venv/bin/python web/tools/make_scenes.py {board}`"
    )


@pytest.mark.parametrize("board", BOARDS)
def test_every_event_that_hits_a_player_is_shown_to_the_narrator(board: str) -> None:
    kinds = jailbirds.title(board).events.kinds.values()
    file = WEB / "src/boards" / board / "hits.txt"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    kept = {line.split("\t")[0] for line in lines}
    assert kept == {kind.name for kind in kinds if kind.hits}, (
        f"run `.venv/bin/python web/tools/hits.py --find {board}`"
    )


def test_the_figures_of_a_gpu_are_those_of_the_run_that_is_kept() -> None:
    folder = Path(report.__file__).parent
    jobs = json.loads((folder / "results.json").read_text())["jobs"]
    table = report.speeds(jobs)
    assert table.count("yes, ") == len(ASKED), "all were compared with native games"
    assert table in (folder / "results.md").read_text()
    title = jailbirds.titles()[0]
    jobs[f"native {title}"]["same play"]["records"] = "others"
    assert f"NO, play {title}: records" in report.speeds(jobs)
