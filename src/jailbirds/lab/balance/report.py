"""The report on a title: Markdown, and the same as a page with charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from jailbirds import __version__
from jailbirds.kernel.title import Title
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.balance.findings import (
    OFFERED,
    Measured,
    Thing,
    findings,
    interval,
    percent,
)
from jailbirds.lab.balance.games import Table
from jailbirds.lab.charts import Bars, draw_bars, draw_lengths
from jailbirds.lab.figures import Figure, share
from jailbirds.lab.pages import Block, grid, page
from jailbirds.words import words

MOST_ROWS = 40  # of a table of things


@dataclass(frozen=True, slots=True)
class Skill:
    """How one who plays better fares among others: shares of the games, all seats in turn."""

    stronger: str
    weaker: str
    wins: Figure
    others: Figure  # each of the weaker


@dataclass(frozen=True, slots=True)
class Part:
    """What a report says of a table."""

    table: Table
    measured: Measured
    skill: Skill | None


@dataclass(frozen=True)
class Report:
    """On a title, table by table."""

    title: Title
    level: str
    games: int
    seed: int
    parts: Sequence[Part]

    def markdown(self) -> str:
        return "\n\n".join(block for block in self._blocks() if isinstance(block, str)) + "\n"

    def page(self) -> str:
        """The same as HTML that needs nothing else, with charts."""
        return page(f"The balance of {self._name}", list(self._blocks()))

    def say(self, value: str) -> str:
        """The name of a thing, in English."""
        told = words("en", self.title)
        return told.name(value) if told.has(f"name-{value}") else value

    @property
    def _name(self) -> str:
        return words("en", self.title).say("title")

    def _blocks(self) -> Iterator[Block]:
        yield f"# The balance of {self._name}"
        yield "\n".join(["## Out of the usual", "", *self.unusual()])
        yield (
            f"{self.games:,} games at each table, bots of level `{self.level}` in all seats, seed "
            f"{self.seed}, version {self.title.rules_version} of the rules, jailbirds "
            f"{__version__}. In brackets stands the interval in which a figure lies in 95 of 100 "
            "cases. Bots play like bots: what they never do people may do all the time."
        )
        for part in self.parts:
            yield from self._table(part)

    def unusual(self) -> list[str]:
        """What is out of the usual, a line each: uneven seats first, and the worst of its like."""
        ranks: dict[str, tuple[bool, float]] = {}
        where: dict[str, list[str]] = {}
        for part in self.parts:
            for finding in findings(part.measured, self.say):
                sentence = finding.sentence
                ranks[sentence] = min(finding.rank, ranks.get(sentence, finding.rank))
                where.setdefault(sentence, []).append(str(part.table))
        lines = [
            f"- **{self._spoken(where[sentence])}**: {sentence}"
            for sentence in sorted(ranks, key=lambda sentence: ranks[sentence])
        ]
        return lines or ["Nothing: seats are even, and nothing decides too much or is left aside."]

    def _spoken(self, tables: Sequence[str]) -> str:
        """At which tables: several have the same sentence where no figure is in it."""
        if 1 < len(tables) == len(self.parts):
            return "everywhere"
        return "; ".join(tables)

    def _table(self, part: Part) -> Iterator[Block]:
        measured = part.measured
        yield f"## {part.table}"
        seats = [(f"seat {k + 1}", figure) for k, figure in enumerate(measured.seats)]
        order = [
            ("begins" if k == 0 else f"plays as number {k + 1}", figure)
            for k, figure in enumerate(measured.beginners)
        ]
        yield "### Who wins"
        yield grid(("", "wins"), [(name, percent(figure)) for name, figure in [*seats, *order]])
        yield lambda: draw_bars(
            Bars("share of the games won, in %", [*seats, *order], line=measured.fair)
        )
        yield f"Somebody wins {percent(measured.somebody)} of the games."
        if part.skill:
            yield skilled(part.skill, part.table.players)
        yield "### How long, and how it ends"
        low, high = measured.quartiles
        yield grid(
            ("", "median", "interval"),
            [
                (name, f"{f.value:,.0f}", f"{f.low:,.0f} to {f.high:,.0f}")
                for name, f in measured.lengths.items()
            ],
        )
        yield f"Half of the games take {low:.0f} to {high:.0f} turns."
        yield lambda: draw_lengths(measured.watched.column("turns"))
        yield grid(
            ("ending", "games"), [(name, percent(f)) for name, f in measured.endings.items()]
        )
        yield "### How it goes"
        yield grid(("", ""), [(name, told(name, f)) for name, f in measured.story.items()])
        yield from self._things(measured)
        yield from self._deeds(measured)

    def _things(self, measured: Measured) -> Iterator[Block]:
        groups = dict.fromkeys(thing.group for thing in measured.things)
        if groups:
            yield "### What is used, and what it is worth"
            yield (
                "Worth: by how many points those win more of their games who had it more often "
                "than the average of their table, than those who had it less often. Who does "
                "more of everything wins more often: what counts is how far a thing is from its "
                "like."
            )
        for group in groups:
            things = [thing for thing in measured.things if thing.group is group]
            shown = sorted(things, key=lambda thing: -thing.used.value)[:MOST_ROWS]
            yield f"#### {group.name}"
            yield grid(
                ("", "games", "times a game", "worth", "beyond its like"),
                [self._row(thing) for thing in shown],
            )
            if len(things) > len(shown):
                yield f"And {len(things) - len(shown)} more, that come up less often."
            told = [(self.say(t.value), t.worth) for t in shown if t.worth.count]
            if group.named and len(told) > 1:
                yield lambda told=told: draw_bars(  # type: ignore[misc]
                    Bars("worth in points", told, line=0.0)
                )

    def _row(self, thing: Thing) -> tuple[str, ...]:
        known = thing.worth.count > 0
        return (
            self.say(thing.value),
            percent(thing.used),
            f"{thing.times.value:.2f}",
            f"{100 * thing.worth.value:+.1f} ({interval(thing.worth)})" if known else "–",
            "–" if thing.like is None else f"{100 * thing.beyond:+.1f}",
        )

    def _deeds(self, measured: Measured) -> Iterator[str]:
        yield "### What is done"
        slots = measured.watched.done
        kinds = [
            (slot.do, percent_of(slots[:, k] > OFFERED), percent_of(slots[:, k] > 0))
            for k, slot in enumerate(Counted(self.title).slots)
            if not slot.arg and (slots[:, k] > 0).any()
        ]
        yield grid(("", "done in games", "possible in games"), kinds)
        if measured.never:
            yield (
                "Never done, though possible: "
                + "; ".join(slot.told(self.say) for slot in measured.never)
                + "."
            )
        if measured.seldom:
            yield (
                "Done in fewer than a tenth of the games: "
                + ", ".join(
                    f"{slot.told(self.say)} ({100 * figure.value:.1f} %)"
                    for slot, figure in measured.seldom
                )
                + "."
            )


def told(name: str, figure: Figure) -> str:
    """Shares in percent, the others as they are."""
    if name.startswith(("decisions that", "when", "won by")):
        return percent(figure)
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def percent_of(games: np.ndarray) -> str:
    return percent(share(int(games.sum()), len(games)))


def skilled(skill: Skill, players: int) -> str:
    """Luck against skill, in a sentence."""
    others = f"{players - 1} of level `{skill.weaker}`"
    return (
        f"Luck and skill: one of level `{skill.stronger}` among {others} wins "
        f"{percent(skill.wins)} of {skill.wins.count:,} games, each of the others "
        f"{percent(skill.others)}."
    )
