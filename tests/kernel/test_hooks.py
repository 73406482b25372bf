"""What a title may say besides: whom an event hits, prompts, goals, and more of an ending."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

import jailbirds
from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.events import Event, Events, event
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title, up_to
from tests.testing.pebbles import rules, state, view


def test_an_event_hits_the_seat_it_names_and_nobody_through_their_own_action() -> None:
    events = Events([event("robbed", "seat", "other", hits="other"), event("sang", "seat")])
    robbed = Event("robbed", {"seat": 0, "other": 1}, -1)
    assert events.hits(robbed, 1, by=0)
    assert events.hits(robbed, 1, by=None)
    assert not events.hits(robbed, 0, by=0)
    assert not events.hits(robbed, 1, by=1)
    assert not events.hits(Event("sang", {"seat": 0}, -1), 0, by=1)


def test_one_s_own_action_hits_where_the_title_says_so() -> None:
    events = Events([event("fell", "seat", hits="seat", own=True)])
    assert events.hits(Event("fell", {"seat": 0}, -1), 0, by=0)


def test_an_event_can_only_hit_what_it_names() -> None:
    with pytest.raises(BadTitle, match="expected one of its arguments, seat, face"):
        event("rolled", "seat", "face", hits="victim")


def pebbles_that_say(**hooks: Any) -> Title:
    """Pebbles with hooks of these names beside its view."""
    said = ModuleType("tests.said")
    for name, hook in hooks.items():
        hook.__module__ = said.__name__
        setattr(said, name, hook)
    sys.modules[said.__name__] = said
    return Title(
        "pebbles",
        code=(state, rules, view, said),
        players=range(2, 4),
        rules_version=1,
        prefix="PEB",
        chapters=up_to(turn=3, end=4),
        most_legal=state.FACES,
        endings={"highest": state.PEB_04},
        reveals=frozenset({"shown"}),
        draft=True,
    )


def test_a_prompt_is_the_title_s_own_or_else_that_of_the_phase() -> None:
    def prompt(s: Any, seat: int) -> Any:
        return ("ask-high", {"face": int(s.die[seat])}) if s.die[seat] > 3 else None

    plain = Game(pebbles_that_say(), 2, seed=1)
    assert plain.prompt(0) == ("ask-choose", {"seat": 0})
    games = [Game(pebbles_that_say(prompt=prompt), 2, seed=seed) for seed in range(20)]
    said = {game.prompt(0)[0] for game in games}
    assert said == {"ask-high", "ask-choose"}


def test_a_prompt_and_a_goal_know_no_more_than_their_seat() -> None:
    def goal(s: Any, seat: int) -> Any:
        return "goal-beat", {"faces": "+".join(map(str, s.die))}

    game = Game(pebbles_that_say(goal=goal), 2, seed=1)
    game.play(0, "keep")
    mine, theirs = (int(die) for die in game.state["die"][0][:2])
    assert mine
    assert theirs
    said = game.goal(1)
    assert said is not None
    assert str(said[1]["faces"]).split("+")[:2] == ["0", str(theirs)]
    assert Game(pebbles_that_say(), 2, seed=1).goal(0) is None


def test_what_will_soon_end_a_game_is_told_to_everybody_until_it_is_over() -> None:
    game = Game(pebbles_that_say(near=lambda s: ("near-end", {"best": int(max(s.die))})), 2, seed=1)
    while not game.over:
        assert game.near() is not None
        game.play(game.actors[0], "keep")
    assert game.near() is None
    assert Game(pebbles_that_say(), 2, seed=1).near() is None


def test_an_ending_says_more_and_the_log_does_without_it() -> None:
    def ending(s: Any) -> Any:
        return {"best": int(max(s.die))}

    game = Game(pebbles_that_say(ending=ending), 2, seed=1)
    while not game.over:
        game.play(game.actors[0], "keep")
    assert game.result is not None
    assert game.result.args["best"] in range(1, state.FACES + 1)
    assert game.log.result == game.result.logged
    assert '"args"' not in game.log.to_json()


def test_without_such_words_an_ending_says_what_it_did() -> None:
    first = jailbirds.title(jailbirds.titles()[0])
    assert Game(first, first.players[0], seed=1).result is None
