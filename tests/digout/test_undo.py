"""What a bot's answer shows of its hand cannot be unseen, so it cannot be taken back."""

from __future__ import annotations

import pytest

import jailbirds
from jailbirds.table import BotPlay, Chair, Play, Table, decide, from_game
from jailbirds.table.undo import why_not_undo
from tests.digout.positions import table


def against_bots(game: jailbirds.Game) -> Table:
    """Seat 0 is a person's, the rest are bots'."""
    chairs = [Chair("person"), *[Chair("bot")] * (game.players - 1)]
    return from_game(game, chairs, 1_000)


def played(at: Table, *moves: tuple[int, str]) -> Table:
    assert at.game is not None
    for seat, text in moves:
        action = at.game.title.actions.read(text).to_dict()
        move = Play(seat, action) if seat == 0 else BotPlay(seat, action, at.version(seat))
        at = decide(at, move, at.at + 1)
        assert at.game is not None
    return at


@pytest.mark.parametrize("answer", ["comply", "fight razor"])
def test_an_extortion_stands_when_the_bot_has_shown_what_it_holds(answer: str) -> None:
    hands = ["knife knife", "spoon razor tape", "cap tape tape"]
    threat = played(against_bots(table(hands, players=3)), (0, "extort 1 spoon knife"))
    assert why_not_undo(threat, 0) is None
    assert why_not_undo(played(threat, (1, answer)), 0) == "undo-seen"


def test_an_extortion_is_taken_back_when_the_answer_was_clear_from_the_start() -> None:
    """All know of the spoon, as nobody else has a card it could be."""
    threat = played(against_bots(table(["knife", "spoon tape"])), (0, "extort 1 spoon knife"))
    assert why_not_undo(played(threat, (1, "comply")), 0) is None


@pytest.mark.parametrize(
    ("room", "shown"),
    [("cells", "dig spoon"), ("cells", "extort 2 spoon razor"), ("yard", "sell phone")],
)
def test_the_end_of_a_turn_stands_when_a_bot_has_used_a_card_nobody_knew_of(
    room: str, shown: str
) -> None:
    hands = ["knife", "spoon razor phone", "cap tape tape"]
    ended = played(against_bots(table(hands, [room] * 3, players=3)), (0, "end"))
    assert why_not_undo(ended, 0) is None
    assert why_not_undo(played(ended, (1, shown)), 0) == "undo-seen"


def test_the_end_of_a_turn_is_taken_back_when_a_bot_has_only_ended_its_own() -> None:
    ended = played(against_bots(table(["knife", "spoon", "cap"], players=3)), (0, "end"))
    assert why_not_undo(played(ended, (1, "end")), 0) is None


def test_a_card_that_a_bot_lays_for_a_trade_face_down_shows_nothing_before_it_changes_hands() -> (
    None
):
    hands = ["spoon tape", "cap ring", "pickaxe cap boots"]
    game = table(hands, ["yard"] * 4, players=4, teams=True)
    offer = ((0, "trade 2"), (0, "lay spoon"), (0, "lay tape"), (0, "swap"), (2, "accept"))
    laid = played(against_bots(game), *offer, (2, "lay pickaxe"))
    assert why_not_undo(laid, 0) is None
    assert why_not_undo(played(laid, (2, "lay cap")), 0) == "undo-seen"
