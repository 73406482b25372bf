"""SCG-51 to SCG-65: the rooms, paying, taking, and what is known."""

import pytest

import jailbirds
from jailbirds.games.scapegoat.state import ROOM_NAMES
from tests.scapegoat.positions import CHANCE, can, names, play_all, prison, room, sheet, told

HOMES = {
    "infirmary": ("drugs", "SCG-54"),
    "workshop": ("tools", "SCG-57"),
    "cell_block": ("knife", "SCG-59"),
    "laundry_room": ("clothes", "SCG-60"),
    "guards_room": ("key", "SCG-61"),
}


def lay(game: jailbirds.Game, place: str, **counts: int) -> None:
    """Let so many items of a kind lie in a room."""
    kinds = ("key", "knife", "clothes", "drugs", "tools", "gun")
    with game.edit(impossible=True) as s:
        for kind, count in counts.items():
            s.lying[ROOM_NAMES.index(place), kinds.index(kind)] = count


@pytest.mark.rule("SCG-51")
def test_the_silver_chapel_discards_a_blind_card_of_anybody() -> None:
    game = prison(rooms={1: "chapel"}, hands={2: "inform rumour", 1: "transfer"})
    game.play(1, "use")
    assert can(game, 1) == {"pick_prisoner 2", "back"}
    assert game.why_not(1, "pick_prisoner 1") == "SCG-51"
    assert game.why_not(1, "pick_prisoner 0") == "SCG-51"
    game.play(1, "pick_prisoner 2")
    assert can(game, CHANCE) == {"blind inform", "blind rumour"}
    events = game.play(CHANCE, "blind rumour")
    assert told(events, "discarded") == [{"seat": 2, "card": "rumour"}]
    assert game.view().used_cards == ("rumour",)
    assert sheet(game, 2).hand == ("inform",)
    assert prison(rooms={1: "chapel"}, hands={1: "inform"}).why_not(1, "use") == "SCG-51"


@pytest.mark.rule("SCG-51", "SCG-63")
def test_the_gold_chapel_takes_a_blind_card_for_a_payment() -> None:
    game = prison(rooms={1: "chapel"}, hands={2: "inform rumour"}, cash={1: 1}, sides="gold")
    play_all(game, 1, "use", "pay cash", "pick_prisoner 2")
    game.play(CHANCE, "blind rumour")
    assert sheet(game, 1).hand == ("rumour",)
    assert (sheet(game, 1).cash, game.view().points) == (0, 2)
    assert game.view(2).prisoners[1].hand == ("rumour",)  # the victim knows what is gone
    assert game.view(0).prisoners[1].hand == ()
    assert game.view(0).prisoners[1].cards == 1
    poor = prison(rooms={1: "chapel"}, hands={2: "inform"}, sides="gold")
    assert poor.why_not(1, "use") == "SCG-51"


@pytest.mark.rule("SCG-51")
def test_of_an_open_hand_the_silver_chapel_chooses_the_card() -> None:
    game = prison(rooms={1: "chapel"}, hands={2: "inform rumour"}, blackmail_hands="open")
    play_all(game, 1, "use", "pick_prisoner 2")
    assert can(game, 1) == {"pick_card inform", "pick_card rumour", "back"}
    assert game.why_not(1, "pick_card transfer") == "SCG-51"
    assert game.why_not(1, "end") == "SCG-51"
    assert game.view().points == 3  # nothing is spent before the last choice
    game.play(1, "back")
    events = play_all(game, 1, "use", "pick_prisoner 2", "pick_card rumour")
    assert told(events, "discarded") == [{"seat": 2, "card": "rumour"}]
    assert (game.view().phase, game.view().points) == ("turn", 2)
    assert (sheet(game, 2).hand, game.view().used_cards) == (("inform",), ("rumour",))
    assert game.why_not(1, "use") == "SCG-23"


@pytest.mark.rule("SCG-51")
def test_of_an_open_hand_the_gold_chapel_takes_the_card_one_chooses() -> None:
    game = prison(
        rooms={1: "chapel"}, hands={1: "transfer", 2: "inform rumour"}, cash={1: 1}, sides="gold",
        blackmail_hands="open",
    )  # fmt: skip
    events = play_all(game, 1, "use", "pay cash", "pick_prisoner 2", "pick_card rumour")
    assert told(events, "shown") == [{"seat": 1, "card": "rumour"}]
    assert (sheet(game, 1).hand, sheet(game, 1).cash) == (("transfer", "rumour"), 0)
    assert sheet(game, 2).hand == ("inform",)


