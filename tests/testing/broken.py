"""Titles with one thing wrong, and what the kit says to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from jailbirds.kernel.title import Title
from jailbirds.testing.cases import Case, cases
from tests.testing.pebbles import TITLE


def broken(rules: dict[str, Callable[..., Any]] | None = None, **changes: Any) -> Title:
    """Pebbles with other rules, or anything else of its descriptor changed.

    Its native gear is the interpreted one: nothing is compiled, nothing is found in a cache.
    """
    title = replace(
        TITLE, **{"package": "broken", "rules_version": 1, "oldest_version": 0, **changes}
    )
    object.__setattr__(title, "rules", {**title.rules, **(rules or {})})
    title._gears["native"] = title.gear("interpreted")
    return title


def some_case(title: Title) -> Case:
    return cases(title)[0]


def complaint(check: Callable[..., Any], *given: Any) -> str:
    """What a check says that fails."""
    with pytest.raises(pytest.fail.Exception) as failed:
        check(*given)
    return str(failed.value)


def with_words(folder: Path, **texts: str) -> Title:
    """Pebbles with these words: language -> text."""
    (folder / "words").mkdir()
    for language, text in texts.items():
        (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    title = broken()
    object.__setattr__(title, "folder", folder)
    return title


def english() -> str:
    return (TITLE.folder / "words" / "en.ftl").read_text(encoding="utf-8")
