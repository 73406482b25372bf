"""Playing at the table: pointing and picking, the list of actions, typed moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input, OptionList

from jailbirds.cli.terminal.board import Board
from jailbirds.cli.terminal.log import Log
from jailbirds.cli.terminal.panels import Decision
from jailbirds.cli.terminal.prompt import ActionList, ActionOption, Prompt
from jailbirds.cli.terminal.tabletop import Tabletop
from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import MalformedAction
from jailbirds.table.pointing import Hand


class TableScreen(Tabletop):
    """The table with the hand that plays on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "toggle_list"),
        Binding("colon,slash", "type"),
        Binding("question_mark", "open_rule"),
        Binding("escape", "back"),
        Binding("pageup", "scroll_log(-5)"),
        Binding("pagedown", "scroll_log(5)"),
    ]

    class Played(Message):
        """The player at a seat has decided."""

        def __init__(self, seat: int, action: Action) -> None:
            super().__init__()
            self.seat = seat
            self.action = action

    class Asked(Message):
        """The player wants to read these rules, or all of them where there are none."""

        def __init__(self, rules: Sequence[str]) -> None:
            super().__init__()
            self.rules = rules

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Where the terminal is too small to see anything, keys of the table do nothing."""
        return False if self.has_class("-small") else super().check_action(action, parameters)

    # --- pointing, picking, playing

    @on(Board.Pointed)
    def _pointed(self) -> None:
        self.point()

    @on(Board.Chosen)
    def _chosen(self, event: Board.Chosen) -> None:
        self._choose(event.sure)

    def action_choose(self) -> None:
        self._choose(sure=True)

    def _choose(self, sure: bool) -> None:
        hand, cursor = self.hand, self.query_one(Board).cursor
        if hand is None or cursor is None:
            self.announce(self.notes.waiting())
            return
        if hand.forced:
            self.post_message(self.Played(hand.seat, hand.forced))
            return
        meaning = hand.point(cursor)
        if meaning.kind == "offer":
            if sure and len(meaning.actions) == 1:
                self.post_message(self.Played(hand.seat, meaning.actions[0]))
            elif sure:
                self._open_list(meaning.actions)
            return
        if meaning.kind in ("pick", "stuck"):
            hand.pick(cursor)
        elif meaning.kind == "held":
            hand.put_back(cursor)
        self.point()

    def action_back(self) -> None:
        """Put away what is open, or else put back what is picked."""
        if self.hand:
            self.hand.drop()
        self.clear()
        self.point()

    def action_open_rule(self) -> None:
        rules = self.query_one(Decision).note.rules
        self.post_message(self.Asked(rules))

    @on(Decision.Opened)
    def _opened(self) -> None:
        if self.query_one(Decision).note.rules:
            self.action_open_rule()

    def action_scroll_log(self, lines: int) -> None:
        self.query_one(Log).scroll_relative(y=lines, animate=False)

    # --- the list of actions

    def action_toggle_list(self) -> None:
        if self.has_class("-listing"):
            self.action_back()
        elif self.hand:
            self._open_list(self.hand.legal)
        else:
            self.announce(self.notes.waiting())

    def _open_list(self, actions: Sequence[Action]) -> None:
        self.add_class("-listing")
        names = [self.notes.call(action) for action in actions]
        actions_list = self.query_one(ActionList)
        actions_list.offer(actions, names, self.query_one(Decision).size.width - 1)
        actions_list.focus()

    @on(OptionList.OptionHighlighted)
    def _listed(self, event: OptionList.OptionHighlighted) -> None:
        hand, option = self.hand, event.option
        if hand and self.has_class("-listing") and isinstance(option, ActionOption):
            self._hold(hand, option.action)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option, ActionOption) and self.hand:
            self.post_message(self.Played(self.hand.seat, event.option.action))

    def _hold(self, hand: Hand, action: Action) -> None:
        """Show an action that was named rather than pointed at."""
        hand.hold(action)
        self._put(action)
        self.preview(hand, action)

    def advise(self, action: Action) -> None:
        """Show what a strong bot would do, as if it was pointed at, and say why."""
        if self.hand:
            self.clear()
            self._hold(self.hand, action)
            self.announce(self.notes.hint(self.hand.seat, action))

    def _put(self, action: Action) -> None:
        """Put the cursor where an action leads to, if it leads anywhere on the board."""
        for place in self.session.game.title.places(action)[-1:]:
            self.query_one(Board).put(place)

    # --- typed moves

    def action_type(self) -> None:
        if self.hand is None:
            self.announce(self.notes.waiting())
            return
        self.add_class("-typing")
        prompt = self.query_one(Prompt)
        prompt.offer(self.hand.legal)
        prompt.focus()
        self.announce(self.notes.typing(self.hand))

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        if self.hand and self.has_class("-typing"):
            self._weigh(self.hand, event.value)

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        if self.hand and event.value.strip():
            action = self._weigh(self.hand, event.value)
            if action is None:
                self.announce(self.notes.typing(self.hand, event.value.strip()))
            elif not self.session.game.why_not(self.hand.seat, action):
                self.post_message(self.Played(self.hand.seat, action))

    def _weigh(self, hand: Hand, text: str) -> Action | None:
        """Say what a typed move would do, why it is forbidden, or how moves are typed."""
        game = self.session.game
        try:
            action = game.title.actions.read(text.strip())
        except MalformedAction:
            hand.drop()
            self.mark(self.marks("plain"), self.notes.typing(hand))
            return None
        rule = game.why_not(hand.seat, action)
        if rule:
            hand.drop()
            self._put(action)
            self.mark(self.marks("no"), self.notes.refusal([rule]))
        else:
            self._hold(hand, action)
        return action
