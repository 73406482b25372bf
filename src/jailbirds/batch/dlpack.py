"""Arrays on a GPU for others to take as they lie there, by DLPack: PyTorch, JAX, CuPy.

Numba's arrays speak `__cuda_array_interface__`, which JAX does not read. Here is the other
language that all of them have in common, see https://dmlc.github.io/dlpack.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of devices
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # of numbers, as NumPy and as DLPack call them
NAME = b"dltensor"
SAME_STREAM = (None, -1, 1)  # nothing to wait for: not asked for, or the stream we launch on


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_number", ctypes.c_int32),
        ("axes", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # none: row by row, without gaps
        ("offset", ctypes.c_uint64),
        ("owner", ctypes.c_void_p),
        ("release", ctypes.c_void_p),  # called by who has taken it, when it is done
    )


class Shared:
    """An array on a GPU, which others can take without a copy, and NumPy with one; else it is
    as Numba's."""

    def __init__(self, array: Any, wait: Callable[[], None], number: int = 0) -> None:
        self._array = array
        self._wait = wait
        self._device = (CUDA, number)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._array, name)

    def __getitem__(self, where: Any) -> Any:
        return self._array[where]

    def __len__(self) -> int:
        return int(self._array.shape[0])

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        """A copy in memory, for NumPy."""
        if copy is False:
            raise ValueError("an array on a GPU is copied for NumPy: expected copy=True or None")
        copied: np.ndarray = self._array.copy_to_host()
        return copied if dtype is None else copied.astype(dtype, copy=False)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """In the oldest version of DLPack, whatever `max_version`: everybody reads that."""
        if copy or dl_device not in (None, self._device):
            raise BufferError("an array of a batch is shared where it lies, without a copy")
        if stream not in SAME_STREAM:
            self._wait()
        address: int = self._array.__cuda_array_interface__["data"][0]
        return capsule(address, self._array.shape, self._array.dtype, self._device, self._array)


_lent: dict[int, tuple[Any, ...]] = {}  # what others have taken and not given back, by its address


def capsule(
    address: int, shape: tuple[int, ...], dtype: np.dtype, device: tuple[int, int], owner: Any
) -> Any:
    """What DLPack hands over: where numbers lie, and how many; `owner` is held as long."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    made = _Tensor(
        *(address, *device, len(shape), KINDS[dtype.kind], 8 * dtype.itemsize, 1),
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)),
        release=ctypes.cast(_release, ctypes.c_void_p).value,
    )
    at = ctypes.addressof(made)
    _lent[at] = (made, sizes, owner)
    return _new(at, NAME, ctypes.cast(_destroy, ctypes.c_void_p))


def give_back(at: int) -> None:
    _lent.pop(at, None)


def destroy(one: int) -> None:
    """A capsule goes: if nobody has taken what is in it, it is given back now."""
    if _is_valid(one, NAME):
        give_back(_pointer(one, NAME))


_call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_release, _destroy = _call(give_back), _call(destroy)
_new = ctypes.pythonapi.PyCapsule_New
_new.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_new.restype = ctypes.py_object
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_pointer.restype = ctypes.c_void_p
