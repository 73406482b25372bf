"""DIG-31 to DIG-34: the figure that nobody plays."""

import re
from typing import Any

import pytest

import jailbirds
from jailbirds.games.digout.state import CONTENT, FIGURE_CARDS
from jailbirds.words import LANGUAGES, words_of
from jailbirds.words.texts import title_text
from tests.digout.positions import can, chance, dos, hand, table, walk

OTHERS = [name for name in FIGURE_CARDS if name != "no_knife"]


def extorted(cards: str, figure_card: str = "wants_spoon", **more: Any) -> jailbirds.Game:
    """Seat 0 has walked into the showers, where Michel(le) shows a card."""
    more.setdefault("pasts", ["locksmith"])  # of whom nothing is revealed here
    game = table([cards], michelle="on", **more)
    walk(game, 0, 3, "showers")
    chance(game, f"turn_up {figure_card}")
    return game


@pytest.mark.rule("DIG-31")
def test_michelle_plays_along_by_default_where_two_play() -> None:
    shown = {n: jailbirds.new("digout", n, seed=1).view().michelle for n in range(2, 7)}
    assert shown == {2: True, 3: False, 4: False, 5: False, 6: False}
    assert jailbirds.new("digout", 4, {"michelle": "on"}, seed=1).view().michelle
    assert not jailbirds.new("digout", 2, {"michelle": "off"}, seed=1).view().michelle


@pytest.mark.rule("DIG-31")
def test_michelle_starts_in_the_showers_with_eight_cards_of_which_five_have_a_knife() -> None:
    rooms = jailbirds.new("digout", 2, seed=1).view().rooms
    assert [room.name for room in rooms if room.michelle] == ["showers"]
    counts = {name: card["count"] for name, card in CONTENT["michelle"].items()}
    assert sum(counts.values()) == 8
    assert sum(counts[name] for name in OTHERS) == 5


@pytest.mark.rule("DIG-31")
def test_at_the_end_of_a_turn_its_player_may_move_michelle_by_the_die() -> None:
    game = table(michelle="on")
    game.play(0, "end")
    assert can(game, 0) == {"lead", "done"}
    game.play(0, "lead")
    chance(game, "roll 5")
    assert can(game, 0) == {"go yard"}, "in the showers already: the other room"
    assert game.why_not(0, "go showers") == "DIG-31"
    assert game.why_not(0, "go solitary") == "DIG-31"
    game.play(0, "go yard")
    assert game.actors == (1,)
    game.play(1, "end")
    game.play(1, "done")
    assert next(room.name for room in game.view().rooms if room.michelle) == "yard"


@pytest.mark.rule("DIG-31")
def test_turned_up_cards_stay_out_until_the_extortion_ends_and_are_then_shuffled_again() -> None:
    game = extorted("knife knife knife knife knife", "wants_any_tool")
    seen = ["wants_any_tool"]
    for name in ("wants_spoon", "wants_spoon", "wants_spoon_or_pickaxe", "no_knife"):
        game.play(0, "fight knife")
        assert "turn_up wants_any_tool" not in can(game)
        chance(game, f"turn_up {name}")
        seen.append(name)
    game.play(0, "done")
    left = game.position.record
    assert sum(left.figure_stack) == 3
    assert sum(left.figure_discard) == len(seen) == 5
    assert sum(left.figure_out) == 0


@pytest.mark.rule("DIG-31")
def test_a_used_up_stack_is_shuffled_without_the_cards_that_are_out() -> None:
    game = extorted("knife", "wants_any_tool")
    with game.edit() as s:
        for kind in range(len(FIGURE_CARDS)):
            s.figure_discard[kind], s.figure_stack[kind] = s.figure_stack[kind], 0
    game.play(0, "fight knife")
    assert can(game) == {f"turn_up {name}" for name in FIGURE_CARDS if name != "wants_any_tool"}


@pytest.mark.rule("DIG-32")
def test_everyone_in_the_room_is_extorted_clockwise_from_who_moved_michelle() -> None:
    game = table(players=4, rooms=["yard", "dining", "yard", "yard"], seat=2, michelle="on")
    game.play(2, "end")
    game.play(2, "lead")
    chance(game, "roll 5")
    game.play(2, "go yard")
    order = []
    while game.view().michelle_extorts is not None:
        order.append(game.view().michelle_extorts)
        chance(game, "turn_up no_knife" if len(order) < 4 else "turn_up wants_spoon")
    assert order == [2, 3, 0]
    assert game.actors == (3,)


@pytest.mark.rule("DIG-32")
def test_whoever_arrives_is_extorted_at_once_and_then_the_turn_goes_on() -> None:
    game = table(michelle="on")
    walk(game, 0, 3, "showers")
    assert game.view().michelle_extorts == 0
    chance(game, "turn_up no_knife")
    assert game.actors == (0,)
    assert game.view().actions == 1
    by_card = table(["master_key"], michelle="on")
    by_card.play(0, "play master_key")
    by_card.play(0, "go showers")
    assert by_card.view().michelle_extorts == 0
    carefully = table(michelle="on")
    carefully.play(0, "sneak showers")
    assert carefully.view().michelle_extorts == 0


