"""A player's history as the fold of results: by title, by seat, streaks, against people and bots.

Whoever looks gets the fold of the games that he may know of, and of no others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from jailbirds.server.ratings.results import BOT, GONE


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game: who sat where, and which seats won."""

    table: str
    number: int
    title: str
    players: tuple[str, ...]  # by seat
    winners: frozenset[int]
    rated: bool
    open: bool  # was its table open to anybody?
    at: int

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, who in enumerate(self.players) if who == player]

    def won_by(self, player: str) -> bool:
        return any(seat in self.winners for seat in self.seats_of(player))

    def may_know(self, reader: str | None) -> bool:
        """May somebody know of this game? Whoever sat there, and everybody, if it was open."""
        return self.open or (reader is not None and reader in self.players)


class Score(msgspec.Struct):
    """Games, and how many of them were won; against somebody, how many that one won."""

    games: int = 0
    won: int = 0
    lost: int = 0

    def add(self, won: bool, lost: bool = False) -> None:
        self.games += 1
        self.won += won
        self.lost += lost


class History(msgspec.Struct):
    """All that follows from somebody's games."""

    all: Score
    titles: dict[str, Score]
    seats: dict[int, Score]
    levels: dict[str, Score]  # of bots
    opponents: dict[str, Score]  # people, by client
    streak: int  # games won in a row up to now
    best_streak: int


def history_of(player: str, games: Iterable[PlayedGame]) -> History:
    """The history of a player, from games in the order in which they were played."""
    found = History(Score(), {}, {}, {}, {}, 0, 0)
    for game in games:
        won = game.won_by(player)
        found.all.add(won)
        found.titles.setdefault(game.title, Score()).add(won)
        for seat in game.seats_of(player):
            found.seats.setdefault(seat, Score()).add(seat in game.winners)
        for other in set(game.players) - {player}:
            if other.startswith(BOT):
                level = found.levels.setdefault(other.removeprefix(BOT), Score())
                level.add(won, game.won_by(other))
            elif not other.startswith(GONE):
                found.opponents.setdefault(other, Score()).add(won, game.won_by(other))
        found.streak = found.streak + 1 if won else 0
        found.best_streak = max(found.best_streak, found.streak)
    return found


def most_met(history: History, most: int) -> list[str]:
    """The people one has played most often."""
    games = Counter({who: score.games for who, score in history.opponents.items()})
    return [who for who, _ in games.most_common(most)]


def matching(
    player: str,
    games: Sequence[PlayedGame],
    *,
    title: str | None,
    result: str | None,
    against: str | None,
    named: frozenset[str] | None,
) -> list[PlayedGame]:
    """Somebody's games of a title, that were won or lost, against one other, or against one of
    those whose name was searched for."""
    return [
        game
        for game in games
        if (title is None or game.title == title)
        and (result is None or game.won_by(player) == (result == "won"))
        and (against is None or against in game.players)
        and (named is None or not named.isdisjoint(set(game.players) - {player}))
    ]
