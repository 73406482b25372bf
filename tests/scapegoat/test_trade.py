"""SCG-29: offers, answers, and their limits."""

import pytest

from tests.scapegoat.positions import can, play_all, prison, sheet, told


@pytest.mark.rule("SCG-29")
def test_an_offer_is_built_in_steps_and_changes_hands_when_accepted() -> None:
    game = prison(items={0: "key", 1: "knife tools"}, cash={0: 2, 1: 1}, points=0)
    play_all(game, 1, "offer 0", "give knife", "give cash", "ask key")
    assert game.view(2).offer.gives == ("knife", "cash")
    events = game.play(1, "send")
    assert told(events, "offered") == [{"seat": 1, "other": 0}]
    assert game.actors == (0,)
    assert can(game, 0) == {"accept", "refuse"}
    game.play(0, "accept")
    assert (sheet(game, 0).items, sheet(game, 0).cash) == (("knife",), 3)
    assert (sheet(game, 1).items, sheet(game, 1).cash) == (("key", "tools"), 0)
    assert game.actors == (1,)


@pytest.mark.rule("SCG-29")
def test_a_gift_and_a_request_are_offers_too() -> None:
    game = prison(items={0: "key"}, cash={1: 1})
    play_all(game, 1, "offer 0", "ask key", "send")
    game.play(0, "accept")
    play_all(game, 1, "offer 0", "give cash", "send")
    game.play(0, "accept")
    assert (sheet(game, 1).items, sheet(game, 0).cash) == (("key",), 1)


@pytest.mark.rule("SCG-29")
def test_an_offer_is_of_things_one_has_and_not_empty() -> None:
    game = prison(items={0: "key", 1: "knife"})
    game.play(1, "offer 0")
    for action in ("send", "give tools", "ask knife", "give cash", "move chapel"):
        assert game.why_not(1, action) == "SCG-29"
    game.play(1, "give knife")
    assert game.why_not(1, "give knife") == "SCG-29"
    game.play(1, "back")
    assert game.view().phase == "turn"
    assert game.view().offer is None
    assert game.why_not(1, "give knife") == "SCG-29"


@pytest.mark.rule("SCG-29", "SCG-04")
def test_both_need_room_for_the_result() -> None:
    game = prison(items={0: "key key knife", 1: "tools"}, cash={0: 3, 1: 1})
    play_all(game, 1, "offer 0", "give tools")
    assert game.why_not(1, "send") == "SCG-04"
    game.play(1, "ask key")
    assert game.why_not(1, "send") is None
    game.play(1, "give cash")
    assert game.why_not(1, "send") == "SCG-04"


@pytest.mark.rule("SCG-29")
def test_one_trades_with_somebody_in_the_same_room_who_or_oneself_has_something() -> None:
    game = prison(rooms={2: "chapel"}, items={1: "key", 2: "key"})
    assert game.why_not(1, "offer 2") == "SCG-29"
    assert game.why_not(1, "offer 1") == "SCG-29"
    assert game.why_not(1, "offer 0") is None
    assert prison().why_not(1, "offer 0") == "SCG-29"


@pytest.mark.rule("SCG-29")
@pytest.mark.parametrize("answer", ["refuse", "accept"])
def test_three_refused_or_accepted_offers_a_turn_are_the_limit(answer: str) -> None:
    game = prison(cash={1: 3})
    for _ in range(3):
        play_all(game, 1, "offer 0", "give cash", "send")
        game.play(0, answer)
    assert game.why_not(1, "offer 0") == "SCG-29"
    assert sheet(game, 0).cash == (3 if answer == "accept" else 0)
    for seat in (1, 2):
        game.play(seat, "end")
    assert game._records[0].refused == 0


@pytest.mark.rule("SCG-29")
def test_while_an_offer_is_open_only_the_other_one_acts() -> None:
    game = prison(cash={1: 1})
    play_all(game, 1, "offer 0", "give cash", "send")
    assert game.why_not(0, "end") == "SCG-29"
    assert game.why_not(1, "end") == "SCG-19"
    game.play(0, "refuse")
    assert sheet(game, 1).cash == 1
