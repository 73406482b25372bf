"""Positions as short texts."""

import pytest

from jailbirds import BadPosition, Position


def test_fields_and_places_have_names_and_numbers() -> None:
    named = Position.read("digout/2 hand[0]=spoon:2,tape:1 room[1]=yard phase=act")
    assert named == Position.read("digout/2 hand[0,spoon]=2 hand[0,tape]=1 room=0,4 phase=10")
    assert "hand[0]=spoon:2,tape:1" in str(named)
    assert named.record.hand[0, 0] == 2


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("digout/2 phase=sleep", "expected one of start, tops"),
        ("digout/2 hand[0]=sponn:2", "expected one of spoon"),
        ("digout/2 seat[0]=1", "expected no place behind the name"),
        ("digout/2 voted=1", "has no field 'voted'"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_was_expected(text: str, problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Position.read(text)
    (only,) = refused.value.problems
    assert problem in only
