"""A canvas of quarter cells: drawings that are finer than letters.

A cell of a terminal is about twice as high as wide. Cut into 2 × 2 quarters it can show any
two colours by one of the sixteen block characters, so a board can have round pieces, thin
frames and gaps. Where a cell would need a third colour, the two that hurt least are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from jailbirds.cli.terminal.palette import Colour, code

# by the set of quarters in the first colour: 1 upper left, 2 upper right, 4 and 8 below
BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"

Quarters = tuple[Colour, Colour, Colour, Colour]


class Canvas:
    """Colours by quarter cell, and letters by cell on top of them."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._quarters = [[ground] * (2 * width) for _ in range(2 * height)]
        self._letters: dict[tuple[int, int], tuple[str, Colour, bool]] = {}

    def fill(self, x: int, y: int, width: int, height: int, shade: Colour) -> None:
        """Paint a rectangle of quarters; what lies outside is left out."""
        left, right = max(x, 0), min(x + width, 2 * self.width)
        if left < right:
            for row in self._quarters[max(y, 0) : max(y + height, 0)]:
                row[left:right] = [shade] * (right - left)

    def dot(self, x: int, y: int, shade: Colour) -> None:
        """Paint one quarter."""
        self.fill(x, y, 1, 1, shade)

    def write(self, x: int, y: int, text: str, shade: Colour, bold: bool = False) -> None:
        """Write letters into cells, over whatever is painted there."""
        for offset, letter in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._letters[x + offset, y] = (letter, shade, bold)

    def erase(self, x: int, y: int, width: int = 1) -> None:
        """Take letters away again, so that the painting below them shows."""
        for column in range(x, x + width):
            self._letters.pop((column, y), None)

    def strip(self, y: int) -> Strip:
        """A line of the canvas, ready for the terminal."""
        upper, lower = self._quarters[2 * y], self._quarters[2 * y + 1]
        segments: list[tuple[str, Style]] = []
        for x in range(self.width):
            quarters = (upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
            text, front, back = block(quarters)
            bold = False
            if (x, y) in self._letters:
                back = max(set(quarters), key=quarters.count)
                text, front, bold = self._letters[x, y]
            segments.append((text, style(front, back, bold)))
        return Strip(join(segments), self.width)


@cache
def block(quarters: Quarters) -> tuple[str, Colour, Colour]:
    """The character and the two colours that come nearest to four quarters."""
    shades = list(dict.fromkeys(quarters))
    if len(shades) == 1:
        return " ", shades[0], shades[0]
    front, back = min(combinations(shades, 2), key=lambda pair: loss(quarters, pair))
    bits = sum(
        1 << k for k, shade in enumerate(quarters) if distance(shade, front) < distance(shade, back)
    )
    return BLOCKS[bits], front, back


def loss(quarters: Quarters, pair: tuple[Colour, Colour]) -> int:
    return sum(min(distance(shade, kept) for kept in pair) for shade in quarters)


def distance(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@cache
def style(front: Colour, back: Colour, bold: bool) -> Style:
    return Style(color=code(front), bgcolor=code(back), bold=bold)


def join(cells: Sequence[tuple[str, Style]]) -> list[Segment]:
    """Neighbouring cells of one style as one segment."""
    joined: list[Segment] = []
    text, last = "", None
    for letter, look in cells:
        if look is not last and text:
            joined.append(Segment(text, last))
            text = ""
        text, last = text + letter, look
    return [*joined, Segment(text, last)]
