"""What the games of a table say, each figure with its interval, and what is out of the usual."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from jailbirds.lab.balance.counted import Counted, Group, Slot
from jailbirds.lab.balance.games import Watched
from jailbirds.lab.figures import Figure, difference, mean, middle, share

OFFERED, DONE = 1, 2  # as in loops.py
SEATS = 0.03  # further apart than that, seats are not even
WORTH = 0.12  # so much more than its like, and a thing decides too much
RARELY = 0.10  # of the games
MOST = 0.75  # of the things of a like come up: then those that never do are missed
LIKES = 3  # so many things have something in common
MOST_NAMED = 12  # things in a sentence
LEAST = 30  # players who had a thing, and who had not, for its worth to be told


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that the events of a game name: how often, and what it is worth."""

    group: Group
    value: str
    used: Figure  # the share of games
    times: Figure  # in a game
    # by how much likelier players win who have had it more often than the average of their table,
    # than those who have had it less often
    worth: Figure
    # the same of all of its like, on the average; None: there are not enough of them, or of it
    like: float | None

    @property
    def beyond(self) -> float:
        return self.worth.value - (self.like or 0.0)


@dataclass(frozen=True)
class Measured:
    """The figures of a table."""

    watched: Watched
    seats: tuple[Figure, ...]  # the share of games that a seat wins
    beginners: tuple[Figure, ...]  # that whoever plays first, second … wins
    somebody: Figure  # the share of games that anybody wins
    endings: dict[str, Figure]
    lengths: dict[str, Figure]  # of a game
    quartiles: tuple[float, float]  # of its turns
    story: dict[str, Figure]  # how a game goes
    things: tuple[Thing, ...]
    never: tuple[Slot, ...]  # what could be done, and never was
    seldom: tuple[tuple[Slot, Figure], ...]  # what is done in few of the games

    @property
    def fair(self) -> float:
        """What every seat would win if all were alike."""
        return sum(seat.value for seat in self.seats) / len(self.seats)


def measure(watched: Watched, counted: Counted) -> Measured:
    """All figures of a table."""
    games, players, won = len(watched), watched.table.players, watched.won
    first = watched.column("beginner")
    begun = won[first >= 0]
    turned = (np.arange(players)[None, :] + first[first >= 0][:, None]) % players
    in_order = np.take_along_axis(begun, turned, axis=1)
    endings = watched.column("ending")
    turns = watched.column("turns")
    decisions = watched.column("decisions")
    low, high = np.percentile(turns, [25, 75])
    never, seldom = _rarely(watched, counted)
    return Measured(
        watched=watched,
        seats=tuple(share(int(hits), games) for hits in won.sum(axis=0)),
        beginners=tuple(share(int(hits), len(begun)) for hits in in_order.sum(axis=0)),
        somebody=share(int(won.any(axis=1).sum()), games),
        endings={
            name: share(int((endings == number).sum()), games)
            for number, name in enumerate(counted.title.endings, start=1)
        },
        lengths={
            "turns": middle(turns),
            "actions, those of chance counted in": middle(watched.column("actions")),
            "decisions": middle(decisions),
        },
        quartiles=(float(low), float(high)),
        story={
            "decisions in a turn": mean(decisions / np.maximum(1, turns)),
            "choices in a decision": mean(watched.column("choices") / np.maximum(1, decisions)),
            "decisions that matter": mean(watched.column("mattered") / np.maximum(1, decisions)),
            "changes of the lead": mean(watched.column("changes")),
            "when the winner is known": middle(
                watched.column("known") / np.maximum(1, watched.column("actions"))
            ),
            "won by who was last at half-time": share(int(watched.column("behind").sum()), games),
        },
        things=tuple(_things(watched, counted)),
        never=never,
        seldom=seldom,
    )


def _things(watched: Watched, counted: Counted) -> Iterator[Thing]:
    games, players = len(watched), watched.table.players
    had = watched.things[:, :players]
    of_all = had.sum(axis=1, keepdims=True)
    more, less = had * players > of_all, had * players < of_all
    seen: np.ndarray = np.asarray((watched.things > 0).any(axis=(0, 1)))
    anywhere: dict[str, np.ndarray] = {}
    for group in counted.groups:
        here = seen[group.places]
        anywhere[group.arg] = here | anywhere.get(group.arg, here)
    for group in counted.groups:
        there = watched.things[:, :, group.places]
        come_up = seen[group.places]
        if group.named and come_up.sum() >= MOST * anywhere[group.arg].sum():
            come_up = anywhere[group.arg]
        some = [had[:, :, group.places] for had in (more, less)]
        holders, others = (had.sum(axis=(0, 1)) for had in some)
        wins, lost = ((had & watched.won[:, :, None]).sum(axis=(0, 1)) for had in some)
        worths = [
            difference(*map(int, (wins[k], holders[k], lost[k], others[k])))
            for k in range(len(group.values))
        ]
        told = [k for k, worth in enumerate(worths) if worth.count >= LEAST]
        weights = [int(holders[k]) for k in told]
        like = (
            sum(w * worths[k].value for w, k in zip(weights, told, strict=True)) / sum(weights)
            if len(told) >= LIKES
            else None
        )
        played = np.asarray((there > 0).any(axis=1))
        for k, value in enumerate(group.values):
            if come_up[k]:
                yield Thing(
                    *(group, value, share(int(played[:, k].sum()), games)),
                    *(mean(there[:, :, k].sum(axis=1)), worths[k]),
                    like if k in told else None,
                )


