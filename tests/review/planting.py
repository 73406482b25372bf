"""Blunders on purpose: the decision that won is left out, and the worst is done instead of it.

The decision that won is the last of a game, by somebody who has won: what followed it was chance,
or could not have been otherwise. (In some titles chance always has the last word: there a task that
is carried out wins by the card that is drawn for it.) What looks worst to a bot is a blunder only
if it costs much. That is found out without the judge's horizon: both are played on to the end of
the game by regulars, in many deals of what the seat could not know, and with luck of their own.
"""

from __future__ import annotations

from functools import cache

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.rule import CHANCE
from jailbirds.review import Course, Effort, Judge
from jailbirds.review.report import GRADES
from tests.review.games import play_out

TO_THE_END = Effort(deals=1, duels=200, horizon=100_000)
OTHER_LUCK = 1  # a seed: judges of reviews have another


def plant(game: jailbirds.Game) -> tuple[jailbirds.Game, int] | None:
    """The same game with a blunder in the place of the decision that won, and played on; and the
    number of moves before it. None where nobody won by a decision, or nothing else is as bad."""
    course = Course(game)
    decided = [task.after for task in course.tasks if task.decision]
    if not decided:
        return None
    last = max(decided)
    mover, won = game.moves[last].seat, game.moves[last].action
    assert game.result is not None
    assert mover != CHANCE
    if mover not in game.result.winners:
        return None
    before = game.after(last)
    others = [action for action in before.legal(mover) if action != won]
    worst = min(others, key=lambda action: worth(before, mover, action))
    if cost(before, mover, won, worst) < GRADES["blunder"]:
        return None
    before.play(mover, worst)
    return play_out(before, Bot("regular", 1)), last


def worth(game: jailbirds.Game, mover: int, action: jailbirds.Action) -> int:
    """What a bot thinks of the position after an action; it knows no judge."""
    tried = game.copy()
    tried.play(mover, action)
    values = [0] * game.players
    record = game.title.gear("interpreted").open(tried.state)[0]
    game.title.rules["evaluate"](record, (1 << game.players) - 1, values)
    return values[mover]


def cost(game: jailbirds.Game, mover: int, one: jailbirds.Action, other: jailbirds.Action) -> int:
    """What is lost by another action, in millionths of a win, when all is played to its end."""
    played_on = player_on(game.title.name, game.players)
    first, second = played_on.compare(game.redacted(mover), mover, one, other)
    return first - second


@cache
def player_on(title: str, players: int) -> Judge:
    return Judge(jailbirds.title(title), players, seed=OTHER_LUCK, effort=TO_THE_END)


@cache
def usual_judge(title: str, players: int) -> Judge:
    return Judge(jailbirds.title(title), players)


def grade_of(game: jailbirds.Game, number: int) -> str | None:
    """The grade of the decision after so many moves."""
    course = Course(game)
    (task,) = [task for task in course.tasks if task.decision and task.after == number]
    course.do(task, usual_judge(game.title.name, game.players))
    decision = course.review.moments[number].decision
    assert decision is not None
    return decision.grade
