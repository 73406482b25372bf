"""Typing a move: `enter 9 3`, completed with Tab; and the list of all that can be done."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.suggester import Suggester
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from jailbirds.kernel.actions import Action


class LegalMoves(Suggester):
    """Suggests the first legal action that begins like what is typed."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.moves: Sequence[str] = ()

    async def get_suggestion(self, value: str) -> str | None:
        return self.first(value)

    def first(self, value: str) -> str | None:
        return next((move for move in self.moves if move.startswith(value)), None)


class Prompt(Input):
    """The line for typed moves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete")]

    def __init__(self) -> None:
        self.moves = LegalMoves()
        super().__init__(suggester=self.moves, compact=True)

    def offer(self, actions: Sequence[Action]) -> None:
        """Start afresh, with these actions to choose from."""
        self.moves.moves = [str(action) for action in actions]
        self.value = ""

    def action_complete(self) -> None:
        """Complete one word of the suggested move."""
        move = self.moves.first(self.value)
        if move and move != self.value:
            end = move.find(" ", len(self.value) + 1)
            self.value = move if end < 0 else move[:end]
            self.cursor_position = len(self.value)


class ActionOption(Option):
    """A line of the list, and the action it stands for."""

    def __init__(self, label: str, action: Action) -> None:
        super().__init__(Content(label))
        self.action = action


class ActionList(OptionList):
    """All that can be done, by name."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "cursor_down"),
        Binding("shift+tab", "cursor_up"),
        Binding("space", "select"),
    ]

    def __init__(self) -> None:
        super().__init__(compact=True)

    def offer(self, actions: Sequence[Action], names: Sequence[str], width: int) -> None:
        """List actions by their names, in lines of so many columns."""
        self.clear_options()
        for action, name in zip(actions, names, strict=True):
            lines = wrap(name, width, initial_indent=" ", subsequent_indent="   ")
            self.add_option(ActionOption("\n".join(lines), action))
        self.highlighted = 0 if actions else None
