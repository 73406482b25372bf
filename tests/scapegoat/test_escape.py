"""SCG-40 to SCG-44: who is indispensable, and who stays behind."""

from typing import Any

import pytest

import jailbirds
from tests.scapegoat.positions import CHANCE, can, card, names, play_all, prison, told

REWARDS = {
    "A": "spread_a_rumour", "B": "hide_the_rubble", "C": "oil_the_hinges", "D": "press_a_mould",
    "E": "sew_on_the_badges", "F": "learn_the_rounds",
}  # fmt: skip


def escaping(
    marks: dict[int, str], reward: str = "E", players: int = 3, **given: Any
) -> jailbirds.Game:
    """The last player has just carried out a task for E, and a reward is drawn."""
    last = players - 1
    game = prison(
        players=players, seat=last, scapegoat=0, marks=marks, rooms={last: "chapel"},
        items={last: "clothes drugs", **given.pop("items", {})},
        tasks={"chapel": "dye_the_shirts"}, **given,
    )  # fmt: skip
    game.play(last, "carry_out")
    game.play(CHANCE, f"reward {card(REWARDS[reward])}")
    return game


@pytest.mark.rule("SCG-40", "SCG-41", "SCG-42")
def test_an_indispensable_scapegoat_escapes_and_the_one_not_needed_stays() -> None:
    """Example 3."""
    game = escaping({0: "ABC", 1: "BDF", 2: "DF"}, reward="B")
    assert game.result == jailbirds.Outcome((0, 2), "only", "SCG-42")
    events = list(game.moves[-1].events)
    assert told(events, "indispensable") == [
        {"seat": 0, "element": "A"},
        {"seat": 2, "element": "E"},
    ]
    assert told(events, "stays") == [{"seat": 1, "reason": "only"}]
    assert told(events, "escaped") == [{"seat": 0}, {"seat": 2}]
    assert game.view().left == 1


@pytest.mark.rule("SCG-40")
def test_no_two_of_them_hold_all_six_so_it_goes_on() -> None:
    """Example 4: the German print, third player D, E and E again."""
    game = escaping({0: "ABC", 1: "BDF", 2: "DE"}, reward="B")
    assert not game.over
    assert game.view().phase == "draw"


@pytest.mark.rule("SCG-41")
def test_a_scapegoat_who_is_not_indispensable_stays() -> None:
    game = escaping({0: "AB", 1: "ABC", 2: "DF"}, reward="B")
    assert game.result == jailbirds.Outcome((1, 2), "scapegoat", "SCG-41")
    assert game.why_not(0, "end") == "SCG-44"


@pytest.mark.rule("SCG-41")
def test_the_view_says_who_is_indispensable_and_what_everybody_lacks() -> None:
    view = prison(marks={0: "AB", 1: "BC", 2: "B"}).view(1)
    assert [p.indispensable for p in view.prisoners] == [True, True, False]
    assert [p.only_theirs for p in view.prisoners] == [("A",), ("C",), ()]
    assert view.prisoners[2].lacks == ("A", "C", "D", "E", "F")
    assert view.missing == ("D", "E", "F")


FOUR = {0: "AB", 1: "CD", 2: "CD", 3: "F"}  # 0 is the scapegoat and needed, and so is 3


@pytest.mark.rule("SCG-42")
@pytest.mark.parametrize(
    ("given", "left", "reason"),
    [
        ({"marks": {**FOUR, 2: "CDF"}}, 1, "elements"),
        ({"marks": FOUR, "cash": {1: 2, 2: 1}}, 2, "cash"),
        ({"marks": FOUR, "cash": {1: 1, 2: 1}, "items": {1: "key"}}, 2, "items"),
        ({"marks": FOUR, "items": {1: "key", 2: "knife"}, "stamina": {1: 1, 2: 2}}, 1, "stamina"),
    ],
)
def test_ties_are_broken_by_elements_cash_items_and_stamina(
    given: dict[str, Any], left: int, reason: str
) -> None:
    game = escaping(given.pop("marks"), reward="C", players=4, **given)
    assert game.result
    assert game.result.ending == reason
    assert game.result.rule == "SCG-42"
    assert left not in game.result.winners
    assert told(list(game.moves[-1].events), "stays") == [{"seat": left, "reason": reason}]


@pytest.mark.rule("SCG-42")
def test_items_count_after_those_of_the_task_were_put_back() -> None:
    """The two helpers have an item each before, but one of them gives it to the task."""
    game = prison(
        players=4, seat=3, scapegoat=0, marks=FOUR, rooms={2: "chapel", 3: "chapel"},
        items={1: "key", 2: "drugs", 3: "clothes"}, tasks={"chapel": "dye_the_shirts"},
    )  # fmt: skip
    game.play(3, "carry_out")
    game.play(CHANCE, f"reward {card(REWARDS['C'])}")
    assert game.result
    assert game.result.ending == "items"
    assert game.view().left == 2


@pytest.mark.rule("SCG-43")
def test_still_tied_those_outside_say_and_the_scapegoat_decides() -> None:
    game = escaping(FOUR, reward="C", players=4)
    assert "undecided" in names(game.moves[-1].events)
    assert game.actors == (3,)
    assert can(game, 3) == {"leave 1", "leave 2"}
    assert game.why_not(3, "leave 0") == "SCG-43"
    assert game.why_not(3, "end") == "SCG-43"
    assert game.why_not(1, "leave 2") == "SCG-43"
    game.play(3, "leave 1")
    assert game.actors == (0,)
    game.play(0, "leave 2")
    assert game.result == jailbirds.Outcome((0, 1, 3), "chosen", "SCG-43")


@pytest.mark.rule("SCG-43")
@pytest.mark.parametrize("version", [1, 2])
def test_in_a_vote_the_scapegoats_voice_counts_only_where_the_others_are_even(
    version: int,
) -> None:
    game = escaping(FOUR, reward="C", players=4, undecided="vote", version=version)
    assert game.actors == (3,)
    game.play(3, "leave 1")
    if version == 1:  # it was called a vote, but the scapegoat decided
        assert game.actors == (0,)
        return
    assert game.result == jailbirds.Outcome((0, 2, 3), "chosen", "SCG-43")
    alone = escaping({0: "ABF", 1: "CDE", 2: "CD"}, reward="C", undecided="vote")
    assert alone.actors == (0,)  # there is no other voice
    alone.play(0, "leave 2")
    assert alone.result == jailbirds.Outcome((0, 1), "chosen", "SCG-43")


@pytest.mark.rule("SCG-43")
def test_if_nobody_else_is_outside_the_scapegoat_alone_says() -> None:
    game = escaping({0: "ABF", 1: "CDE", 2: "CD"}, reward="C")
    assert game.actors == (0,)
    play_all(game, 0, "leave 1")
    assert game.result
    assert game.result.winners == (0, 2)


@pytest.mark.rule("SCG-43")
def test_a_table_may_agree_that_all_escape() -> None:
    game = escaping(FOUR, reward="C", players=4, undecided="all_escape")
    assert game.result == jailbirds.Outcome((0, 1, 2, 3), "all_escape", "SCG-43")
    assert game.view().left is None


@pytest.mark.rule("SCG-44")
def test_all_who_escape_have_won_and_nobody_else() -> None:
    game = escaping({0: "AB", 1: "ABC", 2: "DF"}, reward="B")
    assert game.result
    assert game.result.winners == (1, 2)
    assert game.over
    for action in ("end", "call", "vote 0", "move chapel"):
        assert game.why_not(1, action) == "SCG-44"
