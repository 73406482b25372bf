"""The Fluent text of a title. Where a language lacks a word, English stands in."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from jailbirds.kernel.title import Title

ENGLISH = "en"


@cache
def title_text(title: Title, language: str) -> str:
    """All that a title says, in a language, in Project Fluent's format."""
    own = read(title.folder / "words", language)
    english = read(title.folder / "words", ENGLISH)
    lacking = keys_of(english) - keys_of(own)
    return fill_in(own, english, lacking) if lacking else own


def read(folder: Path, language: str) -> str:
    """The words of a folder; none where there is no file of that language yet."""
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def keys_of(text: str) -> set[str]:
    """All messages and attributes: `ALC-08`, `ALC-08.no`."""
    keys, message = set(), ""
    for line in text.splitlines():
        if match := re.match(r"(-?[A-Za-z][\w-]*) *=", line):
            message = match[1]
            keys.add(message)
        elif match := re.match(r" +\.([\w-]+) *=", line):
            keys.add(f"{message}.{match[1]}")
    return keys


@cache
def title_keys(title: Title) -> frozenset[str]:
    """All that a title has words for."""
    return frozenset(keys_of(title_text(title, ENGLISH)))


def message(text: str, name: str) -> str:
    """One message of a text: to say a word of a title without reading all of them.

    >>> message("title = Alcatraz\\ntagline =\\n    Slip away.\\nboat = BOAT\\n", "tagline")
    'tagline =\\n    Slip away.\\n'
    """
    found = re.search(rf"^{re.escape(name)} *=.*\n(?: .*\n)*", text, re.MULTILINE)
    return found[0] if found else ""


def lacks(title: Title, language: str) -> list[str]:
    """What English says and a language does not, but for what serves a language's own grammar.

    >>> from jailbirds.kernel.finding import title, titles
    >>> [key for name in titles() for key in lacks(title(name), "pl")]
    []
    """
    folder = title.folder / "words"
    missing = keys_of(read(folder, ENGLISH)) - keys_of(read(folder, language))
    return sorted(key for key in missing if not key.startswith("x-"))


def fill_in(own: str, english: str, lacking: Set[str]) -> str:
    """A text with the messages and attributes that it lacks, in English.

    >>> english = "yes = yes\\n    .loud = YES!\\nno = no\\n"
    >>> print(fill_in("yes = tak\\n", english, {"no", "yes.loud"}), end="")
    yes = tak
        .loud = YES!
    no = no
    """
    parser = FluentParser(with_spans=False)
    filled = parser.parse(own)
    known = _named(filled)
    for name, entry in _named(parser.parse(english)).items():
        if name in lacking:
            filled.body.append(entry)
        else:
            known[name].attributes += [
                attribute
                for attribute in entry.attributes
                if f"{name}.{attribute.id.name}" in lacking
            ]
    return FluentSerializer().serialize(filled)


def _named(resource: ast.Resource) -> dict[str, ast.Message | ast.Term]:
    """Messages, and terms with their hyphen."""
    return {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    }
