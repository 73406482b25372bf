"""What somebody means who points there: by the places of its actions."""

from __future__ import annotations

from jailbirds.table.pointing import Hand
from tests.reaching import reach


def test_a_room_one_cannot_riot_in_says_why_once_a_riot_is_begun() -> None:
    game = reach("scapegoat", 3, lambda game: any(a.do == "riot" for a in game.legal()))
    hand = Hand(game, game.actors[0])
    own = f"room-{game.view(hand.seat).prisoners[hand.seat].room}"
    hand.pick("riot")
    assert hand.point(own).kind == "no"
    assert list(hand.point(own).rules) == [
        game.why_not(hand.seat, {"do": "riot", "room": own.removeprefix("room-")})
    ]
