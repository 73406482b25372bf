"""A title: everything the kernel knows of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np

from jailbirds.kernel.actions import Action, Actions
from jailbirds.kernel.chapters import NAMED, OPTIONAL, Chapters, parts_of
from jailbirds.kernel.dispatch import Dispatch
from jailbirds.kernel.errors import BadOption, BadPlayers, BadTitle, BadVersion
from jailbirds.kernel.events import Event, Events
from jailbirds.kernel.gears import GEARS, Gear
from jailbirds.kernel.observing import Observation
from jailbirds.kernel.rule import rule
from jailbirds.kernel.talk import Talk

__all__ = ["Debate", "FirstTable", "Thinking", "Title", "up_to"]  # what authors write

RULES = (
    "actors",  # (s) -> the seats that may act now, as a set of bits; none when it is over
    "ending",  # (s) -> 0 while the game runs, then the number of its ending
    "winners",  # (s) -> the seats that have won, as a set of bits
    "redact",  # (s, seat): blank all that the seat may not know
    "redeal",  # (s, seat, rng): fill a redacted record with a sample of what is hidden
    "rewind",  # (s): take what all know back to before anything was hidden; or leave it
    "evaluate",  # (s, seats, values): how well these seats stand, for bots; higher is better
    "observe",  # (s, seat, players, out, at): write what the seat sees of a redacted record
    # made from the action table:
    "legal",  # (s, seat, out) -> how many actions, written into out
    "check",  # (s, seat, action) -> 0, or the number of the rule that forbids it
    "apply",  # (s, seat, action, events): do it, trusting that it is legal
    "weight",  # (s, action) -> how likely an outcome of chance is among its like
    "prefer",  # (s, seat, action) -> what speaks for an action besides where it leads
    "task",  # (s, action) -> a number for the work to do it, or, of -1, to list what may be done
)


LEAST_VERSIONS = 3  # of its rules that a title plays on, the newest counted in


@dataclass(frozen=True, slots=True)
class Thinking:
    """How bots that search think about a title; found by trying."""

    scale: int = 100  # a lead in `evaluate` that wins three games in four, or nearly
    horizon: int = 8  # actions to play on before a position is judged
    tries: int = 2  # random actions of which everybody takes the best while playing on
    trust: int = 2  # how many visits the first guess at an action is worth
    curiosity: float = 0.5  # how much what is little known weighs against what is known
    ripe: int = 8  # visits, with those of trust, after which a position is looked into
    shared: float = 0.5  # what a win is worth that is shared with others
    rivalry: float = 1.0  # how much the best of the others counts against oneself
    luck: bool = True  # does what is hidden show in `evaluate`?
    open: bool = False  # is nothing hidden, and never more than one to act?
    slip: int = 0  # by how much an inmate misjudges; 0: by the scale
    # do players bluff, so that they must mix what they do? See `rewind` in docs/titles.md
    mixed: bool = False


@dataclass(frozen=True, slots=True)
class Debate:
    """A talk of the players against the clock, on while the action that ends it is legal."""

    ended_by: str  # the action
    seconds: int  # that it lasts at most


@dataclass(frozen=True, slots=True)
class FirstTable:
    """What newcomers do well to begin with."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


def up_to(**last: int | tuple[int, int]) -> dict[str, range]:
    """The chapters of a title's rules, each with its last rule; with its first one as well where
    numbers before it are left free.

    >>> up_to(board=4, turn=16, options=(21, 22))
    {'chapter-board': range(1, 5), 'chapter-turn': range(5, 17), 'chapter-options': range(21, 23)}
    """
    chapters = {}
    first = 1
    for name, numbers in last.items():
        begin, end = numbers if isinstance(numbers, tuple) else (first, numbers)
        chapters[f"chapter-{name}"] = range(begin, end + 1)
        first = end + 1
    return chapters


FOUND: Any = None  # in the code of a title, by its name
Said = tuple[str, Mapping[str, int | str]]  # the key of a word, and what it speaks of


