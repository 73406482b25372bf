"""The panels around the board: heading, seats, what now, and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from jailbirds.cli.terminal.notes import Note
from jailbirds.cli.terminal.palette import AMBER, DIM, PAPER, PINK, TEXT, code, seat_colour
from jailbirds.cli.terminal.session import Session
from jailbirds.kernel.sketch import SHAPES, Sketch
from jailbirds.words import Words


class Panel(Static):
    """A panel that is drawn anew whenever its width changes."""

    _lines: Callable[[int], Sequence[Content]] | None = None

    def draw(self, lines: Callable[[int], Sequence[Content]]) -> None:
        """Show lines that are made for a width, now and whenever it changes."""
        self._lines = lines
        self.on_resize()

    def on_resize(self) -> None:
        if self._lines and self.size.width:
            self.update(Content("\n").join(self._lines(self.size.width)))


class Heading(Static):
    """The name of the game, at the top."""

    def show(self, session: Session, words: Words) -> None:
        count = words.say("players", count=session.game.players)
        self.update(
            Content.assemble(
                ("JAIL", f"bold {code(PAPER)}"),
                ("BIRDS", f"bold {code(AMBER)}"),
                (f"   {words.say('title')} · {count}", code(DIM)),
            )
        )


class Seats(Panel):
    """Everybody at the table: shape, name, who thinks, and how many they have where."""

    def show(self, session: Session, words: Words, sketch: Sketch) -> None:
        self._session, self._words = session, words
        self._counts = [
            (words.say(tile.words), tile.holds)
            for row in sketch.rows
            for tile in row.tiles
            if tile.tallied and tile.words
        ]
        self.draw(self._table)

    def _table(self, width: int) -> list[Content]:
        heads = "".join(f"  {name}" for name, _ in self._counts)
        room = max(width - len(heads), 8)
        title = self._words.say("seats").upper()[:room]
        head = Content.styled(f"{title:<{room}}{heads}", code(DIM))
        return [head, *(self._line(seat, room) for seat in range(self._session.game.players))]

    def _line(self, seat: int, room: int) -> Content:
        acts = seat in self._session.game.actors
        name = self._session.game.names[seat][: room - 4]
        rest = room - 4 - len(name)
        counts = "".join(
            f"{list(holds).count(f'seat{seat}'):>{len(head) + 2}}" for head, holds in self._counts
        )
        return Content.assemble(
            ("▸ " if acts else "  ", code(AMBER)),
            (f"{SHAPES[seat]} ", code(seat_colour(seat))),
            (name, f"bold {code(PAPER if acts else TEXT)}"),
            (f" {self._tag(seat, acts)}"[:rest].ljust(rest), code(DIM)),
            (counts, code(TEXT)),
        )

    def _tag(self, seat: int, acts: bool) -> str:
        if seat == self._session.you:
            return self._words.say("tag-you")
        if seat not in self._session.bots:
            return ""
        if acts:
            return self._words.say("tag-thinks")
        kind = f"bot-{self._session.bots[seat].name}"
        return self._words.say(kind) if self._words.has(kind) else self._session.bots[seat].name


class Decision(Static):
    """Whose turn it is, and a note about what one points at; a click opens its rule."""

    class Opened(Message):
        pass

    sentence = ""
    yours = False
    note = Note("plain", [])

    def say_now(self, sentence: str, yours: bool) -> None:
        """Whose turn it is and what for, in one sentence."""
        self.sentence, self.yours = sentence, yours
        self._draw()

    def show(self, note: Note) -> None:
        self.note = note
        self._draw()

    def _draw(self) -> None:
        note, shade = self.note, AMBER if self.yours else DIM
        for kind in ("plain", "act", "no"):
            self.set_class(note.kind == kind, f"-{kind}")
        lines = [Content.styled(self.sentence, f"bold {code(shade)}"), *map(Content, note.lines)]
        if note.hint:
            lines.append(Content.styled(note.hint, code(PINK if note.kind == "no" else AMBER)))
        self.update(Content("\n").join(lines))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Opened())


class Keys(Panel):
    """The keys that matter, at the bottom; as many as there is room for, all clickable."""

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Draw (key, label, action of the screen); the first ones matter most."""
        self.draw(lambda width: [self._row(keys, width)])

    def _row(self, keys: Sequence[tuple[str, str, str]], room: int) -> Content:
        parts = []
        for key, label, action in keys:
            room -= len(key) + len(label) + 3
            if room >= -2:
                markup = f"[@click={action}][b {code(AMBER)}]$key[/] $label[/]  "
                parts.append(Content.from_markup(markup, key=key, label=label))
        return Content("").join(parts)
