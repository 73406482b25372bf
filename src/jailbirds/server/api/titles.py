"""The games: what there is to play, its rules, its words."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.params import Parameter

import jailbirds
from jailbirds.bots import OPPONENTS
from jailbirds.bots.ratings import level_ratings
from jailbirds.kernel.title import Title
from jailbirds.server import protocol
from jailbirds.server.api.title_files import (
    Kind,
    edition,
    example,
    file_of,
    files,
    photograph,
    words_file,
)
from jailbirds.server.http.static_files import Page, hand_out
from jailbirds.server.words import server_words
from jailbirds.table import Refusal
from jailbirds.table.examples import examples_of
from jailbirds.words import COMMON, LANGUAGES, Words, rules_page
from jailbirds.words.texts import message, title_text

Name = Annotated[str, Parameter(max_length=32)]
Edition = Annotated[str | None, Parameter(max_length=32)]


@get("/titles", sync_to_thread=False)
def list_titles() -> protocol.Titles:
    """All games, with their options and the levels of bots."""
    return all_titles()


@cache
def all_titles() -> protocol.Titles:
    """In the order of the first page."""
    found = sorted(map(jailbirds.title, jailbirds.titles()), key=lambda title: title.rank)
    return protocol.Titles(titles=tuple(map(_title_info, found)))


def _first_table(title: Title) -> protocol.FirstTable | None:
    if title.first is None:
        return None
    return protocol.FirstTable(players=title.first.players, options=dict(title.first.options))


def _title_info(title: Title) -> protocol.TitleInfo:
    return protocol.TitleInfo(
        title=title.name,
        names={language: _word(title, language, "title") for language in LANGUAGES},
        taglines={language: _word(title, language, "tagline") for language in LANGUAGES},
        few=title.players[0],
        many=title.players[-1],
        best=title.best or max(title.players[0], min(4, title.players[-1])),
        first=_first_table(title),
        minutes=title.minutes,
        rules_version=title.rules_version,
        rules=len(title.rule_names),
        prefix=title.prefix,
        chapters={
            key: tuple(map(title.rule_name, numbers)) for key, numbers in title.chapters.items()
        },
        rulings=tuple(title.rule_name(number) for number in sorted(title.rulings)),
        examples=tuple(examples_of(title)),
        options=_options(title),
        own_names=title.names_at(),
        levels=OPPONENTS,
        level_ratings=_level_ratings(title),
        secrets=bool(title.reveals),
        has=tuple(files(title)),
        edition=edition(title),
    )


def _level_ratings(title: Title) -> dict[str, protocol.LevelRating]:
    """Of the levels that have one."""
    return {
        level: protocol.LevelRating(points=rating.points, margin=rating.margin)
        for level, rating in level_ratings(title).items()
        if level in OPPONENTS
    }


def _word(title: Title, language: str, key: str) -> str:
    return Words(language, [message(title_text(title, language), key)]).say(key)


@cache
def _options(title: Title) -> tuple[protocol.Option, ...]:
    schema = msgspec.json.schema(title.options)
    known: dict[str, Any] = schema.get("$defs", {})
    fields = known[title.options.__name__]["properties"]
    others = {name: part for name, part in known.items() if name != title.options.__name__}
    defaults = msgspec.to_builtins(title.options())
    return tuple(
        protocol.Option(
            name=name,
            schema=field | ({"$defs": others} if "$ref" in str(field) else {}),
            default=defaults.get(name, field.get("default")),
        )
        for name, field in fields.items()
    )


@get("/rules/{title:str}/{language:str}", media_type="text/markdown")
async def read_rules(title: Name, language: Name) -> Response[str]:
    """The numbered rules of a game, as Markdown."""
    _check_language(language)
    page = rules_page(jailbirds.title(title), language)
    return Response(page, media_type="text/markdown; charset=utf-8")


@get("/words/{language:str}", media_type=MediaType.TEXT)
async def read_common_words(language: Name) -> Response[str]:
    """The words that all games share, in Project Fluent's format."""
    _check_language(language)
    return _ftl(_common(language))


@get("/titles/{title:str}/words/{language:str}", media_type=MediaType.TEXT)
async def read_words(
    title: Name, language: Name, request: Request, edition: Edition = None
) -> Response[bytes]:
    """What a title says, in Project Fluent's format. Where it lacks a word in this language,
    English stands in."""
    _check_language(language)
    of = jailbirds.title(title)
    return _file(of, words_file(of, language), "words", request, edition)


@get("/titles/{title:str}/cover", media_type="image/svg+xml")
async def read_cover(title: Name, request: Request, edition: Edition = None) -> Response[bytes]:
    """The picture of a title, 320 by 170."""
    return _file_of(title, "cover", request, edition)


@get("/titles/{title:str}/cover.jpg", media_type="image/jpeg")
async def read_photograph(title: Name, request: Request) -> Response[bytes]:
    """The same for those who do not understand SVG, 1200 by 630."""
    of = jailbirds.title(title)
    return _file(of, photograph(of), "cover.jpg", request, None)


@get("/titles/{title:str}/lesson", media_type=MediaType.JSON)
async def read_lesson(title: Name, request: Request, edition: Edition = None) -> Response[bytes]:
    """What is told in the first lesson of a title, and when."""
    return _file_of(title, "lesson", request, edition)


@get("/titles/{title:str}/examples/{rule:str}", media_type=MediaType.JSON)
async def read_example(
    title: Name, rule: Name, request: Request, edition: Edition = None
) -> Response[bytes]:
    """A position that explains a rule of a title."""
    of = jailbirds.title(title)
    found = await asyncio.to_thread(example, of, rule)
    return _file(of, found, f"example of {rule[:40]!r}", request, edition)


@get("/titles/{title:str}/material", media_type=MediaType.JSON)
async def read_material(title: Name, request: Request, edition: Edition = None) -> Response[bytes]:
    """What is printed on a title's cards and board, and never changes."""
    return _file_of(title, "material", request, edition)


def _file_of(name: str, kind: Kind, request: Request, wanted: str | None) -> Response[bytes]:
    title = jailbirds.title(name)
    return _file(title, file_of(title, kind), kind, request, wanted)


def _file(
    title: Title, found: Page | None, what: str, request: Request, wanted: str | None
) -> Response[bytes]:
    """What is asked for by its edition may be kept for good; else the tag is compared."""
    if found is None:
        raise Refusal("missing", "refused-missing", f"{title.name} has no {what}")
    given = hand_out(
        found,
        request.headers.get("if-none-match"),
        zips="gzip" in request.headers.get("accept-encoding", ""),
        lasting=wanted == edition(title),
    )
    kind = given.headers.pop("content-type")
    return Response(given.body, status_code=given.status, headers=given.headers, media_type=kind)


@cache
def _common(language: str) -> str:
    common = (COMMON / f"{language}.ftl").read_text(encoding="utf-8")
    return f"{common}\n{server_words(language)}"


def _ftl(text: str) -> Response[str]:
    return Response(text, media_type="text/plain; charset=utf-8")


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal(
            "missing",
            "refused-missing",
            f"there are no words in {language!r}: expected one of {', '.join(LANGUAGES)}",
        )


router = Router(
    "/",
    route_handlers=[
        *(list_titles, read_words, read_cover, read_photograph, read_lesson, read_example),
        read_material,
        *(read_rules, read_common_words),
    ],
    tags=["games"],
)
