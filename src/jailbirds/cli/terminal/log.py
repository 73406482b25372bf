"""The log: what happened, move by move, as far back as one cares to scroll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from textwrap import wrap

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from jailbirds.cli.terminal.canvas import style
from jailbirds.cli.terminal.notes import Notes
from jailbirds.cli.terminal.palette import AMBER, DIM, NIGHT, PAPER, TEXT, seat_colour
from jailbirds.cli.terminal.session import Session
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.sketch import SHAPES
from jailbirds.words import Words

wrapped = lru_cache(maxsize=4096)(wrap)


class Log(ScrollView, can_focus=False):
    """The log, scrolled to its end whenever something happens.

    What is new since one's last turn stands out. A long game has thousands of lines, so only
    those in sight are drawn.
    """

    _told: tuple[Session, Notes, Words] | None = None
    _width = 0
    _lines: Sequence[Strip] = ()

    def show(self, session: Session, notes: Notes, words: Words) -> None:
        self._told = (session, notes, words)
        self._flow()

    def on_resize(self) -> None:
        if self.scrollable_content_region.width != self._width:
            self._flow()
        self.scroll_end(animate=False)

    def _flow(self) -> None:
        """Break the lines anew."""
        self._width = self.scrollable_content_region.width
        if self._told and self._width:
            self._lines = list(_lines(*self._told, self._width))
            self.virtual_size = Size(self._width, len(self._lines))
            self.scroll_end(animate=False)
            self.refresh()

    @property
    def text(self) -> str:
        """All of it, as plain text."""
        return "\n".join(line.text for line in self._lines)

    def render_line(self, y: int) -> Strip:
        number = y + self.scroll_offset.y
        if number >= len(self._lines):
            return Strip.blank(self.size.width, style(TEXT, NIGHT, False))
        return self._lines[number].extend_cell_length(self.size.width, style(TEXT, NIGHT, False))


def _lines(session: Session, notes: Notes, words: Words, width: int) -> Iterator[Strip]:
    since = session.since
    said = {
        number: list(each) for number, each in groupby(session.said, key=lambda each: each.move)
    }
    for number, move in enumerate(session.game.moves):
        if number == since and number:
            head = f"── {words.say('since')} ".ljust(width, "─")
            yield Strip([Segment(head, style(AMBER, NIGHT, False))])
        ink = style(TEXT if number >= since else DIM, NIGHT, False)
        speech = style(PAPER if number >= since else DIM, NIGHT, False)
        for each in said.get(number, ()):
            if not each.after:
                yield from _entry(each.seat, notes.quote(each), width, speech)
        seat: int | None = move.seat
        for event in move.events:
            if event.visible_to(session.reader):
                yield from _entry(seat, notes.tell(event), width, ink)
                seat = None
        for each in said.get(number, ()):
            if each.after:
                yield from _entry(each.seat, notes.quote(each), width, speech)


def _entry(seat: int | None, text: str, width: int, ink: Style) -> Iterator[Strip]:
    """One entry, with the shape of its seat before the first line; None: it goes on."""
    shape, shade = (" ", DIM) if seat is None else ("·", DIM)
    if seat is not None and seat != CHANCE:
        shape, shade = SHAPES[seat], seat_colour(seat)
    for line in wrapped(text, max(width - 2, 10)):
        yield Strip([Segment(f"{shape} ", style(shade, NIGHT, False)), Segment(line, ink)])
        shape = " "
