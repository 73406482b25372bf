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
from jailbirds.cli.terminal.match import Match
from jailbirds.cli.terminal.notes import Note
from jailbirds.cli.terminal.palette import code
from jailbirds.cli.terminal.sheets import Help, Page, Question
from jailbirds.cli.terminal.table import Table
from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.kernel.talk import Remark
from jailbirds.words import LANGUAGES, Words, rules_page, words

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
    """A match at this keyboard. `pause` is how long a bot takes at least, in seconds."""

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
        Binding("s", "save"),
        Binding("n", "new_game"),
    ]

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], language: str, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.match = Match(game, bots)
        self.told: Words = words(language, game.title)
        self.pause = pause
        self.hurried = False
        self.folder = Path.cwd()  # where logs are saved
        self.table = Table(self.match, self.told)
        self.register_theme(NIGHT)
        self.theme = NIGHT.name

    def get_css_variables(self) -> dict[str, str]:
        names = {"paper": palette.PAPER, "dim": palette.DIM, "line": palette.LINE}
        return super().get_css_variables() | {name: code(c) for name, c in names.items()}

    async def on_mount(self) -> None:
        await self.push_screen(self.table)
        self._go_on()

    # --- turns

    def _go_on(self) -> None:
        """Whatever comes next: bots think, a person is waited for, or it is over."""
        self.workers.cancel_group(self, "bots")
        if self.match.actor is None:
            self._show_end()
        elif self.match.actor in self.match.bots:
            self.run_worker(self._let_bots_play(), group="bots")

    async def _let_bots_play(self) -> None:
        """Bots move one after the other, as long as it is their turn."""
        while (seat := self.match.actor) in self.match.bots and seat is not None:
            began = monotonic()
            game, bot = self.match.game.copy(), self.match.bots[seat]
            action, remark = await in_background(partial(decide, bot, game, seat))
            if not self.hurried:
                await asyncio.sleep(max(0, began + self.pause - monotonic()))
            if not self.is_running:
                return
            self._play(seat, action, remark)
        if self.match.actor is None:
            self._show_end()

    @on(Table.Played)
    def _played(self, event: Table.Played) -> None:
        game, seat = self.match.game, event.seat
        if seat in game.actors and not game.why_not(seat, event.action):  # not pressed twice
            self._play(seat, event.action)
            self._go_on()

    def _play(self, seat: int, action: Action, remark: Remark | None = None) -> None:
        self.match.play(seat, action, remark)
        self.table.show(self.match, self.told)

    def action_undo(self) -> None:
        if reason := self.match.why_not_undo():
            self.table.announce(self.table.notes.trouble(reason))
            return
        self.match.undo()
        self.table.show(self.match, self.told)
        self.table.announce(self.table.notes.plain("undone"))
        self._go_on()

    def _start_again(self) -> None:
        self.match.start_again()
        self.table.show(self.match, self.told)
        self._go_on()

    # --- sheets

    def action_help(self) -> None:
        self.push_screen(Help(self.told))

    def action_rules(self) -> None:
        page = rules_page(self.match.game.title, self.told.language)
        self.push_screen(Page(self.told, page))

    @on(Table.Asked)
    def _asked(self, event: Table.Asked) -> None:
        if not event.rules:
            self.action_rules()
            return
        text = "\n\n".join(f"**{rule}** {self.told.say(rule)}" for rule in event.rules)
        self.push_screen(Page(self.told, text))

    def _show_end(self) -> None:
        result = self.match.game.result
        if result is None:
            return
        names, you = self.match.game.names, self.match.you
        heading = self.told.say(
            "end-winner",
            you="yes" if you in result.winners else "no",
            winners=self.told.join([names[seat] for seat in result.winners]),
            count=len(result.winners),
        )
        line = f"{self.told.result(result, names)} ({result.rule})"
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
        if not self.match.begun or self.match.game.over:
            self._start_again()
            return
        self._ask("new-heading", [("escape", "ask-stay"), ("n", "ask-new")], self._end)

    def action_leave(self) -> None:
        """Leave; while a game is running, only after asking. Asked twice, go at once."""
        asked = isinstance(self.screen, Question)
        if asked or self.match.game.over or not self.match.begun:
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
            path = self.match.save(self.folder)
        except OSError as error:
            reason = error.strerror or str(error)
            self.table.announce(self.table.notes.trouble("not-saved", reason=reason))
            return None
        note = self.table.notes.plain("saved", file=path.name)
        self.table.announce(note)
        return note

    def action_next_language(self) -> None:
        codes = list(LANGUAGES)
        language = codes[(codes.index(self.told.language) + 1) % len(codes)]
        self.told = words(language, self.match.game.title)
        self.table.show(self.match, self.told)

    def action_hurry(self) -> None:
        self.hurried = not self.hurried
        key = "bots-fast" if self.hurried else "bots-slow"
        self.table.announce(self.table.notes.plain(key))


def decide(bot: Bot, game: Game, seat: int) -> tuple[Action, Remark | None]:
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
