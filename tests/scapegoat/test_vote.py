"""SCG-12 to SCG-18: the new guard, and the vote."""

from typing import Any

import pytest

import jailbirds
from jailbirds.games.scapegoat.state import ROOM_NAMES, TALK
from jailbirds.words import words
from tests.scapegoat.positions import CHANCE, can, names, prison, room, told


def talking(players: int = 3, scapegoat: int = 0, bonus: int = 1, **options: Any) -> jailbirds.Game:
    """The moment before a vote."""
    game = prison(players=players, scapegoat=scapegoat, bonus=bonus, **options)
    with game.edit(impossible=True) as s:
        s.phase = TALK
    return game


def voted(*ballots: int, **options: Any) -> jailbirds.Game:
    game = talking(len(ballots), **options)
    game.play(game.actors[0], "call")
    for seat, target in enumerate(ballots):
        game.play(seat, f"vote {target}")
    return game


@pytest.mark.rule("SCG-12")
def test_a_round_begins_with_a_guard_in_a_room_that_is_not_full() -> None:
    game = prison(seat=2, scapegoat=0, guards={"chapel": 4, "workshop": 3})
    game.play(2, "end")
    assert game.view().round == 3
    assert game.why_not(CHANCE, "guard chapel") == "SCG-12"
    game.play(CHANCE, "guard workshop")
    assert room(game, "workshop").guards == 4
    assert game.actors == (0,)


@pytest.mark.rule("SCG-13")
@pytest.mark.parametrize(("guards", "over"), [(19, False), (20, True)])
def test_the_twenty_first_guard_loses_the_game_for_all(guards: int, over: bool) -> None:
    places = dict(zip(ROOM_NAMES, (4, 4, 4, 4, guards - 16), strict=False))
    game = prison(seat=2, scapegoat=0, guards=places)
    events = game.play(2, "end")
    assert game.over == over
    assert ("overrun" in names(events)) == over
    if over:
        missing: dict[str, int | str] = {"lacking": 6, "missing": "A+B+C+D+E+F"}
        assert game.result == jailbirds.Outcome((), "lost", "SCG-13", missing)
        assert game.why_not(0, "call") == "SCG-13"
    else:
        game.play(CHANCE, "guard wardens_office")
        assert game.view().guards == 20
        assert not game.over


@pytest.mark.rule("SCG-12", "SCG-13")
def test_from_eight_guards_on_round_thirteen_is_the_last() -> None:
    """Example 5."""
    game = jailbirds.new("scapegoat", 4, seed=5)
    guards = {}
    while not game.over:
        for seat in game.actors:
            actions = can(game, seat)
            action = next(a for a in ("call", "vote 0", "name 0", "end") if a in actions)
            game.play(seat, action)
        view = game.view()
        if not game.over:
            guards[view.round] = view.guards
    assert guards[1] == 8
    assert guards[13] == 20
    assert game.view().round == 14
    assert game.result
    assert game.result.ending == "lost"


@pytest.mark.rule("SCG-14")
def test_never_a_fifth_guard() -> None:
    game = prison(rooms={1: "chapel"}, guards={"chapel": 4, "radio_room": 1})
    with game.edit(impossible=True) as s:
        s.bribed = 4
    assert game.why_not(1, "riot radio_room") == "SCG-14"
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 4, "workshop": 1})
    game.play(1, "use")
    game.play(1, "pick_room workshop")
    assert game.why_not(1, "pick_room chapel") == "SCG-14"
    game = prison(seat=0, hands={0: "inform"}, guards={"chapel": 4, "workshop": 1})
    game.play(0, "play inform")
    assert game.why_not(0, "pick_room chapel") == "SCG-14"


@pytest.mark.rule("SCG-15")
def test_the_scapegoat_calls_the_vote() -> None:
    game = talking(scapegoat=1)
    assert list(game.actors) == [1]
    assert can(game, 1) == {"call"}
    assert game.why_not(1, "vote 0") == "SCG-15"
    assert game.why_not(0, "call") == "SCG-15"
    game.play(1, "call")
    assert game.actors == (0, 1, 2)


@pytest.mark.rule("SCG-15")
@pytest.mark.parametrize(
    ("language", "minutes"),
    [("en", "two minutes"), ("de", "zwei Minuten"), ("pl", "dwie minuty"), ("nl", "twee minuten")],
)
def test_the_rule_of_the_talk_tells_how_long_it_lasts(language: str, minutes: str) -> None:
    title = jailbirds.title("scapegoat")
    assert title.debate is not None
    assert title.debate.seconds == 2 * 60
    assert minutes in words(language, title).say("SCG-15")


