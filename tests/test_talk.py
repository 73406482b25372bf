"""What bots say: that it can be said, that it is true, and that it gives nothing away."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.games.scapegoat.rules.escape import count_bits, is_indispensable, only_theirs
from jailbirds.games.scapegoat.state import ELEMENTS, TALK, THING_NAMES
from jailbirds.games.scapegoat.talk import intent
from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import Event
from jailbirds.kernel.talk import Remark
from jailbirds.words import LANGUAGES, words
from jailbirds.words.hearing import topic_of
from jailbirds.words.names import bot_names
from tests.scapegoat.positions import prison

LEVELS = ("rookie", "regular", "veteran", "mastermind")
NAMES = ("Anna", "Ben", "Cleo", "Dirk")
VOICES = {name: talk for name in jailbirds.titles() if (talk := jailbirds.title(name).talk)}
TALKING = [name for name, talk in VOICES.items() if talk.remark]  # of themselves
GAMES = 90


@dataclass(frozen=True)
class Heard:
    """A remark, who made it to what, and what they knew."""

    game: int
    seat: int
    level: str
    about: Action | list[Event]
    remark: Remark
    redacted: np.ndarray


class Voice(Bot):
    """A bot that talks as its level does, and plays without a search: quick enough for a test."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed, gear="native")
        self.level = jailbirds.bots.level("greedy" if self.level.seconds else name)


