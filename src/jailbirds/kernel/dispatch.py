"""From the action table to code: what sends an integer to its check and its doing.

The entries of a title's chapters (`kinds.py`) say all there is to say of its actions. Here they
become the rules that the kernel calls, `check`, `legal`, `apply`, `weight` and `prefer`, as
Python source that can be printed and read (`jailbirds dispatch TITLE`) and is compiled like
every other rule. Integers are told apart by halves: half of the kinds lie below, half above.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.kinds import USED, ActionKind, Way
from jailbirds.kernel.rule import rule

Rule = Callable[..., Any]
Lines = list[str]
Case = tuple[int, Lines]  # what is done from this number on, up to the next case

MADE = ("check", "legal", "apply", "weight", "prefer", "task")
TASKS = 63  # that a set of bits has room for
INDENT = "    "


class Dispatch:
    """The generated rules of a title: `source` to read, `rules` to run.

    `stated` are the rules of the title that are found by their names, `listings` those that list
    what is legal in a phase, and `phases` the names of the phases, in order.
    """

    def __init__(
        self,
        title: str,
        kinds: Sequence[ActionKind],
        stated: Mapping[str, Rule],
        listings: Mapping[int, Rule],
        phases: Sequence[str],
    ) -> None:
        self._kinds = kinds
        self._stated = stated
        self._listings = listings
        self._phases = [name.upper() for name in phases]
        self._names: dict[str, Any] = {name: k for k, name in enumerate(self._phases)}
        self._locals = {name for kind in kinds for name in kind.parameters}
        self._locals |= set(USED)
        parts = [self._check(), self._legal(), self._apply(), self._weight(), self._prefer()]
        parts.append(self._task())
        self.source = "\n\n".join("\n".join(lines) + "\n" for lines in parts)
        self.rules = self._run(f"<dispatch of {title}>")

    def _run(self, file: str) -> dict[str, Rule]:
        """Define the rules; tracebacks and compiler errors show the lines of the source."""
        linecache.cache[file] = (len(self.source), None, self.source.splitlines(True), file)
        names = dict(self._names)
        exec(compile(self.source, file, "exec"), names)
        return {name: rule(names[name]) for name in MADE}

    # --- the rules

    def _check(self) -> Lines:
        body = [
            f"if {self._stated_call('actors', 's')} >> seat & 1 == 0:",
            f"{INDENT}return {self._stated_call('not_yours', 's')}",
            *by_halves("action", [(kind.base, self._check_kind(kind)) for kind in self._kinds]),
        ]
        return ["def check(s, seat, action):", *indented(body)]

    def _check_kind(self, kind: ActionKind) -> Lines:
        lines = head(kind)
        for way in ways(kind):
            if way.checked:
                answer = [*decoded(way.checked, kind), f"return {self._call(way.checked)}"]
            elif way.weighed:
                answer = [
                    *decoded(way.weighed, kind),
                    f"if {self._call(way.weighed)} > 0:",
                    f"{INDENT}return 0",
                ]
            else:
                answer = ["return 0"]
            lines += self._in_phases(way, answer)
        return lines if lines[-1].startswith("return") else [*lines, *self._not_now(kind)]

    def _not_now(self, kind: ActionKind) -> Lines:
        """The rule that the phase names to what does not belong into it, or the kind's own."""
        own = kind.otherwise or self._stated_call("not_yours", "s")
        return [f"no = {self._stated_call('not_now', 's')}", f"return no if no != 0 else {own}"]

    def _legal(self) -> Lines:
        every = [way for kind in self._kinds for way in ways(kind)]
        phases = sorted({phase for way in every for phase in way.phases} | set(self._listings))
        if not phases:
            return ["def legal(s, seat, out):", *indented(self._list_ways(every))]
        cases: list[Case] = []
        for phase in phases:
            if phase in self._listings:
                body = [f"return {self._call(self._listings[phase])}"]
            else:
                body = self._list_ways([w for w in every if not w.phases or phase in w.phases])
            if cases and cases[-1][1][1:] == body:
                cases[-1][1][0] += f", {self._phase(phase)}"
            else:
                cases.append((phase, [f"# {self._phase(phase)}", *body]))
        return ["def legal(s, seat, out):", *indented(by_halves("s.phase", cases))]

    def _list_ways(self, some: Sequence[Way]) -> Lines:
        lines = ["count = 0"]
        guard: Rule | None = None
        for way in some:
            if not (way.done or way.listed):
                continue  # stated only so that one can ask why not
            if way.kind.asked_if is not guard and way.kind.asked_if:
                lines.append(f"if {self._call(way.kind.asked_if)}:")
            guard = way.kind.asked_if
            lines += indented(self._list_way(way)) if guard else self._list_way(way)
        return [*lines, "return count"]

    def _list_way(self, way: Way) -> Lines:
        if way.listed:
            return [f"count = {self._call(way.listed)}"]
        lines = [f"out[count] = {way.kind.encoded}", "count += 1"]
        if way.checked:
            lines = [f"if {self._call(way.checked)} == 0:", *indented(lines)]
        elif way.weighed:
            lines = [f"if {self._call(way.weighed)} > 0:", *indented(lines)]
        for argument in reversed(way.kind.arguments):
            values = f"range({argument.first}, {argument.first + argument.size})"
            lines = [f"for {argument.name} in {values}:", *indented(lines)]
        return lines

    def _apply(self) -> Lines:
        body = by_halves("action", [(kind.base, self._apply_kind(kind)) for kind in self._kinds])
        if "afterwards" in self._stated:
            body.append(self._stated_call("afterwards", "s, events"))
        return ["def apply(s, seat, action, events):", *indented(body)]

    def _apply_kind(self, kind: ActionKind) -> Lines:
        """One after the other is asked whether it is its phase; the last needs not be asked."""
        lines = head(kind)
        doing = [(way.phases, way.done) for way in ways(kind) if way.done]
        for number, (phases, done) in enumerate(doing, start=1):
            body = [*decoded(done, kind), self._call(done)]
            if len(doing) == 1:
                lines += body
            elif number == len(doing):
                lines += ["else:", *indented(body)]
            else:
                lines += [f"{'if' if number == 1 else 'elif'} {self._is(phases)}:", *indented(body)]
        return lines if doing else [*lines, "pass"]

    def _weight(self) -> Lines:
        """As likely as the next, where nothing else is said."""
        cases: list[Case] = []
        for kind in self._kinds:
            lines: Lines = []
            for way in ways(kind):
                if way.weighed:
                    answer = [*decoded(way.weighed, kind), f"return {self._call(way.weighed)}"]
                    lines += self._in_phases(way, answer) if len(ways(kind)) > 1 else answer
            if not lines or lines[-1].startswith(" "):
                lines.append("return 1")
            cases.append((kind.base, [*head(kind), *lines] if len(lines) > 1 else lines))
        return ["def weight(s, action):", *indented(by_halves("action", merged(cases)))]

    def _prefer(self) -> Lines:
        cases: list[Case] = []
        for kind in self._kinds:
            worth = kind.preferred
            if callable(worth):
                lines = [*head(kind), *decoded(worth, kind), f"return {self._call(worth)}"]
            else:
                lines = [f"return {worth}"]
            cases.append((kind.base, lines))
        return ["def prefer(s, seat, action):", *indented(by_halves("action", merged(cases)))]

    def _task(self) -> Lines:
        """A number for what is alike to a computer: to list in a phase, to do a kind of action."""
        cases = [
            (kind.base, [f"return {(len(self._phases) + number) % TASKS}"])
            for number, kind in enumerate(self._kinds)
        ]
        phase = "s.phase" if self._phases else "0"
        phase += f" % {TASKS}" if len(self._phases) > TASKS else ""
        body = ["if action < 0:", f"{INDENT}return {phase}", *by_halves("action", cases)]
        return ["def task(s, action):", *indented(body)]

    # --- names, calls, phases

    def _name(self, function: Rule) -> str:
        """A rule's name in the generated code; with its chapter where that is taken."""
        name = function.__name__
        while name in self._locals or self._names.get(name, function) is not function:
            name += f"_of_{Path(inspect.getfile(function)).stem}"
        self._names[name] = function
        return name

    def _call(self, function: Rule) -> str:
        return f"{self._name(function)}({', '.join(parameters(function))})"

    def _stated_call(self, name: str, arguments: str) -> str:
        if name not in self._stated:
            raise BadTitle(f"there is no rule {name!r}: {WANTED[name]}, marked with @rule")
        return f"{self._name(self._stated[name])}({arguments})"

    def _phase(self, phase: int) -> str:
        return self._phases[phase] if phase < len(self._phases) else str(phase)

    def _is(self, phases: Sequence[int]) -> str:
        if len(phases) == 1:
            return f"s.phase == {self._phase(phases[0])}"
        return f"s.phase in ({', '.join(map(self._phase, phases))})"

    def _in_phases(self, way: Way, lines: Lines) -> Lines:
        return [f"if {self._is(way.phases)}:", *indented(lines)] if way.phases else lines


