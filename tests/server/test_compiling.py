"""The child process that compiles: one title after the other, one process for a whole machine."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

import jailbirds
from jailbirds.server.gears import compile as compiling
from jailbirds.server.gears import compiler_process
from jailbirds.server.gears.compiler_process import DONE, CompilerProcess, turn_to_compile


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, title and level, with a compiler that does nothing."""
    done: list[str] = []
    monkeypatch.setenv(DONE, str(tmp_path / "done"))
    monkeypatch.setattr(compiling, "run", lambda title, level: done.append(f"{title.name} {level}"))
    monkeypatch.setattr(compiling, "_mark", lambda title, level: tmp_path / f"{title.name} {level}")
    return done


def test_a_child_compiles_one_level_of_a_title_and_leaves_the_rest_to_the_next(
    compiled: list[str], tmp_path: Path
) -> None:
    names = jailbirds.titles()
    played = [f"{name} {level}" for name in names for level in compiling.LEVELS]
    judges = [name + compiling.REVIEW for name in names]
    all_of_it = played + [f"{name} {compiling.REVIEW}" for name in names]
    for number in range(1, len(all_of_it) + 1):
        assert compiling.compile_next(names) == (number < len(all_of_it))
        assert compiled == all_of_it[:number]
        whole = (tmp_path / "done").read_text().split() if number > 1 else []
        reviewed = max(0, number - len(played))
        assert whole == [*names[: number // len(compiling.LEVELS)], *judges[:reviewed]]
    (tmp_path / "done").write_text("")  # another server: all of it is there already
    assert not compiling.compile_next(names)
    assert (tmp_path / "done").read_text().split() == [*names, *judges]
    assert compiled == all_of_it


def test_a_title_that_cannot_be_compiled_takes_no_other_with_it(
    compiled: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    first, *others = jailbirds.titles()

    def run(title: jailbirds.Title, level: str) -> None:
        compiled.append(f"{title.name} {level}")
        if title.name == first:
            raise TypeError("Numba cannot type this")

    monkeypatch.setattr(compiling, "run", run)
    while compiling.compile_next(jailbirds.titles()):
        pass
    done = (tmp_path / "done").read_text().split()
    assert [name for name in done if name in jailbirds.titles()] == others
    tried = [f"{name} {level}" for name in others for level in compiling.LEVELS]
    tried += [f"{name} {compiling.REVIEW}" for name in others]
    assert compiled == [f"{first} {compiling.LEVELS[0]}", *tried]  # and it is not tried again
    assert "Numba cannot type this" in caplog.text


HOLDS = """
import sys, threading
from jailbirds.server.gears.compiler_process import turn_to_compile
with turn_to_compile(threading.Event()):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_no_two_servers_of_a_machine_compile_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path))
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None
    assert other.stdout.readline() == b"mine\n"
    mine = threading.Event()

    def wait() -> None:
        with turn_to_compile(threading.Event()):
            mine.set()

    waiting = threading.Thread(target=wait)
    waiting.start()
    assert not mine.wait(3 * compiler_process.LOOK_EVERY)
    other.kill()  # as a server may end: it gives nothing back by itself
    other.wait()
    assert mine.wait(60)
    waiting.join()


def test_a_server_that_ends_does_not_wait_for_its_turn_to_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path))
    monkeypatch.setenv(DONE, "")  # and as it was, afterwards
    monkeypatch.setattr(compiler_process, "HEAD_START", 0)
    with turn_to_compile(threading.Event()):
        CompilerProcess().stop()
