"""Which pages and files the site has: what the repository says for people, and what that links to.

A page keeps its words and its place in the repository, but for what `MOVED` shortens; links are
turned to where the pages lie on the site. A link to nothing is an error that names page and link.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
BEGIN = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
MOVED = (  # the beginning of a path in the repository -> on the site
    ("README.md", "index.md"),
    ("CONTRIBUTING.md", "contributing.md"),
    ("CHANGELOG.md", "changelog.md"),
    ("LICENSE", "LICENSE.txt"),  # so that a browser shows it
    ("src/jailbirds/games/", "games/"),
    ("docs/", ""),
)
LINK = re.compile(r"(?<!\\)\]\(([^)\s]+)\)")
CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("http://", "https://", "mailto:")


class DeadLink(Exception):
    """A page links to something that is not there."""


@dataclass
class Site:
    """Pages by their path on the site, with their text; and files to be copied."""

    pages: dict[str, str] = field(default_factory=dict)
    files: dict[str, Path] = field(default_factory=dict)


def gather(made: dict[str, str]) -> Site:
    """The whole site: `made` are pages that no file has, by the path they would have in the
    repository."""
    site = Site()
    texts = dict(made)
    waiting = [*BEGIN, *made, *(_name(path) for path in sorted((ROOT / "docs").rglob("*.md")))]
    seen = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        if path.endswith(".md"):
            text = texts.get(path) or (ROOT / path).read_text(encoding="utf-8")
            linked = linked_from(path, text)
            if missing := [to for to in linked if to not in texts and not (ROOT / to).is_file()]:
                raise DeadLink(f"{path} links to what is not there: {', '.join(missing)}")
            waiting += linked
            site.pages[on_site(path)] = turned(path, text)
        else:
            site.files[on_site(path)] = ROOT / path
    return site


def linked_from(path: str, text: str) -> list[str]:
    """What a page links to, pictures too, as paths in the repository."""
    prose = CODE.sub("", text)
    links = (link.partition("#")[0] for link in LINK.findall(prose) if is_local(link))
    return [in_repository(path, link) for link in links if link]


def turned(path: str, text: str) -> str:
    """The text of a page with its links turned to where the pages are on the site."""
    here = posixpath.dirname(on_site(path))

    def turn(match: re.Match[str]) -> str:
        link, hash_, anchor = match[1].partition("#")
        if not link or not is_local(match[1]):
            return match[0]
        there = posixpath.relpath(on_site(in_repository(path, link)), here or ".")
        return f"]({there}{hash_}{anchor})"

    parts = CODE.split(text)  # every other one is code
    return "".join(part if n % 2 else LINK.sub(turn, part) for n, part in enumerate(parts))


def is_local(link: str) -> bool:
    return not link.startswith(ELSEWHERE)


def in_repository(path: str, link: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link))


def on_site(path: str) -> str:
    for before, after in MOVED:
        if path.startswith(before):
            return after + path.removeprefix(before)
    return path


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
