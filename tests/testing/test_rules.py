# mypy: allow-untyped-defs, allow-untyped-calls
"""What the kit says of rules that do not work."""

import math
from typing import Any

import pytest

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.rule import rule
from jailbirds.testing import Conformance
from tests.testing.broken import broken, complaint, some_case
from tests.testing.pebbles import TITLE
from tests.testing.pebbles.rules import AGAIN, KEEP
from tests.testing.pebbles.state import CHOOSE, FACES, OVER

KIT = Conformance()
TWICE = (1, 2.5)
check, legal, apply = (TITLE.rules[name] for name in ("check", "legal", "apply"))
winners = TITLE.rules["winners"]


@rule
def legal_without_again(s, seat, out):
    count = legal(s, seat, out)
    return min(count, 1) if s.phase == CHOOSE else count


@rule
def legal_with_too_much(s, seat, out):
    if s.phase != CHOOSE:
        return legal(s, seat, out)
    out[0], out[1] = KEEP(), AGAIN()
    return 2


@rule
def legal_twice(s, seat, out):
    if s.phase != CHOOSE:
        return legal(s, seat, out)
    out[0], out[1] = KEEP(), KEEP()
    return 2


@rule
def legal_without_anything(s, seat, out):
    return legal(s, seat, out) if s.phase != CHOOSE else 0


def test_legal_that_leaves_an_action_out() -> None:
    case = some_case(broken({"legal": legal_without_again}))
    said = complaint(KIT.test_legal_agrees_with_check_over_the_whole_range, case)
    assert "`check` allows 'again' to seat 0 but `legal` leaves it out." in said
    assert "broken with 2 players, after move 1 (chance: 'roll" in said
    assert 'jailbirds.testing.reach("broken", 2, {}, seed=1, moves=1)' in said


def test_legal_that_offers_what_check_forbids() -> None:
    title = broken({"legal": legal_with_too_much}, variants=({"again": False},))
    said = complaint(KIT.test_a_game_can_be_played, some_case(title))
    assert "`legal` offers 'again' to seat 1, but `check` forbids it by PEB-02." in said
    assert "with 2 players and options {'again': False}" in said


def test_legal_that_offers_an_action_twice() -> None:
    case = some_case(broken({"legal": legal_twice}, variants=({"again": False},)))
    said = complaint(KIT.test_legal_agrees_with_check_over_the_whole_range, case)
    assert "`legal` offers 'keep' to seat 0 more than once." in said


def test_a_seat_that_is_to_act_and_can_do_nothing() -> None:
    said = complaint(
        KIT.test_a_game_can_be_played, some_case(broken({"legal": legal_without_anything}))
    )
    assert "seat 0 is to act, says `actors`, but `legal` gives it no action." in said
    assert "after move 1 (chance: 'roll" in said


def test_a_refusal_by_a_rule_that_does_not_exist() -> None:
    title = broken(chapters={"chapter-turn": range(1, 4)})
    said = complaint(KIT.test_legal_agrees_with_check_over_the_whole_range, some_case(title))
    assert "by rule 4, which no chapter of TITLE.chapters has" in said


def test_too_small_a_promise_of_legal_actions_is_noticed_before_compiled_code_runs() -> None:
    case = some_case(broken(most_legal=FACES - 1))
    said = complaint(KIT.test_a_game_can_be_played, case)
    assert "chance: `legal` writes 6 actions where most_legal promises at most 5." in said
    assert "Raise most_legal in TITLE" in said
    del case.title._gears["native"]  # it would be compiled if somebody asked for it
    said = complaint(KIT.test_every_random_game_ends, case)
    assert "broken-2-plain: this cannot be checked yet, as games break off." in said
    assert "test_a_game_can_be_played" in said
    assert "native" not in case.title._gears


def test_too_small_a_promise_is_noticed_later_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jailbirds.testing.positions.TRIED", 0)
    said = complaint(KIT.test_every_random_game_ends, some_case(broken(most_legal=FACES - 1)))
    assert "seed 100: `legal` writes 6 actions where most_legal promises at most 5." in said


@rule
def apply_beyond_the_end(s, seat, action, events):
    apply(s, seat, action, events)
    if action == KEEP():
        s.die[s.turn + 3] = 1


def test_an_index_beyond_the_end_of_a_field() -> None:
    with pytest.raises(IndexError) as failed:
        KIT.test_a_game_can_be_played(some_case(broken({"apply": apply_beyond_the_end})))
    happened, where = failed.value.__notes__
    assert happened == "This happened as seat 0 did 'keep'."
    assert "To get there: jailbirds.testing.reach(" in where


@rule
def apply_without_end(s, seat, action, events):
    apply(s, seat, action, events)
    if s.phase == OVER:
        s.phase = s.turn = 0


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jailbirds.testing.positions.LONGEST", 500)
    said = complaint(
        KIT.test_every_random_game_ends, some_case(broken({"apply": apply_without_end}))
    )
    assert "broken-2-plain: the random game of seed 100 has not ended after 500 actions." in said
    assert "such as a limit of turns" in said


@rule
def ending_early(s):
    return 1 if s.turn else 0


@rule
def ending_never(s):
    return 0


@rule
def ending_unknown(s):
    return 2 if s.phase == OVER else 0


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (ending_early, "the game has ended, by 'highest', and yet chance may act."),
        (ending_never, "`actors` says that nobody may act, and `ending` that the game goes on."),
        (ending_unknown, "`ending` says 2, but TITLE.endings has 1"),
    ],
)
def test_actors_and_ending_that_contradict_each_other(ending: Any, sentence: str) -> None:
    said = complaint(
        KIT.test_somebody_can_act_until_the_game_is_over, some_case(broken({"ending": ending}))
    )
    assert sentence in said


