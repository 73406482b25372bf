"""What is unfair here on purpose, to see whether reports name it: tests/lab/test_planted.py."""

from tests.lab.planting import Planted

PLANTED = Planted(
    (
        # a prisoner of the first seat is in the boat already
        ("rules/setup.py", "    s.warden[1] =", "    s.boat[0] = 1\n    s.warden[1] ="),
        # a red square brings two prisoners into the boat
        (
            *("rules/boat.py", "s.boat[seat] += 1"),
            "s.boat[seat] += 2 if column == 4 else 1",
        ),
        ("rules/boat.py", "s.boat[seat] == TO_WIN", "s.boat[seat] >= TO_WIN"),
    ),
    "escaped column 4",
    players=2,  # three others would all go for whoever is ahead
)