def cast(number: int, players: int) -> list[str]:
    """Who sits where: all levels, or those who play well, or one who does anything."""
    levels = [LEVELS[(number // 3 + seat) % len(LEVELS)] for seat in range(players)]
    if number % 3 == 1:
        return [level if level != "rookie" else "regular" for level in levels]
    if number % 3 == 2:
        levels[number // 3 * 3 % players] = "random"
    return levels


def listen(title: jailbirds.Title, number: int) -> Iterator[Heard]:
    """All that is said in a game."""
    players = title.players[-1]
    options = title.variants[number % len(title.variants)]
    game = jailbirds.Game(title, players, options, seed=number, gear="native")
    levels = cast(number, players)
    bots = [Voice(name, seed=10 * number + seat) for seat, name in enumerate(levels)]

    def ask(seat: int, about: Action | list[Event]) -> Iterator[Heard]:
        if remark := bots[seat].remark(game, seat, about):
            yield Heard(number, seat, levels[seat], about, remark, game.redacted(seat))

    events: list[Event] = [event for move in game.moves for event in move.events]
    while True:
        for seat in range(players):
            yield from ask(seat, events)
        if game.over:
            return
        seat = game.actors[number % len(game.actors)]
        action = bots[seat].choose(game, seat)
        yield from ask(seat, action)
        events = game.play(seat, action)


@cache
def heard(name: str) -> list[Heard]:
    title = jailbirds.title(name)
    if name not in TALKING:
        return []
    return [said for number in range(GAMES) for said in listen(title, number)]


@cache
def answered(name: str) -> list[Heard]:
    """What bots answer to people in the chat, whatever these speak of, all through some games."""
    title = jailbirds.title(name)
    talk = VOICES[name]
    found = []
    for number in range(6):
        options = title.variants[number % len(title.variants)]
        game = jailbirds.Game(title, title.players[-1], options, seed=number, gear="native")
        bots = [Voice(LEVELS[(number + seat) % 4], seed=seat) for seat in range(game.players)]
        while not game.over:
            asked = enumerate(bots) if len(game.moves) % 5 == 0 else ()
            for seat, bot in asked:
                for topic in (*talk.topics, ""):
                    if remark := bot.answer(game, seat, topic):
                        known = game.redacted(seat)
                        found.append(Heard(number, seat, bot.name, [], remark, known))
            seat = game.actors[number % len(game.actors)]
            game.play(seat, bots[seat].choose(game, seat))
    return found


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


def test_an_unseen_event_is_not_spoken_of() -> None:
    game = prison(players=4, marks={0: "A"})
    whispered = Event("marked", {"seat": 0, "element": "A"}, seen_by=1 << 3)
    told = Event("marked", {"seat": 0, "element": "A"}, seen_by=1 << 1)
    said = {Bot("rookie", seed=luck).remark(game, 1, [whispered]) for luck in range(20)}
    assert said == {None}
    heard = [Bot("rookie", seed=luck).remark(game, 1, [told]) for luck in range(20)]
    assert "indispensable" in {remark.key for remark in heard if remark}


# --- scapegoat: what is said is true


def opened(said: Heard) -> Any:
    return jailbirds.title("scapegoat").gear("interpreted").open(said.redacted)[0]


def test_an_announced_vote_is_cast() -> None:
    title = jailbirds.title("scapegoat")
    kept = 0
    for number in range(8):
        game = jailbirds.Game(title, 4, seed=number, gear="native")
        bots = [Voice(LEVELS[(number + seat) % 2], seed=seat) for seat in range(4)]
        announced: dict[int, int] = {}
        while not game.over:
            if game.view().phase == "talk":
                told = [bot.remark(game, seat, []) for seat, bot in enumerate(bots)]
                announced = {
                    seat: int(remark.args["other"])
                    for seat, remark in enumerate(told)
                    if remark and remark.key.startswith("vote")
                }
            seat = game.actors[number % len(game.actors)]
            action = Voice(bots[seat].name, seed=99).choose(game, seat)  # it needs no memory
            if action.do == "vote" and seat in announced:
                assert action.args["seat"] == announced[seat]
                kept += 1
            game.play(seat, action)
    assert kept > 50


def test_a_vote_said_while_it_is_cast_is_that_vote() -> None:
    cast = [
        said
        for said in heard("scapegoat")
        if isinstance(said.about, Action) and said.about.do == "vote"
    ]
    assert {said.level for said in cast} == {"veteran", "mastermind"}
    for said in cast:
        assert isinstance(said.about, Action)
        assert said.remark.args["other"] == said.about.args["seat"] != said.seat


def test_reasons_are_true() -> None:
    for said in heard("scapegoat"):
        s, other = opened(said), int(said.remark.args.get("other", 0))
        key = said.remark.key
        rest = [seat for seat in range(s.players) if seat not in (said.seat, other)]
        if key == "vote-alone":
            assert only_theirs(s, other)
        elif key == "vote-ahead":
            marks = [count_bits(s.marks[seat]) for seat in rest]
            assert count_bits(s.marks[other]) > max(marks)
        elif key == "vote-cards":
            assert s.hand[other] > max(s.hand[seat] for seat in rest)
        elif key in ("vote-again", "elected", "elected-again", "drawn"):
            assert (other if key == "vote-again" else said.seat) == s.scapegoat
            if key != "vote-again":
                voters = [k for k in range(s.players) if s.votes[k] == said.seat + 1]
                assert (key == "drawn") == (not any(s.votes))
                assert key == "drawn" or set(voters) - {said.seat}
        elif key == "indispensable":
            owners = _owners(s, said)
            assert owners == [other]
        elif key == "dispensable":
            assert sorted(_owners(s, said)) == sorted([other, said.seat])
            assert not is_indispensable(s, other)
        elif key == "task-first":
            assert _owners(s, said) == []
        elif key == "task":
            assert _owners(s, said)
        elif key == "free":
            assert s.left - 1 == other != said.seat
        elif key == "left":
            assert s.left - 1 == said.seat


def _owners(s: Any, said: Heard) -> list[int]:
    number = ELEMENTS.index(str(said.remark.args["element"]))
    return [seat for seat in range(s.players) if s.marks[seat] >> number & 1]


def test_a_bot_does_not_vote_for_itself_out_loud() -> None:
    for said in heard("scapegoat"):
        if said.remark.key.startswith("vote"):
            assert said.remark.args["other"] != said.seat


def test_a_regular_says_what_the_issue_quotes() -> None:
    """Round 3, seat 3 announces; Ben alone has elements."""
    game = prison(players=4, marks={0: "A", 1: "BCD", 2: "A", 3: "A"})
    with game.edit(impossible=True) as s:
        s.phase, s.round = TALK, 3
    remark = Bot("regular", seed=1).remark(game, 3, [])
    assert remark is not None
    said = words("en", game.title).remark(remark, NAMES)
    assert said == "I’ll vote for Ben, the only one with something the rest of us lack."
    assert words("de", game.title).remark(remark, NAMES, reader=1).startswith("Ich stimme für dich")


def test_a_scapegoat_drawn_by_lot_does_not_remember_who_voted() -> None:
    """Nobody has voted yet; and who is named without a vote of others says nothing."""
    game = prison(players=4)
    elected = Event("elected", {"seat": 1, "bonus": 1}, seen_by=-1)

    def said(votes: list[int]) -> set[str]:
        with game.edit(impossible=True) as s:
            s.scapegoat, s.bonus = 1, 1
            for voter, vote in enumerate(votes):
                s.votes[voter] = vote
        bots = [Bot("rookie", seed=luck) for luck in range(30)]
        return {remark.key for bot in bots if (remark := bot.remark(game, 1, [elected]))}

    assert said([0, 0, 0, 0]) == {"drawn"}
    assert said([2, 3, 3, 2]) == {"elected"}
    assert said([1, 2, 3, 4]) == set()  # a tie: somebody named seat 1


# --- scapegoat: what is answered in the chat is true


def test_an_answer_about_the_vote_is_what_was_revealed_or_will_be_cast() -> None:
    seen = set()
    for said in answered("scapegoat"):
        s, key = opened(said), said.remark.key
        seen.add(key)
        if key == "answer-voted":
            assert s.votes[said.seat] - 1 == said.remark.args["other"] != said.seat
        elif key == "answer-sealed":
            assert s.voted[said.seat]
        elif key.startswith("vote"):
            assert s.phase == TALK
            assert intent(s, said.seat, said.level) == said.remark.args["other"]
        elif key == "answer-need":
            kind = THING_NAMES.index(said.remark.args["thing"])
            tasks = [int(task) - 1 for task in s.task_in if task > 0]
            assert any(s.need[task, kind] > s.items[said.seat, kind] for task in tasks)
    assert {"answer-voted", "answer-sealed", "answer-vote", "answer-need", "answer-name"} <= seen


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Who gets your vote?", "vote"),
        ("Für wen stimmst du?", "vote"),
        ("Na kogo głosujesz?", "vote"),
        ("Op wie stem je?", "vote"),
        ("Wanna trade?", "trade"),
        ("Tauschst du mit mir?", "trade"),
        ("Zamienisz się?", "trade"),
        ("Zullen we ruilen?", "trade"),
        ("Nice weather in here.", None),
    ],
)
def test_a_line_is_understood_in_every_language(text: str, topic: str | None) -> None:
    assert topic_of(jailbirds.title("scapegoat"), text) == topic


# --- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_a_name_a_character_and_enough_names(language: str) -> None:
    said = words(language)
    everybody: list[str] = []
    for level in LEVELS:
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
