"""Every rule number of every rules.md is claimed by a test, and every claim is of a rule."""

import ast
import re
from pathlib import Path

import jailbirds

TESTS = Path(__file__).parent.parent


def claims() -> dict[str, list[str]]:
    """Rule number -> the tests that claim it with `@pytest.mark.rule`."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for number in mark.args:
                            found.setdefault(ast.literal_eval(number), []).append(node.name)
    return found


def test_every_rule_is_claimed_by_a_test() -> None:
    numbered = {
        number
        for name in jailbirds.titles()
        for number in re.findall(
            r"^- \*\*([A-Z]+-\d+)\*\*",
            (jailbirds.title(name).folder / "rules.md").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    }
    claimed = claims()
    assert len(numbered) >= 25
    assert sorted(numbered - set(claimed)) == [], "no test claims these rules"
    assert sorted(set(claimed) - numbered) == [], "these claims are of no rule"
