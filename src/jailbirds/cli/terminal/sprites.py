"""The pieces as small drawings, a character for each quarter cell.

`#` is the piece's own colour, `=` a darker stripe of it, `o` paper white, `d` dark red;
a dot lets the ground show through. Quarters are twice as high as wide, so a drawing of
10 × 5 is a square. Shapes too small to be drawn are written on a chip of their colour.
"""

from __future__ import annotations

SMALL = {
    "◉": """
        ######
        #oooo#
        ######
    """,
    "·": """
        ......
        ..##..
        ......
    """,
}

LARGE = {
    "●": """
        ..######..
        ##########
        ##======##
        ##########
        ..######..
    """,
    "▲": """
        ....##....
        ...####...
        ..######..
        .##====##.
        ##########
    """,
    "■": """
        .########.
        .########.
        .##====##.
        .########.
        .########.
    """,
    "◆": """
        ....##....
        ..######..
        ###====###
        ..######..
        ....##....
    """,
    "★": """
        ....##....
        ##########
        ..######..
        .###..###.
        .##....##.
    """,
    "⬢": """
        ..######..
        ###....###
        ###....###
        ###....###
        ..######..
    """,
    "◉": """
        ..######..
        ##dddddd##
        ##dddddd##
        ##oooooo##
        ..######..
    """,
    "·": """
        ..........
        ...####...
        ..######..
        ...####...
        ..........
    """,
    "✗": """
        ##......##
        ..##..##..
        ....##....
        ..##..##..
        ##......##
    """,
    "→": """
        ..........
        ...##.....
        .....##...
        ...##.....
        ..........
    """,
    "←": """
        ..........
        .....##...
        ...##.....
        .....##...
        ..........
    """,
    "↓": """
        ..........
        ..##..##..
        ....##....
        ..........
        ..........
    """,
    "↑": """
        ..........
        ..........
        ....##....
        ..##..##..
        ..........
    """,
    "pool": """
        ..######..
        ##########
        ##########
        ##########
        ..######..
    """,
}


def drawing(glyph: str, large: bool) -> list[str] | None:
    """The rows of a glyph's drawing, or None where it is too small to be drawn."""
    text = (LARGE if large else SMALL).get(glyph)
    return text.split() if text else None
