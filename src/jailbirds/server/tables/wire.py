"""A table as it goes over the wire: what a pair of eyes may know, and nothing else.

Everything about the game comes from the redacted record (`Game.view`, `Game.legal`) and from
events that say who may see them. The true state is never touched here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import MalformedAction
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game, Move
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Said, Title
from jailbirds.server import protocol
from jailbirds.table import Table
from jailbirds.table.journal import Hinted, Played, Undone
from jailbirds.table.outdated import OutdatedTable
from jailbirds.table.pointing import Hand, Refuses
from jailbirds.table.table import Step
from jailbirds.table.undo import why_not_undo
from jailbirds.words.texts import title_keys


def own_names(table: Table) -> dict[str, str]:
    """What a table calls things itself, by its options and the version of its rules."""
    if isinstance(table, OutdatedTable):
        return table.picture.own_names
    return table.title.names_at(table.opened.options, table.opened.rules_version)


def viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def events_of(
    title: Title, events: Iterable[Event], seat: int | None, by: int | None = None
) -> tuple[protocol.Event, ...]:
    """The events that a seat, or a spectator, may know of; `by` is the seat that decided it."""
    eye = viewer(seat)
    return tuple(
        protocol.Event(
            key=f"event-{event.name}",
            args=dict(event.args),
            traces=title.traces(event),
            hits=title.events.hits(event, eye, by),
        )
        for event in events
        if event.visible_to(eye)
    )


def step(table: Table, noticed: Step, seat: int | None) -> protocol.Step:
    """An entry that a seat has noticed."""
    entry = noticed.entry
    eye = table.eye(seat)
    tag = str(type(entry).__struct_config__.tag)
    return protocol.Step(
        number=noticed.numbers[eye],
        kind=tag,  # type: ignore[arg-type]
        at=entry.at,
        seat=getattr(entry, "seat", None),
        by=entry.by if isinstance(entry, Played) else "player",
        to=_first_undone(table, entry, eye) if isinstance(entry, Undone) else None,
        action=entry.action if isinstance(entry, (Played, Hinted)) and entry.seat == seat else None,
        events=_still_told(table.title, noticed.events)
        if isinstance(table, OutdatedTable)
        else events_of(table.title, noticed.events, seat, _decided_by(entry)),
    )


def _still_told(title: Title, events: Iterable[Event]) -> tuple[protocol.Event, ...]:
    """Events of rules that are no longer played, as far as there are words for them."""
    told = [protocol.Event(key=f"event-{event.name}", args=dict(event.args)) for event in events]
    return tuple(event for event in told if event.key in title_keys(title))


def _decided_by(entry: object) -> int | None:
    """Whose decision an entry is; what the table does for a seat was nobody's."""
    return entry.seat if isinstance(entry, Played) and entry.by != "table" else None


def _first_undone(table: Table, entry: Undone, eye: int) -> int:
    """The number of the first step that is to be forgotten, as these eyes count."""
    first = table.steps[entry.to]
    return first.numbers[eye] + (not first.noticed >> eye & 1)


def steps(table: Table, seat: int | None, after: int = 0) -> list[protocol.Step]:
    """All steps that a seat has noticed and that stand, from index `after` of the journal on."""
    bit = 1 << table.eye(seat)
    return [
        step(table, noticed, seat)
        for index, noticed in enumerate(table.steps[after:], start=after)
        if noticed.noticed & bit
        and index not in table.undone
        and not isinstance(noticed.entry, Undone)
    ]


def new_steps(table: Table, seat: int | None, after: int) -> tuple[protocol.Step, ...]:
    """What a seat has noticed behind the first `after` entries, step by step."""
    return tuple(step(table, noticed, seat) for noticed in table.noticed(seat, after))


def legal(
    title: Title,
    actions: Sequence[Action],
    phase: str,
    light: Sequence[str] = (),
    grave: Sequence[str] = (),
) -> tuple[protocol.Group, ...]:
    """Legal actions, grouped by what is done; some have a name of their own in a phase."""
    groups: dict[str, list[protocol.LegalAction]] = {}
    for action in actions:
        groups.setdefault(action.do, []).append(_legal_action(title, action))
    return tuple(
        protocol.Group(
            do=do,
            key=called(title, do, phase),
            actions=tuple(ones),
            light=do in light,
            grave=do in grave,
        )
        for do, ones in groups.items()
    )


@cache
def _legal_action(title: Title, action: Action) -> protocol.LegalAction:
    return protocol.LegalAction(args=dict(action.args), places=title.places(action))


def called(title: Title, do: str, phase: str) -> str:
    """The word for an action; in a phase it may have a name of its own."""
    there = f"action-{do}-{phase}"
    return there if there in title_keys(title) else f"action-{do}"


def asked(table: Table, question: protocol.Ask) -> protocol.Asked:
    """What an action would bring about, or what somebody means who points somewhere."""
    game, seat = table.game, question.seat
    assert game is not None
    told = foresight(game, seat, question, table.refusals(seat), seat in table.actors)
    return protocol.Asked(id=question.id, table=question.table, **msgspec.structs.asdict(told))


