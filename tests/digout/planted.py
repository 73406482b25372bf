"""What is unfair here on purpose, to see whether reports name it: tests/lab/test_planted.py."""

from tests.lab.planting import Planted

PLANTED = Planted(
    (
        # three tunnel points for the first seat (one alone hides behind chance), and two for
        # each that a pickaxe is worth
        (
            "rules/setup.py",
            "    s.phase = START\n",
            "    s.bonus[0] = 3\n    s.phase = START\n",
        ),
        ("content.toml", "sells = 3, points = 3 }", "sells = 3, points = 6 }"),
    ),
    "took_tool tool pickaxe",  # from somebody else: whoever digs, digs what there is
)