WANTED = {
    "actors": "write one (s) that says which seats may act now, as a set of bits",
    "not_yours": "write one (s) that says which rule stops a seat that is not to act",
    "not_now": "write one (s) that says which rule stops what does not belong into a phase",
}


def ways(kind: ActionKind) -> list[Way]:
    """The ways of a kind that say something; alone, its own may say nothing: always allowed."""
    said = [way for way in kind.ways if way.checked or way.done or way.weighed]
    return said or [kind]


def parameters(function: Rule) -> list[str]:
    return list(inspect.signature(function).parameters)


def head(kind: ActionKind) -> Lines:
    """A comment: how the action is typed, and the chapter it is stated in."""
    for way in kind.ways:
        for function in (way.checked, way.done, way.weighed):
            if function:
                code = inspect.unwrap(function).__code__
                return [f"# {kind.usage}: {Path(code.co_filename).name}:{code.co_firstlineno}"]
    raise BadTitle(
        f"the action {kind.name!r} is stated, but nothing is said of how it is done: write a rule "
        f"marked with @….do below it"
    )


def decoded(function: Rule, kind: ActionKind) -> Lines:
    """The arguments that a rule asks for, from the integer."""
    wanted = set(parameters(function))
    if len(kind.arguments) == 1:
        (only,) = kind.arguments
        return [f"{only.name} = {shifted('action', only.first - kind.base)}"] * (
            only.name in wanted
        )
    lines: Lines = []
    for number, argument in enumerate(kind.arguments):
        if argument.name in wanted:
            digit = f"k // {argument.stride}" if argument.stride > 1 else "k"
            digit += f" % {argument.size}" if number > 0 else ""
            lines.append(f"{argument.name} = {shifted(digit, argument.first)}")
    return [f"k = {shifted('action', -kind.base)}", *lines] if lines else []


def shifted(term: str, offset: int) -> str:
    """`action - 63`, `k // 9 + 1`"""
    if offset == 0:
        return term
    return f"{term} {'+' if offset > 0 else '-'} {abs(offset)}"


def by_halves(name: str, cases: Sequence[Case]) -> Lines:
    if len(cases) == 1:
        return cases[0][1]
    half = len(cases) // 2
    return [
        f"if {name} < {cases[half][0]}:",
        *indented(by_halves(name, cases[:half])),
        "else:",
        *indented(by_halves(name, cases[half:])),
    ]


def merged(cases: Sequence[Case]) -> list[Case]:
    """Neighbours that do the same, as one."""
    kept: list[Case] = []
    for start, lines in cases:
        if not kept or kept[-1][1] != lines:
            kept.append((start, lines))
    return kept


def indented(lines: Sequence[str]) -> Lines:
    return [INDENT + line for line in lines]
