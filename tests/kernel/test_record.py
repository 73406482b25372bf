"""Records in plain Python: Python numbers over NumPy's bytes."""

import numpy as np
import pytest

from jailbirds.kernel.record import Records

DTYPE = np.dtype([("turns", np.int32), ("seat", np.int8), ("yard", np.int8, (3, 3))], align=True)


def test_fields_read_and_write_the_array() -> None:
    array = np.zeros(2, dtype=DTYPE)
    records = Records(array)
    records[1].turns = 70_000
    records[1].yard[2, 1] = -5
    assert array["turns"].tolist() == [0, 70_000]
    assert array["yard"][1, 2, 1] == -5
    array["seat"][0] = 3
    assert records[0].seat == 3


def test_numbers_are_pythons_own_and_never_wrap_around() -> None:
    record = Records(np.zeros(1, dtype=DTYPE))[0]
    record.seat = 100
    assert record.seat * 9 == 900
    assert type(record.seat) is type(record.yard[0, 0]) is int


def test_a_value_that_does_not_fit_is_refused() -> None:
    record = Records(np.zeros(1, dtype=DTYPE))[0]
    with pytest.raises(ValueError, match="memoryview"):
        record.seat = 200
    with pytest.raises(ValueError, match="memoryview"):
        record.yard[0, 0] = -129
    with pytest.raises(AttributeError):
        record.colour = 1


def test_assigning_copies_a_record() -> None:
    records = Records(np.zeros(2, dtype=DTYPE))
    records[0].turns = 9
    records[1] = records[0]
    records[0].turns = 10
    assert records[1].turns == 9


def test_a_slice_is_a_window_on_the_same_records() -> None:
    array = np.zeros(3, dtype=DTYPE)
    part = Records(array)[1:]
    part[0].turns = 5
    part[1] = part[0]
    assert len(part) == 2
    assert array["turns"].tolist() == [0, 5, 5]
