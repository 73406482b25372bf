"""The board on the screen: drawn from a sketch, walked by a cursor, pointed at by a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from jailbirds.cli.terminal.canvas import Canvas
from jailbirds.cli.terminal.layout import Box, Layout, smallest
from jailbirds.cli.terminal.marks import PLAIN, Marks
from jailbirds.cli.terminal.paint import paint
from jailbirds.kernel.sketch import Sketch

TIDE_SECONDS = 0.8


class Board(Widget, can_focus=True):
    """A board of any title. It knows where things lie, and nothing of what they mean."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(0, -1)"),
        Binding("down", "walk(0, 1)"),
        Binding("left", "walk(-1, 0)"),
        Binding("right", "walk(1, 0)"),
        Binding("tab", "jump(1)"),
        Binding("shift+tab", "jump(-1)"),
        Binding("enter,space", "choose"),
    ]

    class Pointed(Message):
        """The cursor stands on another place."""

    class Chosen(Message):
        """Enter, or a click where the cursor stands; `sure` if it stood there before."""

        def __init__(self, sure: bool) -> None:
            super().__init__()
            self.sure = sure

    def __init__(self) -> None:
        super().__init__()
        self.cursor: str | None = None
        self.marks = PLAIN
        self._sketch = Sketch([])
        self._plan = smallest(self._sketch)
        self._boxes: dict[str, Box] = {}
        self._say: Callable[[str], str] = str
        self._wish = 0  # the column the cursor keeps to on its way up and down
        self._tide = 0
        self._canvas: Canvas | None = None

    def on_mount(self) -> None:
        if self.app.animation_level != "none":
            self.set_interval(TIDE_SECONDS, self._turn_tide)

    def _turn_tide(self) -> None:
        self._tide += 1
        self._repaint()

    def lay(self, plan: Layout) -> None:
        """Take up so much room."""
        self.styles.width, self.styles.height = plan.width, plan.height
        if plan != self._plan:
            self._plan = plan
            self._place_boxes()
            if self.cursor:
                self.put(self.cursor)

    def show(self, sketch: Sketch, marks: Marks, say: Callable[[str], str]) -> None:
        """Draw a position."""
        self._sketch, self.marks, self._say = sketch, marks, say
        self._place_boxes()

    def _place_boxes(self) -> None:
        if len(self._plan.rows) != len(self._sketch.rows):  # there is no room for it yet
            self._plan = smallest(self._sketch)
        boxes = self._plan.boxes(self._sketch)
        self._boxes = {tile.place: box for tile, _, box in boxes if tile.place}
        self._repaint()

    def _repaint(self) -> None:
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        if self._canvas is None:
            self._canvas = paint(self._sketch, self._plan, self.marks, self._say, self._tide)
        if y >= self._canvas.height:
            return Strip.blank(self.size.width)
        return self._canvas.strip(y)

    # --- the cursor

    def put(self, place: str) -> None:
        """Put the cursor on a place, if it is there, without a message."""
        if place in self._boxes:
            self.cursor = place
            self._wish = self._boxes[place].middle[0]

    def settle(self, places: Iterable[str]) -> None:
        """Where the cursor's place is gone, go to the first of these, in reading order."""
        if self.cursor not in self._boxes:
            wanted = set(places)
            order = [place for row in self._sketch.places for place in row]
            self.put(next((place for place in order if place in wanted), order[0]))

    def action_walk(self, right: int, down: int) -> None:
        rows = self._sketch.places
        here = next((k for k, row in enumerate(rows) if self.cursor in row), None)
        if here is None or self.cursor is None:
            self._go(rows[-1][0])
        elif right:
            place = rows[here].index(self.cursor) + right
            if 0 <= place < len(rows[here]):
                self._go(rows[here][place])
        elif 0 <= here + down < len(rows):
            row = rows[here + down]
            nearest = min(row, key=lambda place: abs(self._boxes[place].middle[0] - self._wish))
            wish = self._wish
            self._go(nearest)
            self._wish = wish

    def action_jump(self, step: int) -> None:
        """To the next place that glows."""
        glowing = self.marks.targets | self.marks.pickable
        order = [place for row in self._sketch.places for place in row]
        places = [place for place in order if place in glowing]
        if places and self.cursor in order:
            here = order.index(self.cursor)
            turned = order[here + 1 :] + order[: here + 1]
            if step < 0:
                turned = turned[-2::-1] + turned[-1:]
            self._go(next(place for place in turned if place in glowing))

    def action_choose(self) -> None:
        self.post_message(self.Chosen(sure=True))

    def _go(self, place: str) -> None:
        if place != self.cursor:
            self.put(place)
            self.post_message(self.Pointed())

    # --- the mouse

    def place_at(self, x: int, y: int) -> str | None:
        return next((place for place, box in self._boxes.items() if box.holds(x, y)), None)

    def middle_of(self, place: str) -> tuple[int, int]:
        """A cell of a place, for a mouse to point at."""
        return self._boxes[place].middle

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if place := self.place_at(event.x, event.y):
            self._go(place)

    def on_click(self, event: events.Click) -> None:
        if place := self.place_at(event.x, event.y):
            sure = place == self.cursor
            self._go(place)
            self.post_message(self.Chosen(sure))
