"""What is to be expected of a position: it grows, it comes out the same, and it tells no secret."""

from __future__ import annotations

import pytest

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.position import Position
from jailbirds.review import Judge, Outlook
from jailbirds.review.judge import WHOLE, manner_of
from jailbirds.review.outlook import MOST
from tests.review.games import LITTLE, finished
from tests.roles import OPEN, SECRET


def judged(game: jailbirds.Game, seat: int | None, *judges: Judge) -> Outlook:
    """The outlook when all of its rounds are done, by several judges in turn."""
    outlook = Outlook(game, seat, rounds=4, deals=2)
    for number in range(outlook.rounds):
        assert outlook.done == number
        outlook.go_on(judges[number % len(judges)])
    return outlook


def judge_of(game: jailbirds.Game) -> Judge:
    return Judge(game.title, game.players, gear="interpreted", effort=LITTLE)


@pytest.mark.parametrize("title", jailbirds.titles())
def test_the_best_actions_are_legal_and_the_chances_come_to_no_more_than_a_whole(
    title: str,
) -> None:
    game = finished(title, 3, gear="interpreted")
    midway = game.after(len(game.moves) // 2)
    while not midway.over and midway.actors[0] == jailbirds.CHANCE:
        midway = game.after(len(midway.moves) + 1)
    seat = midway.actors[0]
    outlook, judge = Outlook(midway, seat, rounds=3, deals=1), judge_of(midway)
    assert (outlook.chances, outlook.best) == (None, [])
    while outlook.done < outlook.rounds:
        outlook.go_on(judge)
        assert outlook.chances is not None
        assert 0 < sum(outlook.chances) <= WHOLE
        assert sum(outlook.chances) == WHOLE or manner_of(midway.title).won  # all can lose
        hopes = [good.hope for good in outlook.best]
        assert hopes == sorted(hopes, reverse=True)
        legal = midway.legal(seat)
        assert 1 <= len(outlook.best) <= min(MOST, len(legal))
        assert all(good.action in legal for good in outlook.best)


def test_it_comes_out_the_same_whoever_judges() -> None:
    game = jailbirds.new(OPEN, 2, seed=5)
    seat = game.actors[0]
    one = judged(game, seat, judge_of(game))
    other = judged(game, seat, judge_of(game), judge_of(game))
    assert (one.chances, one.best) == (other.chances, other.best)


def test_at_the_end_everybody_has_what_was_won_and_nothing_is_best() -> None:
    game = finished(OPEN, 3, gear="interpreted")
    assert game.result is not None
    outlook = Outlook(game, None)
    assert outlook.done == outlook.rounds
    shares = {seat for seat, share in enumerate(outlook.chances or ()) if share}
    assert shares == set(game.result.winners)
    assert outlook.best == []


def test_the_best_actions_of_a_seat_do_not_depend_on_what_it_cannot_know() -> None:
    game = finished(SECRET, 3, gear="interpreted")
    told = []
    for number in range(0, len(game.moves), max(1, len(game.moves) // 12)):
        midway = game.after(number)
        seats = [seat for seat in midway.actors if seat != jailbirds.CHANCE]
        if not seats:
            continue
        gear = midway.title.gear("interpreted")
        truth = midway.state
        gear.loops.redact(gear.open(truth), 0, seats[0])
        gear.loops.redeal(gear.open(truth), 0, seats[0], gear.open(generator(4)))
        other = jailbirds.Game.from_position(
            Position(midway.title, midway.players, midway.options, truth.tobytes()), roll=False
        )
        judge = judge_of(midway)
        best = [judged(each, seats[0], judge).best for each in (midway, other)]
        assert best[0] == best[1]
        told.append(midway.position != other.position)
    assert any(told)  # there was something to swap
