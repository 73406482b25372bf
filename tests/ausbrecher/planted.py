"""What is unfair here on purpose, to see whether reports name it: tests/lab/test_planted.py."""

from tests.lab.planting import Planted

PLANTED = Planted(
    (
        # a point for the first seat, and one for every four pips by which red is pushed
        (
            *("rules/boats.py", "    total = 0\n    for place"),
            "    total = (seat == 0) + s.pushed[seat, 0] // 4\n    for place",
        ),
    ),
    "advanced stone red",
)
