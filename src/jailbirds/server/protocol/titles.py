"""The games one can play, over HTTP: what they are called, their options, lessons, examples."""

from __future__ import annotations

from typing import Any, Literal

from jailbirds.kernel.sketch import Sketch
from jailbirds.server.protocol.basics import Event, Group, Out
from jailbirds.table.lesson import LessonStep


class Option(Out, frozen=True):
    """A table option: `schema` is its JSON Schema; its words are `option-<name>` and
    `option-<name>-<value>` of the title, where the title has them. `needs` in the schema says
    which other option must have which value before this one can be chosen."""

    name: str
    schema: dict[str, Any]
    default: Any = None


class Example(Out, frozen=True):
    """A position that explains a rule, and an action in it with what it would bring about."""

    names: tuple[str, ...]  # of those who play
    seat: int  # who looks
    view: Any
    sketch: Sketch
    actors: tuple[int, ...]
    legal: tuple[Group, ...]  # that action and nothing else
    action: dict[str, Any] | None = None
    events: tuple[Event, ...] = ()


class Lesson(Out, frozen=True):
    """What a coach tells who follows the table of a lesson: see `POST /api/tables/lesson`.

    Its words are `lesson-…` of the title.
    """

    seat: int  # the learner's
    steps: tuple[LessonStep, ...]


class FirstTable(Out, frozen=True):
    """What newcomers do well to begin with."""

    players: int
    options: dict[str, Any]


class LevelRating(Out, frozen=True):
    """How strong a level of bots is at a title, on a scale of that title: 191 points more win three
    games in four, a regular has 1500. `margin` is by how much it may be off (95 %)."""

    points: int
    margin: int


class TitleInfo(Out, frozen=True):
    """A game one can play. `levels` are those of bots, from weak to strong.

    Its words are at `/api/titles/{title}/words/{language}`; `…/cover`, `…/lesson` and
    `…/material` are there where `has` says so, and `…/examples/{rule}` for the rules in
    `examples`. Asked for with `?edition=`, they may be kept for good: the edition changes when
    they do.
    """

    title: str
    names: dict[str, str]  # language -> what it is called
    taglines: dict[str, str]  # language -> what it is about
    few: int
    many: int
    best: int  # how many players it is best with
    first: FirstTable | None  # a first game of it, where it is another one
    minutes: int  # that a game takes, or nearly
    rules_version: int
    rules: int  # how many
    prefix: str  # of its rule numbers
    chapters: dict[str, tuple[str, ...]]  # words' key -> rules
    rulings: tuple[str, ...]  # the rules that are ours
    examples: tuple[str, ...]  # the rules that have one, at …/examples/{rule}
    options: tuple[Option, ...]
    own_names: dict[str, str]  # what a table calls things whose options say nothing of it
    levels: tuple[str, ...]
    level_ratings: dict[str, LevelRating]  # level -> rating, as far as it was measured
    secrets: bool  # are there things that only some may see? then hot seats need a curtain
    has: tuple[Literal["cover", "lesson", "material"], ...]
    edition: str


class Titles(Out, frozen=True):
    titles: tuple[TitleInfo, ...]


OF_TITLES = (Titles, Lesson, Example)
