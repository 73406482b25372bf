"""The words that all titles share, and a title whose words are still being written."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.words import COMMON, LANGUAGES, words
from jailbirds.words.texts import keys_of, lacks, read


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(language: str) -> None:
    assert keys_of(read(COMMON, language)) == keys_of(read(COMMON, "en"))


def draft(folder: Path, **texts: str) -> Title:
    """A title with only these words."""
    (folder / "words").mkdir()
    for language, text in texts.items():
        (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    title = replace(jailbirds.title(jailbirds.titles()[0]))
    object.__setattr__(title, "folder", folder)
    return title


def test_english_stands_in_for_a_word_that_a_language_lacks(tmp_path: Path) -> None:
    title = draft(
        tmp_path,
        en="title = Liars\nLIE-01 = Nobody lies.\n    .no = Do not lie.\n"
        "-boss = warden\nnow = { -boss }\n",
        de="title = Lügner\nLIE-01 = Niemand lügt.\n",
    )
    told = words("de", title)
    assert told.say("title") == "Lügner"
    assert told.say("LIE-01") == "Niemand lügt."
    assert told.say("LIE-01.no") == "Do not lie."
    assert told.say("now") == "warden"
    assert lacks(title, "de") == ["-boss", "LIE-01.no", "now"]


def test_a_language_without_a_file_is_spoken_in_english(tmp_path: Path) -> None:
    title = draft(tmp_path, en="title = Liars\n")
    assert words("pl", title).say("title") == "Liars"
    assert lacks(title, "pl") == ["title"]
    assert lacks(title, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", jailbirds.titles())
def test_the_rules_of_our_titles_begin_with_five_lines(name: str, language: str) -> None:
    told = words(language, jailbirds.title(name))
    lines = [told.say(f"rules-{part}") for part in ("goal", "turn", "twist", "others", "end")]
    assert all(40 < len(line) < 240 for line in lines)


@pytest.mark.parametrize("name", jailbirds.titles())
def test_nobody_is_called_by_their_own_name_in_their_own_eyes(name: str) -> None:
    """Over games with all options: events, actions, turns and prompts say “you”."""
    title = jailbirds.title(name)
    spoken = [words(language, title) for language in LANGUAGES]
    said: set[tuple[object, ...]] = set()  # of each sentence about the reader, one is enough
    wrong = set()
    for number, (players, options) in enumerate(title.tables()):
        names = [f"Guest{seat}x" for seat in range(players)]
        game = jailbirds.new(name, players, options, seed=number, names=names)
        rng = random.Random(number)
        for _ in range(120):
            if game.over:
                break
            seat = rng.choice(game.actors)
            events = game.play(seat, rng.choice(game.legal(seat)))
            for reader in range(players):
                view = game.view(reader)
                about = [(f"event-{e.name}", e.args) for e in events if e.visible_to(reader)]
                about.append((f"now-{view.phase}", {"seat": view.seat}))
                if reader in game.actors:
                    about.append(game.prompt(reader))
                    about += [(f"action-{a.do}", a.args) for a in game.legal(reader)]
                for key, args in about:
                    whose = tuple(args.get(who) == reader for who in ("seat", "other"))
                    if any(whose) and (key, *whose) not in said:
                        said.add((key, *whose))
                        told = {say.prompt((key, args), names, reader) for say in spoken}
                        wrong |= {text for text in told if names[reader] in text}
    assert said
    assert not wrong