@rule
def winners_from_elsewhere(s):
    return 1 << 5


def test_winners_that_do_not_play() -> None:
    title = broken({"winners": winners_from_elsewhere})
    said = complaint(KIT.test_somebody_can_act_until_the_game_is_over, some_case(title))
    assert "`winners` names seats that do not exist: its bits are 100000." in said


def test_a_title_that_has_ties_and_says_that_it_has_none() -> None:
    said = complaint(KIT.test_a_title_without_ties_ends_in_none, some_case(broken(ties=False)))
    assert "is won by seat 0 and seat 1 together" in said
    assert "TITLE.ties = False" in said


@rule
def winner_alone(s):
    first = 0
    while winners(s) >> first & 1 == 0 and s.phase == OVER:
        first += 1
    return 1 << first if s.phase == OVER else 0


def test_a_title_without_ties_conforms() -> None:
    KIT.test_a_title_without_ties_ends_in_none(
        some_case(broken({"winners": winner_alone}, ties=False))
    )


@rule
def weight_of_nothing(s, action):
    return action


def test_an_outcome_without_a_weight() -> None:
    said = complaint(
        KIT.test_outcomes_of_chance_have_weights, some_case(broken({"weight": weight_of_nothing}))
    )
    assert "the outcome 'roll 1' of chance is legal, but its `weight` is 0" in said


def test_a_census_that_changes() -> None:
    title = broken(census=lambda s: {"cups": 3, "dice": 2 + s.turn})
    said = complaint(KIT.test_pieces_never_appear_or_vanish, some_case(title))
    assert "the census changes: dice from 2 to 3." in said
    assert "(seat 0: 'keep')" in said


# --- what rules may use


def helper(s):
    return s.turn


@rule
def actors_with_a_helper(s):
    return 1 << helper(s)


@rule
def actors_with_a_list(s):
    return sorted([1, 2])[0]


@rule
def actors_with_a_fraction(s):
    return TWICE[0]


@rule
def actors_with_a_module(s):
    return math.floor(1.5)


@pytest.mark.parametrize(
    ("actors", "sentence"),
    [
        (actors_with_a_helper, "actors_with_a_helper calls helper, which is not a rule."),
        (actors_with_a_list, "actors_with_a_list uses Python's sorted."),
        (actors_with_a_fraction, "uses the table TWICE = (1, 2.5)"),
        (actors_with_a_module, "uses math, a module."),
    ],
)
def test_a_rule_that_uses_what_rules_do_not_know(actors: Any, sentence: str) -> None:
    said = complaint(KIT.test_rules_call_nothing_but_rules, broken({"actors": actors}))
    assert sentence in said


# --- gears


@rule
def first(s):
    return second(s)


@rule
def second(s):
    return first(s)


def test_rules_that_call_each_other_in_a_circle() -> None:
    title = broken({"actors": first})
    del title._gears["native"]
    with pytest.raises(BadTitle, match="first calls second calls first: a rule cannot"):
        title.gear("native").rules  # noqa: B018


@rule
def apply_otherwise(s, seat, action, events):
    apply(s, seat, action, events)
    if action == KEEP():
        s.die[seat] = 1


def test_gears_that_differ() -> None:
    title = broken()
    title._gears["native"] = broken({"apply": apply_otherwise}).gear("interpreted")
    case = some_case(title)
    said = complaint(KIT.test_both_gears_tell_the_same_events, case)
    assert "'keep' of seat 0, the records of the interpreted and the native gear differ" in said
    assert "in die[0] (" in said
    assert "different in die" in complaint(
        KIT.test_native_games_replay_interpreted_to_the_same_bytes, case
    )


# --- what is hidden


@rule
def redact_nothing(s, seat):
    pass


@rule
def redact_too_much(s, seat):
    for other in range(s.players):
        s.die[other] = 0


@rule
def redeal_everything(s, seat, rng):
    for other in range(s.players):
        s.die[other] = 1 + other


@rule
def legal_by_anothers_die(s, seat, out):
    count = legal(s, seat, out)
    return count - 1 if s.phase == CHOOSE and s.turn and s.die[0] > 3 else count


@rule
def check_by_anothers_die(s, seat, action):
    if action == AGAIN() and s.turn and s.die[0] > 3:
        return 2
    return check(s, seat, action)


def test_a_sample_that_changes_what_was_known() -> None:
    case = some_case(broken({"redeal": redeal_everything}))
    said = complaint(KIT.test_a_resampled_hidden_part_leaves_the_seat_with_what_it_knew, case)
    assert "`redeal` changes what seat 0 knew, in die[0] (" in said


def test_a_choice_that_depends_on_what_one_cannot_know() -> None:
    case = some_case(broken({"legal": legal_by_anothers_die, "check": check_by_anothers_die}))
    said = complaint(KIT.test_two_truths_that_a_seat_cannot_tell_apart_give_it_the_same, case)
    assert "what seat 1 may do depends on what it cannot know: 'again' changes with die[0]" in said


def test_an_event_that_lays_open_what_nobody_said_it_would() -> None:
    case = some_case(broken(reveals=frozenset()))
    said = complaint(KIT.test_two_truths_that_a_seat_cannot_tell_apart_give_it_the_same, case)
    assert "'keep' of seat 1 tells it kept {'seat': 1}, shown {'seat': 0, 'face': " in said
    assert "name its event in TITLE.reveals" in said
