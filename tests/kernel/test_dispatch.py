# mypy: allow-untyped-defs
"""From the action table to rules: what is generated, and what is said to a table that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import jailbirds
from jailbirds.kernel import action, event, listing, rule
from jailbirds.kernel.actions import Actions
from jailbirds.kernel.chapters import Chapters
from jailbirds.kernel.dispatch import Dispatch
from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.kinds import ActionKind

THINK, ACT, OVER = range(3)
NOT_YOURS, NOT_NOW, TOO_FAR, SLEEPING = 1, 2, 3, 4


class Record:
    """As much of a record as these rules need."""

    def __init__(self, phase: int) -> None:
        self.phase = phase
        self.done: list[Any] = []


@rule
def actors(s):
    return 0b01


@rule
def not_yours(s):
    return NOT_YOURS


@rule
def not_now(s):
    return NOT_NOW if s.phase == ACT else 0


STATED = {"actors": actors, "not_yours": not_yours, "not_now": not_now}


def dispatch(kinds: list[ActionKind], **more: Any) -> dict[str, Callable[..., Any]]:
    made = Dispatch(
        "a test", list(Actions(kinds).kinds.values()), STATED | more, {}, ("think", "act", "over")
    )
    return made.rules


def walk_and_wait() -> list[ActionKind]:
    walk = action("walk", during=ACT, otherwise=SLEEPING, to=range(1, 4), how=("slow", "fast"))

    @walk.check
    def check_walk(s, to):
        return TOO_FAR if to > 2 else 0

    @walk.do
    def go(s, seat, how, to):
        s.done.append((seat, to, how))

    wait = action("wait", during=THINK, seat=range(2))
    again = wait.during(ACT)

    @wait.do
    def ponder(s, other):
        s.done.append(("pondered", other))

    @again.do
    def rest(s, seat, other):
        s.done.append(("rested", seat, other))

    return [walk, wait]


def test_a_check_gets_its_arguments_decoded_and_by_name() -> None:
    check = dispatch(walk_and_wait())["check"]
    assert [check(Record(ACT), 0, k) for k in range(6)] == [0, 0, 0, 0, TOO_FAR, TOO_FAR]


def test_who_is_not_to_act_is_told_so_first() -> None:
    check = dispatch(walk_and_wait())["check"]
    assert {check(Record(phase), 1, k) for phase in range(3) for k in range(8)} == {NOT_YOURS}


def test_what_does_not_belong_into_a_phase_names_the_rule_of_the_phase_or_its_own() -> None:
    check = dispatch(walk_and_wait())["check"]
    assert check(Record(THINK), 0, 0) == SLEEPING
    extra = action("extra", during=THINK, otherwise=SLEEPING)

    @extra.do
    def do_extra(s):
        pass

    assert dispatch([extra])["check"](Record(ACT), 0, 0) == NOT_NOW


def test_an_action_is_done_in_the_way_of_its_phase() -> None:
    apply = dispatch(walk_and_wait())["apply"]
    thinking, acting = Record(THINK), Record(ACT)
    apply(thinking, 0, 7, None)
    apply(acting, 0, 6, None)
    apply(acting, 0, 3, None)
    assert thinking.done == [("pondered", 1)]
    assert acting.done == [("rested", 0, 0), (0, 2, 1)]


def test_what_is_legal_is_listed_in_the_order_of_the_integers() -> None:
    legal = dispatch(walk_and_wait())["legal"]
    out = [0] * 10
    assert out[: legal(Record(ACT), 0, out)] == [0, 1, 2, 3, 6, 7]
    assert out[: legal(Record(THINK), 0, out)] == [6, 7]


def test_a_guard_a_listing_and_a_cleverer_way_are_used() -> None:
    asked: list[str] = []

    def never(s):
        asked.append("guard")
        return False

    guarded = action("guarded", during=THINK, asked_if=rule(never))

    @guarded.check
    def check_guarded(s):
        asked.append("check")
        return 0

    @guarded.do
    def do_guarded(s):
        pass

    clever = action("clever", during=THINK, n=range(9))

    @clever.do
    def do_clever(s, n):
        pass

    @clever.each
    def list_clever(s, out, count):
        out[count] = clever(4)
        return count + 1

    @listing(ACT)
    def list_act(s, seat, out):
        out[0] = clever(8)
        return 1

    kinds = list(Actions([guarded, clever]).kinds.values())
    legal = Dispatch("a test", kinds, STATED, {ACT: list_act}, ()).rules["legal"]
    out = [0] * 10
    assert out[: legal(Record(THINK), 0, out)] == [5]
    assert out[: legal(Record(ACT), 0, out)] == [9]
    assert asked == ["guard"]


def test_an_outcome_without_weight_is_not_legal() -> None:
    draw = action("draw", during=THINK, card=range(3))

    @draw.weight
    def left(s, card):
        return (2, 0, 1)[card]

    @draw.do
    def do_draw(s, card):
        pass

    made = dispatch([draw])
    out = [0] * 3
    assert out[: made["legal"](Record(THINK), 0, out)] == [0, 2]
    assert [made["check"](Record(THINK), 0, k) for k in range(3)] == [0, NOT_YOURS, 0]
    assert [made["weight"](Record(THINK), k) for k in range(3)] == [2, 0, 1]


def test_hints_are_asked_of_their_kind_and_are_0_elsewhere() -> None:
    walk, wait = walk_and_wait()
    wait.prefer(-9)

    @walk.prefer
    def prefer_far(s, to):
        return 10 * to

    prefer = dispatch([walk, wait])["prefer"]
    assert [prefer(Record(ACT), 0, k) for k in range(8)] == [10, 10, 20, 20, 30, 30, -9, -9]
    assert dispatch(walk_and_wait())["prefer"](Record(ACT), 0, 0) == 0


# --- what is wrong is said in a sentence


def test_a_rule_that_asks_for_what_its_action_has_not() -> None:
    walk = action("walk", room=range(3))
    with pytest.raises(BadTitle, match=r"check_walk of the action 'walk' takes 'rom'.*'room'\?"):

        @walk.check
        def check_walk(s, rom):
            return 0


def test_an_argument_of_a_name_that_generated_code_uses_itself() -> None:
    with pytest.raises(BadTitle, match="has an argument 'count', a name that"):
        action("bid", count=range(1, 21))


def test_an_action_that_nobody_does() -> None:
    with pytest.raises(BadTitle, match=r"'walk' is stated, but nothing is said of how it is done"):
        dispatch([action("walk")])


def test_a_title_without_a_rule_that_every_title_has() -> None:
    walk, _ = walk_and_wait()
    with pytest.raises(BadTitle, match=r"there is no rule 'not_now': write one \(s\) that"):
        Dispatch("a test", [walk], {"actors": actors, "not_yours": not_yours}, {}, ())


def test_an_event_with_more_arguments_than_can_be_told() -> None:
    with pytest.raises(BadTitle, match="has 6 arguments: expected 5 at most"):
        event("told", *"abcdef")


def module(**names: Any) -> ModuleType:
    """A chapter with these names and a set-up."""
    chapter = ModuleType("chapter")

    def setup(*_: Any) -> None: ...

    setup.__module__ = chapter.__name__
    vars(chapter).update(names, setup=setup)
    return chapter


def test_two_actions_of_one_name() -> None:
    chapter = module(ONE=action("go"), OTHER=action("go"))
    with pytest.raises(BadTitle, match="a test states 'go' twice"):
        Chapters("a test", [chapter])


def test_an_order_of_actions_that_do_not_exist() -> None:
    chapter = module(GO=action("go"))
    with pytest.raises(BadTitle, match=r"orders actions that it does not state: \['run'\]"):
        Chapters("a test", [chapter]).ordered_actions(["go", "run"])


# --- and of the titles that there are


@pytest.mark.parametrize("name", jailbirds.titles())
def test_the_generated_code_names_the_chapter_of_every_action(name: str) -> None:
    title = jailbirds.title(name)
    named = re.findall(r"# (\w+)[^:\n]*: (\w+\.py):\d+", title.dispatch.source)
    assert {do for do, _ in named} == set(title.actions.kinds)
    chapters = {path.name for path in title.folder.rglob("*.py")}
    assert {file for _, file in named} <= chapters
