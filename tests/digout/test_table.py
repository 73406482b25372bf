"""DIG-09, DIG-41 and DIG-42: who is who, the turn limit, and what everybody knows."""

from typing import Any

import numpy as np
import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.games.digout.state import HAND_LIMIT, KINDS, MOST_PLAYERS
from jailbirds.kernel.chance import generator
from tests.digout.positions import chance, hand, table, walk


@pytest.mark.rule("DIG-09")
def test_players_choose_their_prisoners_and_the_others_get_what_is_left() -> None:
    def prisoners(**options: Any) -> list[str]:
        return [prisoner.who for prisoner in table(players=3, **options).view().prisoners]

    assert prisoners() == ["beard", "bun", "cap"]
    assert prisoners(prisoners=["scar", "bun"]) == ["scar", "bun", "beard"]
    assert prisoners(prisoners=["ink", "bun", "cap"], rules_version=1) == ["ink", "bun", "cap"]


@pytest.mark.rule("DIG-09")
@pytest.mark.parametrize("wrong", [["scar", "scar"], ["fox", "bun", "cap"], ["warden"]])
def test_nobody_can_be_two_prisoners_or_one_that_is_not_there(wrong: list[str]) -> None:
    with pytest.raises(jailbirds.BadOption, match="prisoners"):
        table(prisoners=wrong)


@pytest.mark.rule("DIG-41")
def test_after_the_last_round_most_tunnel_points_win() -> None:
    game = table(laid=["spoon", "pickaxe"], turn_limit=2)
    for seat in (0, 1, 0):
        game.play(seat, "end")
    assert game.result is None
    game.play(1, "end")
    assert game.result is not None
    assert (game.result.ending, game.result.winners) == ("limit", (1,))
    assert game.why_not(0, "end") == "DIG-41"


@pytest.mark.rule("DIG-41")
def test_equal_tunnels_share_the_win() -> None:
    game = table(laid=["spoon", "", "spoon"], players=3, turn_limit=1)
    for seat in range(3):
        game.play(seat, "end")
    assert game.result is not None
    assert game.result.winners == (0, 2)


@pytest.mark.rule("DIG-41")
def test_the_limit_is_150_rounds_and_can_be_changed() -> None:
    assert table().view().turn_limit == 150
    assert table(turn_limit=7).view().turn_limit == 7
    with pytest.raises(jailbirds.BadOption, match="turn_limit"):
        table(turn_limit=0)


@pytest.mark.rule("DIG-42")
def test_sizes_cigarettes_beatings_gangs_and_tunnels_are_seen_by_all() -> None:
    game = table(
        ["spoon tape"], cigarettes=[5], beatings=[1], laid=["shovel"], gang_cards={0: "courier"}
    )
    seen = game.view().prisoners[0]
    assert (seen.cards, seen.cigarettes, seen.beatings) == (2, 5, 1)
    assert (seen.laid, seen.gang_card, seen.hand) == ({"shovel": 1}, "courier", {})


@pytest.mark.rule("DIG-42")
def test_cards_taken_in_the_open_are_known_until_they_leave_the_hand() -> None:
    game = table(rooms=["dining"])
    game.play(0, "steal")
    assert game.view(1).prisoners[0].hand == {"spoon": 1}
    assert game.view().prisoners[0].hand == {"spoon": 1}
    walk(game, 0, 1, "cells")
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "dig spoon")
    assert game.view(1).prisoners[0].hand == {}


@pytest.mark.rule("DIG-42")
def test_without_memory_nothing_is_listed() -> None:
    game = table(["", "light_fingers"], ["dining"], memory="none")
    game.play(0, "steal")
    assert game.view(1).prisoners[0].hand == {}
    assert game.view(1).prisoners[0].cards == 1
    game.play(0, "end")
    game.play(1, "play light_fingers")
    game.play(1, "target 0")
    assert game.view(1).prisoners[0].hand == {"spoon": 1}, "one sees the hand one looks at"
    game.play(1, "pick spoon")
    assert game.view(1).prisoners[0].hand == game.view(0).prisoners[1].hand == {}


@pytest.mark.rule("DIG-42")
def test_a_card_drawn_at_random_is_known_to_the_two_involved() -> None:
    game = table(["knife", "tape pan", ""], players=3)
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    chance(game, "lose tape")
    assert game.view(1).prisoners[0].hand == {"tape": 1}
    assert game.view(2).prisoners[0].hand == game.view().prisoners[0].hand == {}
    names = [{event.name for event in game.events(seat)} for seat in (0, 1, 2)]
    assert [("robbed" in n, "was_robbed" in n, "robbed_unseen" in n) for n in names] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]


@pytest.mark.rule("DIG-42")
def test_a_third_player_no_longer_counts_on_cards_that_may_have_been_taken() -> None:
    game = table(["knife", "", ""], ["dining", "dining", "yard"], players=3, seat=1)
    game.play(1, "steal")
    game.play(1, "end")
    game.play(2, "end")
    game.play(0, "extort 1 shovel knife")
    game.play(1, "decline")
    chance(game, "lose spoon")
    assert hand(game, 0) == "spoon"
    assert game.view(2).prisoners[1].hand == {}
    assert game.view(2).prisoners[0].hand == {}


