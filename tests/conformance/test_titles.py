"""What a title has to bring along besides its rules."""

import re
import typing

import msgspec
import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.rule import is_rule
from jailbirds.kernel.title import RULES, Title
from jailbirds.words import COMMON, LANGUAGES, rules_page, words
from tests.conformance.cases import (
    Case,
    every_case,
    every_shipped_title,
    every_title,
    positions,
)

BUILTINS = {"range", "min", "max", "abs", "len", "True", "False"}


def reachable(title: Title) -> set:
    """All rules that the rules of a title call, and those themselves."""
    found: set = set()
    todo = [title.rules[name] for name in RULES]
    while todo:
        function = todo.pop()
        if function not in found:
            found.add(function)
            names = map(function.__globals__.get, function.__code__.co_names)
            todo += [thing for thing in names if is_rule(thing)]
    return found


@every_title
def test_rules_call_nothing_but_rules(title: Title) -> None:
    for function in reachable(title):
        fields = set(title.state.names)
        for name in function.__code__.co_names:
            thing = function.__globals__.get(name)
            assert (
                is_rule(thing)
                or isinstance(thing, (int, tuple, np.ndarray))
                or name in fields
                or name in BUILTINS
            ), f"{function.__qualname__} uses {name}"


@every_title
def test_the_state_is_flat(title: Title) -> None:
    assert not title.state.hasobject
    for name in title.state.names:
        assert title.state[name].base.kind in "iu", name


@every_title
def test_both_faces_of_every_action_agree(title: Title) -> None:
    for number in range(title.actions.size):
        action = title.actions[number]
        assert action.id == number
        assert title.actions.read(action.to_dict()) == action
        assert title.actions.read(str(action)) == action


@every_title
def test_variants_show_every_option(title: Title) -> None:
    shown = [title.read_options(variant) for variant in title.variants]
    for field in msgspec.structs.fields(title.options):
        values = {getattr(options, field.name) for options in shown}
        if field.type is bool:
            assert values == {True, False}, field.name
        elif typing.get_origin(field.type) is typing.Literal:
            assert values == set(typing.get_args(field.type)), field.name
        else:
            assert len(values) > 1, field.name
    assert msgspec.json.schema(title.options)


@every_title
def test_bad_options_and_player_counts_are_refused(title: Title) -> None:
    with pytest.raises(jailbirds.BadOption, match="options are"):
        jailbirds.Game(title, title.players[0], {"no_such_option": 1})
    for players in (title.players[0] - 1, title.players[-1] + 1, -1, "2", None, True, 2.0):
        with pytest.raises(jailbirds.BadPlayers, match="is played by"):
            jailbirds.Game(title, players)


@every_case
def test_every_position_can_be_shown_and_pointed_at(case: Case) -> None:
    for game in positions(case, seed=31):
        for seat in case.seats:
            view = game.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            spots = {place for row in case.title.sketch(view).places for place in row}
            for action in game.legal(seat):
                assert set(case.title.places(action)) <= spots
            for event in game.events(seat):
                assert set(case.title.traces(event)) <= spots


# --- words


def wanted_keys(title: Title) -> set[str]:
    view = typing.get_type_hints(title.view)["return"]
    phases = typing.get_args(typing.get_type_hints(view)["phase"])
    return {
        "title",
        "tagline",
        *title.chapters,
        *title.rule_names,
        *(f"action-{do}" for do in title.actions.blocks),
        *(f"event-{name}" for name in title.events.kinds),
        *(f"ending-{name}" for name in title.endings),
        *(f"now-{phase}" for phase in phases),
        *(f"option-{field.name}" for field in msgspec.structs.fields(title.options)),
        *(f"option-{field.name}.help" for field in msgspec.structs.fields(title.options)),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@every_shipped_title
def test_everything_has_words(title: Title, language: str) -> None:
    told = words(language, title)
    assert [key for key in wanted_keys(title) if not told.has(key)] == []


def keys_of(path) -> set[str]:
    """All messages and attributes, but for those a language has for its own grammar, `x-…`."""
    keys, message = set(), ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([A-Za-z][\w-]*) *=", line):
            message = match[1]
            keys.add(message)
        elif match := re.match(r" +\.(\w+) *=", line):
            keys.add(f"{message}.{match[1]}")
    return {key for key in keys if not key.startswith("x-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(language: str) -> None:
    for folder in (
        COMMON,
        *(title.folder / "words" for title in map(jailbirds.title, jailbirds.titles())),
    ):
        assert keys_of(folder / f"{language}.ftl") == keys_of(folder / "en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@every_case
def test_everything_that_happens_can_be_said(case: Case, language: str) -> None:
    if case.title.name not in jailbirds.titles():
        return
    told = words(language, case.title)
    names = [f"Player {seat}" for seat in range(case.players)]
    for game in positions(case, seed=32, most=6):
        for reader in (None, 0):
            for event in game.events():
                assert told.event(event, names, reader)
            for seat in game.actors:
                for action in game.legal(seat):
                    assert told.action(action, names, reader)
                assert told.now(game.view(seat).phase, seat, names, reader)
    assert told.result(game.result, names)


@pytest.mark.parametrize("language", LANGUAGES)
@every_case
def test_every_refusal_can_be_said(case: Case, language: str) -> None:
    if case.title.name not in jailbirds.titles():
        return
    gear = case.title.gear("native")
    out = np.zeros(case.title.actions.size, dtype=np.int32)
    refused: set[int] = set()
    for game in positions(case, seed=33):
        for seat in (*case.seats, jailbirds.CHANCE):
            gear.loops.refusals(game.state, 0, seat, out)
            refused |= set(np.unique(out).tolist())
    for number in refused - {0}:
        rule = case.title.rule_name(number)
        assert words(language, case.title).refusal(rule).endswith(f"({rule})")


@every_shipped_title
def test_rules_md_is_the_english_rules_page(title: Title) -> None:
    page = (title.folder / "rules.md").read_text(encoding="utf-8")
    assert page == rules_page(title, "en"), f"jailbirds rules {title.name} --markdown > rules.md"
