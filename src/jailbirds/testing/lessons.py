"""A lesson and the examples of rules speak of what there is, in every language."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title
from jailbirds.table import Join, decide, open_table
from jailbirds.table.examples import examples_of
from jailbirds.table.lesson import Lesson, NoLesson, Pattern, lesson_file, lesson_of
from jailbirds.testing.kit import Kit, of_titles
from jailbirds.testing.sentences import wrong
from jailbirds.testing.words import listed, phases, report_missing
from jailbirds.words import words
from jailbirds.words.texts import keys_of, read

MOST_LETTERS = 150  # a phone has no room for more below the board


def has_lesson(title: Title) -> bool:
    return lesson_file(title).is_file()


class Taught(Kit):
    """A lesson and the examples of rules speak of what there is, in every language."""

    @of_titles(has_lesson)
    def test_a_lesson_can_be_begun(self, title: Title) -> None:
        lesson = plan_of(title)
        table = open_table(lesson.opening(title), lesson.seed_bytes(), now=0)
        table = decide(table, Join(lesson.seat), now=0)
        if table.status != "playing":
            wrong(f"the lesson of {title.name} begins in a game that is over: change its position.")

    @of_titles(has_lesson)
    def test_a_lesson_speaks_of_what_there_is(self, title: Title) -> None:
        lesson = plan_of(title)
        names = [step.name for step in lesson.steps]
        must_be_known(title, "phase", phases_named(lesson), phases(title))
        must_be_known(title, "step", steps_named(lesson), names)
        for step in lesson.steps:
            legal = step.when.legal if step.when else ()
            happened = step.when.event if step.when else ()
            must_be_actions(title, (*step.tries, *legal))
            must_be_events(title, (*step.until, *happened))
        for move in lesson.bots:
            must_be_actions(title, [move.does])
            must_be_events(title, move.after)
            if move.seat == lesson.seat:
                wrong(f"in lesson.toml of {title.name} seat {move.seat} is a bot's and yours.")
        if len(set(names)) < len(names):
            wrong(f"two steps in lesson.toml of {title.name} have one name: {listed(names)}.")
        if lesson.steps[-1].when or lesson.steps[-1].tries or lesson.steps[-1].until:
            wrong(
                f"the last step in lesson.toml of {title.name} hands over the game: it is told "
                "once all others are past. Take away its `when`, `try` and `until`."
            )

    @of_titles(has_lesson)
    def test_every_step_of_a_lesson_has_words(self, title: Title, language: str) -> None:
        known = keys_of(read(title.folder / "words", language))
        steps = [step.name for step in plan_of(title).steps]
        report_missing(title, language, {f"lesson-{name}" for name in steps} - known)
        named = {f"lesson-{name}{end}" for name in steps for end in ("", "-else", "-wait")}
        told = words(language, title)
        for key in sorted(named & known):
            if len(told.say(key)) > MOST_LETTERS:
                wrong(
                    f"{key} in words/{language}.ftl of {title.name} is longer than {MOST_LETTERS} "
                    "letters: a phone has no room for it beside the board. Make two steps of it."
                )
        if idle := {key for key in known if key.startswith("lesson-")} - named:
            wrong(f"words/{language}.ftl of {title.name} has {listed(idle)}, of no step's.")

    @of_titles(lambda title: bool(examples_of(title)))
    def test_every_example_of_a_rule_can_be_played(self, title: Title) -> None:
        must_be_known(title, "rule", examples_of(title), title.rule_names)
        for rule, example in examples_of(title).items():
            try:
                game = jailbirds.Game.from_position(example.position, roll=False)
                if example.action:
                    game.preview(example.seat, example.action)
            except JailbirdsError as error:
                wrong(f"the example of {rule} in examples.toml of {title.name} is none: {error}.")


def plan_of(title: Title) -> Lesson:
    try:
        return lesson_of(title)
    except NoLesson as error:
        wrong(f"{error}. See docs/titles.md, What else a title can have.")


def phases_named(lesson: Lesson) -> set[str]:
    return {phase for step in lesson.steps if step.when for phase in step.when.phase}


def steps_named(lesson: Lesson) -> set[str]:
    return {name for step in lesson.steps if step.when for name in step.when.after}


def must_be_known(title: Title, kind: str, named: Iterable[str], known: Collection[str]) -> None:
    if unknown := set(named) - set(known):
        wrong(
            f"{title.name} has no {kind} {listed(unknown)}, which its lesson or examples name. "
            f"There are {listed(known)}."
        )


def must_be_actions(title: Title, patterns: Iterable[Pattern]) -> None:
    for pattern in patterns:
        must_be_known(title, "action", [pattern.name], title.actions.kinds)
        must_be_known(
            title,
            f"argument of {pattern.name}",
            pattern.args,
            title.actions.kinds[pattern.name].args,
        )


def must_be_events(title: Title, patterns: Iterable[Pattern]) -> None:
    for pattern in patterns:
        must_be_known(title, "event", [pattern.name], title.events.kinds)
        args = title.events.kinds[pattern.name].args
        must_be_known(title, f"argument of the event {pattern.name}", pattern.args, args)
