"""What a hint says for an action can be said, and follows from what its seat may know."""

from __future__ import annotations

import jailbirds
from jailbirds.bots import Bot
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import differences, who, wrong
from jailbirds.testing.words import must_say
from jailbirds.words import words

LEVEL, ITERATIONS = "champion", 60


class Advised(Kit):
    """What a hint says for an action can be said, and follows from what its seat may know."""

    def test_what_speaks_for_an_action_can_be_said(self, case: Case, language: str) -> None:
        told = words(language, case.title)
        names = [f"Player {seat}" for seat in range(case.players)]
        for here in positions(case, seed=36, most=8):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    for action in game.legal(seat)[::5]:
                        reason = game.reason(seat, action)
                        must_say(language, action, told.prompt, reason, names, seat)

    def test_a_hint_is_the_same_whatever_is_hidden(self, case: Case) -> None:
        for here in positions(case, seed=37, most=5):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    truths = (game.state, case.redealt(game.state, seat, seed=4))
                    given = [hint(game, truth.tobytes(), seat) for truth in truths]
                    if given[0] != given[1]:
                        wrong(
                            f"{who(seat)} gets the hint {given[0]} or {given[1]}, by what it "
                            f"cannot know: {differences(*truths)}."
                        )


def hint(game: jailbirds.Game, truth: bytes, seat: int) -> object:
    """What a strong bot with the same luck would do if this were the truth, and why."""
    twin = game.copy()
    twin._set(len(twin.moves), truth)
    bot = Bot(LEVEL, seed=9, gear="native", iterations=ITERATIONS, patient=True)
    action = bot.choose(twin, seat)
    return str(action), twin.reason(seat, action)