@pytest.mark.rule("DIG-42")
def test_what_is_drawn_is_seen_by_the_drawer_only() -> None:
    game = table()
    game.play(0, "search")
    chance(game, "draw phone")
    drawn = [[e.name for e in game.events(seat) if "drew" in e.name] for seat in (0, 1)]
    assert drawn == [["drew"], ["drew_unseen"]]
    assert "phone" not in str(game.view(1).prisoners)


# --- whole games


def recorded(players: int, seed: int, **options: Any) -> list[jailbirds.Game]:
    """Copies of a game between bots, before each decision of a player."""
    game = jailbirds.new("digout", players, options, seed=seed)
    bots = [Bot(("greedy", "random")[seat % 2], seed=seat) for seat in range(players)]
    seen: list[jailbirds.Game] = []
    while not game.over and len(seen) < 500:
        seen.append(game.copy())
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(game, seat))
    return [*seen, game]


GAMES = [(2, 1, {}), (3, 2, {"michelle": "on"}), (4, 12, {"teams": True}), (6, 10, {"teams": True})]


@pytest.mark.rule("DIG-12")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_the_hand_limit_holds_when_a_turn_is_over(players: int, seed: int, options: dict) -> None:
    ended = 0
    for before, after in zip(
        (games := recorded(players, seed, **options)), games[1:], strict=False
    ):
        if before.view().seat != after.view().seat:
            ended += 1
            assert after.view().prisoners[before.view().seat].cards <= HAND_LIMIT
    assert ended > 10


@pytest.mark.rule("DIG-42", "DIG-07")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_swapped_hands_and_pasts_change_nothing_that_another_seat_sees(
    players: int, seed: int, options: dict
) -> None:
    """Two other players exchange what nobody else knows of their hands, and their pasts."""
    rng = np.random.default_rng(seed)
    swapped = fights = 0
    for game in recorded(players, seed, **options)[::3]:
        onlooker = int(rng.integers(players))
        others = [seat for seat in range(players) if seat != onlooker]
        twin = game.copy()
        with twin.edit() as s:
            changed = hide_and_swap(s, onlooker, others)
        for looker in (onlooker, jailbirds.SPECTATOR):
            assert twin.redacted(looker).tobytes() == game.redacted(looker).tobytes()
            assert twin.view(looker) == game.view(looker)
        if onlooker in game.actors:
            assert twin.legal(onlooker) == game.legal(onlooker)
        swapped += changed
        fights += game.view().fight is not None
    assert swapped > 10
    assert fights > 0 or players == 2


def hide_and_swap(s: Any, onlooker: int, others: list[int]) -> bool:
    """Exchange unknown cards of two hands (or of a hand and the stack), and two pasts."""
    known = [[s.known[onlooker, seat, kind] for kind in range(KINDS)] for seat in range(6)]
    a, b = others[0], others[-1]
    if a != b and not s.spent[a] and not s.spent[b]:
        s.past[a], s.past[b] = s.past[b], s.past[a]
    free = [
        [kind for kind in range(4, KINDS) if s.hand[seat, kind] > known[seat][kind]]
        for seat in (a, b)
    ]
    # cards laid for a trade, known to two or about to be paid stay where they are
    busy = s.partner or s.takes or s.joining
    private = any(
        s.known[observer, seat, kind] > known[seat][kind]
        for observer in range(MOST_PLAYERS)
        for seat in (a, b)
        for kind in range(KINDS)
        if observer not in (onlooker, seat)
    )
    if busy or private or not free[0]:
        return False
    mine = free[0][0]
    if a == b:
        theirs = next(kind for kind in range(4, KINDS) if s.stack[kind] and kind != mine)
        s.stack[theirs] -= 1
        s.stack[mine] += 1
    elif free[1]:
        theirs = free[1][-1]
        s.hand[b, theirs] -= 1
        s.hand[b, mine] += 1
    else:
        return False
    s.hand[a, mine] -= 1
    s.hand[a, theirs] += 1
    return True


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_sample_respects_sizes_known_cards_and_what_is_out(players: int) -> None:
    title = jailbirds.title("digout")
    gear = title.gear("interpreted")
    for game in recorded(players, 9)[::25]:
        for seat in range(players):
            state = game.redacted(seat)
            records = gear.open(state)
            gear.loops.redeal(records, 0, seat, gear.open(generator(seat)))
            true, sample = gear.open(game.state)[0], records[0]
            assert title.census(sample) == title.census(true)
            assert list(sample.cards) == list(true.cards)
            assert sample.stack_size == true.stack_size
            for kind in range(KINDS):
                assert sample.hand[seat, kind] == true.hand[seat, kind]
                for other in range(players):
                    assert sample.hand[other, kind] >= true.known[seat, other, kind] or (
                        other == seat
                    )
