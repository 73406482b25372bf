"""What the server tells of the titles, and hands out of their folders."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import jailbirds
from jailbirds.server.http import previews, static_files
from jailbirds.words import LANGUAGES, words
from tests.server.processes import Server

FILES = ("cover", "lesson", "material")


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client


def listed(http: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = http.get("/api/titles").json()["titles"]
    return found


def test_every_title_is_listed_in_the_order_of_the_first_page(http: httpx.Client) -> None:
    names = [info["title"] for info in listed(http)]
    assert sorted(names) == jailbirds.titles()
    ranks = [jailbirds.title(name).rank for name in names]
    assert ranks == sorted(ranks)


def test_a_title_says_what_it_is_called_and_about_in_every_language(http: httpx.Client) -> None:
    for info in listed(http):
        for language in LANGUAGES:
            told = words(language, jailbirds.title(info["title"]))
            assert info["names"][language] == told.say("title")
            assert info["taglines"][language] == told.say("tagline")
        assert info["few"] <= info["best"] <= info["many"]


def test_what_a_title_has_is_there_and_nothing_else(http: httpx.Client) -> None:
    kinds = {"cover": "image/svg+xml", "lesson": "application/json", "material": "application/json"}
    for info in listed(http):
        for file in FILES:
            answer = http.get(f"/api/titles/{info['title']}/{file}")
            if file in info["has"]:
                assert answer.status_code == 200
                assert answer.headers["content-type"] == kinds[file]
            else:
                assert (answer.status_code, answer.json()["kind"]) == (404, "missing")


def test_what_is_asked_for_by_its_edition_may_be_kept_for_good(http: httpx.Client) -> None:
    info = listed(http)[0]
    for path in ("cover", "lesson", "words/de"):
        address = f"/api/titles/{info['title']}/{path}"
        kept = http.get(address, params={"edition": info["edition"]})
        assert "immutable" in kept.headers["cache-control"]
        other = http.get(address, params={"edition": "an-old-one"})
        assert other.headers["cache-control"] == "no-cache"
        assert other.content == kept.content
        known = http.get(address, headers={"if-none-match": kept.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


def test_words_come_packed_to_those_who_can_unpack(http: httpx.Client) -> None:
    address = f"/api/titles/{listed(http)[0]['title']}/words/pl"
    packed = http.get(address, headers={"accept-encoding": "gzip"})
    plain = http.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


def test_there_are_no_words_of_an_unknown_title_or_language(http: httpx.Client) -> None:
    name = listed(http)[0]["title"]
    for path in ("/api/titles/no-such-game/words/en", f"/api/titles/{name}/words/xx"):
        assert http.get(path).status_code == 404


def test_the_page_of_the_app_tells_the_titles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    (tmp_path / "index.html").write_text("<html><head></head><body></body></html>")
    monkeypatch.setattr(static_files, "APP", tmp_path)
    before = static_files.answer("/", None, zips=False)
    assert b"titles" not in before.body
    titles = [{"title": "x", "names": {"en": "</script><script>alert(1)"}}]
    monkeypatch.setattr(static_files.Titles, "listed", json.dumps(titles).encode())
    after = static_files.answer("/new/x", before.headers["etag"], zips=False)
    assert after.status == 200  # not what the browser knows
    told = re.findall(
        r'<script type="application/json" id="titles">(.*?)</script>', str(after.body, "utf-8")
    )
    assert [json.loads(each) for each in told] == [titles]


def told_by(tags: bytes) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="(.*?)" content="(.*?)">', str(tags, "utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_link_shows_title_sentence_and_cover(language: str, http: httpx.Client) -> None:
    for name in jailbirds.titles():
        said = words(language, jailbirds.title(name))
        for page in ("t", "r", "new", "learn"):
            told = told_by(previews.tags(page, name, language, "https://x.org", f"/{page}/1"))
            assert told["og:title"] == f"{said.say('title')} · Jailbirds"
            assert html.unescape(told["og:description"]).endswith(said.say("tagline"))
            assert told["og:url"] == f"https://x.org/{page}/1"
        rules = told_by(previews.tags("rules", name, language, "https://x.org", f"/rules/{name}"))
        assert html.unescape(rules["og:description"]).endswith(said.say("rules-goal"))
        picture = http.get(rules["og:image"].removeprefix("https://x.org"))
        assert picture.headers["content-type"] == "image/jpeg"


def test_a_shared_link_elsewhere_shows_the_first_page() -> None:
    for page, name in (("", ""), ("rules", "no-such-title"), ("t", "")):
        told = told_by(previews.tags(page, name, "en", "", "/"))
        assert told["og:title"] == "Jailbirds"
        assert told["og:description"].startswith("Board games about getting away")


def test_nothing_of_an_address_ends_a_tag() -> None:
    tags = previews.tags("t", "", "en", "https://x.org", '/t/"><script>')
    assert b"<script" not in tags


def test_the_page_of_a_table_tells_its_title_to_whoever_may_look(
    server: Server, http: httpx.Client
) -> None:
    http.headers["origin"] = server.url
    http.post("/api/me", json={"nickname": "Ann"})
    name = jailbirds.titles()[0]
    least = jailbirds.title(name).players[0]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (least - 1)]
    made = http.post("/api/tables", json={"title": name, "seats": seats, "spectators": False})
    table, invite = made.json()["table"], made.json()["invite"]
    with httpx.Client(base_url=server.url) as stranger:
        for query, expected in ((f"?invite={invite}", True), ("", False)):
            page = stranger.get(f"/t/{table}{query}", headers={"accept-language": "pl, en;q=0.5"})
            told = words("pl", jailbirds.title(name)).say("title")
            assert ("og:title" in page.text and f'"{told} · Jailbirds"' in page.text) is expected
