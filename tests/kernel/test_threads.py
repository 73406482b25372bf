"""Several threads that read the same thing for the first time: a server that folds its tables."""

from __future__ import annotations

import subprocess
import sys

RACE = """
import dataclasses, sys, threading
import jailbirds, msgspec

sys.setswitchinterval(1e-6)
title = jailbirds.title("scapegoat")
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
        fresh.read_options({"layout": "standard"})

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