@pytest.mark.rule("DIG-32")
def test_a_gang_card_keeps_michelle_away() -> None:
    game = table(michelle="on", gang_cards={0: "safe_house"})
    walk(game, 0, 3, "showers")
    assert game.actors == (0,)
    assert game.view().michelle_extorts is None


@pytest.mark.rule("DIG-33")
def test_without_a_knife_nothing_happens() -> None:
    game = extorted("spoon", "no_knife")
    assert hand(game, 0) == "spoon"
    assert game.actors == (0,)
    assert game.view().prisoners[0].beatings == 0


@pytest.mark.rule("DIG-33")
@pytest.mark.parametrize("name", OTHERS)
def test_a_tool_on_the_card_ends_it(name: str) -> None:
    game = extorted("spoon pickaxe shovel", name)
    tools = CONTENT["michelle"][name]["tools"]
    assert can(game, 0) == {"decline", *(f"give {tool}" for tool in tools)}
    for tool in {"spoon", "pickaxe", "shovel"} - set(tools):
        assert game.why_not(0, f"give {tool}") == "DIG-33"
    game.play(0, f"give {tools[0]}")
    assert game.view().prisoners[0].cards == 2
    assert game.view().prisoners[0].beatings == 0
    assert game.view().actions == 1


@pytest.mark.rule("DIG-33")
def test_a_fight_goes_on_until_no_knife_comes_and_wins_a_card() -> None:
    game = extorted("knife razor")
    game.play(0, "fight knife")
    chance(game, "turn_up wants_any_tool")
    assert can(game, 0) == {"fight razor", "decline"}, "once fighting, nothing can be given"
    game.play(0, "fight razor")
    chance(game, "turn_up no_knife")
    assert can(game, 0) == {"prize", "done"}
    game.play(0, "prize")
    chance(game, "draw phone")
    assert hand(game, 0) == "phone"
    assert game.view().prisoners[0].beatings == 0
    assert game.actors == (0,)


@pytest.mark.rule("DIG-33")
def test_the_prize_may_be_left() -> None:
    game = extorted("knife")
    game.play(0, "fight knife")
    chance(game, "turn_up no_knife")
    game.play(0, "done")
    assert hand(game, 0) == ""
    assert game.actors == (0,)


def with_a_mate(**more: Any) -> jailbirds.Game:
    """Seat 0 is extorted beside a team-mate with a knife, and declines."""
    hands, rooms = ["spoon", "", "knife"], ["yard", "yard", "showers"]
    game = table(hands, rooms, players=4, michelle="on", teams=True, **more)
    walk(game, 0, 5, "showers")
    chance(game, "turn_up wants_pickaxe_or_shovel")
    assert game.actors == (0,)
    assert game.why_not(2, "fight knife") == "DIG-33"
    game.play(0, "decline")
    return game


def beatings(game: jailbirds.Game) -> list[int]:
    return [prisoner.beatings for prisoner in game.view().prisoners]


@pytest.mark.rule("DIG-33")
def test_team_mates_cannot_help_against_michelle() -> None:
    assert beatings(with_a_mate()) == [1, 0, 0, 0]


@pytest.mark.rule("DIG-33", "DIG-38")
def test_by_option_team_mates_in_the_room_help_against_michelle() -> None:
    game = with_a_mate(mates_help_figure=True)
    assert game.actors == (2,)
    assert can(game, 2) == {"fight knife", "decline"}, "only the victim can give a tool"
    game.play(2, "fight knife")
    chance(game, "turn_up no_knife")
    assert game.actors == (0,)
    game.play(0, "prize")
    chance(game, "draw phone")
    assert hand(game, 0) == "spoon phone"
    assert beatings(game) == [0, 0, 0, 0]


@pytest.mark.rule("DIG-34", "DIG-38")
def test_helpers_against_michelle_take_the_beating_as_well() -> None:
    game = with_a_mate(mates_help_figure=True)
    game.play(2, "fight knife")
    chance(game, "turn_up wants_any_tool")
    game.play(0, "decline")
    game.play(2, "decline")
    assert beatings(game) == [1, 0, 1, 0]
    game.play(0, "give spoon")
    assert game.actors == (0,)
    lonely = with_a_mate(mates_help_figure=True)
    lonely.play(2, "decline")
    assert beatings(lonely) == [1, 0, 0, 0]


@pytest.mark.rule("DIG-30", "DIG-33")
@pytest.mark.parametrize("member", [False, True])
def test_a_past_may_be_shown_when_michelle_is_beaten_at_the_end_of_ones_turn(member: bool) -> None:
    gangs = {0: "brawler"} if member else {}
    game = table(
        ["knife"], ["yard"], michelle="on", pasts=["prizefighter"], gang_cards=gangs, actions=0
    )
    game.play(0, "end")
    game.play(0, "lead")
    chance(game, "roll 5")
    game.play(0, "go yard")
    chance(game, "turn_up wants_spoon")
    assert game.why_not(0, "reveal") == "DIG-30", "nobody has won yet"
    game.play(0, "fight knife")
    chance(game, "turn_up no_knife")
    assert can(game, 0) == {"prize", "done", "reveal"}
    game.play(0, "reveal")
    chance(game, "draw phone", "draw pills")
    assert can(game, 0) == {"prize", "done"}, "the prize is still to come"
    game.play(0, "prize")
    chance(game, "draw cap")
    assert hand(game, 0) == "cap phone pills"
    assert game.view().prisoners[0].cigarettes == 3 * member
    assert game.view().seat == 1


