"""What the browser draws of a title's material is what the engine plays with."""

import importlib
import importlib.util
import json
from pathlib import Path

import msgspec
import pytest

import jailbirds

BOARDS = Path(__file__).parents[2] / "web/src/boards"
WITH_MATERIAL = [
    name
    for name in jailbirds.titles()
    if importlib.util.find_spec(f"jailbirds.games.{name}.material")
]


@pytest.mark.parametrize("title", WITH_MATERIAL)
def test_the_browser_has_what_is_printed(title: str) -> None:
    material = importlib.import_module(f"jailbirds.games.{title}.material").MATERIAL
    text = (BOARDS / title / "printed.ts").read_text(encoding="utf-8")
    _, _, printed = text.partition("PRINTED: Material = ")
    assert json.loads(printed.rstrip("\n;")) == json.loads(msgspec.json.encode(material)), (
        "run `npm run protocol` in web/"
    )