def foresight(
    game: Game,
    seat: int,
    question: protocol.Ask | protocol.BareQuestion,
    refuses: Refuses,
    acts: bool,
) -> protocol.Foresight:
    """The same of a game: `acts` says whether it is the seat's turn."""
    action: Action | None = None
    if question.action is not None:
        action = game.title.actions.read(question.action)
        rule = refuses(action)
        rules = [rule] if rule else []
    elif question.place is not None:
        hand = Hand(game, seat, refuses)
        hand.picked = frozenset(question.picked)
        pointed = hand.point(question.place)
        rules = list(pointed.rules)
        action = pointed.actions[0] if len(pointed.actions) == 1 else None
    else:
        raise MalformedAction("asked about nothing: expected an action, or a place")
    legal = acts and action is not None and not rules
    foreseen = game.preview(seat, action) if legal and action else None
    return protocol.Foresight(
        seat=seat,
        legal=legal,
        action=action.to_dict() if action else None,
        events=events_of(game.title, foreseen.events, seat, seat) if foreseen else (),
        cut=foreseen is not None and foreseen.cut,
        rules=tuple(rules),
        key=f"{rules[0]}.no" if rules else None if acts else "refused-out-of-turn",
    )


def situation(
    table: Table,
    seat: int | None,
    seats: tuple[protocol.SeatInfo, ...],
    sketch: bool = False,
    absent: tuple[protocol.Absent, ...] = (),
) -> protocol.Situation:
    """How things stand for a seat, or a spectator."""
    game = table.game
    version = table.version(seat)
    if game is None:
        return protocol.Situation(
            version=version, status=table.status, seats=seats, result=table.result
        )
    view = game.view(viewer(seat))
    acts = seat is not None and table.status == "playing" and table.seats[seat].plays == "person"
    undo = why_not_undo(table, seat) if acts and seat is not None else "undo-nothing"
    return protocol.Situation(
        version=version,
        status=table.status,
        view=view,
        sketch=table.title.sketch(view) if sketch else None,
        phase=view.phase,
        turn=turn(view.phase, view.seat),
        prompt=prompt(game, seat) if acts else None,
        goal=sentence(game.goal(seat)) if acts and seat in table.actors else None,
        near=sentence(game.near(viewer(seat))) if table.status == "playing" else None,
        actors=table.actors,
        legal=legal_now(game, seat, view.phase) if acts and seat is not None else (),
        seats=seats,
        hint=hint(table, seat) if acts and seat is not None else None,
        undo=protocol.Sentence(key=undo) if undo else None,
        undo_asked=undo_asked(table),
        talk_until=table.debate_until,
        enough=tuple(sorted(table.enough)),
        absent=absent,
        end_agreed=tuple(sorted(table.end_agreed)),
        result=table.result,
    )


def legal_now(game: Game, seat: int, phase: str) -> tuple[protocol.Group, ...]:
    """What a seat may do now, what a first tap does, and what is asked about first."""
    if seat not in game.actors:
        return ()
    return legal(game.title, game.legal(seat), phase, game.light(seat), game.grave(seat))


def hint(table: Table, seat: int) -> protocol.Hint | None:
    """What a seat was advised to do now, and why."""
    action, game = table.hint(seat), table.game
    if action is None or game is None:
        return None
    key, args = game.reason(seat, action)
    return protocol.Hint(action=action, reason=protocol.Sentence(key=key, args=dict(args)))


def frame(
    game: Game, number: int, move: Move | None, seat: int | None, sketch: bool
) -> protocol.Frame:
    """The board as a seat, or a spectator, sees it, and the move that led there."""
    view = game.view(viewer(seat))
    chance = move is not None and move.seat == CHANCE
    return protocol.Frame(
        move=number,
        seat=move.seat if move and not chance else None,
        chance=chance,
        events=events_of(game.title, move.events, seat, move.seat) if move else (),
        view=view,
        sketch=game.title.sketch(view) if sketch else None,
        actors=tuple(actor for actor in game.actors if actor != CHANCE),
        phase=view.phase,
        turn=turn(view.phase, view.seat),
    )


def turn(phase: str, seat: int) -> protocol.Sentence:
    """Whose turn it is, and what for."""
    return protocol.Sentence(key=f"now-{phase}", args={"seat": seat})


def undo_asked(table: Table) -> protocol.UndoAsked | None:
    asked = table.undo_asked
    return (
        protocol.UndoAsked(seat=asked.seat, agreed=tuple(sorted(asked.agreed))) if asked else None
    )


def prompt(game: Game, seat: int | None) -> protocol.Sentence | None:
    """The next step of what a seat is doing, as far as the title has words for it."""
    if seat is None or seat not in game.actors:
        return None
    said = game.prompt(seat)
    return sentence(said) if said[0] in title_keys(game.title) else None


def sentence(said: Said | None) -> protocol.Sentence | None:
    return protocol.Sentence(key=said[0], args=dict(said[1])) if said else None


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
                named=seat.chair.name,
                mine=number in mine,
                connected=number in connected,
                resigned=seat.resigned,
                left=seat.left,
                time=table.times.left[number] if timed and deadline is None else None,
                deadline=deadline,
                away=_away(table, number),
            )
        )
    return tuple(infos)


def _away(table: Table, seat: int) -> int | None:
    """Until when a seat is on vacation, by the time of the last move: it may be over by now."""
    until = table.times.away[seat]
    return until if table.status == "playing" and until > table.at else None