@pytest.mark.rule("SCG-51", "SCG-63")
def test_open_hands_are_seen_by_all_but_not_what_is_only_looked_at() -> None:
    game = prison(
        rooms={1: "wardens_office"}, hands={2: "inform"}, cash={1: 1}, sides="gold",
        blackmail_hands="open",
    )  # fmt: skip
    for seat in (0, 1, jailbirds.SPECTATOR):
        assert game.view(seat).prisoners[2].hand == ("inform",)
    play_all(game, 1, "use", "pay cash")
    for name in ("transfer", "rumour", "shakedown"):
        assert told(game.play(CHANCE, f"deal {name}"), "shown") == []
    assert game.view(0).looked_at == ()
    events = game.play(1, "keep rumour")
    assert told(events, "shown") == [{"seat": 1, "card": "rumour"}]
    assert game.view(0).prisoners[1].hand == ("rumour",)
    silver = prison(rooms={1: "wardens_office"}, blackmail_hands="open")
    silver.play(1, "use")
    assert told(silver.play(CHANCE, "deal inform"), "shown") == [{"seat": 1, "card": "inform"}]


@pytest.mark.rule("SCG-52")
def test_the_silver_radio_room_moves_two_different_guards() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 1, "workshop": 1, "infirmary": 3})
    play_all(game, 1, "use", "pick_room chapel")
    assert game.why_not(1, "pick_room chapel") == "SCG-52"
    game.play(1, "pick_room dining_hall")
    assert game.why_not(1, "pick_room dining_hall") == "SCG-52"  # that is the first guard
    assert game.why_not(1, "back") == "SCG-52"
    assert game.why_not(1, "pick_room chapel") == "SCG-52"
    play_all(game, 1, "pick_room workshop", "pick_room infirmary")
    assert [room(game, n).guards for n in ("chapel", "dining_hall", "workshop", "infirmary")] == [
        0, 1, 0, 4,
    ]  # fmt: skip
    assert (game.view().points, game.view().phase) == (2, "turn")


@pytest.mark.rule("SCG-52")
def test_the_gold_radio_room_moves_one_guard_for_free() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 1, "radio_room": 3}, sides="gold")
    play_all(game, 1, "use", "pick_room chapel", "pick_room infirmary")
    assert room(game, "infirmary").guards == 1
    assert (game.view().points, game.view().phase) == (3, "turn")


@pytest.mark.rule("SCG-53")
def test_the_dining_hall_gives_stamina() -> None:
    for before, after in ((0, 3), (2, 3)):
        game = prison(rooms={1: "dining_hall"}, stamina={1: before})
        events = game.play(1, "use")
        assert sheet(game, 1).stamina == after
        assert told(events, "stamina") == [{"seat": 1, "count": after - before}]
    assert prison(rooms={1: "dining_hall"}, stamina={1: 3}).why_not(1, "use") == "SCG-53"
    gold = prison(rooms={1: "dining_hall"}, sides="gold", points=0)
    gold.play(1, "use")
    assert sheet(gold, 1).stamina == 1


@pytest.mark.rule("SCG-54", "SCG-57", "SCG-59", "SCG-60", "SCG-61")
@pytest.mark.parametrize("place", HOMES)
def test_a_silver_home_gives_one_item(place: str) -> None:
    kind, rule = HOMES[place]
    game = prison(rooms={1: place})
    game.play(1, "use")
    assert sheet(game, 1).items == (kind,)
    assert room(game, place).items == (kind,) * 2
    empty = prison(rooms={1: place})
    lay(empty, place, **{kind: 0})
    assert empty.why_not(1, "use") == rule


@pytest.mark.rule("SCG-54", "SCG-57", "SCG-59", "SCG-60", "SCG-61", "SCG-64", "SCG-65")
@pytest.mark.parametrize("place", HOMES)
def test_a_gold_home_gives_two_items_for_a_payment(place: str) -> None:
    kind, rule = HOMES[place]
    game = prison(rooms={1: place}, cash={1: 1}, sides="gold")
    play_all(game, 1, "use", "pay cash")
    assert sheet(game, 1).items == (kind,) * 2
    assert (sheet(game, 1).cash, game.view().points) == (0, 2)
    last = prison(rooms={1: place}, cash={1: 1}, sides="gold")
    lay(last, place, **{kind: 1})
    play_all(last, 1, "use", "pay cash")
    assert sheet(last, 1).items == (kind,)
    assert prison(rooms={1: place}, sides="gold").why_not(1, "use") == rule


