"""What bots say: that it can be said, that it is true, and that it gives nothing away."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import jailbirds
from jailbirds.bots import OPPONENTS, Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator
from jailbirds.words import LANGUAGES, words
from jailbirds.words.names import bot_names
from tests.talking import GAMES, LEVELS, NAMES, TALKING, VOICES, Voice, answered, cast, heard


def keys_of(title: jailbirds.Title, language: str) -> set[str]:
    text = (title.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^remark-(\S+) =", text, flags=re.MULTILINE))


@pytest.mark.parametrize("name", VOICES)
def test_every_remark_can_be_said_to_everybody_in_every_language(name: str) -> None:
    title = jailbirds.title(name)
    names = [*NAMES, "Eva", "Finn"]
    for said in [*heard(name), *answered(name)[::20]]:
        for language in LANGUAGES:
            for reader in (None, *range(title.players[-1])):
                sentence = words(language, title).remark(said.remark, names, reader)
                assert sentence.strip()
                assert len(sentence) < 110, sentence
                assert "{" not in sentence


@pytest.mark.parametrize("name", VOICES)
def test_there_are_no_dead_words(name: str) -> None:
    title = jailbirds.title(name)
    used = {said.remark.key for said in [*heard(name), *answered(name)]}
    for language in LANGUAGES:
        assert keys_of(title, language) == used


@pytest.mark.parametrize("name", TALKING)
def test_higher_levels_talk_less_and_yardsticks_are_silent(name: str) -> None:
    players = jailbirds.title(name).players[-1]
    seats = Counter(level for number in range(GAMES) for level in cast(number, players))
    said = Counter(said.level for said in heard(name))
    rookie, regular, veteran, mastermind = (said[level] / seats[level] for level in LEVELS)
    assert rookie > regular > veteran > mastermind > 0
    assert said["random"] == 0 < seats["random"]


@pytest.mark.parametrize("name", TALKING)
def test_most_decisions_are_made_in_silence(name: str) -> None:
    title = jailbirds.title(name)
    spoken = [said for said in heard(name) if isinstance(said.about, Action)]
    decisions = sum(
        move.seat != jailbirds.CHANCE for number in range(4) for move in played(title, number)
    )
    assert len(spoken) / GAMES < 0.25 * decisions / 4


def played(title: jailbirds.Title, number: int) -> list[Any]:
    game = jailbirds.Game(title, title.players[-1], seed=number, gear="native")
    bots = [Voice("regular", seed) for seed in range(game.players)]
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(game, seat))
    return game.moves


@pytest.mark.parametrize("name", TALKING)
def test_a_remark_is_made_from_what_its_seat_may_know(name: str) -> None:
    """What is hidden is dealt anew: the same luck leads to the same words."""
    title = jailbirds.title(name)
    loops = title.gear("native").loops
    rng = generator(5)
    for said in heard(name)[::7]:
        other = said.redacted.copy()
        loops.redeal(other, 0, said.seat, rng)
        loops.redact(other, 0, said.seat)
        for luck in range(3):
            words_of = [
                Bot(said.level, seed=luck).remark_from(title, record, said.seat, said.about)
                for record in (said.redacted, other)
            ]
            assert words_of[0] == words_of[1]


# --- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_a_name_a_character_and_enough_names(language: str) -> None:
    said = words(language)
    everybody: list[str] = []
    for level in OPPONENTS:
        assert said.say(f"bot-{level}")
        assert 30 < len(said.say(f"bot-{level}.about")) < 120
        names = said.say(f"bot-{level}.names").split(", ")
        assert len(names) >= 6
        assert all(2 < len(name) <= 12 for name in names), names
        everybody += names
    assert len(set(everybody)) == len(everybody)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_at_a_table_have_different_names(language: str) -> None:
    levels = ["rookie"] * 3 + ["mastermind@0.5", "regular", "rookie"]
    names = bot_names(levels, language, seed=4)
    assert len(set(names)) == len(names)
    assert names == bot_names(levels, language, seed=4)
    assert len({tuple(bot_names(levels, language, seed=seed)) for seed in range(9)}) > 1
    again = bot_names(["rookie"] * 6, language, seed=4, taken=names[:1])
    assert names[0] not in again


def test_when_names_run_out_bots_are_numbered() -> None:
    names = bot_names(["rookie"] * 9, "en", seed=1)
    assert len(set(names)) == 9
    assert names[8] == "Bot 9"
