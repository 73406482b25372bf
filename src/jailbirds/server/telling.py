"""From a table to the wire: what a pair of eyes may know, and nothing else.

Everything about the game comes from the redacted record (`Game.view`, `Game.legal`) and from
events that say who may see them. The true state is never touched here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.rule import SPECTATOR
from jailbirds.kernel.title import Title
from jailbirds.server import protocol
from jailbirds.table import Table
from jailbirds.table.journal import Played, Undone
from jailbirds.table.table import Told
from jailbirds.table.undo import why_not_undo

LEVELS = ("rookie", "regular", "veteran", "mastermind")


def viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def happenings(
    title: Title, events: Iterable[Event], seat: int | None
) -> tuple[protocol.Happening, ...]:
    """The events that a seat, or a spectator, may know of."""
    eye = viewer(seat)
    return tuple(
        protocol.Happening(
            key=f"event-{event.name}", args=dict(event.args), traces=title.traces(event)
        )
        for event in events
        if event.visible_to(eye)
    )


def step(table: Table, told: Told, seat: int | None) -> protocol.Step:
    """An entry that a seat has noticed."""
    entry = told.entry
    eye = table.eye(seat)
    tag = str(type(entry).__struct_config__.tag)
    return protocol.Step(
        number=told.numbers[eye],
        kind=tag,  # type: ignore[arg-type]
        at=entry.at,
        seat=getattr(entry, "seat", None),
        by=entry.by if isinstance(entry, Played) else "player",
        to=table.told[entry.to].numbers[eye] if isinstance(entry, Undone) else None,
        happenings=happenings(table.title, told.events, seat),
    )


def steps(table: Table, seat: int | None, after: int = 0) -> list[protocol.Step]:
    """All steps that a seat has noticed and that stand, from place `after` of the journal on."""
    bit = 1 << table.eye(seat)
    return [
        step(table, told, seat)
        for place, told in enumerate(table.told[after:], start=after)
        if told.noticed & bit and place not in table.undone and not isinstance(told.entry, Undone)
    ]


def new_steps(table: Table, seat: int | None, after: int) -> tuple[protocol.Step, ...]:
    """What a seat has noticed behind the first `after` entries, step by step."""
    return tuple(step(table, told, seat) for told in table.noticed(seat, after))


def legal(title: Title, actions: Sequence[Action]) -> tuple[protocol.Group, ...]:
    """Legal actions, grouped by what is done."""
    groups: dict[str, list[protocol.Choice]] = {}
    for action in actions:
        choice = protocol.Choice(args=dict(action.args), places=title.places(action))
        groups.setdefault(action.do, []).append(choice)
    return tuple(
        protocol.Group(do=do, key=f"action-{do}", choices=tuple(choices))
        for do, choices in groups.items()
    )


def situation(
    table: Table, seat: int | None, seats: tuple[protocol.SeatInfo, ...]
) -> protocol.Situation:
    """How things stand for a seat, or a spectator."""
    game = table.game
    version = table.version(seat)
    if game is None:
        return protocol.Situation(version=version, status=table.status, seats=seats)
    view = game.view(viewer(seat))
    acts = seat is not None and table.status == "playing" and table.seats[seat].plays == "person"
    undo = why_not_undo(table, seat) if acts and seat is not None else "undo-nothing"
    return protocol.Situation(
        version=version,
        status=table.status,
        view=view,
        phase=view.phase,
        turn=turn(view.phase, view.seat),
        actors=table.actors,
        legal=legal(table.title, game.legal(seat)) if acts else (),
        seats=seats,
        undo=protocol.Sentence(key=undo) if undo else None,
        talk_until=table.talk_until,
        result=game.result,
    )


def turn(phase: str, seat: int) -> protocol.Sentence:
    """Whose turn it is, and what for."""
    return protocol.Sentence(key=f"now-{phase}", args={"seat": seat})


def seat_infos(
    table: Table,
    names: Sequence[str | None],
    mine: frozenset[int],
    connected: frozenset[int],
) -> tuple[protocol.SeatInfo, ...]:
    """Who sits where, and how much time they have."""
    infos = []
    timed = table.opened.clock.kind == "live"
    for number, seat in enumerate(table.seats):
        deadline = table.times.deadline(number) if table.status == "playing" else None
        infos.append(
            protocol.SeatInfo(
                seat=number,
                kind=seat.chair.kind,
                plays=seat.plays,
                name=names[number],
                level=seat.chair.level,  # type: ignore[arg-type]
                mine=number in mine,
                connected=number in connected,
                resigned=seat.resigned,
                left=seat.left,
                time=table.times.left[number] if timed and deadline is None else None,
                deadline=deadline,
            )
        )
    return tuple(infos)
