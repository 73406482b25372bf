"""Who fits together: seeks, and the games that can begin with them.

Everybody has one seek at most, so that nobody sits at two tables by one click. Those who wish for
others of their own level are less and less choosy the longer they wait.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from jailbirds.server.ratings.scale import MIDDLE

GONE_AFTER = 8_000  # ms without a sign of whoever seeks
NEAR = 100  # points that others may be better or worse, for one who has just come
WIDER = 10  # points more with every second
CHOOSY = 60_000  # ms after which anybody will do


class Seek(msgspec.Struct, frozen=True):
    """What somebody looks for; `table` is the one that was found."""

    client: str
    id: str  # as others see it
    name: str
    title: str
    players: int
    rated: bool
    alike: bool  # with others of about the same rating
    wait: int | None  # seconds until bots take the seats that are free; None: never
    level: str  # of those bots
    points: int | None  # the rating, where there is one
    since: int
    seen: int  # when there was a sign of the client
    table: str | None
    away: frozenset[str] = frozenset()  # those of the others whom its person has blocked

    def is_there(self, now: int) -> bool:
        """Has nothing been found yet, and is its person there?"""
        return self.table is None and self.seen > now - GONE_AFTER

    def takes_bots(self, now: int) -> bool:
        """Has its person waited for people as long as they wished to?"""
        return self.wait is not None and now - self.since >= self.wait * 1000


class Match(msgspec.Struct, frozen=True):
    """A game that can begin: with these people, and bots on the other seats."""

    seeks: tuple[Seek, ...]
    bots: int


def may_meet(one: Seek, other: Seek) -> bool:
    """Are these two people, of whom neither has blocked the other?"""
    apart = other.client in one.away or one.client in other.away
    return one.client != other.client and not apart


def accepts(seek: Seek, other: Seek, now: int) -> bool:
    """Is the other about as strong as whoever seeks would like it?"""
    waited = now - seek.since
    if not seek.alike or waited >= CHOOSY:
        return True
    apart = abs(_points(seek) - _points(other))
    return apart <= NEAR + WIDER * waited // 1000


def _points(seek: Seek) -> int:
    return MIDDLE if seek.points is None else seek.points


def fit(one: Seek, other: Seek, now: int) -> bool:
    """Can these two sit at one table?"""
    return (
        (one.title, one.players, one.rated) == (other.title, other.players, other.rated)
        and accepts(one, other, now)
        and accepts(other, one, now)
        and may_meet(one, other)
    )


def matches(seeks: Iterable[Seek], now: int) -> list[Match]:
    """The games that can begin now; whoever has waited longest is served first."""
    found = []
    for alike in by_kind(seeks, now):
        waiting = alike
        while waiting:
            match = _match(waiting[0], waiting[1:], now)
            taken = match.seeks if match else waiting[:1]
            waiting = [seek for seek in waiting if seek not in taken]
            if match is not None:
                found.append(match)
    return found


def by_kind(seeks: Iterable[Seek], now: int) -> list[list[Seek]]:
    """Those whose people are there, the same games together, the oldest first."""
    kinds: dict[tuple[str, int, bool], list[Seek]] = {}
    for seek in sorted(seeks, key=lambda s: (s.since, s.client)):
        if seek.is_there(now):
            kinds.setdefault((seek.title, seek.players, seek.rated), []).append(seek)
    return list(kinds.values())


def _match(first: Seek, others: Sequence[Seek], now: int) -> Match | None:
    people = company(first, others, now)
    if len(people) == first.players:
        return Match(people, 0)
    if not first.takes_bots(now):
        return None
    people = company(first, [seek for seek in others if seek.wait is not None], now)
    return Match(people, first.players - len(people))


def company(first: Seek, others: Sequence[Seek], now: int) -> tuple[Seek, ...]:
    """Whoever seeks, and as many as are needed who all fit together."""
    people = [first]
    for seek in others:
        if len(people) < first.players and all(fit(seek, known, now) for known in people):
            people.append(seek)
    return tuple(people)
