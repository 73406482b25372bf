"""Reviews: what adds up, what is judged by what could be known, and what is refused."""

from __future__ import annotations

import shutil
from itertools import chain, islice, pairwise
from pathlib import Path

import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.chance import generator
from jailbirds.kernel.position import Position
from jailbirds.review import Course, Effort, Judge, Review, Unfinished, review
from jailbirds.review.judge import manner_of
from jailbirds.review.report import GRADES, POINT, Decision
from jailbirds.review.signature import signature
from tests.review.dice import changes_luck_alone, with_another_last_roll
from tests.review.games import LITTLE, finished, play_out, table_of
from tests.review.planting import grade_of, plant
from tests.roles import OPEN, SECRET

SAMPLE = 3  # games of a title; `python -m tests.review.campaign` takes 1,000


def adds_up(found: Review) -> bool:
    """Do start, luck and decisions come to the result, for every seat, to the last digit?"""
    return bool(found.players) and all(
        player.start + player.luck + player.own + player.others == player.result
        for player in found.players
    )


@pytest.mark.parametrize("title", jailbirds.titles())
def test_luck_and_skill_come_to_the_result(title: str) -> None:
    for seed in range(SAMPLE):
        players, options = table_of(title, seed)
        game = finished(title, seed, players, **options)
        found = review(game, effort=LITTLE, cores=1)
        assert adds_up(found)
        assert game.result is not None
        won = [player.result > 0 for player in found.players]
        assert won == [seat in game.result.winners for seat in range(players)]
        assert sum(player.result for player in found.players) in (0, 1_000_000)


def test_luck_comes_of_rolls_and_a_decision_only_where_there_is_a_choice() -> None:
    found = review(finished(OPEN, 1), effort=LITTLE, cores=1)
    rolls = [moment.number for moment in found.moments if moment.seat == "chance"]
    assert {swing.number for swing in found.luckiest + found.unluckiest} <= set(rolls)
    for moment, choices in zip(found.moments, Course(finished(OPEN, 1)).choices, strict=True):
        assert (moment.decision is None) == (moment.seat == "chance" or choices == 1)


def test_another_last_roll_changes_luck_alone() -> None:
    compared = 0
    for title in jailbirds.titles():
        for pair in chain.from_iterable(with_another_last_roll(title, seed) for seed in range(60)):
            assert changes_luck_alone(*pair)
            compared += 1
            break
    assert compared


