"""How strong the levels of bots are at a title, on one scale.

They are kept in the title's folder, with the games that they follow from; `jailbirds lab levels`
plays these and writes the file. A lead of 191 points wins three games in four, and a regular has
1500. Where a title needs three players or more, a level sits among regulars, and the points tell by
how much its odds of winning differ from those of a regular in its seat.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

import msgspec

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title

FILE = "ratings.json"
ANCHOR, MIDDLE = "regular", 1500


class LevelRating(msgspec.Struct, frozen=True):
    """How strong a level is, and by how much that may be off (95 %)."""

    points: int
    margin: int


class Pairing(msgspec.Struct):
    """Games of one bot of a level against others of another."""

    first: str
    second: str
    won: int = 0
    lost: int = 0
    shared: int = 0  # or without a winner

    @property
    def games(self) -> int:
        return self.won + self.lost + self.shared


class Ratings(msgspec.Struct):
    """The file: between how many players, by how many iterations instead of the clock, what came
    of it, and what follows."""

    players: int
    seed: int = 0
    iterations: int | None = None
    pairings: list[Pairing] = []
    levels: dict[str, LevelRating] = {}


def kept(title: Title) -> Ratings | None:
    """What a title's folder has; None where nobody has measured yet."""
    file = title.folder / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Ratings)
    except msgspec.MsgspecError as error:
        raise JailbirdsError(f"{file} has no ratings: {error}") from None


@cache
def level_ratings(title: Title) -> MappingProxyType[str, LevelRating]:
    """The rating of every level at a title, as far as it was measured."""
    found = kept(title)
    return MappingProxyType(found.levels if found else {})
