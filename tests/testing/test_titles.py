"""What the kit and the kernel say of a descriptor that is not whole."""

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any, Literal

import msgspec
import numpy as np
import pytest

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.sketch import Row, Sketch, Tile
from jailbirds.kernel.title import Title
from jailbirds.testing import Conformance
from tests.testing.broken import broken, complaint, some_case
from tests.testing.pebbles import TITLE
from tests.testing.pebbles.view import Options, View, view

KIT = Conformance()


def code_without(name: str) -> list[ModuleType]:
    """Pebbles without a rule or something else that it needs."""
    changed = []
    for module in TITLE.code:
        copy = ModuleType(module.__name__)
        vars(copy).update({key: thing for key, thing in vars(module).items() if key != name})
        changed.append(copy)
    return changed


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("redeal", "broken lacks the rules redeal: see docs/titles.md"),
        ("actors", "there is no rule 'actors': write one (s) that says which seats may act now"),
        ("setup", "broken lacks setup: see docs/titles.md"),
        ("STATE", "broken lacks STATE: see docs/titles.md"),
    ],
)
def test_a_title_without_a_rule(name: str, sentence: str) -> None:
    with pytest.raises(BadTitle, match=re.escape(sentence)):
        Title(
            "broken",
            code=code_without(name),
            players=TITLE.players,
            rules_version=1,
            prefix="PEB",
            chapters=TITLE.chapters,
            most_legal=6,
            endings=TITLE.endings,
        )


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ([("turn", np.int8), ("points", np.int32)], "3 bytes before 'points'"),
        ([("points", np.int32), ("turn", np.int8)], "3 bytes at its end"),
    ],
)
def test_a_record_with_a_gap(fields: Any, where: str) -> None:
    with pytest.raises(BadTitle, match=f"the record of broken has a gap of {where}"):
        broken(state=np.dtype(fields, align=True))


def test_a_view_without_a_type() -> None:
    with pytest.raises(BadTitle, match="write its type behind it"):
        broken(view=lambda *_: None)


def test_a_field_that_is_no_integer() -> None:
    state = np.dtype([("points", np.float32)])
    said = complaint(KIT.test_the_state_is_flat, broken(state=state))
    assert "the field points of the record of broken is of the type float32" in said


@pytest.mark.parametrize(("newest", "oldest", "played"), [(2, 2, "2"), (5, 4, "4 to 5")])
def test_a_title_that_gives_up_its_games_too_soon(newest: int, oldest: int, played: str) -> None:
    title = broken(rules_version=newest, oldest_version=oldest)
    said = complaint(KIT.test_the_last_three_versions_of_the_rules_are_played_on, title)
    assert f"broken plays versions {played} of its rules: games of the last 3" in said
    kept = broken(rules_version=newest)
    KIT.test_the_last_three_versions_of_the_rules_are_played_on(kept)
    assert kept.versions == range(max(1, newest - 2), newest + 1)


def test_an_option_that_no_variant_shows() -> None:
    said = complaint(KIT.test_variants_show_every_option, broken(variants=({},)))
    assert "no set of options in TITLE.variants has again = False. Add one" in said


class OptionsWithKinds(Options, frozen=True):
    stakes: Literal["low", "high", "ruinous"] = "low"
    limit: int = 9


def test_a_kind_or_a_number_that_no_variant_shows() -> None:
    variants: list[dict[str, Any]] = [{}, {"again": False, "stakes": "high"}]
    title = broken(options=OptionsWithKinds, variants=variants)
    said = complaint(KIT.test_variants_show_every_option, title)
    assert "has stakes = ruinous" in said
    variants.append({"stakes": "ruinous"})
    said = complaint(KIT.test_variants_show_every_option, title)
    assert "has limit = anything but its default" in said


class OpenOptions(msgspec.Struct, frozen=True):
    again: bool = True


def test_options_that_take_anything() -> None:
    title = broken(options=OpenOptions)
    said = complaint(KIT.test_bad_options_and_player_counts_are_refused, title)
    assert "broken takes the option no_such_option, which it does not have" in said
    assert "forbid_unknown_fields=True" in said


# --- views and sketches


class ListView(View, frozen=True):
    left: Any


def view_with(left: Any) -> Callable[[Any, int], ListView]:
    def changed(s: Any, seat: int) -> ListView:
        plain = view(s, seat)
        return ListView(plain.phase, plain.seat, plain.dice, left)

    return changed


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (np.int8(3), "the view of seat 0 cannot be written as JSON"),
        ((1, 2), "comes back from JSON changed, in left"),
    ],
)
def test_a_view_that_is_no_json(left: Any, sentence: str) -> None:
    case = some_case(broken(view=view_with(left)))
    assert sentence in complaint(KIT.test_every_position_can_be_shown_and_pointed_at, case)


def view_with_another_type(s: Any, seat: int) -> View:
    plain = view(s, seat)
    return View(plain.phase, "nobody", plain.dice)  # type: ignore[arg-type]


def test_a_view_that_is_not_what_its_types_say() -> None:
    case = some_case(broken(view=view_with_another_type))
    said = complaint(KIT.test_every_position_can_be_shown_and_pointed_at, case)
    assert "is not what its types say: Expected `int`, got `str` - at `$.seat`" in said


def test_a_place_that_is_not_on_the_board() -> None:
    case = some_case(broken(sketch=lambda _: Sketch([Row([Tile("", "label", "table")])])))
    said = complaint(KIT.test_every_position_can_be_shown_and_pointed_at, case)
    assert "'again' of seat 0 points at 'cup', which the sketch of the board does not have." in said
    assert "It has table." in said
    assert "after move 1 (chance: 'roll" in said


def view_beyond_the_end(s: Any, _: int) -> View:
    return View("roll", s.turn, (s.die[7],))


def test_a_view_that_breaks_says_where() -> None:
    case = some_case(broken(view=view_beyond_the_end))
    with pytest.raises(IndexError) as failed:
        KIT.test_every_position_can_be_shown_and_pointed_at(case)
    assert "broken with 2 players, before the first move" in failed.value.__notes__[0]
