"""A review in words: sentences of the game's title, in one language."""

from __future__ import annotations

from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import SPECTATOR
from jailbirds.review.report import POINT, Moment, Review, Swing
from jailbirds.review.words import FOLDER
from jailbirds.words import COMMON, Words
from jailbirds.words.texts import read, title_text

DIGITS = 1  # of points, where they are no whole ones


class Telling:
    """Says what a review of a game has found."""

    def __init__(self, game: Game, review: Review, language: str) -> None:
        self.game = game
        self.review = review
        self.language = language
        texts = [read(COMMON, language), title_text(game.title, language), read(FOLDER, language)]
        own = game.title.names_at(game.options, game.rules_version)
        self.words = Words(language, texts, own)
        self.say = self.words.say

    @property
    def heading(self) -> str:
        return f"{self.say('title')}: {', '.join(self.game.names)}"

    @property
    def ending(self) -> str:
        assert self.game.result is not None
        return self.words.result(self.game.result, self.game.names)

    def happened(self, number: int) -> str:
        """What a move brought about, in the title's words; where it told nothing, what was done."""
        move = self.game.moves[number - 1]
        told = [
            self.words.event(event, self.game.names)
            for event in move.events
            if not event.visible_to(SPECTATOR)
            or all(map(event.visible_to, range(self.game.players)))
        ]
        return " ".join(told) or self.words.action(move.action, self.game.names)

    def better(self, moment: Moment) -> str:
        """What would have been better."""
        assert moment.decision is not None
        assert isinstance(moment.seat, int)
        action = self.game.title.actions.read(moment.decision.best)
        named = self.words.action(action, self.game.names, moment.seat, moment.decision.phase)
        return self.say("review-better", action=named)

    def loss(self, moment: Moment) -> str:
        """What a decision has cost."""
        assert moment.decision is not None
        assert isinstance(moment.seat, int)
        points = round(moment.decision.loss / POINT)
        return self.say(
            "review-loss",
            player=self.game.names[moment.seat],
            grade=self.say(f"grade-{moment.decision.grade}"),
            points=points,
            count=points,
        )

    def swing(self, swing: Swing) -> str:
        """Whose chances changed, and how."""
        return self.say(
            "review-change",
            player=self.game.names[swing.seat],
            before=self.percent(self._chance(swing.number - 1, swing.seat)),
            after=self.percent(self._chance(swing.number, swing.seat)),
        )

    def change(self, swing: Swing) -> str:
        """By how much."""
        return self.say(
            "review-by", player=self.game.names[swing.seat], change=self.points(swing.change)
        )

    def _chance(self, after: int, seat: int) -> int:
        chances = self.review.moments[after - 1].chances if after else self.review.start
        assert chances is not None
        return chances[seat]

    def points(self, change: int) -> str:
        """`+12.3` for 123,456 millionths."""
        number = self.say("review-number", number=round(abs(change) / POINT, DIGITS))
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        return f"{sign}{number}"

    def percent(self, chance: int) -> str:
        return self.say("review-percent", number=round(chance / POINT))

    def accuracy(self, thousandths: int | None) -> str:
        if thousandths is None:
            return "–"
        return self.say("review-percent", number=round(thousandths / 10, DIGITS))

    @property
    def graded(self) -> list[Moment]:
        """The moments at which somebody lost much by a decision."""
        return [m for m in self.review.moments if m.decision is not None and m.decision.grade]
