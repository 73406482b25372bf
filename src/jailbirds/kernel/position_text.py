"""The text of a position: what is not as it was when the game was set up, field by field.

    liars_dice/3{wild=false} turns=9 phase=bid seat=1 left=5,3,4 cup[0,six]=2

First the title, the number of players and the options that are not left at their default; then
the fields of the record. Several values lie one behind the other from the place that is named,
or from the first; `0*5` is five zeros. Values and places have the names that their title gives
them, or numbers: `hand[0]=spoon:2,tape:1` is the same as `hand[0,spoon]=2 hand[0,tape]=1`.
`liars_dice/3@1` is what seat 1 knows, `liars_dice-v2/3` is played under version 2 of the rules,
where that is not the newest.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
import numpy as np

from jailbirds.kernel.errors import BadPosition, JailbirdsError
from jailbirds.kernel.finding import title as find_title
from jailbirds.kernel.finding import titles
from jailbirds.kernel.rule import SPECTATOR
from jailbirds.kernel.title import Title

HEAD = re.compile(r"(\w+?)(?:-v(\d+))?/(\d+)(?:@(\w+))?")
OPTION = re.compile(r"(\w+)=")
FIELD = re.compile(r"(\w+)(?:\[([^\]]*)\])?=(.+)")
BARE = re.compile(r"[A-Za-z_]\w*")  # a text that needs no quotes
NO_TEXT = ("true", "false", "null")
WATCHER = "spectator"
NEAR = 2  # changes so close to one another are written as one run
MANY = 3  # so many equal values are written once

Read = tuple[Title, int, Any, int | None, np.ndarray]


# --- writing


def write_text(
    title: Title, players: int, options: Any, eyes: int | None, state: np.ndarray
) -> str:
    """A position as a text."""
    version = version_of(title, state)
    before = title.begin(players, options, version)
    under = "" if version == title.rules_version else f"-v{version}"
    knows = "" if eyes is None else f"@{WATCHER if eyes == SPECTATOR else eyes}"
    parts = [f"{title.name}{under}/{players}{knows}{_write_options(title, options)}"]
    for name in title.state.names or ():
        parts += _write_field(title, name, before[name][0], state[name][0])
    return " ".join(parts)


def version_of(title: Title, state: np.ndarray) -> int:
    """The version of the rules of a record."""
    told = "version" in (title.state.names or ())
    return int(state["version"][0]) if told else title.rules_version


def _write_options(title: Title, options: Any) -> str:
    default = _plain(title.read_options({}))
    # an option that nobody has set need not be there at all
    chosen = {name: v for name, v in _plain(options).items() if v != default.get(name)}
    parts = [f"{name}={_write_option(value)}" for name, value in chosen.items()]
    return f"{{{','.join(parts)}}}" if parts else ""


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def _write_option(value: Any) -> str:
    if isinstance(value, str) and BARE.fullmatch(value) and value not in NO_TEXT:
        return value
    return msgspec.json.encode(value).decode()


def _write_field(title: Title, name: str, before: np.ndarray, now: np.ndarray) -> Iterator[str]:
    names = title.value_names.get(name, ())
    changed = np.flatnonzero(np.atleast_1d(before != now)).tolist()
    values = np.atleast_1d(now).ravel().tolist()
    axes = _axes(title, name)
    if not axes:
        yield from (f"{name}={_word(names, values[0])}" for _ in changed)
    elif axes[-1]:
        width = now.shape[-1]
        for row, places in groupby(changed, lambda place: place // width):
            start = _write_place(axes[:-1], now.shape[:-1], row)
            items = [f"{axes[-1][k % width]}:{_word(names, values[k])}" for k in places]
            yield f"{name}{start}={','.join(items)}"
    else:
        for first, last in _runs(changed):
            start = "" if first == 0 and last > 0 else _write_place(axes, now.shape, first)
            yield f"{name}{start}={_write_values(names, values[first : last + 1])}"


def _axes(title: Title, name: str) -> Sequence[Sequence[str]]:
    """The names along each axis of a field; none where its places have numbers only."""
    shape = title.state[name].shape
    return [axis or () for axis in title.index_names.get(name, (None,) * len(shape))]


def _write_place(axes: Sequence[Sequence[str]], shape: Sequence[int], flat: int) -> str:
    index = np.unravel_index(flat, shape) if shape else ()
    words = [_word(axis, int(number)) for axis, number in zip(axes, index, strict=True)]
    return f"[{','.join(words)}]" if words else ""


def _runs(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of places that lie close to one another."""
    first = 0
    for k, place in enumerate(places):
        if k + 1 == len(places) or places[k + 1] - place > NEAR:
            yield places[first], place
            first = k + 1


def _write_values(names: Sequence[str], values: Sequence[int]) -> str:
    parts: list[str] = []
    for value, equal in groupby(values):
        count = len(list(equal))
        word = _word(names, value)
        parts += [f"{word}*{count}"] if count >= MANY else [word] * count
    return ",".join(parts)


