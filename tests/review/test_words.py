"""What reviews say, in every language."""

from __future__ import annotations

import dataclasses

import pytest

import jailbirds
from jailbirds.review import Review, review
from jailbirds.review.page import page
from jailbirds.review.telling import Telling
from jailbirds.review.words import FOLDER
from jailbirds.words import LANGUAGES
from jailbirds.words.texts import keys_of, read
from tests.review.games import LITTLE, finished
from tests.roles import OPEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(language: str) -> None:
    assert keys_of(read(FOLDER, language)) == keys_of(read(FOLDER, "en"))


def with_faults(title: str) -> tuple[jailbirds.Game, Review]:
    """A game that is judged so hastily that something looks wrong."""
    hasty = dataclasses.replace(LITTLE, horizon=10)
    for seed in range(1, 20):
        game = finished(title, seed)
        found = review(game, effort=hasty)
        if any(moment.decision and moment.decision.grade for moment in found.moments):
            return game, found
    raise AssertionError(f"expected a game of {title} with a decision that looks wrong")


@pytest.mark.parametrize("title", jailbirds.titles())
def test_every_moment_can_be_told_in_every_language(title: str) -> None:
    game, found = with_faults(title)
    for language in LANGUAGES:
        telling = Telling(game, found, language)
        for moment in found.moments:
            assert telling.happened(moment.number)
        assert telling.graded
        for moment in telling.graded:
            assert telling.loss(moment)
            assert telling.better(moment)
        assert page(telling).count("</ol>") >= 1


def test_names_are_told_as_they_are_and_never_as_markup() -> None:
    game = finished(OPEN, 1)
    game.names = ("<b>Ann</b>", "Ben & [bold]Cleo")
    text = page(Telling(game, review(game, effort=LITTLE), "en"))
    assert "<b>Ann" not in text
    assert "&lt;b&gt;Ann&lt;/b&gt;" in text
    assert "Ben &amp; [bold]Cleo" in text
