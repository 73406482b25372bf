"""DLPack: others take an array where it lies, and give it back."""

from __future__ import annotations

import gc
from typing import Any

import jax
import numpy as np
import pytest

from jailbirds.batch import dlpack
from jailbirds.batch.dlpack import CPU, CUDA, Shared, capsule


class Host:
    """An array of the CPU that is lent like one of a GPU: there is none where tests run."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **how: Any) -> Any:
        array = self.array
        return capsule(array.ctypes.data, array.shape, array.dtype, (CPU, 0), array)


class OnGpu:
    """As Numba's arrays: with an address, and without DLPack."""

    def __init__(self, array: np.ndarray) -> None:
        self.shape, self.dtype = array.shape, array.dtype
        self.__cuda_array_interface__ = {"data": (array.ctypes.data, False)}

    def copy_to_host(self) -> str:
        return "copied"


@pytest.mark.parametrize("kind", [np.bool_, np.int8, np.int32, np.int64, np.float32])
def test_others_see_the_same_numbers_in_the_same_place(kind: Any) -> None:
    array = (np.arange(12).reshape(3, 4) % 3).astype(kind)
    taken = np.from_dlpack(Host(array))
    assert taken.dtype == array.dtype
    assert (taken == array).all()
    assert taken.ctypes.data == array.ctypes.data
    array[2, 1] = 1
    assert taken[2, 1] == 1


def test_jax_takes_it_too() -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    assert np.asarray(jax.dlpack.from_dlpack(Host(array))).tolist() == array.tolist()


def test_what_was_taken_is_held_until_it_is_given_back() -> None:
    gc.collect()
    before = len(dlpack._lent)
    taken = np.from_dlpack(Host(np.arange(3)))
    assert len(dlpack._lent) == before + 1
    assert taken.tolist() == [0, 1, 2]
    del taken
    unused = Host(np.arange(3)).__dlpack__()
    assert len(dlpack._lent) == before + 1
    del unused
    gc.collect()
    assert len(dlpack._lent) == before


def test_what_is_shared_says_where_it_lies_and_waits_only_for_streams_of_others() -> None:
    waited: list[int] = []
    shared = Shared(OnGpu(np.zeros((2, 3), np.float32)), lambda: waited.append(1), number=1)
    assert shared.__dlpack_device__() == (CUDA, 1)
    assert shared.shape == (2, 3)
    assert len(shared) == 2
    assert shared.copy_to_host() == "copied"
    for stream in (None, -1, 1):
        assert "dltensor" in repr(shared.__dlpack__(stream=stream))
    assert not waited
    shared.__dlpack__(stream=7, max_version=(1, 0), dl_device=(CUDA, 1), copy=False)
    assert waited == [1]
    for refused in ({"copy": True}, {"dl_device": (CPU, 0)}):
        with pytest.raises(BufferError, match="without a copy"):
            shared.__dlpack__(**refused)