@dataclass(frozen=True, eq=False)
class Title:
    """The descriptor of a game.

    It is called like its package. `code` are its modules; of a folder, all the chapters in it. What
    is in them is found by being there: actions and events, rules and all that is marked `FOUND`
    here by their names.
    """

    package: str  # `__name__` of the folder in which all of it lies
    players: range
    rules_version: int  # the newest; where rules differ by it, they ask `s.version`
    prefix: str  # of its rule numbers: ALC
    chapters: Mapping[str, range]  # of its rules: words' key -> numbers; see `up_to`
    most_legal: int  # upper bound of legal actions in any position
    endings: Mapping[str, int]  # name -> the rule that ends the game so; in order, from 1
    code: Sequence[ModuleType] = FOUND  # the modules in the package
    state: np.dtype = FOUND  # STATE
    options: type[msgspec.Struct] = FOUND  # Options
    variants: Sequence[Mapping[str, Any]] = FOUND  # VARIANTS that together show every option
    setup: Callable[[Any, int, Any], None] = FOUND  # (s, players, options) on a blank record
    census: Callable[[Any], Mapping[str, int]] = FOUND  # what must never change in number
    view: Callable[[Any, int], msgspec.Struct] = FOUND  # (redacted record, seat)
    sketch: Callable[[Any], Any] = FOUND  # (view) -> the board as a grid of tiles
    traces: Callable[[Event], tuple[str, ...]] = FOUND  # the places an event touches
    # (redacted record, seat that is to act) -> the next step of its action; None: `ask-<phase>`
    prompt: Callable[[Any, int], Said | None] | None = FOUND
    # (redacted record, seat) -> what the seat is after, and what it still lacks for that
    goal: Callable[[Any, int], Said | None] | None = FOUND
    # (redacted record) -> what will soon end the game: the last round, somebody one step from it
    near: Callable[[Any], Said | None] | None = FOUND
    # (redacted record, seat that is to act) -> the actions that cost it something now and cannot
    # be taken back: whoever presses them is asked first
    grave: Callable[[Any, int], Sequence[str]] | None = FOUND
    # (redacted record, seat that is to act) -> the actions that are but a pick on the way to
    # something, and taken back as easily as done: a first tap does them
    light: Callable[[Any, int], Sequence[str]] | None = FOUND
    # (redacted record, seat that is to act) -> of those in `forced`, the actions of which any may
    # be done for the seat, as all that it could choose comes to the same
    moot: Callable[[Any, int], Sequence[str]] | None = FOUND
    # (redacted record, seat that is to act, an action that it may do, what is certain to come of
    # it) -> what speaks for it: what it gains, what it prevents; for hints
    reason: Callable[[Any, int, Action, Sequence[Event]], Said | None] | None = FOUND
    # (a spectator's record at the end) -> what the words of the ending may use
    ending: Callable[[Any], Mapping[str, int | str]] | None = FOUND
    # how fields of the record are seen by programs that learn; see `kernel/observing.py`
    observed: Mapping[str, Any] | None = FOUND  # OBSERVED
    oldest_version: int = 0  # of the rules whose games are played on; 0: of the last three
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of arguments of events
    order: Sequence[str] = ()  # of its actions, whose integers must stay; others come behind
    rulings: frozenset[int] = frozenset()  # rules that are ours, where the rulebook is silent
    reveals: frozenset[str] = frozenset()  # the events that lay open what was hidden
    ties: bool = True  # can several share a win?
    forced: Sequence[str] = ()  # actions done for a player who can do nothing else anyway
    draft: bool = False  # are its words still being written? English stands in for the others
    thinking: Thinking = Thinking()
    # games that a thread of a GPU has at hand in random play, found by trying; 0: one, and threads
    # do not agree on what to do next
    hands: int = 0
    from_content: Callable[[Path], Mapping[str, Any]] | None = None  # a typed-in deck -> options
    # (options, version of the rules) -> what a table calls things itself, by their names in views
    # and events; every sentence can use them, as in { $figure }
    own_names: Callable[[Any, int], Mapping[str, str]] | None = None
    # what reports on its balance count: an event and an argument, as in `played card`; none: of
    # every event that is told of a seat each argument that is among `names`
    counted: Sequence[str] = ()
    talk: Talk | None = None  # what its bots say; None: they are silent
    debate: Debate | None = None
    minutes: int = 30  # that a game takes, or nearly
    best: int | None = None  # how many players it is best with
    first: FirstTable | None = None  # a first game of it, where it is another one
    rank: int = 100  # its place among the titles on the first page: low ones come first
    material: msgspec.Struct | None = None  # what is printed, for those who draw the board
    # what fields of the record hold and where, in words, for the text of a position
    value_names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    index_names: Mapping[str, Sequence[Sequence[str] | None]] = field(default_factory=dict)
    name: str = field(init=False)
    actions: Actions = field(init=False)
    events: Events = field(init=False)
    dispatch: Dispatch = field(init=False)
    observation: Observation = field(init=False)
    rules: Mapping[str, Callable[..., Any]] = field(init=False)  # those named in `RULES`
    folder: Path = field(init=False)
    _gears: dict[str, Gear] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.package.rpartition(".")[2])
        if self.code is FOUND:
            object.__setattr__(self, "code", parts_of(self.package))
        chapters = Chapters(self.name, self.code)
        for code_name, name in NAMED.items():
            if getattr(self, name) is FOUND:
                if name not in chapters.found:
                    raise BadTitle(f"{self.name} lacks {code_name}: see docs/titles.md")
                object.__setattr__(self, name, chapters.found[name])
        for name in OPTIONAL.values():
            if getattr(self, name) is FOUND:
                object.__setattr__(self, name, chapters.found.get(name))
        actions = Actions(chapters.ordered_actions(self.order))
        kinds = list(actions.kinds.values())
        phases = phases_of(self.view)
        dispatch = Dispatch(self.name, kinds, chapters.rules, chapters.listings, phases)
        observation = Observation(
            *(self.name, self.state, self.players[-1], len(phases)),
            *(self.observed, chapters.rules.get("observe")),
        )
        rules = {"rewind": stay} | chapters.rules | dispatch.rules
        rules["observe"] = observation.observe
        derived = {
            "folder": Path(self.code[0].__file__ or "").parent,
            "actions": actions,
            "events": Events(chapters.events, self.names),
            "value_names": {"phase": phases} | dict(self.value_names),
            "dispatch": dispatch,
            "observation": observation,
            "rules": {name: rules[name] for name in RULES if name in rules},
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)  # they follow from the rest
        missing = [name for name in RULES if name not in self.rules]
        if missing:
            raise BadTitle(f"{self.name} lacks the rules {', '.join(missing)}: see docs/titles.md")
        if unknown := [name for name in self.forced if name not in actions.kinds]:
            raise BadTitle(f"{self.name} has no actions {unknown}, which its Title names")
        check_for_gaps(self.name, self.state)
        if len(self.versions) > 1 and "version" not in (self.state.names or ()):
            raise BadTitle(
                f"{self.name} plays versions {spoken(self.versions)} of its rules, but its record "
                'has no field "version" that would tell them apart: add ("version", np.int8)'
            )
        # msgspec looks at a type when it first reads one, and crashes if two threads do so at once
        msgspec.json.Decoder(self.options)

    def __repr__(self) -> str:
        return f"<title {self.name}>"

    def __copy__(self) -> Title:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Title:
        return self

    def gear(self, name: str = "interpreted") -> Gear:
        """The title's rules in a gear: `interpreted`, `native` or `cuda`."""
        if name not in GEARS:
            raise ValueError(f"there is no gear {name!r}: expected {' or '.join(GEARS)}")
        return self._gears.get(name) or self._gears.setdefault(name, GEARS[name](self))

    def places(self, action: Action) -> tuple[str, ...]:
        """What one points at, in order, to mean an action; nothing for those from a list."""
        return self.actions.places(action)

    def rule_name(self, number: int) -> str:
        """`ALC-07` for 7."""
        return f"{self.prefix}-{number:02}"

    @property
    def rule_names(self) -> list[str]:
        """The numbers of all rules, as they are named: `ALC-01` and so on."""
        return [self.rule_name(n) for numbers in self.chapters.values() for n in numbers]

    @property
    def versions(self) -> range:
        """The versions of its rules under which games are played on, the newest last."""
        oldest = self.oldest_version or max(1, self.rules_version - LEAST_VERSIONS + 1)
        return range(oldest, self.rules_version + 1)

    def read_version(self, version: int | None) -> int:
        """A version of the rules, if games are still played under it; None: the newest."""
        if version is None:
            return self.rules_version
        if version not in self.versions:
            raise BadVersion(
                f"version {version} of the rules of {self.name} is not played here: "
                f"expected {spoken(self.versions)}"
            )
        return version

    def read_players(self, players: int) -> int:
        """The number of players, if the title is played by so many."""
        known = isinstance(players, int | np.integer) and not isinstance(players, bool)
        if not known or players not in self.players:
            few, many = self.players[0], self.players[-1]
            expected = f"{few} to {many}" if few < many else f"exactly {few}"
            raise BadPlayers(f"{self.name} is played by {expected} players, not by {players!r}")
        return int(players)

    def read_options(
        self, given: Mapping[str, Any] | msgspec.Struct | None, strict: bool = True
    ) -> Any:
        """Table options from a mapping; what is not given has its default.

        `strict=False` also takes texts for numbers and truths, as typed in a terminal.
        """
        given = {} if given is None else given
        if isinstance(given, msgspec.Struct):
            given = msgspec.to_builtins(given)
        try:
            return msgspec.convert(given, self.options, strict=strict)
        except msgspec.ValidationError as error:
            raise BadOption(f"{self.name}: {error}. {self._options_help()}") from None

    def names_at(self, options: Any = None, version: int | None = None) -> dict[str, str]:
        """What a table with these options, under a version of the rules, calls things itself; any
        table, where none are given."""
        if self.own_names is None:
            return {}
        return dict(self.own_names(self.read_options(options), version or self.rules_version))

    def _options_help(self) -> str:
        fields = msgspec.structs.fields(self.options)
        known = ", ".join(
            f.name if f.default is msgspec.UNSET else f"{f.name} (default {plain(f.default)})"
            for f in fields
        )
        return f"Its options are: {known or 'none'}"

    def begin(self, players: int, options: Any, version: int | None = None) -> np.ndarray:
        """The state before anything has happened, as an array of one record."""
        state = np.zeros(1, dtype=self.state)
        under = self.read_version(version)
        if "version" in (self.state.names or ()):
            state["version"] = under
        self.setup(self.gear("interpreted").open(state)[0], players, options)
        return state

    def tables(self, version: int | None = None) -> Iterator[tuple[int, Mapping[str, Any]]]:
        """Every number of players with every set of options in `variants` that it goes with."""
        for players in self.players:
            for options in self.variants:
                try:
                    self.begin(players, self.read_options(options), version)
                except BadOption:
                    continue
                yield players, options


