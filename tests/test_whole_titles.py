"""A title is whole: all that is its own lies in its folders, and nothing else names it."""

import re

from benchmarks.form import Tree, naming, working_tree

MAY_NAME = {  # and why
    "benchmarks/form.py": "counts what an action of one title touches, the same since there is one",
    "benchmarks/new_action.py": "gives that title a new one",
    "tests/cli/test_cli.py": "commands as people type them, and what is answered word by word",
    "tests/test_terminal.py": "keys and clicks, position by position, on boards that are drawn",
    "docs/draw.py": "draws the pictures of the documentation",
    "examples/openspiel_bots.py": "a command to be typed",
    "examples/ppo.py": "learns one game, and says how well",
    "examples/rollout.py": "as short as can be",
}
MAY_SHOW = {  # in blocks of code, for people to type
    "README.md",
    "docs/api.md",
    "docs/cookbook.md",
    "docs/lab.md",
    "docs/research.md",
}
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def test_nothing_of_the_package_and_the_app_names_a_title() -> None:
    found = naming(working_tree(), "src/", "web/")
    assert found == [], "ask for a title by what it is: see jailbirds.titles()"


def test_tests_and_tools_ask_for_a_title_by_what_it_has() -> None:
    found = naming(working_tree(), "tests/", "benchmarks/", "docs/", "examples/")
    assert set(found) == MAY_NAME.keys(), "see tests/roles.py, or move it to the tests of its title"


def test_only_pages_for_people_who_type_show_a_title_in_code() -> None:
    tree = working_tree()
    assert {path for path in tree.paths if shows_a_title(tree, path)} == MAY_SHOW


def shows_a_title(tree: Tree, path: str) -> bool:
    if not path.endswith(".md") or not path.startswith(("docs/", "README")):
        return False
    blocks = BLOCK.findall((tree.root / path).read_text(encoding="utf-8"))
    return re.search(rf"\b(?:{'|'.join(tree.titles)})\b", "\n".join(blocks)) is not None
