"""First lessons: prepared positions in which the player does the moves.

    .venv/bin/python web/lessons/make.py

Bots play a real game. A lesson's step waits for a position where the move it teaches can be
made, writes it down with everything that move would bring about, and goes on from there. So
a lesson never shows what the rules would not allow. Its words are `lesson-<title>-<number>`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "fixtures"))
from make import NAMES, frame, happenings  # noqa: E402

LEARNER = 0
MOST_WAYS = 6  # moves that are lit in a step
ATTEMPTS = 300  # games to look for a course that shows every step

Teaches = Callable[[Any, Action, list[Event]], bool]


@dataclass(frozen=True)
class Step:
    """A move to be made: which actions teach it. Without any, there is only to read."""

    teaches: Teaches | None = None
    patience: int = 60  # moves of everybody until it must have come up
    fresh: bool = False  # must follow at once: nobody moves in between


@dataclass(frozen=True)
class Course:
    title: str
    players: int
    steps: tuple[Step, ...]
    options: dict[str, Any] | None = None


def does(*kinds: str) -> Teaches:
    return lambda _, action, __: action.do in kinds


def brings(*names: str, without: tuple[str, ...] = ()) -> Teaches:
    def teaches(_: Any, __: Action, events: list[Event]) -> bool:
        told = {event.name for event in events}
        return told >= set(names) and not told & set(without)

    return teaches


def onto_red(view: Any, action: Action, _: list[Event]) -> bool:
    squares = {tuple(square) for square in view.red_squares}
    return action.do == "move" and (action.args["to_row"], action.args["to_column"]) in squares


COURSES = (
    Course(
        "alcatraz",
        2,
        (
            Step(lambda _, action, __: action.do == "enter" and action.args["row"] == 9, 2),
            Step(brings("moved", "walked", without=("caught",))),
            Step(brings("moved", "caught")),
            Step(onto_red),
            Step(does("escape")),
            Step(does("send"), 200),
            Step(),
        ),
    ),
    Course(
        "ausbrecher",
        3,
        (
            Step(does("write"), 0),
            Step(does("write"), 20),
            Step(does("seal"), 20),
            Step(
                lambda _, action, __: (
                    action.do == "pick" and str(action.args["dice"]).count("+") == 2
                )
            ),
            Step(brings("advanced", without=("covered",))),
            Step(brings("advanced", "covered")),
            Step(brings("boarded"), 200),
            Step(),
        ),
    ),
    Course(
        "scapegoat",
        3,
        (
            Step(does("vote")),
            Step(does("move")),
            Step(brings("took"), 90),
            Step(brings("marked"), 300),
            Step(does("vote"), 100),
            Step(),
        ),
    ),
    Course(
        "digout",
        3,
        (
            Step(does("search")),
            Step(does("walk")),
            Step(does("go"), 40),
            Step(does("craft"), 300),
            Step(does("dig"), 300),
            Step(does("extort"), 300),
            Step(),
        ),
    ),
)


def ways(game: Game, step: Step) -> list[tuple[Action, list[Event]]]:
    """The actions of the learner that teach a step, with what they bring about."""
    if step.teaches is None or LEARNER not in game.actors:
        return []
    view = game.view(LEARNER)
    told = [(action, game.preview(LEARNER, action)) for action in game.legal(LEARNER)]
    return [way for way in told if step.teaches(view, *way)][:MOST_WAYS]


def after(game: Game, action: Action) -> dict[str, Any]:
    """The picture once the move is made, and what chance adds to it."""
    twin = game.copy()
    before = len(twin.moves)
    twin.play(LEARNER, action)
    return frame(twin, LEARNER, twin.moves[before:])


def write(game: Game, found: list[tuple[Action, list[Event]]]) -> dict[str, Any]:
    lit = [action for action, _ in found]
    picture = frame(game, LEARNER, [])
    picture["legal"] = [
        {
            "do": do,
            "key": f"action-{do}",
            "choices": [
                {"args": dict(a.args), "places": game.title.places(a)} for a in lit if a.do == do
            ],
        }
        for do in dict.fromkeys(action.do for action in lit)
    ]
    return {
        "frame": picture,
        "ways": [
            {
                "action": action.to_dict(),
                "happenings": happenings(events, game, LEARNER),
                "after": after(game, action),
            }
            for action, events in found
        ],
    }


def teach(course: Course, seed: int) -> list[dict[str, Any]] | None:
    """A game in which every step of the course comes up in time, or nothing."""
    names = NAMES[: course.players]
    game = jailbirds.new(course.title, course.players, course.options, seed=seed, names=names)
    bots = [Bot("regular", seed=seed * 10 + seat) for seat in range(course.players)]
    lesson: list[dict[str, Any]] = []
    for step in course.steps:
        if step.teaches is None:
            lesson.append({"frame": {**frame(game, LEARNER, []), "legal": []}, "ways": []})
            continue
        for _ in range(step.patience + 1):
            if found := ways(game, step):
                break
            if game.over:
                return None
            seat = game.actors[0]
            game.play(seat, bots[seat].choose(game, seat))
        else:
            return None
        lesson.append(write(game, found))
        game.play(LEARNER, found[0][0])
    return lesson


def main() -> None:
    for course in COURSES:
        lessons = (teach(course, seed) for seed in range(1, ATTEMPTS))
        lesson = next((found for found in lessons if found), None)
        if lesson is None:
            raise SystemExit(f"no game of {course.title} shows all steps: change the course")
        document = {"names": NAMES[: course.players], "seat": LEARNER, "steps": lesson}
        path = HERE / f"{course.title}.json"
        path.write_bytes(msgspec.json.encode(document) + b"\n")
        sys.stdout.write(f"{path.name}: {len(lesson)} steps, {path.stat().st_size // 1024} KiB\n")


if __name__ == "__main__":
    main()
