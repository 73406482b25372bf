"""Friends: whom you follow, whether they are there, and where a seat is kept for you."""

from __future__ import annotations

from typing import Annotated

import msgspec

from jailbirds.server.protocol.basics import Out, Strict
from jailbirds.server.protocol.players import ScoreOf


class NewFriend(Strict):
    """Body of POST /api/me/friends: follow the player of a page that you may see. They are not
    told."""

    page: Annotated[str, msgspec.Meta(max_length=32)]


class Friend(Out, frozen=True):
    """Somebody whom you follow; `id` is yours alone, to invite them or to follow them no longer.
    Of one who hides their page there is the name, and nothing else."""

    id: str
    name: str
    page: str | None
    online: bool  # connected now
    score: ScoreOf | None  # between you: `won` by you, `lost` to them


class Invitation(Out, frozen=True):
    """A table that waits for you: a seat is kept there. Who does not want it leaves it."""

    table: str
    title: str
    seat: int
    name: str | None  # of whoever opened the table
    at: int


class Friends(Out, frozen=True, tag="friends"):
    """Answer of GET and POST /api/me/friends; and whoever watches the lobby is told by their line,
    now and whenever something of it changes."""

    friends: tuple[Friend, ...] = ()  # by name
    invitations: tuple[Invitation, ...] = ()  # the latest first


class PersonAt(Out, frozen=True):
    """Another person at a table, whose page you may see; `friend` is their id among yours."""

    page: str
    friend: str | None


class PeopleAt(Out, frozen=True):
    """Answer of GET /api/tables/{table}/people: by seat; null: a bot, you, or one who hides."""

    table: str
    seats: tuple[PersonAt | None, ...]


class Followed(Out, frozen=True):
    """Somebody whom you follow, and since when: in an export."""

    name: str
    at: int


OF_FRIENDS = (NewFriend, Friends, PeopleAt)