@rule
def stay(s: Any) -> None:
    """Titles that do not say otherwise are thought about from where they stand."""


def plain(value: Any) -> str:
    """A value as one types it: `true`, not `True`."""
    return msgspec.json.encode(value).decode().strip('"')


def spoken(versions: range) -> str:
    """`1 to 3`, or `2`."""
    return f"{versions[0]} to {versions[-1]}" if len(versions) > 1 else f"{versions[0]}"


def check_for_gaps(title: str, state: np.dtype) -> None:
    """NumPy leaves unnamed bytes as it finds them: equal states would differ, and leak."""
    end = 0
    starts = {name: offset for name, (_, offset, *_) in (state.fields or {}).items()}
    for name, start in [*starts.items(), ("", state.itemsize)]:
        if gap := start - end:
            where = f"before {name!r}" if name else "at its end"
            raise BadTitle(
                f"the record of {title} has a gap of {gap} bytes {where}: name them, as in "
                f'("filler", np.int8, ({gap},)), or let fields of equal size stand together'
            )
        end = start + (state[name].itemsize if name else 0)


def phases_of(view: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the phases, in order, as the view knows them; none where it has none."""
    returned = get_type_hints(view).get("return")
    if returned is None:
        raise BadTitle(
            f"{view.__name__} does not say what it returns: write its type behind it, as in "
            "`def view(s: Any, seat: int) -> View`"
        )
    shown = get_type_hints(returned)
    return get_args(shown["phase"]) if "phase" in shown else ()
