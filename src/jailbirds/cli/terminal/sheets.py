"""Sheets that are laid over the table: rules, keys, leaving, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Markdown, Static

from jailbirds.cli.terminal.palette import AMBER, code
from jailbirds.words import Words

# keys and the words for what they do, in the order of the help page
HELP = (
    ("← ↑ ↓ →", "help-point"),
    ("Tab", "help-jump"),
    ("Enter, Space", "help-do"),
    ("Esc", "help-back"),
    ("a", "help-actions"),
    (":  /", "help-type"),
    ("?", "help-why"),
    ("w", "help-hint"),
    ("u", "help-undo"),
    ("r", "help-rules"),
    ("PgUp, PgDn", "help-log"),
    ("l", "help-language"),
    ("f", "help-fast"),
    ("s", "help-save"),
    ("n", "help-new"),
    ("q", "help-quit"),
)


class Sheet(ModalScreen[str | None]):
    """Something to read or to answer; Escape puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, words: Words, heading: str = "") -> None:
        super().__init__()
        self._words = words
        self._heading = heading

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            if self._heading:
                yield Static(Content(self._heading), classes="sheet-heading")
            yield from self.contents()

    def contents(self) -> ComposeResult:
        raise NotImplementedError


class Page(Sheet):
    """Text to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown,space", "scroll(10)"),
        Binding("enter,q,r,question_mark", "dismiss(None)"),
    ]

    def __init__(self, words: Words, text: str) -> None:
        super().__init__(words)
        self._text = text

    def contents(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Markdown(self._text)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Help(Sheet):
    """All keys, and what they do."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,h,f1", "dismiss(None)")]

    def __init__(self, words: Words) -> None:
        super().__init__(words, words.say("help-title"))

    def contents(self) -> ComposeResult:
        width = max(len(keys) for keys, _ in HELP) + 3
        lines = [
            Content.assemble((keys.ljust(width), f"bold {code(AMBER)}"), self._words.say(key))
            for keys, key in HELP
        ]
        with VerticalScroll(can_focus=False):
            yield Static(Content("\n").join(lines))


class Question(Sheet):
    """A question with answers on buttons, each with a key, which is what comes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous"),
        Binding("right,down", "app.focus_next"),
    ]

    def __init__(
        self, words: Words, heading: str, line: str, answers: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(words, heading)
        self._line = line
        self._answers = answers  # (key, the words of the button)

    def contents(self) -> ComposeResult:
        yield Static(Content(self._line), classes="sheet-line")
        for key, answer in self._answers:
            shown = {"escape": "Esc"}.get(key, key)
            label = Content.assemble(
                (f"{shown:<5}", f"bold {code(AMBER)}"), self._words.say(answer)
            )
            yield Button(label, name=key, compact=True)

    def on_key(self, event: events.Key) -> None:
        if event.key in dict(self._answers):
            event.stop()
            self.dismiss(event.key)

    @on(Button.Pressed)
    def _answer(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.name)
