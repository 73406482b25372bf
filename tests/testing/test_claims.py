"""What the kit says of rules that no test shows, and of tests that show no rule."""

from pathlib import Path

from jailbirds.testing import Conformance
from tests.testing.broken import complaint
from tests.testing.pebbles import TITLE


def kit(folder: Path, *claims: str) -> Conformance:
    """A kit for a folder whose tests claim these rules."""
    marks = "".join(f"@pytest.mark.rule({claim!r})\n" for claim in claims)
    (folder / "test_turn.py").write_text(f"import pytest\n\n\n{marks}def test_it():\n    pass\n")

    class Kit(Conformance):
        titles = (TITLE,)

    Kit.folder = folder
    return Kit()


def test_a_rule_that_no_test_claims(tmp_path: Path) -> None:
    checks = kit(tmp_path, "PEB-01", "PEB-03")
    said = complaint(checks.test_every_rule_is_claimed_by_a_test, TITLE)
    assert "no test claims PEB-02, PEB-04." in said
    assert "@pytest.mark.rule('PEB-02')" in said
    checks.test_every_claim_is_of_a_rule()


def test_a_claim_of_a_rule_that_does_not_exist(tmp_path: Path) -> None:
    checks = kit(tmp_path, "PEB-01", "PEB-02", "PEB-03", "PEB-04", "BEP-04")
    checks.test_every_rule_is_claimed_by_a_test(TITLE)
    said = complaint(checks.test_every_claim_is_of_a_rule)
    assert "test_it claims the rule BEP-04, which no title here has." in said
