# mypy: disable-error-code="import-not-found"
"""The words that an array consists of, as compiled code for a GPU sees them.

Records are copied byte by byte there, as nobody knows how they lie; by words it is a quarter of
the work. Numba has no view of records as numbers, so this is one.
"""

from __future__ import annotations

from typing import Any

from numba.cuda import cgutils, types
from numba.cuda.extending import intrinsic
from numba.cuda.np.arrayobj import make_array, populate_array


@intrinsic  # type: ignore[untyped-decorator]
def words(_: Any, array: Any) -> Any:
    """The same memory as integers of four bytes; of two or one, where a record is not as even."""
    size = array.dtype.bitwidth // 8
    word = types.int32 if size % 4 == 0 else types.int16 if size % 2 == 0 else types.int8
    kind = types.Array(word, 1, "C")

    def lower(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        given = make_array(array)(context, builder, arguments[0])
        made = make_array(kind)(context, builder)
        unit = context.get_constant(types.intp, word.bitwidth // 8)
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