@pytest.mark.rule("SCG-55")
def test_the_silver_yard_swaps_for_free() -> None:
    game = prison(rooms={1: "exercise_yard"}, items={1: "key"}, points=0)
    play_all(game, 1, "use", "pay key")
    assert can(game, 1) == {
        *(f"take {k}" for k in ("key", "knife", "clothes", "drugs", "tools")),
        "back",
    }
    game.play(1, "take drugs")
    assert sheet(game, 1).items == ("drugs",)
    assert room(game, "guards_room").items == ("key",) * 3
    assert prison(rooms={1: "exercise_yard"}).why_not(1, "use") == "SCG-55"


@pytest.mark.rule("SCG-55", "SCG-65")
def test_the_gold_yard_gives_two_different_items() -> None:
    game = prison(rooms={1: "exercise_yard"}, cash={1: 1}, sides="gold")
    play_all(game, 1, "use", "pay cash", "take drugs")
    assert game.why_not(1, "take drugs") == "SCG-65"
    game.play(1, "take tools")
    assert sheet(game, 1).items == ("drugs", "tools")
    assert game.view().points == 2
    full = prison(rooms={1: "exercise_yard"}, items={1: "key knife"}, cash={1: 1}, sides="gold")
    play_all(full, 1, "use", "pay cash", "take drugs")  # only one fits
    assert sheet(full, 1).items == ("key", "knife", "drugs")
    freed = prison(rooms={1: "exercise_yard"}, items={1: "key knife"}, sides="gold")
    play_all(freed, 1, "use", "pay key", "take drugs", "take tools")
    assert sheet(freed, 1).items == ("knife", "drugs", "tools")


@pytest.mark.rule("SCG-56")
def test_the_silver_visiting_area_gives_any_item() -> None:
    game = prison(rooms={1: "visiting_area"})
    play_all(game, 1, "use", "take clothes")
    assert sheet(game, 1).items == ("clothes",)
    assert game.view().points == 2
    empty = prison(rooms={1: "visiting_area"})
    lay(empty, "visiting_area", key=0, knife=0, clothes=0, drugs=0, tools=0)
    assert empty.why_not(1, "use") == "SCG-56"


@pytest.mark.rule("SCG-56", "SCG-64")
def test_the_gold_visiting_area_sells_the_gun_but_not_for_the_gun() -> None:
    game = prison(rooms={1: "visiting_area"}, items={1: "key"}, sides="gold")
    play_all(game, 1, "use", "pay key")
    assert sheet(game, 1).items == ("gun",)
    lay(game, "visiting_area", gun=1)  # as if there were two
    with game.edit(impossible=True) as s:
        s.rooms_used = 0
    assert game.why_not(1, "use") == "SCG-56"  # with nothing but the gun to pay
    gone = prison(
        rooms={1: "visiting_area", 2: "chapel"}, items={2: "gun"}, cash={1: 1}, sides="gold"
    )
    assert gone.why_not(1, "use") == "SCG-56"


@pytest.mark.rule("SCG-58")
def test_the_recreational_room_gives_cash() -> None:
    for before, after in ((0, 2), (2, 3)):
        game = prison(rooms={1: "recreational_room"}, cash={1: before})
        game.play(1, "use")
        assert sheet(game, 1).cash == after
    assert prison(rooms={1: "recreational_room"}, cash={1: 3}).why_not(1, "use") == "SCG-58"
    gold = prison(rooms={1: "recreational_room"}, sides="gold", points=0)
    gold.play(1, "use")
    assert sheet(gold, 1).cash == 1


@pytest.mark.rule("SCG-62")
def test_the_silver_office_gives_a_card_that_others_do_not_see() -> None:
    game = prison(rooms={1: "wardens_office"})
    game.play(1, "use")
    assert game.why_not(1, "end") == "SCG-62"
    events = game.play(CHANCE, "deal eyes_everywhere")
    assert [e.name for e in events if e.visible_to(1)] == ["drew", "saw"]
    assert [e.name for e in events if e.visible_to(0)] == ["drew"]
    assert sheet(game, 1).hand == ("eyes_everywhere",)
    assert game.view(0).prisoners[1].hand == ()
    assert game.view(0).prisoners[1].cards == 1


@pytest.mark.rule("SCG-62", "SCG-63")
def test_the_gold_office_shows_three_cards_of_which_one_is_kept() -> None:
    game = prison(rooms={1: "wardens_office"}, cash={1: 1}, sides="gold")
    play_all(game, 1, "use", "pay cash")
    for name in ("inform", "rumour", "transfer"):
        game.play(CHANCE, f"deal {name}")
    assert game.view(1).looked_at == ("inform", "transfer", "rumour")
    assert game.view(0).looked_at == ()
    assert can(game, 1) == {"keep inform", "keep rumour", "keep transfer"}
    assert game.why_not(1, "keep shakedown") == "SCG-62"
    game.play(1, "keep rumour")
    assert sheet(game, 1).hand == ("rumour",)
    assert set(game.view().used_cards) == {"inform", "transfer"}
    assert prison(rooms={1: "wardens_office"}, sides="gold").why_not(1, "use") == "SCG-62"


