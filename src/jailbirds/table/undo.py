"""Undo: never past a roll or a reveal, and past other people's actions only if they agree.

Bots have nothing against it: who plays alone against them takes back a decision even after they
have answered it, unless the game is rated, or the answer showed something that was hidden. Where
other people play, what nobody has acted upon is one's own to take back; for the rest the others are
asked.
"""

from __future__ import annotations

from itertools import takewhile

from jailbirds.table import commands, journal
from jailbirds.table.conditions import person, running
from jailbirds.table.journal import Played, Rolled
from jailbirds.table.learning import tells
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Step, Table

ASK = "undo-ask"  # the others have to agree


def last_decision(table: Table, seat: int) -> int | None:
    """The index in the journal of the seat's last own decision that stands."""
    for index in table.moves_back():
        entry = table.steps[index].entry
        if isinstance(entry, Played) and entry.seat == seat and entry.by == "player":
            return index
    return None


def why_not_undo(table: Table, seat: int) -> str | None:
    """The key of the sentence why a seat cannot take back a decision; None where it can.

    `ASK`: it can if all other people agree.
    """
    if table.status == "over":
        return "undo-over"
    index = last_decision(table, seat)
    if index is None:
        return "undo-nothing"
    since: list[Step] = []
    for at in takewhile(lambda at: at >= index, table.moves_back()):
        since.append(table.steps[at])
        if isinstance(since[-1].entry, Rolled):
            return "undo-roll"
    since.reverse()
    if any(_reveals(table, step.entry, [event.name for event in step.events]) for step in since):
        return "undo-seen"
    if _has_learned(table, seat, since):
        return "undo-seen"
    others = any(not isinstance(step.entry, Played) or step.entry.seat != seat for step in since)
    if not others:
        return None
    if table.people > 1:
        return ASK
    return "undo-rated" if table.opened.rated else None


def _reveals(table: Table, entry: object, events: list[str]) -> bool:
    learned = isinstance(entry, Played) and entry.final
    return learned or any(name in table.title.reveals for name in events)


def _has_learned(table: Table, seat: int, since: list[Step]) -> bool:
    """Has a seat learned anything hidden by what others did since its decision?

    Who decided at the same time does not answer it: what comes of that is among `reveals`.
    """
    game = table.game
    assert game is not None
    first = len(game.moves) - len(since)
    return any(
        (mover := game.moves[number].seat) != seat
        and _tells(table, seat, number, step)
        and mover not in game.actors_before(first)
        for number, step in enumerate(since, start=first)
    )


def _tells(table: Table, seat: int, number: int, step: Step) -> bool:
    """Has move `number` of the game, this step, told a seat something hidden? Found out once."""
    if seat not in step.told:
        assert table.game is not None
        move = table.game.moves[number]
        gear = table.title.gear(table.gear)
        step.told[seat] = tells(gear, table.game.before(number), move.seat, move.action, seat)
    return step.told[seat]


# --- what becomes of it


def take_back_or_ask(table: Table, command: commands.Undo, now: int) -> None:
    running(table)
    seat = person(table, command.seat)
    reason = why_not_undo(table, seat)
    if reason == ASK and not table.seats_of_people <= {seat, *command.beside}:
        if table.undo_asked is None or table.undo_asked.seat != seat:
            table.add(journal.AskedUndo(at=now, seat=seat))
            for agreeing in sorted(table.seats_of_people & command.beside - {seat}):
                table.add(journal.AgreedUndo(at=now, seat=agreeing))
        return
    if reason not in (None, ASK):
        raise Refusal("no_undo", reason, f"seat {seat} cannot take back anything: {reason}")
    _take_back(table, seat, now)


def answer(table: Table, command: commands.AnswerUndo, now: int) -> None:
    running(table)
    seat = person(table, command.seat)
    asked = table.undo_asked
    if asked is None or seat == asked.seat:
        raise Refusal("conflict", "refused-undo-gone", "nobody asks this seat to agree by now")
    if not command.agree:
        table.add(journal.Declined(at=now, seat=seat))
    elif seat not in asked.agreed:
        table.add(journal.AgreedUndo(at=now, seat=seat))
        assert table.undo_asked is not None
        if table.seats_of_people <= {*table.undo_asked.agreed, asked.seat}:
            _take_back(table, asked.seat, now)


def _take_back(table: Table, seat: int, now: int) -> None:
    index = last_decision(table, seat)
    assert index is not None
    table.add(journal.Undone(at=now, seat=seat, to=index))
