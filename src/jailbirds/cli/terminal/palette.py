"""Night over the bay: the colours of the terminal game.

Amber says "you can act here", red is for wardens and danger, teal for the boat. The six
players have the colours of Okabe and Ito, which colour-blind eyes can tell apart.
"""

from __future__ import annotations

Colour = tuple[int, int, int]


def colour(text: str) -> Colour:
    """`#f2a541` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def code(shade: Colour) -> str:
    """Three numbers as `#f2a541`."""
    return "#{:02x}{:02x}{:02x}".format(*shade)


def blend(under: Colour, over: Colour, share: float) -> Colour:
    """A colour with so much of another laid over it."""
    red, green, blue = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return red, green, blue


BLACK = (0, 0, 0)
NIGHT = colour("#0b1524")
PANEL = colour("#132036")
LINE = colour("#2b3f5e")
PAPER = colour("#f3eee3")
TEXT = colour("#dbe2ec")
DIM = colour("#8b9db8")
AMBER = colour("#f2a541")
RED = colour("#d64545")
PINK = colour("#f0a3a0")  # red that can be read
DARK_RED = colour("#7c1f26")
TEAL = colour("#2a7f8e")
FOAM = colour("#3d6f80")

GAP = colour("#161f2e")  # between the tiles
FLOOR = colour("#303b4b")
CARD = colour("#c9c2b1")
GROUND = {
    "floor": FLOOR,
    "red": colour("#5b3f38"),
    "water": colour("#0e2c3b"),
    "cell": colour("#0d131c"),
    "": NIGHT,
}
POOL = {"red": colour("#80583f")}  # red squares are lamplight on the ground
BARS = colour("#4a5a73")

SEATS = tuple(map(colour, ("#56b4e9", "#f0e442", "#009e73", "#cc79a7", "#e69f00", "#d55e00")))


def seat_colour(seat: int) -> Colour:
    return SEATS[seat % len(SEATS)]


ROLES = {
    "warden": RED,
    "alarm": AMBER,
    "label": DIM,
    "red": colour("#e0554f"),
    "blue": colour("#4a9fe0"),
    "lightgreen": colour("#a8d672"),
    "brown": colour("#b07a4f"),
    "yellow": colour("#f0e442"),
    "orange": colour("#f28c28"),
    "darkgreen": colour("#2a9462"),
    "white": PAPER,
}


def role_colour(role: str) -> Colour:
    """What a piece or a sign is drawn in."""
    if role.startswith("seat"):
        return seat_colour(int(role.removeprefix("seat")))
    return ROLES.get(role, TEXT)
