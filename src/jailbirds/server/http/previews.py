"""What a link to a page shows where it is shared: title, sentence, picture, as Open Graph tags."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.server.tables import lobby
from jailbirds.server.words import server_words
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal
from jailbirds.words import COMMON, LANGUAGES, Words
from jailbirds.words.texts import message, read, title_text

NAME = "Jailbirds"
HOST = re.compile(r"[\w.:\[\]-]{1,255}")
PAGES = ("new", "rules", "learn", "puzzles")  # of a title
TABLES = ("t", "r", "review", "analysis")  # a table, its replay, its review, its analysis


async def preview(worker: Worker, scope: Mapping[str, Any]) -> bytes:
    """The tags of the page that is asked for, in the language asked for."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    query = parse_qs(scope["query_string"].decode("latin-1"))
    asked = query.get("lang", [""])[0]
    language = asked if asked in LANGUAGES else preferred(headers.get("accept-language", ""))
    host = headers.get("host", "")
    here = f"{scope['scheme']}://{host}" if HOST.fullmatch(host) else ""
    page, name = (*scope["path"].split("/")[1:3], "", "")[:2]
    if page in TABLES:
        name = await _title_of(worker, name, query.get("invite", [None])[0])
    origin = (worker.settings.public_url or here).rstrip("/")
    return tags(page, name, language, origin, scope["path"])


async def _title_of(worker: Worker, table: str, invite: str | None) -> str:
    """What is played at a table, for those who may look at it."""
    try:
        live = await lobby.find_table(worker, table[:40], None, invite)
    except Refusal:
        return ""
    return live.table.title.name


def preferred(wishes: str) -> str:
    """The first language of an Accept-Language header that we speak.

    >>> preferred("fr-FR, pl;q=0.9, en;q=0.8")
    'pl'
    """
    spoken = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((language for language in spoken if language in LANGUAGES), "en")


def tags(page: str, name: str, language: str, origin: str, path: str) -> bytes:
    """`page` is the first part of the address, `name` the title it is about, or none of ours."""
    title = jailbirds.title(name) if name in jailbirds.titles() else None
    if title is None or page not in (*PAGES, *TABLES):
        heading, picture = NAME, "/icon-512.png"
        sentence = _say(language, read(COMMON / "app", language), "home-sentence")
    else:
        said = title_text(title, language)
        heading = f"{_say(language, said, 'title')} · {NAME}"
        about = "rules-goal" if page == "rules" and "rules-goal" in said else "tagline"
        sentence = _say(
            language, server_words(language), f"preview-{page}", about=_say(language, said, about)
        )
        picture = picture_of(title)
    card = "summary" if title is None else "summary_large_image"
    told = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": heading,
        "og:description": sentence,
        "og:locale": language,
        **({"og:url": origin + path, "og:image": origin + picture} if origin else {}),
    }
    lines = [f'<meta property="{key}" content="{html.escape(text)}">' for key, text in told.items()]
    return "".join([*lines, f'<meta name="twitter:card" content="{card}">']).encode()


def picture_of(title: Title) -> str:
    """Many do not understand SVG: the cover as a photograph, where the title has one."""
    if (title.folder / "cover.jpg").is_file():
        return f"/api/titles/{title.name}/cover.jpg"
    return f"/api/titles/{title.name}/cover"


def _say(language: str, text: str, key: str, **args: str) -> str:
    return Words(language, [message(text, key)]).say(key, **args)
