"""The two faces of actions, and what is said to a malformed one."""

import itertools
from typing import Any

import pytest

from jailbirds.kernel.actions import Actions
from jailbirds.kernel.errors import MalformedAction
from jailbirds.kernel.kinds import ActionKind, Subsets, action

ACTIONS = Actions(
    [
        action("pass"),
        action("enter", row=range(1, 10), column=range(1, 10)),
        action("send", way=("left", "right")),
        action("pick", dice=Subsets(["red", "blue", "white"])),
    ]
)


def test_kinds_lie_one_behind_the_other() -> None:
    assert [ACTIONS.kinds[do].base for do in ("pass", "enter", "send")] == [0, 1, 82]
    assert ACTIONS.size == 91
    assert str(ACTIONS[83]) == "send right"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"do": "entr", "row": 1, "column": 1}, "Did you mean 'enter'"),
        ({"row": 1}, "'do' is missing"),
        ({"do": "enter", "row": 1}, "takes row, column; given: row"),
        ({"do": "enter", "row": 1, "column": 2, "colour": 3}, "takes row, column"),
        ({"do": "enter", "row": 0, "column": 1}, "row of 'enter' is 1-9, not 0"),
        ({"do": "enter", "row": "1", "column": 1}, "row of 'enter' is 1-9, not '1'"),
        ({"do": "enter", "row": True, "column": 1}, "not True"),
        ({"do": "enter", "row": 1.0, "column": 1}, "not 1.0"),
        ({"do": "enter", "row": [1], "column": 1}, "not \\[1\\]"),
        ({"do": ["enter"]}, "there is no action"),
        ({"do": "send", "way": "up"}, "left|right"),
        ("pick green", "some of red, blue, white joined by \\+, not 'green'"),
        ("pick red+red", "some of red, blue, white"),
        ("pick +", "some of red, blue, white"),
        ({"do": "pick", "dice": []}, "some of red, blue, white"),
        ({"do": "pick", "dice": [["red"]]}, "some of red, blue, white"),
        ({"do": "pick", "dice": 3}, "some of red, blue, white"),
        ("send", "expected 'send <way left|right>'"),
        ("enter 1 2 3", "expected 'enter <row 1-9> <column 1-9>'"),
        ("enter ٣ 1", "1-9"),
        ("enter -1 1", "1-9"),
        ("", "there is no action ''"),
        (91, "numbered 0 to 90"),
        (-1, "numbered 0 to 90"),
        (None, "an action is"),
        (b"pass", "an action is"),
        (True, "an action is"),
    ],
)
def test_a_malformed_action_is_told_what_was_expected(given: Any, message: str) -> None:
    with pytest.raises(MalformedAction, match=message.replace("|", "\\|")):
        ACTIONS.read(given)


def test_a_set_is_read_in_any_order() -> None:
    red_white = ACTIONS.read("pick white+red")
    assert str(red_white) == "pick red+white"
    assert ACTIONS.read({"do": "pick", "dice": ["white", "red"]}) == red_white == ACTIONS[88]


@pytest.mark.parametrize("kind", ACTIONS.kinds.values(), ids=lambda kind: kind.name)
def test_a_kind_gives_the_integer_of_what_rules_know(kind: ActionKind) -> None:
    """Numbers as they are, names by their positions, sets as bits."""
    spans = [range(one.first, one.first + one.size) for one in kind.arguments]
    numbers = [kind(*values) for values in itertools.product(*spans)]
    assert numbers == list(range(kind.base, kind.base + kind.size))
