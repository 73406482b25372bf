"""Several threads that read the same thing for the first time: a server that folds its tables."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import jailbirds

RACE = """
import dataclasses, sys, threading
import jailbirds, msgspec

sys.setswitchinterval(1e-6)
titles = [jailbirds.title(name) for name in jailbirds.titles()]
title = max(titles, key=lambda one: len(msgspec.structs.fields(one.options)))
fields = [
    (f.name, f.type, msgspec.field(default=f.default, default_factory=f.default_factory))
    if f.default is msgspec.NODEFAULT else (f.name, f.type, f.default)
    for f in msgspec.structs.fields(title.options)
]
for _ in range(100):
    fresh = dataclasses.replace(title, options=msgspec.defstruct("Options", fields))
    together = threading.Barrier(4)

    def read():
        together.wait()
        fresh.read_options(title.variants[1])

    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
"""


def test_four_threads_that_read_the_first_options_of_a_title_do_not_crash() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", RACE], check=False, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stderr


LOADING = """
import sys, threading
import jailbirds, numba

sys.setswitchinterval(1e-6)
TEMPLATES = ("jailbirds.kernel.loops", "jailbirds.bots.loops", "jailbirds.lab.loops")
titles = [jailbirds.title(name) for name in jailbirds.titles()]
asked = [(title, template) for template in TEMPLATES for title in titles] * 2
together = threading.Barrier(len(asked))
loaded = [None] * len(asked)

def load(number):
    title, template = asked[number]
    together.wait()
    loaded[number] = title.gear("native").load(template)

loaders = [threading.Thread(target=load, args=(number,)) for number in range(len(asked))]
for loader in loaders:
    loader.start()
for loader in loaders:
    loader.join()

for (title, template), module, again in zip(asked, loaded, loaded[len(asked) // 2 :]):
    assert module is again, f"{template} was loaded twice for {title.name}"
    assert title.gear("native").load(template) is module
for title in titles:  # compiled, so that something is written
    title.gear("native").loops.actors(title.begin(title.players[-1], title.read_options({})), 0)
assert numba.config.CACHE_DIR == ""
kept = [
    (title.name, function.stats.cache_path)
    for (title, _), module in zip(asked, loaded)
    for function in vars(module).values()
    if hasattr(function, "stats") and function.__module__ == module.__name__
]
assert len(kept) > len(asked), kept
strange = {(name, path) for name, path in kept if f"/{name}-" not in str(path)}
assert not strange, f"{len(strange)} functions are kept in the folder of another title: {strange}"
"""


def test_titles_loaded_at_once_keep_their_code_each_in_its_own_folder(tmp_path: Path) -> None:
    package = tmp_path / "checkout" / "jailbirds"
    without = shutil.ignore_patterns("__pycache__", "server", "cli")
    shutil.copytree(Path(jailbirds.__file__).parent, package, ignore=without)
    before = set(package.rglob("*"))
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
        "JAILBIRDS_CACHE": str(tmp_path / "cache"),
        "XDG_CACHE_HOME": str(tmp_path / "elsewhere"),
    }
    ended = subprocess.run(
        [sys.executable, "-c", LOADING],
        check=False,
        capture_output=True,
        text=True,
        env=surroundings,
        cwd=tmp_path,
    )
    assert ended.returncode == 0, ended.stderr
    assert set(package.rglob("*")) == before
    assert {child.name for child in tmp_path.iterdir()} == {"checkout", "cache"}
    assert any(file.suffix == ".nbc" for file in (tmp_path / "cache").rglob("*"))
