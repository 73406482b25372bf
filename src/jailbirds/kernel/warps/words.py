# mypy: disable-error-code="import-not-found"
"""Other views of an array, as compiled code for a GPU sees them; Numba has none of these there.

Records are copied byte by byte, as nobody knows how they lie; by words it is a quarter of the
work.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from numba.cuda import cgutils, types
from numba.cuda.extending import intrinsic, overload
from numba.cuda.np.arrayobj import make_array, populate_array


@intrinsic  # type: ignore[untyped-decorator]
def words(_: Any, array: Any) -> Any:
    """The same memory as integers of four bytes; of two or one, where a record is not as even."""
    size = array.dtype.bitwidth // 8
    word = types.int32 if size % 4 == 0 else types.int16 if size % 2 == 0 else types.int8
    return view(array, word)


@intrinsic  # type: ignore[untyped-decorator]
def numbers(_: Any, array: Any) -> Any:
    """The same memory as numbers with a fraction."""
    return view(array, types.float32)


def view(array: Any, item: Any) -> Any:
    """The type of an array of such items, and what makes it of another array."""
    kind = types.Array(item, 1, "C")

    def lower(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        given = make_array(array)(context, builder, arguments[0])
        made = make_array(kind)(context, builder)
        unit = context.get_constant(types.intp, item.bitwidth // 8)
        count = builder.udiv(builder.mul(given.nitems, given.itemsize), unit)
        populate_array(
            made,
            data=builder.bitcast(given.data, made.data.type),
            shape=cgutils.pack_array(builder, [count]),
            strides=cgutils.pack_array(builder, [unit]),
            itemsize=unit,
            meminfo=None,
        )
        return made._getvalue()

    return kind(array), lower


def let_pages_be_written(write: Callable[..., Any]) -> None:
    """`page[at] = number` in compiled code; a page is a tuple there, see `pages.py`."""

    @overload(operator.setitem)  # type: ignore[untyped-decorator]
    def set_number(page: Any, at: Any, number: Any) -> Any:  # noqa: ARG001
        def in_page(page: Any, at: Any, number: Any) -> None:
            write(page, at, number)

        return in_page if isinstance(page, types.Tuple) else None
