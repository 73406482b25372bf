"""Sums and counts over fields of the record that are lists or tables, and who leads by them."""

from __future__ import annotations

from typing import Any

from jailbirds.kernel.rule import rule


@rule
def sum_of(numbers: Any, count: int) -> int:
    """What the first of a list come to."""
    total = 0
    for k in range(count):
        total += numbers[k]
    return total


@rule
def row_sum(table: Any, row: int, columns: int) -> int:
    """What the first columns of a row come to."""
    total = 0
    for column in range(columns):
        total += table[row, column]
    return total


@rule
def count_of(numbers: Any, value: int) -> int:
    """How many of the numbers are this one."""
    count = 0
    for k in range(len(numbers)):
        if numbers[k] == value:
            count += 1
    return count


@rule
def lead(best: int, seats: int, seat: int, points: int) -> tuple[int, int]:
    """The most points and the seats that have them, when one more seat is looked at; to begin
    with, nobody's. A tie is shared."""
    if seats == 0 or points > best:
        return points, 1 << seat
    if points == best:
        return best, seats | 1 << seat
    return best, seats
