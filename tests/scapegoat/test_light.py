"""Picks on the way to something: a first tap does them, so they can be taken back."""

from __future__ import annotations

from tests.scapegoat.positions import prison


def test_the_radio_room_picks_by_taps_and_asks_once() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 2})
    game.play(1, "use")
    for room in ("chapel", "workshop", "chapel"):
        assert game.light(1) == ("pick_room",)
        game.play(1, f"pick_room {room}")
    assert game.light(1) == ()  # the second guard's room: that is all of it


def test_the_gold_radio_room_moves_one_guard() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 2}, sides="gold")
    game.play(1, "use")
    assert game.light(1) == ("pick_room",)
    game.play(1, "pick_room chapel")
    assert game.light(1) == ()