def indistinguishable(
    title: str, seed: int, seat: int
) -> tuple[jailbirds.Game, jailbirds.Game, int] | None:
    """Two finished games that a seat cannot tell apart for so many moves, though the truth is
    another one; None where nothing was hidden from it."""
    began = finished(title, seed)
    half = began.after(len(began.moves) // 2)
    dealt = half.redacted(seat)
    interpreted = half.title.gear("interpreted")
    rng = interpreted.open(generator(seed))
    interpreted.loops.redeal(interpreted.open(dealt), 0, seat, rng)
    if dealt.tobytes() == half.state.tobytes():
        return None
    table = (half.title, half.players, half.options)
    one, other = (
        jailbirds.Game.from_position(Position(*table, state.tobytes()), roll=False, seed=seed)
        for state in (half.state, dealt)
    )
    bot = Bot("regular", seed)
    alike = 0
    while not one.over and not other.over:
        mover = one.actors[0]
        action = one.drawn() if mover == jailbirds.CHANCE else bot.choose(one, mover)
        if mover not in other.actors or other.why_not(mover, action):
            break
        one.play(mover, action)
        other.play(mover, action)
        if one.known(seat) != other.known(seat):
            break
        alike += 1
    return play_out(one, bot), play_out(other, bot), alike


@pytest.mark.parametrize(
    "title", [name for name in jailbirds.titles() if not jailbirds.title(name).thinking.open]
)
def test_what_a_seat_knew_is_judged_alike_in_games_that_it_could_not_tell_apart(title: str) -> None:
    decisions = 0
    for seed in range(40):
        pair = indistinguishable(title, seed, 0)
        if pair is None or pair[2] == 0:
            continue
        one, other, alike = pair
        reviews = [review(game, effort=LITTLE, cores=1) for game in (one, other)]
        for k in range(alike):
            moments = [each.moments[k] for each in reviews]
            if moments[0].seat == 0:
                assert moments[0].decision == moments[1].decision
                decisions += moments[0].decision is not None
        if decisions >= SAMPLE:
            return
    raise AssertionError(f"expected {SAMPLE} decisions, found {decisions}")


def test_a_review_does_not_depend_on_who_judges_nor_in_which_order() -> None:
    game = finished(SECRET, 4)
    effort = Effort(2, 2, 2, 20, 4)
    found = review(game, effort=effort, cores=2)
    course = Course(game)
    for task in reversed(course.tasks):
        course.do(task, Judge(game.title, game.players, effort=effort))
    assert course.review == found
    assert found.done == found.tasks == len(course.tasks)


def test_the_chart_is_coarse_at_first_and_grows() -> None:
    course = Course(finished(OPEN, 2))
    judge = Judge(course.game.title, course.game.players, effort=LITTLE)
    for task in course.tasks[:9]:
        course.do(task, judge)
    found = course.review
    known = [moment.number for moment in found.moments if moment.chances is not None]
    assert found.start is not None
    assert known[-1] == len(found.moments)
    steps = [after - before for before, after in pairwise(known)]
    assert max(steps) <= len(found.moments) // 2
    assert found.players == ()


@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, None), (4.9, None), (5, "inaccuracy"), (9.9, "inaccuracy"), (10, "mistake"),
     (19.9, "mistake"), (20, "blunder"), (100, "blunder")],
)  # fmt: skip
def test_grades_go_by_the_points_lost(points: float, grade: str | None) -> None:
    decision = Decision.of(0, {"do": "pass"}, int(points * POINT))
    assert decision.grade == grade
    assert set(GRADES) == {"inaccuracy", "mistake", "blunder"}


def test_accuracy_halves_with_every_ten_points_lost() -> None:
    lost = [Decision.of(0, {}, points * POINT).accuracy for points in (0, 10, 20)]
    assert lost == [1000, 500, 250]


def test_who_does_more_or_knows_other_rules_is_another_judge(tmp_path: Path) -> None:
    folder = jailbirds.title(OPEN).folder
    same, other = (
        type("Copied", (), {"folder": shutil.copytree(folder, tmp_path / name)})()
        for name in ("same", "other")
    )
    rules = next((other.folder / "rules").glob("*.py"))
    rules.write_text(rules.read_text() + "\n# another rule\n")
    named = signature(jailbirds.title(OPEN), Effort())
    assert signature(same, Effort()) == named
    assert signature(other, Effort()) != named
    assert signature(same, LITTLE) != named


def test_where_all_can_lose_what_is_expected_comes_to_less_than_a_win() -> None:
    for name in jailbirds.titles():
        title = jailbirds.title(name)
        players = title.players[0]
        game = jailbirds.new(name, players, seed=1, gear="native")
        expected = sum(Judge(title, players, effort=LITTLE).open_cards(game.state))
        assert expected == round(1_000_000 * manner_of(title).won.get(str(players), 1))


def test_nothing_of_a_running_game_is_reviewed() -> None:
    game = finished(OPEN, 1)
    running = game.after(len(game.moves) - 1)
    with pytest.raises(Unfinished, match="only finished games are reviewed"):
        Course(running)
    with pytest.raises(Unfinished):
        review(jailbirds.Game.from_log(running.log))


@pytest.mark.parametrize("title", jailbirds.titles())
def test_a_decision_that_won_and_is_left_out_is_named(title: str) -> None:
    seeds = range(60)
    planted = filter(None, (plant(finished(title, seed)) for seed in seeds))
    grades = [grade_of(*blunder) for blunder in islice(planted, SAMPLE)]
    assert grades
    assert sum(grade is not None for grade in grades) > len(grades) / 2  # 95 %: see the campaign
