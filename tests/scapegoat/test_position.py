"""Positions as short texts."""

from jailbirds import Position


def test_equal_values_are_counted() -> None:
    position = Position.read("scapegoat/3 voted=1*3 cash[0]=2*2")
    assert list(position.record.voted) == [1, 1, 1, 0]
    assert list(position.record.cash) == [2, 2, 0, 0]
    assert "voted=1*3" in str(position)


def test_the_status_lists_all_that_is_wrong() -> None:
    text = "scapegoat/3{sides=random} phase=turn round=1 lying[chapel]=gun:2"
    assert Position.read(text).status() == [
        "gun: expected 0 or 1, found 2",
        "guards: expected 7, found -1",
    ]
