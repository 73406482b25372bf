"""How much of a title is form: counted in the working tree, and beside it in another commit.

    python -m benchmarks.form [--against COMMIT]

- *Names a title*: files outside a title's folders (`src/jailbirds/games/x`, `web/src/boards/x`)
  in which the name of a title stands as a word.
- *Imports*: lines of import statements in the titles.
- *Dispatch*: lines of functions in the titles' rules that are handed an action as a number, or
  the list that legal ones are written into (parameters `action` and `out`), and of `places` and
  `traces`, which tell actions and events apart once more. What the kernel generates is no line
  of a title.
- *A new action*: files that speak of an action that is there, by its name in quotes, as a
  constant, a function or a key of the words: a new one has to be written into as many.

What is made from other files, golden logs, and results of measurements do not count.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
TEXTS = {".py", ".ts", ".svelte", ".mjs", ".js", ".ftl", ".toml", ".json", ".html", ".css"}
MADE = re.compile(
    r"/golden/|package-lock\.json|results\.json|-positions\.json"
    r"|/(?:scenes|sentences|lesson)\.json$|/(?:printed|view)\.ts$|protocol\.ts$"
    r"|web/(?:fixtures|lessons)/\w+\.json$"
)
TITLE = "digout"  # whose actions are looked at
ACTION = "craft"  # one of them, to be told apart
GAMES = "src/jailbirds/games"
BOARDS = "web/src/boards"


@dataclass(frozen=True)
class Tree:
    """The files of a commit, or of the working tree."""

    root: Path
    paths: tuple[str, ...]

    def texts(self, *folders: str) -> Iterator[tuple[str, str]]:
        for path in self.paths:
            if path.startswith(folders) and Path(path).suffix in TEXTS and not MADE.search(path):
                yield path, (self.root / path).read_text(encoding="utf-8")

    @property
    def titles(self) -> list[str]:
        return sorted(
            {path.split("/")[3] for path in self.paths if path.startswith(f"{GAMES}/")}
            - {"__init__.py"}
        )


def working_tree() -> Tree:
    listed = _git("ls-files", "--cached", "--others", "--exclude-standard")
    paths = [path for path in listed.splitlines() if (ROOT / path).is_file()]
    return Tree(ROOT, tuple(sorted(paths)))


def commit(name: str, folder: Path) -> Tree:
    archive = folder / "tree.tar"
    _git("archive", "--output", str(archive), name)
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "tree", filter="data")
        paths = [member.name for member in tar if member.isfile()]
    return Tree(folder / "tree", tuple(sorted(paths)))


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout


def naming(tree: Tree, *folders: str) -> list[str]:
    """Files that name a title to whose folders they do not belong."""
    found = []
    for path, text in tree.texts(*folders):
        own = re.match(rf"(?:{GAMES}|{BOARDS}|tests)/(\w+)/", path)
        others = [title for title in tree.titles if not own or own[1] != title]
        if others and re.search(rf"\b(?:{'|'.join(others)})\b", text):
            found.append(path)
    return found


def import_lines(tree: Tree) -> int:
    return sum(
        node.end_lineno - node.lineno + 1
        for _, text in _modules(tree)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom) and node.end_lineno
    )


def dispatch_lines(tree: Tree) -> int:
    lines = 0
    for path, text in _modules(tree):
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.end_lineno:
                taken = {argument.arg for argument in node.args.args}
                ladder = "/rules" in path and taken & {"action", "out"}
                if ladder or node.name in ("places", "traces"):
                    lines += node.end_lineno - node.lineno + 1 + len(node.decorator_list)
    return lines


def _modules(tree: Tree) -> Iterator[tuple[str, str]]:
    return (each for each in tree.texts(f"{GAMES}/") if each[0].endswith(".py"))


def actions_of(tree: Tree) -> list[str]:
    words = (tree.root / GAMES / TITLE / "words/en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^action-(\w+) =", words, re.MULTILINE)


def speaking_of(tree: Tree, action: str) -> list[str]:
    spoken = re.compile(
        rf"""["'`]{action}["'`]|\b{action.upper()}\b|\bcheck_{action}\b|\b{action}\("""
        rf"""|^ +{action},$|\b(?:action|event|do|short)-{action}\b""",
        re.MULTILINE,
    )
    others = "|".join(title for title in tree.titles if title != TITLE)
    elsewhere = re.compile(rf"(?:{GAMES}|{BOARDS})/(?:{others})/")  # what is called so there too
    found = tree.texts("src/", "web/", f"tests/{TITLE}/")
    return [path for path, text in found if spoken.search(text) and not elsewhere.match(path)]


COUNTS: dict[str, Callable[[Tree], int]] = {
    "files of `src` and `web` outside its folders that name a title": lambda tree: len(
        naming(tree, "src/", "web/")
    ),
    "… and of `tests` and `benchmarks`": lambda tree: len(naming(tree, "tests/", "benchmarks/")),
    "lines of imports in the titles": import_lines,
    "lines of dispatch in the titles": dispatch_lines,
    f"files that speak of `{ACTION}`, an action of {TITLE}": lambda tree: len(
        speaking_of(tree, ACTION)
    ),
    f"files that speak of an action of {TITLE}, median": lambda tree: int(
        median(len(speaking_of(tree, action)) for action in actions_of(tree))
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.form", description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", help="count there too, and print it first")
    parser.add_argument("--list", action="store_true", help="say which files they are")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trees = {"now": working_tree()}
        if chosen.against:
            trees = {chosen.against: commit(chosen.against, Path(folder)), **trees}
        print(f"| | {' | '.join(trees)} |\n|---|{'--:|' * len(trees)}")
        for what, count in COUNTS.items():
            print(f"| {what} | {' | '.join(str(count(tree)) for tree in trees.values())} |")
        if chosen.list:
            for name, tree in trees.items():
                print(f"\n{name}: name a title:", *naming(tree, "src/", "web/"), sep="\n    ")
                print(f"\n{name}: {ACTION}:", *speaking_of(tree, ACTION), sep="\n    ")


if __name__ == "__main__":
    main()
