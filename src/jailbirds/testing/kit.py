"""What the chapters of the kit share: which titles are tested, and where their tests lie."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest

import jailbirds
import jailbirds.kernel.finding as titles_found
from jailbirds.kernel.title import Title
from jailbirds.lab.golden import golden_files
from jailbirds.testing.cases import cases
from jailbirds.words import LANGUAGES

F = TypeVar("F")
NOTHING = pytest.param(None, id="none", marks=pytest.mark.skip("nothing here for this check"))


class Kit:
    """The root of all chapters: hands titles, cases and logs to the checks that ask for them."""

    titles: ClassVar[Sequence[str | Title]] = ()
    folder: ClassVar[Path | None] = None  # the folder of their tests; None: that of this class

    @classmethod
    def chosen_titles(cls) -> list[Title]:
        if not cls.titles:
            raise pytest.UsageError(
                f"{cls.__name__} does not say which titles it tests: give it the attribute "
                "`titles`, such as `titles = ['liars_dice']`"
            )
        return [jailbirds.title(name) if isinstance(name, str) else name for name in cls.titles]

    @classmethod
    def folder_of_tests(cls) -> Path:
        return cls.folder or Path(str(sys.modules[cls.__module__].__file__)).parent

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """What a check is given: it says so by the name of its argument."""
        concerned = getattr(metafunc.function, "concerned", lambda _: True)
        titles = [title for title in self.chosen_titles() if concerned(title)]
        given: dict[str, Callable[[], Iterable[Any]]] = {
            "title": lambda: titles,
            "case": lambda: [case for title in titles for case in cases(title)],
            "language": lambda: LANGUAGES,
            "golden_file": lambda: golden_files(self.folder_of_tests()),
        }
        for name, values in given.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, list(values()) or [NOTHING], ids=_readable)


def of_titles(concerned: Callable[[Title], bool]) -> Callable[[F], F]:
    """A check of some titles only."""

    def mark(check: F) -> F:
        check.concerned = concerned  # type: ignore[attr-defined]
        return check

    return mark


def let_be_found(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title that is tested need not be installed: let it be found by its name."""
    found, load = titles_found._found(), titles_found._import_title
    monkeypatch.setattr(titles_found, "_found", lambda: {**found, title.name: "tested"})
    monkeypatch.setattr(
        titles_found, "_import_title", lambda name: title if name == title.name else load(name)
    )


def _readable(value: Any) -> str:
    match value:
        case Title():
            return value.name
        case Path():
            return value.stem
        case _:
            return str(value)
