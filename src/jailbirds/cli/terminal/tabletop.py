"""What lies on the table: board and panels, and what they show at the moment."""

from __future__ import annotations

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from jailbirds.cli.terminal import arrangement
from jailbirds.cli.terminal.board import Board
from jailbirds.cli.terminal.foresight import foresee
from jailbirds.cli.terminal.log import Log
from jailbirds.cli.terminal.marks import Marks, Mood
from jailbirds.cli.terminal.notes import Note, Notes
from jailbirds.cli.terminal.panels import Decision, Heading, Keys, Seats
from jailbirds.cli.terminal.prompt import ActionList, Prompt
from jailbirds.cli.terminal.session import Session
from jailbirds.kernel.actions import Action
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.sketch import Sketch
from jailbirds.table.pointing import Hand, Pointed
from jailbirds.words import Words

KEYS = (  # key, words, action; what matters most comes first
    ("↵", "key-do", "screen.choose"),
    ("h", "key-help", "app.help"),
    ("q", "key-quit", "app.leave"),
    ("a", "key-actions", "screen.toggle_list"),
    ("r", "key-rules", "app.rules"),
    ("u", "key-undo", "app.undo"),
    ("w", "key-hint", "app.hint"),
    (":", "key-type", "screen.type"),
    ("esc", "key-back", "screen.back"),
    ("l", "key-language", "app.next_language"),
    ("s", "key-save", "app.save"),
)


class Tabletop(Screen[None]):
    """One game on the screen, seen by whoever sits at the keyboard."""

    def __init__(self, session: Session, told: Words) -> None:
        super().__init__()
        self.session, self.words = session, told
        self.notes = Notes(session, told)
        self.hand: Hand | None = None
        self.sketch = Sketch([])

    def compose(self) -> ComposeResult:
        yield Heading(id="heading")
        with Container(id="play"):
            with Container(id="yard"):
                yield Board()
            with Vertical(id="side"):
                yield Seats()
                yield Decision()
                yield Log()
                yield ActionList()
        yield Prompt()
        yield Keys()
        yield Static(id="small")

    def on_mount(self) -> None:
        self.show(self.session, self.words)

    def on_resize(self) -> None:
        self._share_room()

    def _share_room(self) -> None:
        shared = arrangement.arrange(self.sketch, self.size.width, self.size.height)
        self.set_class(shared is None, "-small")
        self.set_class(shared is not None and shared.wide, "-wide")
        self.set_class(self.size.height >= 30 and self.has_class("-wide"), "-roomy")
        if shared:
            self.query_one(Board).lay(shared.board)
            return
        width, height = arrangement.least(self.sketch)
        sentence = self.words.say("small", width=width, height=height)
        self.query_one("#small", Static).update(Content(sentence))

    # --- showing

    def show(self, session: Session, told: Words) -> None:
        """Draw the game as it stands, from the eyes of whoever is to act."""
        self.session, self.words, self.notes = session, told, Notes(session, told)
        game, actor = session.game, session.actor
        view = game.view(session.reader)
        self.sketch = game.title.sketch(view).folded()
        mine = actor is not None and actor not in session.bots
        self.hand = Hand(game, actor) if mine and actor is not None else None
        self.clear()
        self._share_room()
        self.query_one(Heading).show(session, told)
        self.query_one(Seats).show(session, told, self.sketch)
        seat = game.moves[-1].seat if actor is None else actor
        sentence = told.now(view.phase, seat, game.names, session.you)
        self.query_one(Decision).say_now(sentence, yours=mine)
        self.query_one(Log).show(session, self.notes, told)
        self.query_one(Keys).show([(key, told.say(label), action) for key, label, action in KEYS])
        board = self.query_one(Board)
        board.show(self.sketch, board.marks, told.say)
        board.settle(self.hand.places if self.hand else ())
        self.point(new=True)

    def clear(self) -> None:
        """Put away the list and the line for typing."""
        self.remove_class("-listing", "-typing")
        self.query_one(Board).focus()

    def announce(self, note: Note) -> None:
        """Say something until the cursor moves on."""
        self.query_one(Decision).show(note)

    def point(self, new: bool = False) -> None:
        """Show what the cursor points at, and what would come of it.

        In a new position nobody has pointed yet: the cursor is not reproached for its place.
        """
        hand, cursor = self.hand, self.query_one(Board).cursor
        if hand is None or cursor is None:
            self.mark(self.marks("plain"), self.notes.waiting())
        elif hand.forced:
            self.mark(self.marks("plain"), self.notes.forced(hand.forced))
        else:
            meaning = hand.point(cursor)
            if meaning.kind == "offer" and len(meaning.actions) == 1:
                self.preview(hand, meaning.actions[0])
                return
            if meaning.kind == "offer":
                note = self.notes.several(meaning.actions)
            elif new and meaning.rules:
                note = self.notes.pointed(hand, Pointed("nothing"))
            else:
                note = self.notes.pointed(hand, meaning)
            self.mark(self.marks(note.kind), note)

    def preview(self, hand: Hand, action: Action) -> None:
        """Show what an action would bring about, in words and on the board."""
        game = self.session.game
        preview = game.preview(hand.seat, action)
        ahead = foresee(game.title, self.sketch, hand.seat, action, preview.events)
        marks = replace(
            self.marks("act"), trails=ahead.trails, ghosts=ahead.ghosts, struck=ahead.struck
        )
        self.mark(marks, self.notes.offer(action, preview))

    def marks(self, mood: Mood) -> Marks:
        """Cursor, last move, and what can be picked or reached."""
        cursor, hand = self.query_one(Board).cursor, self.hand
        marks = Marks(cursor, mood, recent=self._recent())
        if hand is None:
            return marks
        glow = hand.places
        targets = frozenset(place for place in glow if hand.point(place).kind == "offer")
        return replace(marks, picked=hand.picked, pickable=glow - targets, targets=targets)

    def _recent(self) -> frozenset[str]:
        """What the last move of a player touched, and the luck that followed it."""
        game = self.session.game
        touched: set[str] = set()
        for move in reversed(game.moves):
            seen = [event for event in move.events if event.visible_to(self.session.reader)]
            touched.update(
                place for event in seen for place in self.session.game.title.traces(event)
            )
            if move.seat != CHANCE:
                break
        return frozenset(touched)

    def mark(self, marks: Marks, note: Note) -> None:
        self.query_one(Board).show(self.sketch, marks, self.words.say)
        self.announce(note)
