"""A player's public page over HTTP: history, head-to-head, games."""

from __future__ import annotations

from jailbirds.server.protocol.basics import LevelName, Out, Strict


class SetProfile(Strict):
    """Body of PUT /api/me/profile. A page that is hidden is there for nobody but you."""

    hidden: bool


class ScoreOf(Out, frozen=True):
    """Games, and how many you won, or the player whose page it is; `lost`: those that the other
    won, where it is about another."""

    games: int
    won: int
    lost: int


class TitleScore(ScoreOf, frozen=True):
    title: str
    points: int | None = None  # the rating, where there is one
    sure: bool = False


class SeatScore(ScoreOf, frozen=True):
    seat: int


class LevelScore(ScoreOf, frozen=True):
    level: LevelName


class OpponentScore(ScoreOf, frozen=True):
    """Head to head. `page` is where the other's own page is, if it is not hidden."""

    name: str
    page: str | None


class Profile(Out, frozen=True):
    """Answer of GET /api/players/{page}. It counts the games that the reader may know of: those
    whose tables were open to anybody, and those at which the reader sat."""

    page: str
    name: str
    since: int
    mine: bool
    hidden: bool
    all: ScoreOf
    titles: tuple[TitleScore, ...]
    seats: tuple[SeatScore, ...]
    levels: tuple[LevelScore, ...]
    opponents: tuple[OpponentScore, ...]
    streak: int
    best_streak: int
    between: ScoreOf | None = None  # the reader and the player: `won` by the reader
    friend: str | None = None  # their id among the reader's friends


class PlayerAt(Out, frozen=True):
    """Somebody at a finished game: a person with a name, a bot with a level, or nobody any more."""

    name: str | None
    level: LevelName | None
    page: str | None
    won: bool
    own: bool  # it is the player whose page it is


class GameOf(Out, frozen=True):
    table: str
    title: str
    at: int
    won: bool
    rated: bool
    players: tuple[PlayerAt, ...]
    there: bool  # is the table still there to look at?


class GamesOf(Out, frozen=True):
    """Answer of GET /api/players/{page}/games, the latest first; `more`: ask for what was before
    `before`."""

    games: tuple[GameOf, ...]
    more: int | None


OF_PLAYERS = (SetProfile, Profile, GamesOf)
