"""Blunders on purpose: a winning move is left out, and the worst is done instead of it."""

from __future__ import annotations

import jailbirds
from jailbirds.bots import Bot
from jailbirds.review import Course, Judge
from tests.review.games import play_out


def plant(game: jailbirds.Game) -> tuple[jailbirds.Game, int] | None:
    """The same game with its winning move replaced by the worst legal one, and played on; and the
    number of moves before it. None where nobody won by a move of their own and a choice, and where
    the win was not lost by it: then it was no blunder."""
    last = len(game.moves) - 1
    mover, won = game.moves[last].seat, game.moves[last].action
    assert game.result is not None
    if mover not in game.result.winners:
        return None
    before = game.after(last)
    others = [action for action in before.legal(mover) if not wins(before, mover, action)]
    if won in others or not others:
        return None
    before.play(mover, min(others, key=lambda action: worth(before, mover, action)))
    after = play_out(before, Bot("regular", 1))
    assert after.result is not None
    return None if mover in after.result.winners else (after, last)


def wins(game: jailbirds.Game, mover: int, action: jailbirds.Action) -> bool:
    tried = game.copy()
    tried.play(mover, action)
    return tried.result is not None and mover in tried.result.winners


def worth(game: jailbirds.Game, mover: int, action: jailbirds.Action) -> int:
    """What a bot thinks of the position after an action; it knows no judge."""
    tried = game.copy()
    tried.play(mover, action)
    values = [0] * game.players
    record = game.title.gear("interpreted").open(tried.state)[0]
    game.title.rules["evaluate"](record, (1 << game.players) - 1, values)
    return values[mover]


def grade_of(game: jailbirds.Game, number: int, judge: Judge | None = None) -> str | None:
    """The grade of the decision after so many moves."""
    course = Course(game)
    (task,) = [task for task in course.tasks if task.decision and task.after == number]
    course.do(task, judge or Judge(game.title, game.players))
    decision = course.review.moments[number].decision
    assert decision is not None
    return decision.grade