@pytest.mark.rule("DIG-30")
def test_whoever_beats_michelle_in_another_turn_reveals_nothing() -> None:
    game = table(
        ["", "knife"], ["cells", "yard"], michelle="on", pasts=["locksmith", "prizefighter"]
    )
    game.play(0, "end")
    game.play(0, "lead")
    chance(game, "roll 5")
    game.play(0, "go yard")
    chance(game, "turn_up wants_spoon")
    game.play(1, "fight knife")
    chance(game, "turn_up no_knife")
    assert can(game, 1) == {"prize", "done"}
    assert game.why_not(1, "reveal") == "DIG-30"


@pytest.mark.rule("DIG-31")
def test_michelles_discards_and_the_size_of_the_stack_are_open() -> None:
    game = extorted("", "no_knife")
    assert (game.view().michelle_stack, game.view().michelle_discards) == (7, {"no_knife": 1})


@pytest.mark.rule("DIG-31")
@pytest.mark.parametrize("figure", ["michel", "michelle"])
def test_one_of_the_two_figures_is_chosen(figure: str) -> None:
    assert table(michelle="on").view().figure == "either"
    assert table(michelle="on", figure=figure).view().figure == figure


NAMES = ["Ann", "Ben"]


@pytest.mark.rule("DIG-31")
@pytest.mark.parametrize(
    ("options", "language", "said"),
    [
        ({}, "en", ["Michel(le) extorts you.", "Michel(le) shows no knife."]),
        ({"figure": "michel"}, "de", ["Michel erpresst dich.", "Michel zeigt kein Messer."]),
        ({"figure": "michelle"}, "nl", ["Michelle perst je af.", "Michelle toont geen mes."]),
    ],
)
def test_sentences_name_the_figure_that_was_chosen(
    options: dict[str, str], language: str, said: list[str]
) -> None:
    game = extorted("", "no_knife", **options)
    words = words_of(game, language)
    told = [words.event(event, NAMES, 0) for event in game.events(0)]
    assert told[-2:] == said


@pytest.mark.rule("DIG-31")
def test_michel_is_declined_in_polish_and_michelle_is_not() -> None:
    told = {
        figure: words_of(table(michelle="on", figure=figure), "pl").say("now-figure_roll")
        for figure in ("michel", "michelle", "either")
    }
    assert told == {
        "michel": "Kostka toczy się dla Michela.",
        "michelle": "Kostka toczy się dla Michelle.",
        "either": "Kostka toczy się dla Michel(le).",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_at_a_table_leaves_open_which_figure_it_is(language: str) -> None:
    """Rules, cards and rooms too; only where one chooses the figure it is open."""
    text = title_text(jailbirds.title("digout"), language)
    said = re.findall(r"^(?!option-|x-|michelle )\w.*\n(?: .*\n)*", text, re.MULTILINE)
    assert len(said) > 500
    assert [each for each in said if "Michel(le)" in each] == []


@pytest.mark.rule("DIG-34")
def test_the_loser_takes_a_beating_and_discards_a_tool_shown_of_their_choice() -> None:
    game = extorted("spoon pickaxe shovel", "wants_pickaxe_or_shovel")
    game.play(0, "decline")
    assert game.view().prisoners[0].beatings == 1
    assert can(game, 0) == {"give pickaxe", "give shovel"}
    assert game.why_not(0, "give spoon") == "DIG-34"
    game.play(0, "give pickaxe")
    assert hand(game, 0) == "spoon shovel"
    assert game.view().piles["pickaxe"] == 10


@pytest.mark.rule("DIG-34")
def test_the_tool_of_the_last_card_counts() -> None:
    game = extorted("spoon shovel knife", "wants_spoon")
    game.play(0, "fight knife")
    chance(game, "turn_up wants_pickaxe_or_shovel")
    game.play(0, "decline")
    assert can(game, 0) == {"give shovel"}


@pytest.mark.rule("DIG-34")
def test_without_a_tool_shown_a_random_card_goes() -> None:
    game = extorted("shovel tape", "wants_spoon")
    game.play(0, "decline")
    assert can(game) == {"lose shovel", "lose tape"}
    chance(game, "lose tape")
    assert hand(game, 0) == "shovel"
    assert game.view().discards == {"tape": 1}
    assert game.actors == (0,)


@pytest.mark.rule("DIG-34")
def test_an_empty_hand_loses_nothing_but_the_fight() -> None:
    game = extorted("")
    assert dos(game, 0) == {"decline"}
    game.play(0, "decline")
    assert game.view().prisoners[0].beatings == 1
    assert game.actors == (0,)
