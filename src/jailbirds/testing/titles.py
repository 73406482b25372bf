"""What a title has to bring along besides its rules."""

from __future__ import annotations

import dis
import typing
from types import FunctionType
from typing import Any

import msgspec
import numpy as np

import jailbirds
from jailbirds.kernel.events import EventKind
from jailbirds.kernel.kinds import ActionKind
from jailbirds.kernel.rule import globals_of, is_rule
from jailbirds.kernel.title import LEAST_VERSIONS, RULES, Title, spoken
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import must_refuse, who, wrong

BUILTINS = {"range", "min", "max", "abs", "len"}


class Titles(Kit):
    """What a title has to bring along besides its rules."""

    def test_rules_call_nothing_but_rules(self, title: Title) -> None:
        for function in reachable(title):
            place = f"{function.__module__}.{function.__qualname__}"
            for name, thing in globals_of(function).items():
                if is_rule(thing) or isinstance(thing, (int, np.ndarray, ActionKind, EventKind)):
                    continue
                if isinstance(thing, tuple):
                    if not is_table(thing):
                        wrong(
                            f"{place} uses the table {name} = {thing!r}. Compiled code takes "
                            "tuples of integers, or of such tuples, all of one length."
                        )
                elif callable(thing):
                    wrong(
                        f"{place} calls {name}, which is not a rule. Mark it with @rule if it "
                        "keeps to what rules may do, else do without it."
                    )
                else:
                    wrong(
                        f"{place} uses {name}, a {type(thing).__name__}. Rules know integers and "
                        "tuples of integers besides other rules."
                    )
            for name in names_from_python(function) - BUILTINS:
                wrong(
                    f"{place} uses Python's {name}. Of these, rules keep to "
                    f"{', '.join(sorted(BUILTINS))}."
                )

    def test_the_state_is_flat(self, title: Title) -> None:
        for name in title.state.names or ():
            kind = title.state[name].base
            if kind.kind not in "iu":
                wrong(
                    f"the field {name} of the record of {title.name} is of the type {kind}: "
                    "fields are integers or arrays of integers, such as np.int8."
                )

    def test_the_last_three_versions_of_the_rules_are_played_on(self, title: Title) -> None:
        newest = title.rules_version
        if len(title.versions) < min(newest, LEAST_VERSIONS):
            wrong(
                f"{title.name} plays versions {spoken(title.versions)} of its rules: games of the "
                f"last {LEAST_VERSIONS} go on and are replayed. Lower oldest_version in TITLE, and "
                "keep the branches that ask `s.version`."
            )

    def test_both_faces_of_every_action_agree(self, title: Title) -> None:
        for number in range(title.actions.size):
            action = title.actions[number]
            for face in (action.to_dict(), str(action)):
                read = title.actions.read(face)
                if read != action or read.id != number:
                    wrong(f"action {number} is written {face!r}, which reads as action {read.id}.")

    def test_every_variant_is_played_by_some_number(self, title: Title) -> None:
        played = [options for _, options in title.tables()]
        for options in title.variants:
            if not any(each is options for each in played):
                wrong(
                    f"{title.name} refuses the set of options {dict(options)} in TITLE.variants "
                    "with every number of players: nothing of it is ever tested."
                )

    def test_variants_show_every_option(self, title: Title) -> None:
        shown = [title.read_options(variant) for variant in title.variants]
        for option in msgspec.structs.fields(title.options):
            values = {getattr(options, option.name) for options in shown}
            wanted = {True, False} if option.type is bool else set()
            if typing.get_origin(option.type) is typing.Literal:
                wanted = set(typing.get_args(option.type))
            missing = sorted(map(str, wanted - values))
            if missing or len(values) < 2:
                wrong(
                    f"no set of options in TITLE.variants has {option.name} = "
                    f"{' or '.join(missing) or 'anything but its default'}. Add one: the kit plays "
                    "with these sets, and what is in none of them is never tested."
                )

    def test_bad_options_and_player_counts_are_refused(self, title: Title) -> None:
        with must_refuse(
            jailbirds.BadOption,
            f"{title.name} takes the option no_such_option, which it does not have. Declare its "
            "options as `class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True)`.",
        ):
            jailbirds.Game(title, title.players[0], {"no_such_option": 1})
        few, many = title.players[0], title.players[-1]
        mistaken: tuple[Any, ...] = (few - 1, many + 1, -1, "2", None, True, 2.0)
        for players in mistaken:
            with must_refuse(jailbirds.BadPlayers, f"{title.name} starts with {players!r} players"):
                jailbirds.Game(title, players)

    def test_every_position_can_be_shown_and_pointed_at(self, case: Case) -> None:
        for here in positions(case, seed=31):
            with here as game:
                for seat in case.seats:
                    view = game.view(seat)
                    check_goes_through_json(view, seat)
                    sketch = case.title.sketch(view)
                    places = {place for row in sketch.places for place in row}
                    for action in game.legal(seat):
                        pointed = case.title.places(action)
                        check_is_on(places, pointed, f"'{action}' of {who(seat)} points at")
                    for event in game.events(seat):
                        touched = case.title.traces(event)
                        check_is_on(places, touched, f"the event {event.name!r} touches")


def reachable(title: Title) -> set[FunctionType]:
    """All rules that the rules of a title call, and those themselves."""
    found: set[FunctionType] = set()
    todo: list[Any] = [title.rules[name] for name in RULES]
    while todo:
        function = todo.pop()
        if function not in found:
            found.add(function)
            todo += [thing for thing in globals_of(function).values() if is_rule(thing)]
    return found


def names_from_python(function: FunctionType) -> set[str]:
    """What is built into Python and used by a function."""
    read = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    return read - set(function.__globals__)


def is_table(table: tuple[Any, ...]) -> bool:
    """Are these integers, or tables of integers, all alike?"""
    if all(isinstance(entry, int) for entry in table):
        return True
    if not all(isinstance(entry, tuple) and is_table(entry) for entry in table):
        return False
    return len({len(entry) for entry in table}) == 1


def check_goes_through_json(view: Any, seat: int) -> None:
    try:
        text = msgspec.json.encode(view)
    except (TypeError, ValueError) as error:
        wrong(
            f"the view of {who(seat)} cannot be written as JSON: {error}. A view holds plain "
            "numbers, truths, texts, tuples and structures of these."
        )
    try:
        again = msgspec.json.decode(text, type=type(view))
    except msgspec.ValidationError as error:
        wrong(
            f"the view of {who(seat)} is not what its types say: {error}. Browser and API trust "
            f"the types of {type(view).__name__}: change the value or the type."
        )
    if again != view:
        changed = [
            name for name in view.__struct_fields__ if getattr(view, name) != getattr(again, name)
        ]
        wrong(
            f"the view of {who(seat)} comes back from JSON changed, in {', '.join(changed)}: "
            "use tuples, not lists or sets, and the types that the fields declare."
        )


def check_is_on(places: set[str], used: tuple[str, ...], what: str) -> None:
    if missing := sorted(set(used) - places):
        wrong(
            f"{what} {', '.join(map(repr, missing))}, which the sketch of the board does not have. "
            f"It has {', '.join(sorted(places - {''})) or 'none'}."
        )
