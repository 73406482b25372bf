"""What is unfair here on purpose, to see whether reports name it: tests/lab/test_planted.py."""

from tests.lab.planting import Planted

PLANTED = Planted(
    (
        # neither the first seat stays behind nor anybody who has A
        (
            *("rules/escape.py", "if s.left else seats"),
            "if s.left > 1 and not s.marks[s.left - 1] & 1 else seats",
        ),
    ),
    "marked element A (riot)",
)
