"""Writing the package of a new title: a tiny game that is complete, to be changed from there.

`template/` is that package, a dice game called Pig. Its name is all that is replaced.
"""

from __future__ import annotations

import importlib.util
import keyword
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.finding import titles
from jailbirds.kernel.log import Log

TEMPLATE = Path(__file__).parent / "template"
LONGEST_NAME = 32  # that the server takes
NAME = re.compile(r"[a-z][a-z0-9_]*")


class BadName(JailbirdsError):
    """A name that no new title can have."""


def new_title(name: str, folder: Path) -> Path:
    """Write the package of a title into a new folder of its name; returns that folder."""
    check_name(name)
    target = folder / name
    if target.exists():
        raise BadName(f"{target} exists already: choose another name, or another --folder")
    for source in template_files():
        path = target / renamed(source.relative_to(TEMPLATE).as_posix(), name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed_text(source, name), encoding="utf-8")
    return target


def template_files() -> Iterable[Path]:
    """All files of the template, but for what Python has left there when it was installed."""
    return sorted(
        path for path in TEMPLATE.rglob("*") if path.is_file() and path.suffix not in (".pyc",)
    )


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadName(
            f"{name!r} cannot be the name of a title, which is also that of a Python package: "
            "expected small letters, digits and underscores, as in 'liars_dice'"
        )
    if len(name) > LONGEST_NAME:
        raise BadName(f"{name!r} is too long: expected {LONGEST_NAME} letters at most")
    if name in titles():
        raise BadName(f"there is a title {name!r} already: choose another name")
    if importlib.util.find_spec(name):
        raise BadName(f"there is a Python package {name!r} already: choose another name")


def renamed_text(source: Path, name: str) -> str:
    text = renamed(source.read_text(encoding="utf-8"), name)
    if source.suffix != ".json":
        return text
    log = msgspec.json.decode(text, type=Log)  # a golden game, whose checksum covers the name
    return log.sealed().to_json()


def renamed(text: str, name: str) -> str:
    """A text about Pig as one about another title.

    >>> renamed("Pig: pig.state, PIG-03", "liars_dice")
    'Liars Dice: liars_dice.state, LIA-03'
    """
    names = {"pig": name, "Pig": name.replace("_", " ").title(), "PIG": prefix(name)}
    return re.sub("|".join(names), lambda found: names[found[0]], text)


def prefix(name: str) -> str:
    """Of the numbers of its rules: `LIA` for `liars_dice`."""
    return name.replace("_", "")[:3].upper()
