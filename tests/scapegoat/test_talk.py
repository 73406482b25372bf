"""What bots say, of themselves and when asked: that it is true."""

from __future__ import annotations

from typing import Any

import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.games.scapegoat.rules.escape import count_bits, is_indispensable, only_theirs
from jailbirds.games.scapegoat.state import ELEMENTS, TALK, THING_NAMES
from jailbirds.games.scapegoat.talk import intent
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.words import words
from jailbirds.words.hearing import topic_of
from tests.scapegoat.positions import prison
from tests.talking import LEVELS, NAMES, Heard, Voice, answered, heard


def test_an_unseen_event_is_not_spoken_of() -> None:
    game = prison(players=4, marks={0: "A"})
    whispered = Event("marked", {"seat": 0, "element": "A"}, seen_by=1 << 3)
    told = Event("marked", {"seat": 0, "element": "A"}, seen_by=1 << 1)
    said = {Bot("rookie", seed=luck).remark(game, 1, [whispered]) for luck in range(20)}
    assert said == {None}
    heard = [Bot("rookie", seed=luck).remark(game, 1, [told]) for luck in range(20)]
    assert "indispensable" in {remark.key for remark in heard if remark}


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
