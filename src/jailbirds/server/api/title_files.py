"""What a title brings along for those who show it: words, cover picture, lesson, material, and
examples of its rules."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal, get_args

import msgspec

from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.server import protocol
from jailbirds.server.http.static_files import Page, page
from jailbirds.server.samples.moments import NAMES
from jailbirds.server.tables import wire
from jailbirds.table.examples import examples_of
from jailbirds.table.lesson import NoLesson, lesson_of
from jailbirds.words import LANGUAGES
from jailbirds.words.texts import title_text

Kind = Literal["cover", "lesson", "material"]


@cache
def words_file(title: Title, language: str) -> Page:
    return page(title_text(title, language).encode(), f"{language}.ftl")


@cache
def file_of(title: Title, kind: Kind) -> Page | None:
    """None where the title has no such thing."""
    if kind == "material":
        printed = title.material
        return page(msgspec.json.encode(printed), "material.json") if printed else None
    if kind == "lesson":
        return _lesson(title)
    path = title.folder / "cover.svg"
    return page(path.read_bytes(), path.name) if path.is_file() else None


@cache
def photograph(title: Title) -> Page | None:
    """The cover for those who do not understand SVG: web/tools/covers.mjs makes it."""
    path = title.folder / "cover.jpg"
    return page(path.read_bytes(), path.name) if path.is_file() else None


def _lesson(title: Title) -> Page | None:
    """What the coach tells; what the bots do and where the game begins is the server's."""
    try:
        lesson = lesson_of(title)
    except NoLesson:
        return None
    told = protocol.Lesson(seat=lesson.seat, steps=lesson.steps)
    return page(msgspec.json.encode(told), "lesson.json")


@cache
def example(title: Title, rule: str) -> Page | None:
    """The position that explains a rule."""
    found = examples_of(title).get(rule)
    if found is None:
        return None
    game = Game.from_position(found.position, roll=False)
    view = game.view(found.seat)
    action = title.actions.read(found.action) if found.action else None
    shown = protocol.Example(
        names=NAMES[: game.players],
        seat=found.seat,
        view=view,
        sketch=title.sketch(view),
        actors=game.actors,
        legal=wire.legal(title, [action] if action else [], view.phase),
        action=action.to_dict() if action else None,
        events=wire.events_of(title, game.preview(found.seat, action).events, found.seat)
        if action
        else (),
    )
    return page(msgspec.json.encode(shown), "example.json")


def files(title: Title) -> dict[Kind, Page]:
    return {kind: found for kind in get_args(Kind) if (found := file_of(title, kind))}


@cache
def edition(title: Title) -> str:
    """Changes whenever one of the files does."""
    said = [words_file(title, language) for language in LANGUAGES]
    tags = "".join(each.tag for each in [*said, *files(title).values()])
    return hashlib.sha256(f"{tags}{examples_of(title)}".encode()).hexdigest()[:12]
