"""The games: what there is to play, its rules, its words."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import Parameter

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.server import protocol
from jailbirds.server.house import House
from jailbirds.server.telling import LEVELS
from jailbirds.server.words import server_words
from jailbirds.table import Refusal
from jailbirds.words import COMMON, LANGUAGES, rules_page

Name = Annotated[str, Parameter(max_length=32)]


@get("/titles", sync_to_thread=False)
def list_titles(house: House) -> protocol.Titles:
    """All games, with their options and the levels of bots."""
    return protocol.Titles(
        titles=tuple(_title_info(jailbirds.title(name), house) for name in jailbirds.titles())
    )


def _title_info(title: Title, house: House) -> protocol.TitleInfo:
    return protocol.TitleInfo(
        title=title.name,
        few=title.players[0],
        many=title.players[-1],
        rules_version=title.rules_version,
        rules=len(title.rule_names),
        prefix=title.prefix,
        chapters={
            key: tuple(map(title.rule_name, numbers)) for key, numbers in title.chapters.items()
        },
        rulings=tuple(title.rule_name(number) for number in sorted(title.rulings)),
        options=_options(title),
        levels=LEVELS,
        secrets=bool(title.reveals),
        ready=house.gears.of(title.name) == "native",
    )


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
            default=defaults.get(name),
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


@get("/words/{language:str}/{title:str}", media_type=MediaType.TEXT)
async def read_words(language: Name, title: Name) -> Response[str]:
    """The words that all games share, and those of a title."""
    _check_language(language)
    folder = jailbirds.title(title).folder / "words"
    own = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return _ftl(f"{_common(language)}\n{own}")


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
    "/", route_handlers=[list_titles, read_rules, read_common_words, read_words], tags=["games"]
)
