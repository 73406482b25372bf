"""The feed: somebody's alerts for a feed reader (Atom, RFC 4287)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

from jailbirds.server.alerts.sending import Message

ATOM = "http://www.w3.org/2005/Atom"


def atom(name: str, heading: str, site: str, entries: Sequence[Message]) -> bytes:
    """A feed of that name, the latest entry first."""
    feed = Xml.Element("feed", xmlns=ATOM)
    _add(feed, "id", f"urn:jailbirds:feed:{name}")
    _add(feed, "title", heading)
    _add(feed, "updated", _when(max((each.at for each in entries), default=0)))
    _add(_add(feed, "author"), "name", "Jailbirds")
    _add(feed, "link", href=f"{site}/", rel="alternate")
    for each in entries:
        entry = _add(feed, "entry")
        _add(entry, "id", f"urn:jailbirds:alert:{each.alert}")
        _add(entry, "title", each.heading)
        _add(entry, "updated", _when(each.at))
        _add(entry, "link", href=each.url, rel="alternate")
        _add(entry, "summary", each.body)
    text: bytes = Xml.tostring(feed, encoding="utf-8", xml_declaration=True)
    return text


def _add(parent: Xml.Element, name: str, text: str | None = None, **more: str) -> Xml.Element:
    child = Xml.SubElement(parent, name, more)
    child.text = text
    return child


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")
