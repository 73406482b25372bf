"""Every numbered rule is claimed by a test, and every claim is of a rule."""

from __future__ import annotations

import ast
from pathlib import Path

from jailbirds.kernel.title import Title
from jailbirds.testing.kit import Kit
from jailbirds.testing.sentences import wrong


class Claims(Kit):
    """Every numbered rule is claimed by a test, and every claim is of a rule."""

    def test_every_rule_is_claimed_by_a_test(self, title: Title) -> None:
        claimed = claims(self.folder_of_tests())
        if missing := [name for name in title.rule_names if name not in claimed]:
            wrong(
                f"no test claims {', '.join(missing)}. Mark the test that shows a rule: "
                f"@pytest.mark.rule({missing[0]!r})"
            )

    def test_every_claim_is_of_a_rule(self) -> None:
        rules = {name for title in self.chosen_titles() for name in title.rule_names}
        for claim, tests in claims(self.folder_of_tests()).items():
            if claim not in rules:
                wrong(f"{' and '.join(tests)} claims the rule {claim}, which no title here has.")


def claims(tests: Path) -> dict[str, list[str]]:
    """Rule number -> the tests that claim it with `@pytest.mark.rule`."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for number in mark.args:
                            found.setdefault(ast.literal_eval(number), []).append(node.name)
    return found
