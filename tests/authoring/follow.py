"""Follow docs/titles.md in a folder: by itself, for tests in the browser, without its tests.

`python -m tests.authoring.follow FOLDER NAME` prints the Python that has the title then, and a
title of that name as well, as `jailbirds new-title` writes it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.authoring.page import Typed, Written, blocks, missing
from tests.authoring.workshop import Workshop

PAGE = Path(__file__).parents[2] / "docs" / "titles.md"
MAKES_THE_TITLE = ("jailbirds new-title", "cd ", "pip ")


def follow(workshop: Workshop, only: tuple[str, ...] = ("",)) -> list[tuple[str, str]]:
    """Do what the page says; gives the commands, and what each of them printed.

    Of the commands `only` those are typed that begin so.
    """
    printed = []
    for block in blocks(PAGE.read_text(encoding="utf-8")):
        match block:
            case Typed(command, expected):
                if command.startswith(only):
                    output = workshop.run(command)
                    assert not missing(expected, output), f"$ {command}\n{output}"
                    printed.append((command, output))
            case Written():
                block.write(workshop.folder)
    return printed


def begin(workshop: Workshop, name: str) -> None:
    """The first minute of a title, beside others that are made there."""
    workshop.run(f"jailbirds new-title {name} --folder {workshop.first}")
    workshop.run(f"pip install -e {workshop.first / name}")


if __name__ == "__main__":
    workshop = Workshop(Path(sys.argv[1]))
    begin(workshop, sys.argv[2])
    follow(workshop, MAKES_THE_TITLE)
    sys.stdout.write(f"{workshop.python}\n")