@pytest.mark.rule("SCG-64")
def test_what_is_paid_cannot_be_taken_back_at_once() -> None:
    game = prison(rooms={1: "infirmary"}, items={1: "drugs key"}, sides="gold")
    lay(game, "infirmary", drugs=1)
    play_all(game, 1, "use", "pay drugs")  # one lay there, and one is taken
    assert sheet(game, 1).items == ("key", "drugs")
    assert room(game, "infirmary").items == ("drugs",)
    assert game.why_not(1, "pay cash") == "SCG-64"  # nothing asks for it


@pytest.mark.rule("SCG-64", "SCG-04")
def test_paying_with_an_item_frees_its_place_and_cash_does_not() -> None:
    game = prison(rooms={1: "infirmary"}, items={1: "key key knife"}, cash={1: 1}, sides="gold")
    game.play(1, "use")
    assert game.why_not(1, "pay cash") == "SCG-04"
    assert game.why_not(1, "pay tools") == "SCG-64"
    game.play(1, "pay knife")
    assert sheet(game, 1).items == ("key", "key", "drugs")


@pytest.mark.rule("SCG-64")
def test_nothing_is_spent_before_the_last_choice() -> None:
    game = prison(rooms={1: "exercise_yard"}, items={1: "key"}, sides="gold")
    before = game.state.tobytes()
    play_all(game, 1, "use", "pay key", "take drugs", "back")
    assert game.state.tobytes() == before


@pytest.mark.rule("SCG-31")
def test_in_the_polish_edition_the_payer_says_where_the_item_goes() -> None:
    game = prison(rooms={1: "infirmary"}, items={1: "key key"}, sides="gold", edition="pl")
    lay(game, "exercise_yard", key=0)
    lay(game, "guards_room", key=2)
    play_all(game, 1, "use", "pay key")
    assert can(game, 1) == {"pick_room guards_room", "pick_room exercise_yard", "back"}
    assert game.why_not(1, "pick_room visiting_area") == "SCG-31"
    events = game.play(1, "pick_room exercise_yard")
    assert told(events, "returned") == [{"seat": 1, "item": "key", "room": "exercise_yard"}]
    german = prison(rooms={1: "infirmary"}, items={1: "key key"}, sides="gold")
    lay(german, "exercise_yard", key=0)
    events = play_all(german, 1, "use", "pay key")
    assert told(events, "returned") == [{"seat": 1, "item": "key", "room": "guards_room"}]


@pytest.mark.rule("SCG-65")
def test_only_what_lies_there_is_taken() -> None:
    game = prison(rooms={1: "visiting_area"})
    lay(game, "visiting_area", key=0)
    game.play(1, "use")
    assert game.why_not(1, "take key") == "SCG-65"
    assert game.why_not(1, "take gun") == "SCG-65"
    assert names(game.play(1, "take drugs")) == ["used", "took"]


@pytest.mark.rule("SCG-63")
def test_hands_are_for_their_owners_only() -> None:
    one = prison(hands={0: "inform", 2: "rumour transfer"})
    other = prison(hands={0: "shakedown", 2: "pickpocket lock_down"})
    assert one.view(1) == other.view(1)
    assert one.view() == other.view()
    assert one.redacted(1).tobytes() == other.redacted(1).tobytes()
    assert one.view(0) != other.view(0)
    assert [prisoner.cards for prisoner in one.view(1).prisoners] == [1, 0, 2]


@pytest.mark.rule("SCG-63")
def test_a_third_player_cannot_tell_which_card_changed_hands() -> None:
    """A card seen before is not known any more once one of two was drawn blindly."""
    game = prison(rooms={1: "chapel"}, hands={2: "inform rumour"}, cash={1: 2}, sides="gold")
    with game.edit(impossible=True) as s:
        s.known[0] |= 1  # player 0 knows where `inform` is
    assert game.view(0).prisoners[2].hand == ("inform",)
    play_all(game, 1, "use", "pay cash", "pick_prisoner 2")
    game.play(CHANCE, "blind rumour")
    assert game.view(0).prisoners[2].hand == ()
    assert game.view(0).prisoners[1].hand == ()
