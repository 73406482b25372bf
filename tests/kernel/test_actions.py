"""The two faces of actions, and what is said to a malformed one."""

import pytest

from jailbirds.kernel.actions import Actions, Subsets
from jailbirds.kernel.errors import MalformedAction

ACTIONS = Actions(
    {
        "pass": {},
        "enter": {"row": range(1, 10), "column": range(1, 10)},
        "send": {"way": ("left", "right")},
        "pick": {"dice": Subsets(["red", "blue", "white"])},
    }
)


def test_blocks_lie_one_behind_the_other() -> None:
    assert [ACTIONS.base(do) for do in ("pass", "enter", "send")] == [0, 1, 82]
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
def test_a_malformed_action_is_told_what_was_expected(given, message: str) -> None:
    with pytest.raises(MalformedAction, match=message.replace("|", "\\|")):
        ACTIONS.read(given)


def test_a_set_is_read_in_any_order() -> None:
    red_white = ACTIONS.read("pick white+red")
    assert str(red_white) == "pick red+white"
    assert ACTIONS.read({"do": "pick", "dice": ["white", "red"]}) == red_white == ACTIONS[88]
