"""The child process that compiles: what it leaves to the next one, and one for a whole machine."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel import caching
from jailbirds.kernel.compiling import RuleDispatcher
from jailbirds.server.gears import compile as compiling
from jailbirds.server.gears import compiler_process
from jailbirds.server.gears.compiler_process import DONE, MORE, CompilerProcess, turn_to_compile
from jailbirds.server.gears.title_gears import TitleGears

Run = Callable[[jailbirds.Title, str], None]
Compile = Callable[[Run], None]
NAMES = list(jailbirds.titles())
PLAYED = [f"{name} {level}" for name in NAMES for level in compiling.LEVELS]
ALL = [*PLAYED, *(f"{name} {compiling.REVIEW}" for name in NAMES)]
PARTS = [*NAMES, *(name + compiling.REVIEW for name in NAMES)]


@pytest.fixture
def compile_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compile:
    """A child process, with a compiler that does something else."""
    monkeypatch.setenv(DONE, str(tmp_path / "done"))
    monkeypatch.setattr(
        compiling, "_mark", lambda title, levels: tmp_path / f"{title.name} {levels}"
    )

    def child(run: Run) -> None:
        monkeypatch.setattr(compiling, "run", run)
        compiling.compile_rest(jailbirds.titles())

    return child


def test_a_child_that_has_grown_leaves_the_rest_to_the_next(
    compile_with: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    size = 0.0
    monkeypatch.setattr(compiling, "memory", lambda: size)

    def run(title: jailbirds.Title, level: str) -> None:
        nonlocal size
        if (piece := f"{title.name} {level}") not in kept:
            kept.append(piece)
            size += compiling.GROWN / 2.5
            compiling.leave_when_grown()

    for so_far in (3, 6, 9):
        size = 0
        with pytest.raises(SystemExit) as left:
            compile_with(run)
        assert left.value.code == MORE
        assert kept == ALL[:so_far]
        played = (so_far - 1) // len(compiling.LEVELS)
        judged = max(0, so_far - 1 - len(PLAYED))
        whole = [*NAMES[:played], *PARTS[len(NAMES) : len(NAMES) + judged]]  # as was written down
        assert (tmp_path / "done").read_text().split() == whole
    size = -compiling.GROWN  # there is room for all of it
    compile_with(run)
    assert kept == ALL
    assert (tmp_path / "done").read_text().split() == PARTS
    (tmp_path / "done").write_text("")  # another server: all of it is there already
    kept.clear()
    compile_with(run)
    assert (tmp_path / "done").read_text().split() == PARTS
    assert kept == []


def test_a_child_does_not_count_the_memory_of_the_server_that_started_it() -> None:
    large = bytearray(b"x") * (700 << 20)
    asked = "from jailbirds.server.gears.compile import memory; print(memory())"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert len(large) >> 20 > float(told.stdout) > 10


def test_a_title_that_cannot_be_compiled_takes_no_other_with_it(
    compile_with: Compile, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first, *others = jailbirds.titles()
    tried: list[str] = []

    def run(title: jailbirds.Title, level: str) -> None:
        tried.append(f"{title.name} {level}")
        if title.name == first:
            raise TypeError("Numba cannot type this")

    for _ in range(2):  # and it is not tried again
        compile_with(run)
    done = (tmp_path / "done").read_text().split()
    assert [name for name in done if name in jailbirds.titles()] == others
    rest = [each for each in ALL if not each.startswith(f"{first} ")]
    assert tried == [f"{first} {compiling.LEVELS[0]}", *rest]
    assert "Numba cannot type this" in caplog.text


def test_it_is_told_when_something_was_compiled_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: list[int] = []
    told = [lambda: there.append(len(list(tmp_path.rglob("*.nbc"))))]
    monkeypatch.setattr(caching, "after_keeping", told)

    def double(number: int) -> int:
        return 2 * number

    for number in (3, 4):
        twin = RuleDispatcher(double)
        caching.keep_in(tmp_path, twin)
        assert twin(number) == 2 * number
    assert there == [1]  # the second time it was found


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


async def test_whoever_waits_for_a_judge_is_told_how_many_parts_come_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = tmp_path / "done"
    monkeypatch.setenv(DONE, str(done))
    gears, last = TitleGears(), NAMES[-1]
    assert gears.until_judged(NAMES[0]) == (0, len(NAMES) + 1)
    assert gears.until_judged(last) == (0, 2 * len(NAMES))
    done.write_text(f"{NAMES[0]}{compiling.REVIEW}\n", encoding="utf-8")
    looking = asyncio.create_task(gears.look_out())
    async with asyncio.timeout(60):
        while not gears.can_judge(NAMES[0]):
            await asyncio.sleep(0.05)
    looking.cancel()
    assert gears.until_judged(last) == (1, 2 * len(NAMES))