def _word(names: Sequence[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else str(number)


# --- reading


def _example() -> str:
    """Some position of some title."""
    title = find_title(titles()[0])
    return f"{title.name}/{title.players[0]} {(title.state.names or ('seat',))[0]}=1"


def read_text(
    text: str, rules_version: int | None = None, options: Mapping[str, Any] | None = None
) -> Read:
    """What a text says; `BadPosition` lists all that cannot be read.

    Options that it leaves out are as in `options`, or else at their default.
    """
    head = HEAD.match(text.strip())
    if head is None:
        raise BadPosition([f"expected a position such as '{_example()}', not {text!r}"])
    try:
        title = find_title(head[1])
        version = title.read_version(int(head[2]) if head[2] else rules_version)
        players = title.read_players(int(head[3]))
        eyes = _read_eyes(head[4], players)
        said, rest = _read_options(text.strip()[head.end() :])
        agreed = title.read_options({**(options or {}), **said})
    except JailbirdsError as error:
        raise BadPosition([str(error)]) from None
    state = title.begin(players, agreed, version)
    wrong: list[str] = []
    for part in rest.split():
        wrong += _read_field(title, state, part)
    if wrong:
        raise BadPosition(wrong)
    return title, players, agreed, eyes, state


def _read_eyes(word: str | None, players: int) -> int | None:
    if word is None or word == WATCHER:
        return None if word is None else SPECTATOR
    if word.isdecimal() and int(word) < players:
        return int(word)
    raise BadPosition([f"there is no seat {word!r}: expected 0 to {players - 1} or {WATCHER}"])


def _read_options(text: str) -> tuple[dict[str, Any], str]:
    """The options that are named, and what follows them."""
    options: dict[str, Any] = {}
    if not text.startswith("{"):
        return options, text
    at = 1
    while text[at - 1] != "}":
        name = OPTION.match(text, at)
        if name is None:
            raise BadPosition(
                [f"expected options such as {{alarm=false}}, not {text[: at + 20]!r}"]
            )
        options[name[1]], at = _read_option(text, name.end())
        if text[at : at + 1] not in (",", "}") or not text[at:]:
            raise BadPosition([f"expected , or }} behind {text[:at]!r}"])
        at += 1
    return options, text[at:]


def _read_option(text: str, at: int) -> tuple[Any, int]:
    bare = BARE.match(text, at)
    if bare and bare[0] not in NO_TEXT:
        return bare[0], bare.end()
    try:
        return json.JSONDecoder().raw_decode(text, at)
    except ValueError:
        raise BadPosition([f"expected a value behind {text[:at]!r}, as in JSON"]) from None


def _read_field(title: Title, state: np.ndarray, part: str) -> list[str]:
    """Write into the record what a part of the text says; what is wrong with it."""
    field = FIELD.fullmatch(part)
    if field is None:
        return [f"expected a field and its value, such as phase=2 or cell[1]=3, not {part!r}"]
    name, place, words = field.groups()
    if name not in (title.state.names or ()):
        near = difflib.get_close_matches(name, title.state.names or (), n=1)
        hint = f": did you mean {near[0]!r}?" if near else ""
        return [f"the record of {title.name} has no field {name!r}{hint}"]
    if name == "version":
        return [f"the version stands behind the title, as in {title.name}-v1/…, not in {part!r}"]
    target = state[name].reshape(-1)  # a window: what is written there is written into the record
    try:
        for start, values in _read_runs(title, name, place, words):
            if start + len(values) > len(target):
                raise ValueError(f"expected {len(target) - start} values at most")
            target[start : start + len(values)] = values
    except ValueError as error:
        return [f"{part}: {error}"]
    return []


def _read_runs(
    title: Title, name: str, place: str | None, words: str
) -> Iterator[tuple[int, list[int]]]:
    """Where values begin that lie one behind the other, and these values."""
    before = place.split(",") if place else []
    axes, shape = _axes(title, name), title.state[name].shape
    for item in words.split(",") if ":" in words else [words]:
        at, named, value = item.rpartition(":")
        index = [*before, at] if named else before
        if index and len(index) != len(shape):
            expected = f"[{','.join('…' for _ in shape)}]" if shape else "no place"
            raise ValueError(f"expected {expected} behind the name")
        numbers = [
            _read_word(word, axis, range(length))
            for word, axis, length in zip(index, axes, shape, strict=False)
        ]
        start = int(np.ravel_multi_index(numbers, shape)) if numbers else 0
        yield start, _read_values(title, name, value)


def _read_values(title: Title, name: str, words: str) -> list[int]:
    limits = np.iinfo(title.state[name].base)
    names = title.value_names.get(name, ())
    values = []
    for word in words.split(","):
        value, times, count = word.partition("*")
        number = _read_word(value, names, range(int(limits.min), int(limits.max) + 1))
        values += [number] * (_read_word(count, (), range(1, 10_000)) if times else 1)
    return values


def _read_word(word: str, names: Sequence[str], limits: range) -> int:
    if word in names:
        return names.index(word)
    if re.fullmatch(r"-?\d{1,20}", word, re.ASCII) and int(word) in limits:
        return int(word)
    known = f"one of {', '.join(names)}, or " if names else ""
    raise ValueError(f"expected {known}a number from {limits[0]} to {limits[-1]}, not {word!r}")