def _rarely(
    watched: Watched, counted: Counted
) -> tuple[tuple[Slot, ...], tuple[tuple[Slot, Figure], ...]]:
    offered = np.asarray((watched.done > 0).any(axis=0))
    games = (watched.done == DONE).sum(axis=0)
    whole = {slot.do: games[k] for k, slot in enumerate(counted.slots) if not slot.arg}
    never, seldom = [], []
    for number, slot in enumerate(counted.slots):
        if slot.arg and whole[slot.do] < RARELY * len(watched):
            continue  # of what is seldom done at all, it need not be said what with
        found = share(int(games[number]), len(watched))
        if offered[number] and not games[number]:
            never.append(slot)
        elif offered[number] and found.high < RARELY:
            seldom.append((slot, found))
    return tuple(never), tuple(seldom)


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence on something out of the usual, and how far out it is: 1 is just so."""

    sentence: str
    weight: float
    on_seats: bool = False  # these come first

    @property
    def rank(self) -> tuple[bool, float]:
        return not self.on_seats, -self.weight


def findings(measured: Measured, say: Callable[[str], str]) -> list[Finding]:
    """What is out of the usual: seats that are not even, then all else, the worst first; `say`
    gives the name of a thing."""
    found = [
        *_uneven(measured, [f"Seat {k + 1}" for k in range(len(measured.seats))], measured.seats),
        *_uneven(
            measured,
            ["Whoever begins", *(f"Whoever plays as number {k}" for k in range(2, 9))],
            measured.beginners,
        ),
        *_decisive(measured, say),
        *_unused(measured, say),
    ]
    return sorted(found, key=lambda finding: finding.rank)


def _uneven(
    measured: Measured, names: Sequence[str], figures: Sequence[Figure]
) -> Iterator[Finding]:
    for name, figure in zip(names, figures, strict=False):
        if figure.is_surely(measured.fair, by=SEATS):
            away = figure.value - measured.fair
            yield Finding(
                f"{name} wins {percent(figure)} of the games, {points(away)} than a fair share, "
                f"{100 * measured.fair:.1f} %.",
                abs(away) / SEATS,
                on_seats=True,
            )


def _decisive(measured: Measured, say: Callable[[str], str]) -> Iterator[Finding]:
    for thing in measured.things:
        if thing.like is not None and thing.worth.is_surely(thing.like, by=WORTH):
            yield Finding(
                f"Whoever has more of “{thing.group.name} {say(thing.value)}” than the others wins "
                f"{points(thing.worth.value)} often than who has less of it "
                f"({interval(thing.worth)}), {points(thing.beyond)} than with others like it.",
                abs(thing.beyond) / WORTH,
            )


def _unused(measured: Measured, say: Callable[[str], str]) -> Iterator[Finding]:
    if measured.never:
        listed = "; ".join(slot.told(say) for slot in measured.never)
        yield Finding(f"Nobody ever does this, though they could: {listed}.", 1.5)
    for group in dict.fromkeys(thing.group for thing in measured.things):
        rare = [
            thing
            for thing in measured.things
            if thing.group is group and group.named and thing.used.high < RARELY
        ]
        if 0 < len(rare) <= MOST_NAMED:
            listed = ", ".join(f"{say(t.value)} ({100 * t.used.value:.1f} %)" for t in rare)
            yield Finding(f"“{group.name}” comes up in few games with {listed}.", 1.0)
        elif rare:
            yield Finding(
                f"“{group.name}” comes up in few games with {len(rare)} of the things it names.",
                1.0,
            )


def percent(figure: Figure) -> str:
    """`24.1 % (22.3 to 26.0)`"""
    return f"{100 * figure.value:.1f} % ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def interval(figure: Figure) -> str:
    return f"{100 * figure.low:+.1f} to {100 * figure.high:+.1f}"


def points(away: float) -> str:
    return f"{abs(100 * away):.1f} points {'more' if away > 0 else 'less'}"
