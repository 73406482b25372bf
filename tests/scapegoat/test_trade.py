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
@pytest.mark.parametrize(("answer", "version"), [("refuse", 1), ("accept", 1), ("refuse", 2)])
def test_three_refused_offers_a_turn_are_the_limit_once_accepted_ones_too(
    answer: str, version: int
) -> None:
    game = prison(cash={1: 3}, version=version)
    for _ in range(3):
        play_all(game, 1, "offer 0", "give cash", "send")
        game.play(0, answer)
    assert game.why_not(1, "offer 0") == "SCG-29"
    assert sheet(game, 0).cash == (3 if answer == "accept" else 0)
    for seat in (1, 2):
        game.play(seat, "end")
    assert game.position.record.refused == 0


@pytest.mark.rule("SCG-29")
def test_accepted_offers_have_no_limit() -> None:
    game = prison(items={1: "key knife"}, cash={1: 3})
    for thing in ("cash", "cash", "cash", "key", "knife"):
        play_all(game, 1, "offer 0", f"give {thing}", "send")
        game.play(0, "accept")
    assert (sheet(game, 0).items, sheet(game, 0).cash) == (("key", "knife"), 3)


@pytest.mark.rule("SCG-29")
def test_an_exchange_is_not_made_back_and_forth_in_a_turn() -> None:
    game = prison(items={0: "key", 1: "knife"}, cash={0: 1, 2: 1})
    play_all(game, 1, "offer 0", "give knife", "ask key", "send")
    game.play(0, "accept")
    play_all(game, 1, "offer 0", "ask knife", "give key")
    assert game.why_not(1, "send") == "SCG-29"
    game.play(1, "ask cash")  # another exchange
    assert game.why_not(1, "send") is None
    play_all(game, 1, "back", "offer 2", "ask cash", "send")
    game.play(2, "accept")
    play_all(game, 1, "offer 0", "ask knife", "give key")  # it is still the last one with them
    assert game.why_not(1, "send") == "SCG-29"
    play_all(game, 1, "back", "end")
    play_all(game, 2, "offer 0", "ask cash", "send")  # whoever is next starts afresh
    game.play(0, "accept")
    assert sheet(game, 2).cash == 1


@pytest.mark.rule("SCG-29")
def test_like_for_like_is_no_exchange() -> None:
    game = prison(items={0: "key", 1: "key knife"})
    play_all(game, 1, "offer 0", "give key", "ask key")
    assert game.why_not(1, "send") == "SCG-29"
    game.play(1, "give knife")
    assert game.why_not(1, "send") is None


@pytest.mark.rule("SCG-29")
def test_a_table_may_agree_on_offers_without_limit() -> None:
    game = prison(items={1: "key"}, offers="free")
    for _ in range(5):
        play_all(game, 1, "offer 0", "give key", "send")
        game.play(0, "refuse")
    for side in ("give", "ask", "give"):  # back and forth
        play_all(game, 1, "offer 0", f"{side} key", "send")
        game.play(0, "accept")
    assert sheet(game, 0).items == ("key",)


@pytest.mark.rule("SCG-29")
def test_while_an_offer_is_open_only_the_other_one_acts() -> None:
    game = prison(cash={1: 1})
    play_all(game, 1, "offer 0", "give cash", "send")
    assert game.why_not(0, "end") == "SCG-29"
    assert game.why_not(1, "end") == "SCG-19"
    game.play(0, "refuse")
    assert sheet(game, 1).cash == 1
