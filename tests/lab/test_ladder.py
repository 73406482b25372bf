"""Levels on one scale: the games they are rated by, what follows from these, and what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import jailbirds
from jailbirds.bots import LEVELS, OPPONENTS, level
from jailbirds.bots.ratings import ANCHOR, MIDDLE, Pairing, kept, level_ratings
from jailbirds.lab.ladder import RATED, Ladder, among, fitted, pairs
from jailbirds.server.api.titles import all_titles
from jailbirds.server.protocol.basics import LevelName
from tests.roles import OPEN

MOST_ON_A_PHONE = 8


def test_opponents_are_the_same_everywhere_from_weak_to_strong() -> None:
    assert get_args(LevelName) == OPPONENTS
    assert len(OPPONENTS) <= MOST_ON_A_PHONE
    assert (OPPONENTS[0], OPPONENTS[-1]) == ("rookie", "champion")
    assert [*LEVELS][-len(OPPONENTS) :] == [*OPPONENTS]
    noise, care = (
        [getattr(level(name), field) for name in OPPONENTS] for field in ("noise", "care")
    )
    assert noise == sorted(noise, reverse=True)
    assert care[OPPONENTS.index("schemer") :] == sorted(care[OPPONENTS.index("schemer") :])


@pytest.mark.parametrize("name", jailbirds.titles())
def test_every_title_of_ours_keeps_a_rating_of_every_level(name: str) -> None:
    title = jailbirds.title(name)
    ratings = level_ratings(title)
    assert tuple(ratings) == RATED
    assert ratings[ANCHOR].points == MIDDLE
    assert ratings["champion"].points > MIDDLE > ratings["rookie"].points
    found = kept(title)
    assert found is not None
    assert {(each.first, each.second) for each in found.pairings} == set(pairs(found.players))
    assert all(each.games > 0 for each in found.pairings)


def test_the_api_tells_every_opponent_with_its_rating() -> None:
    for info in all_titles().titles:
        assert info.levels == OPPONENTS
        told = {level: rating.points for level, rating in info.level_ratings.items()}
        ratings = level_ratings(jailbirds.title(info.title))
        assert told == {level: ratings[level].points for level in OPPONENTS}


def test_ratings_go_on_where_they_stopped(tmp_path: Path) -> None:
    title = jailbirds.title(OPEN)
    file = tmp_path / "ratings.json"
    begun = Ladder(title, file, 5, 0)
    begun.play(4, 1, cores=1)
    before = {(each.first, each.second): each.games for each in begun.ratings.pairings}
    again = Ladder(title, file, 5, 0)
    assert again.ratings == begun.ratings
    assert not any(left for _, left in again.missing(4, 1))
    again.play(4, 2, cores=1)
    after = {(each.first, each.second): each.games for each in again.ratings.pairings}
    for (first, second), games in before.items():
        thinks = LEVELS[first].seconds or LEVELS[second].seconds
        assert (games, after[first, second]) == ((1, 2) if thinks else (4, 4))
    with pytest.raises(jailbirds.JailbirdsError, match="5 iterations"):
        Ladder(title, file, 6, 0)


def test_who_wins_more_is_rated_higher_and_more_games_leave_less_doubt() -> None:
    few = [Pairing("inmate", "rookie", 15, 5), Pairing("regular", "inmate", 15, 5)]
    found = fitted(few)
    assert found["regular"].points > found["inmate"].points > found["rookie"].points
    many = [Pairing(each.first, each.second, 100 * each.won, 100 * each.lost) for each in few]
    assert fitted(many)["rookie"].margin < found["rookie"].margin / 5
    even = fitted([Pairing("veteran", "regular", shared=50)])["veteran"]
    assert even.points == MIDDLE
    unbeaten = fitted([Pairing("champion", "regular", won=20)])["champion"]
    assert MIDDLE + 400 < unbeaten.points < MIDDLE + 2000


def test_where_several_win_together_a_level_is_measured_among_regulars() -> None:
    assert {second for _, second in pairs(3)} == {ANCHOR}
    found = among([Pairing(ANCHOR, ANCHOR, 100, 200), Pairing("rookie", ANCHOR, 20, 280)])
    assert found["rookie"].points < MIDDLE - found["rookie"].margin
