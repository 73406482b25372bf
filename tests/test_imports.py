"""Imports point downwards only: `LAYERS` is the order of the design, from top to bottom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import jailbirds

PACKAGE = Path(jailbirds.__file__).parent
LAYERS = (
    ("cli",),
    ("authoring",),
    ("server",),
    ("testing",),
    ("table",),
    ("puzzles",),
    ("review", "lab", "rl", "train"),
    ("batch",),
    ("bots",),
    ("jailbirds",),  # the package itself: what `import jailbirds` gives
    ("games",),
    ("words",),
    ("kernel",),
)
LEVEL = {name: number for number, layer in enumerate(LAYERS) for name in layer}
SMALL = {  # all that they need from elsewhere
    "games": {"numpy", "numba", "msgspec"},
    "kernel": {
        "numpy",
        "numba",
        "msgspec",
        "platformdirs",
    },  # for compiled code
}


@cache
def modules() -> dict[str, Path]:
    """All modules by their names, without `jailbirds.`; the package itself is `jailbirds`."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        named = parts[:-1] if parts[-1] == "__init__" else parts
        found[".".join(named) or "jailbirds"] = path
    return found


@cache
def imported(path: Path) -> tuple[str, ...]:
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    """What a module imports, wherever it does; and modules it names, to load them as templates."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{path}: imports are absolute"
            yield node.module
            inside = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name for name in inside if name.removeprefix("jailbirds.") in modules())
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            start, _, name = node.value.partition(".")
            if start == "jailbirds" and name in modules():
                yield node.value


def layer(module: str) -> str:
    """`jailbirds.games.x` and `games.x` are both of `games`."""
    return module.removeprefix("jailbirds.").partition(".")[0]


def title_of(module: str) -> str | None:
    parts = module.removeprefix("jailbirds.").split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 else None


def ours() -> list[tuple[str, str]]:
    """Pairs of a module and another one of ours that it imports."""
    return [
        (name, other)
        for name, path in modules().items()
        for other in imported(path)
        if other.partition(".")[0] == "jailbirds"
    ]


def test_every_folder_has_its_layer() -> None:
    assert {layer(name) for name in modules()} <= set(LEVEL)


def test_imports_point_downwards_only() -> None:
    upwards = {
        (name, other)
        for name, other in ours()
        if layer(name) != layer(other) and LEVEL[layer(other)] <= LEVEL[layer(name)]
    }
    assert upwards == set()


def test_a_title_imports_no_other_title_and_nobody_imports_a_title() -> None:
    wrong = [
        (name, other)
        for name, other in ours()
        if title_of(other) is not None and title_of(other) != title_of(name)
    ]
    assert wrong == []


def test_kernel_and_titles_need_little_from_elsewhere() -> None:
    wrong = [
        (name, other)
        for name, path in modules().items()
        if layer(name) in SMALL
        for other in imported(path)
        if other.partition(".")[0]
        not in {*SMALL[layer(name)], "jailbirds", *sys.stdlib_module_names}
    ]
    assert wrong == []