@pytest.mark.rule("SCG-16")
def test_everybody_votes_once_in_secret_and_all_is_revealed_together() -> None:
    game = talking()
    game.play(0, "call")
    assert can(game, 2) == {"vote 0", "vote 1", "vote 2"}  # oneself included
    assert game.why_not(2, "vote 3") == "SCG-16"
    assert game.why_not(2, "end") == "SCG-16"
    events = game.play(2, "vote 1")
    assert names(events) == ["voted"]
    assert game.why_not(2, "vote 0") == "SCG-16"
    game.play(0, "vote 2")
    assert [p.vote for p in game.view(1).prisoners] == [None] * 3
    assert [p.voted for p in game.view(1).prisoners] == [True, False, True]
    events = game.play(1, "vote 1")
    assert told(events, "ballot") == [
        {"seat": 0, "other": 2},
        {"seat": 1, "other": 1},
        {"seat": 2, "other": 1},
    ]
    assert [p.vote for p in game.view().prisoners] == [2, 1, 1]
    assert game.view().scapegoat == 1
    assert game.actors == (1,)


@pytest.mark.rule("SCG-16")
def test_ballots_do_not_leak_to_those_who_wait() -> None:
    views = []
    for target in (0, 1, 2):
        game = talking()
        game.play(0, "call")
        game.play(2, f"vote {target}")
        views.append([game.view(seat) for seat in (0, 1, jailbirds.SPECTATOR)])
        assert game.redacted(1).tobytes() == game.redacted(0).tobytes()
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("SCG-16")
def test_a_preview_of_the_last_vote_reveals_nothing() -> None:
    game = talking()
    game.play(0, "call")
    game.play(2, "vote 1")
    game.play(0, "vote 1")
    foreseen = game.preview(1, "vote 0")
    assert (names(foreseen.events), foreseen.cut) == (["voted"], True)


@pytest.mark.rule("SCG-17")
def test_on_a_tie_the_german_scapegoat_names_anyone() -> None:
    game = voted(1, 1, 2, 2, scapegoat=3)
    assert game.view().phase == "name"
    assert game.actors == (3,)
    assert can(game, 3) == {"name 0", "name 1", "name 2", "name 3"}
    assert game.why_not(3, "vote 0") == "SCG-17"
    game.play(3, "name 3")
    assert (game.view().scapegoat, game.view().bonus) == (3, 2)


@pytest.mark.rule("SCG-17")
def test_on_a_tie_the_polish_scapegoat_has_decided_with_the_ballot() -> None:
    game = voted(1, 1, 2, 2, scapegoat=3, edition="pl")
    assert game.view().scapegoat == 2
    assert game.view().phase == "turn"
    assert voted(1, 2, 0, scapegoat=1, edition="pl").view().scapegoat == 2


@pytest.mark.rule("SCG-17")
def test_a_table_may_agree_on_another_way_out_of_a_tie() -> None:
    game = voted(1, 1, 2, 2, scapegoat=3, tie="tied")
    assert can(game, 3) == {"name 1", "name 2"}
    assert game.why_not(3, "name 0") == "SCG-17"
    assert voted(1, 1, 2, 2, scapegoat=3, tie="ballot").view().scapegoat == 2
    assert voted(1, 1, 2, 2, scapegoat=3, tie="anyone", edition="pl").view().phase == "name"


@pytest.mark.rule("SCG-17")
def test_most_votes_need_no_majority() -> None:
    assert voted(3, 3, 1, 2, scapegoat=0).view().scapegoat == 3


@pytest.mark.rule("SCG-18")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3)])
def test_the_bonus_grows_up_to_three(before: int, after: int) -> None:
    game = voted(0, 0, 0, scapegoat=0, bonus=before)
    assert (game.view().bonus, game.view().points) == (after, 3 + after)


@pytest.mark.rule("SCG-18")
def test_a_new_scapegoat_starts_with_a_bonus_of_one() -> None:
    game = voted(1, 1, 1, scapegoat=0, bonus=3)
    assert (game.view().scapegoat, game.view().bonus, game.view().points) == (1, 1, 4)
