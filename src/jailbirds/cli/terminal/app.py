"""The terminal game: turns of people and bots, one table, and the sheets laid over it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from time import monotonic
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import on
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from jailbirds.bots import Bot
from jailbirds.cli.terminal import palette
from jailbirds.cli.terminal.notes import Note
from jailbirds.cli.terminal.palette import code
from jailbirds.cli.terminal.session import Session
from jailbirds.cli.terminal.sheets import Help, Page, Question
from jailbirds.cli.terminal.table_screen import TableScreen
from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.kernel.talk import Remark
from jailbirds.words import LANGUAGES, Words, rules_page, words_of

PAUSE = 0.4  # seconds that a bot's move takes at least, so that one can follow

NIGHT = Theme(
    name="night",
    dark=True,
    primary=code(palette.AMBER),
    secondary=code(palette.TEAL),
    accent=code(palette.AMBER),
    warning=code(palette.AMBER),
    error=code(palette.RED),
    success=code(palette.TEAL),
    foreground=code(palette.TEXT),
    background=code(palette.NIGHT),
    surface=code(palette.PANEL),
    panel=code(palette.LINE),
)

T = TypeVar("T")


class Terminal(App[None]):
    """A session at this keyboard. `pause` is how long a bot takes at least, in seconds."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Jailbirds"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
        Binding("q", "leave"),
        Binding("h,f1", "help"),
        Binding("r", "rules"),
        Binding("l", "next_language"),
        Binding("f", "hurry"),
        Binding("u", "undo"),
        Binding("w", "hint"),
        Binding("s", "save"),
        Binding("n", "new_game"),
    ]

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], language: str, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.session = Session(game, bots)
        self.told: Words = words_of(game, language)
        self.pause = pause
        self.hurried = False
        self.folder = Path.cwd()  # where logs are saved
        self.tabletop = TableScreen(self.session, self.told)
        self.register_theme(NIGHT)
        self.theme = NIGHT.name

    @property
    def game(self) -> Game:
        return self.session.game

    def get_css_variables(self) -> dict[str, str]:
        names = {"paper": palette.PAPER, "dim": palette.DIM, "line": palette.LINE}
        return super().get_css_variables() | {name: code(c) for name, c in names.items()}

    async def on_mount(self) -> None:
        await self.push_screen(self.tabletop)
        self._go_on()

    # --- turns

    def _go_on(self) -> None:
        """Whatever comes next: bots think, a person is waited for, or it is over."""
        self.workers.cancel_group(self, "bots")
        if self.session.actor is None:
            self._show_end()
        elif self.session.actor in self.session.bots:
            self.run_worker(self._let_bots_play(), group="bots")

    async def _let_bots_play(self) -> None:
        """Bots move one after the other, as long as it is their turn."""
        while (seat := self.session.actor) in self.session.bots and seat is not None:
            began = monotonic()
            game, bot = self.game.copy(), self.session.bots[seat]
            action, remark = await in_background(partial(choose_and_remark, bot, game, seat))
            if not self.hurried:
                await asyncio.sleep(max(0, began + self.pause - monotonic()))
            if not self.is_running:
                return
            self._play(seat, action, remark)
        if self.session.actor is None:
            self._show_end()

    @on(TableScreen.Played)
    def _played(self, event: TableScreen.Played) -> None:
        game, seat = self.game, event.seat
        if seat in game.actors and not game.why_not(seat, event.action):  # not pressed twice
            self._play(seat, event.action)
            self._go_on()

    def _play(self, seat: int, action: Action, remark: Remark | None = None) -> None:
        self.session.play(seat, action, remark)
        self.tabletop.show(self.session, self.told)

    def action_undo(self) -> None:
        if reason := self.session.why_not_undo():
            self.tabletop.announce(self.tabletop.notes.trouble(reason))
            return
        self.session.undo()
        self.tabletop.show(self.session, self.told)
        self.tabletop.announce(self.tabletop.notes.plain("undone"))
        self._go_on()

    def action_hint(self) -> None:
        """Ask what a strong bot would do; one plays on while it thinks."""
        hand = self.tabletop.hand
        if hand is None:
            self.tabletop.announce(self.tabletop.notes.waiting())
            return
        self.tabletop.announce(self.tabletop.notes.plain("hint-thinks"))
        self.run_worker(self._take_hint(hand.seat), group="hints", exclusive=True)

    async def _take_hint(self, seat: int) -> None:
        game, session = self.game.copy(), self.session
        action = session.hint(seat)
        if action is None:
            action = await in_background(partial(session.adviser.choose, game, seat))
        if self.is_running and seat == session.actor and self.game == game:
            session.take_hint(seat, action)
            self.tabletop.advise(action)

    def _start_again(self) -> None:
        self.session.start_again()
        self.tabletop.show(self.session, self.told)
        self._go_on()

    # --- sheets

    def action_help(self) -> None:
        self.push_screen(Help(self.told))

    def action_rules(self) -> None:
        page = rules_page(self.game.title, self.told.language)
        self.push_screen(Page(self.told, page))

    @on(TableScreen.Asked)
    def _asked(self, event: TableScreen.Asked) -> None:
        if not event.rules:
            self.action_rules()
            return
        text = "\n\n".join(f"**{rule}** {self.told.say(rule)}" for rule in event.rules)
        self.push_screen(Page(self.told, text))

    def _show_end(self) -> None:
        result = self.game.result
        if result is None:
            return
        names = self.game.names
        heading = self.told.headline(result, names, self.session.you)
        line = f"{self.told.result(result, names)} ({result.rule})"
        for seat, count in enumerate(self.session.table.hints):
            if count:
                line += f"\n{self.told.say('hints-taken', player=names[seat], count=count)}"
        answers = [("n", "ask-new"), ("s", "ask-save"), ("escape", "ask-look"), ("q", "ask-quit")]
        self.push_screen(Question(self.told, heading, line, answers), self._end)

    def _end(self, answer: str | None) -> None:
        if answer == "n":
            self._start_again()
        elif answer == "s":
            self.action_save()
        elif answer == "q":
            self.exit()

    def action_new_game(self) -> None:
        if not self.session.begun or self.game.over:
            self._start_again()
            return
        self._ask("new-heading", [("escape", "ask-stay"), ("n", "ask-new")], self._end)

    def action_leave(self) -> None:
        """Leave; while a game is running, only after asking. Asked twice, go at once."""
        asked = isinstance(self.screen, Question)
        if asked or self.game.over or not self.session.begun:
            self.exit()
            return
        answers = [("escape", "ask-stay"), ("s", "ask-save-quit"), ("q", "ask-quit")]
        self._ask("quit-heading", answers, self._leave)

    def _ask(
        self,
        heading: str,
        answers: Sequence[tuple[str, str]],
        then: Callable[[str | None], None],
    ) -> None:
        say = self.told.say
        self.push_screen(Question(self.told, say(heading), say("ask-lost"), answers), then)

    def _leave(self, answer: str | None) -> None:
        if answer == "q":
            self.exit()
        elif answer == "s" and (saved := self._save()):
            self.exit(message=Text("\n".join(saved.lines)))

    # --- small things

    def action_save(self) -> None:
        self._save()

    def _save(self) -> Note | None:
        """Save the log and say where; None where it cannot be saved."""
        try:
            path = self.session.save(self.folder)
        except OSError as error:
            reason = error.strerror or str(error)
            self.tabletop.announce(self.tabletop.notes.trouble("not-saved", reason=reason))
            return None
        note = self.tabletop.notes.plain("saved", file=path.name)
        self.tabletop.announce(note)
        return note

    def action_next_language(self) -> None:
        codes = list(LANGUAGES)
        language = codes[(codes.index(self.told.language) + 1) % len(codes)]
        self.told = words_of(self.game, language)
        self.tabletop.show(self.session, self.told)

    def action_hurry(self) -> None:
        self.hurried = not self.hurried
        key = "bots-fast" if self.hurried else "bots-slow"
        self.tabletop.announce(self.tabletop.notes.plain(key))


def choose_and_remark(bot: Bot, game: Game, seat: int) -> tuple[Action, Remark | None]:
    """What a bot does, and what it says to it."""
    action = bot.choose(game, seat)
    return action, bot.remark(game, seat, action)


async def in_background(work: Callable[[], T]) -> T:
    """Let a thread work that nobody has to wait for: one can leave in the middle of it."""
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(work())
        except Exception as error:
            done.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(done)
