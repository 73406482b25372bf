"""What a search works on: arrays made beforehand, so that nothing is made while it runs."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from jailbirds.kernel.chance import LOW_32, generators
from jailbirds.kernel.gears import Gear

DEEPEST = 128  # decisions from the root
BRANCHES_TO_A_NODE = 4  # so many or more, on average: what memory is divided by


class Memory(NamedTuple):
    """The arrays of a tree, and the scratch space of a walk through it.

    A *node* is what a player knows when it is their turn, whatever is hidden from them and however
    it came to that; `slots` finds it by its key. A *branch* is an action there; those of a node
    lie side by side.
    """

    games: Any  # records, see RECORDS in loops.py
    words: Any  # the same bytes, as integers
    salt: Any  # what the words of a record are multiplied by to make a key
    slots: Any  # by the last bits of a key: a node, or what is left of an older tree
    keys: Any
    nodes: Any
    branches: Any
    judged: Any  # of branches
    # where players mix what they do: what is kept of branches besides; the decisions of which all
    # branches are tried, their records, and what came of each
    mixed: Any
    frames: Any
    stack: Any
    worths: Any
    counters: Any
    path: Any  # the branches taken
    out: Any  # actions
    shares: Any  # of these
    values: Any  # for every player, by `evaluate`
    ledger: Any  # for every player
    seen: Any  # what a seat observes, for a network
    one: Any  # sums of its first layer
    two: Any  # and of its second
    logits: Any  # what it says of every player
    manner: Any  # how the title is thought about
    rng: Any


def words_of(array: np.ndarray) -> np.ndarray:
    """The bytes of records as integers, as wide as fits: up to 32 bits."""
    width = next(width for width in (4, 2, 1) if array.itemsize % width == 0)
    return array.view(np.uint8).view(f"i{width}")


def salt_for(words: int) -> np.ndarray:
    """Numbers below 2**32, two for each word of a record; the same in every search."""
    return np.ascontiguousarray(generators(20, words).T & LOW_32)


def slots_for(nodes: int) -> int:
    """A power of two, and at least twice as many."""
    return 1 << (2 * nodes - 1).bit_length()


def opened(gear: Gear, arrays: dict[str, np.ndarray]) -> Memory:
    """The arrays in the form in which a gear takes them."""
    return Memory(**{name: gear.open(array) for name, array in arrays.items()})
