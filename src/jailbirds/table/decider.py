"""The decider: what a command adds to the journal, or why it is refused.

Nothing is changed here: `decide` returns the table as it would be. Whoever runs the table
keeps the new entries first, and takes the new table only then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import IllegalAction, MalformedAction, OutOfTurn
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE
from jailbirds.table import commands, hints, journal, undo
from jailbirds.table.commands import Command
from jailbirds.table.conditions import known, person, running, still_asked, waiting
from jailbirds.table.debate import who_ends_debate
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table


def decide(table: Table, command: Command, now: int) -> Table:
    """The table after a command; its new entries are those behind the old length.

    Raises `Refusal`, and then nothing has happened. Time never goes backwards at a table.
    """
    after = table.copy()
    now = max(now, table.at)
    match command:
        case commands.Play():
            _play(after, command, now)
        case commands.BotPlay():
            _bot_play(after, command, now)
        case commands.Undo():
            undo.take_back_or_ask(after, command, now)
        case commands.AnswerUndo():
            undo.answer(after, command, now)
        case commands.Join():
            _join(after, command.seat, now)
        case commands.Fill():
            _fill(after, command, now)
        case commands.Cancel():
            waiting(after)
            after.add(journal.Cancelled(at=now))
        case commands.Close():
            _close(after, now)
        case commands.Leave():
            _leave(after, command.seat, now)
        case commands.Return():
            _return(after, command.seat, now)
        case commands.Resign():
            _resign(after, command.seat, now)
        case commands.StandIn():
            _stand_in(after, command, now)
        case commands.End():
            _end(after, command, now)
        case commands.TakeVacation():
            _take_vacation(after, command, now)
        case commands.SetPace():
            _set_pace(after, command, now)
        case commands.Hint():
            hints.give(after, command, now)
        case commands.Skip():
            _skip(after, command.seat, now)
        case commands.Enough():
            _enough(after, command, now)
        case commands.Wake():
            _wake(after, now)
        case commands.LinkRematch():
            if table.rematch == command.instead:
                after.add(journal.Rematched(at=now, table=command.table))
    do_forced(after, now)
    return after


# --- moves


def _play(table: Table, command: commands.Play, now: int) -> None:
    if table.status == "over" and command.seat in range(table.players):
        still_asked(table, command.seat, command.version)  # somebody's move has just ended it
    game = running(table)
    seat = person(table, command.seat)
    still_asked(table, seat, command.version)
    deadline = table.times.deadline(seat)
    if deadline is not None and now >= deadline:
        raise Refusal("conflict", "refused-late", f"the time of seat {seat} is up: a bot plays on")
    _act(table, game, seat, command.action, "player", now)


def _bot_play(table: Table, command: commands.BotPlay, now: int) -> None:
    game = running(table)
    if table.seats[command.seat].plays != "bot":
        raise Refusal("conflict", "refused-conflict", "a person plays the seat by now")
    still_asked(table, command.seat, command.version)
    _act(table, game, command.seat, command.action, "bot", now)


def _act(
    table: Table, game: Game, seat: int, given: Mapping[str, Any], by: journal.By, now: int
) -> None:
    """An action and what chance adds to it."""
    try:
        action = game.title.actions.read(given)
    except MalformedAction as error:
        raise Refusal("malformed", "refused-malformed", str(error)) from None
    try:
        table.add(journal.Played(at=now, seat=seat, action=action.to_dict(), by=by))
    except OutOfTurn as error:
        rule = table.why_not(seat, action)
        key = f"{rule}.no" if rule else "refused-out-of-turn"
        raise Refusal("out_of_turn", key, str(error), rule=rule) from None
    except IllegalAction as error:
        rule = table.why_not(seat, action) or error.rule
        message = f"{rule} forbids '{action}' to seat {seat}"
        raise Refusal("illegal", f"{rule}.no", message, rule=rule) from None
    if by != "bot" and not game.was_foreseen():
        table.make_final()  # the player has learned what could not be foreseen
    let_chance_act(table, game, now)


def let_chance_act(table: Table, game: Game, now: int) -> None:
    """Let chance act as long as it is its turn; each outcome is an entry."""
    while CHANCE in game.actors:
        table.add(journal.Rolled(at=now, action=game.drawn().to_dict()))


def do_forced(table: Table, now: int) -> None:
    """What is no decision, as a person can do nothing else, the table does for them."""
    forced = table.title.forced
    while forced and table.game is not None and table.status == "playing":
        alone = [
            (seat, table.game.legal(seat))
            for seat in table.actors
            if seat != CHANCE and table.seats[seat].plays == "person"
        ]
        todo = [(k, legal[0]) for k, legal in alone if _is_forced(table.game, k, legal)]
        if not todo:
            return
        seat, action = todo[0]
        _act(table, table.game, seat, action.to_dict(), "table", now)


def _is_forced(game: Game, seat: int, legal: Sequence[Action]) -> bool:
    """Is there one thing to do, or are all of one kind and come to the same?"""
    kinds = {action.do for action in legal}
    if len(kinds) != 1 or not kinds <= {*game.title.forced}:
        return False
    return len(legal) == 1 or kinds <= {*game.moot(seat)}


def _set_pace(table: Table, command: commands.SetPace, now: int) -> None:
    person(table, command.seat)
    if table.pace != command.pace:
        table.add(journal.Paced(at=now, seat=command.seat, pace=command.pace))


def _skip(table: Table, seat: int, now: int) -> None:
    running(table)
    person(table, seat)
    if table.bots_to_act and not table.skipping:
        table.add(journal.Paced(at=now, seat=seat, skip=True))


def _enough(table: Table, command: commands.Enough, now: int) -> None:
    running(table)
    person(table, command.seat)
    if table.debate_since is None:
        raise Refusal("conflict", "refused-no-talk", "there is no talk going on that could end")
    for seat in sorted(table.seats_of_people & {command.seat, *command.beside} - table.enough):
        table.add(journal.Enough(at=now, seat=seat))


# --- seats


def _join(table: Table, seat: int, now: int) -> None:
    if table.status != "waiting" or table.seats[known(table, seat)].plays != "nobody":
        raise Refusal("full", "refused-taken", f"seat {seat} is taken")
    table.add(journal.Joined(at=now, seat=seat))
    _begin_if_full(table, now)


def _fill(table: Table, command: commands.Fill, now: int) -> None:
    waiting(table)
    for seat, chair in command.chairs.items():
        if table.seats[known(table, seat)].plays == "nobody":
            table.add(journal.Filled(at=now, seat=seat, chair=chair))
    _begin_if_full(table, now)


def _begin_if_full(table: Table, now: int) -> None:
    if all(other.plays != "nobody" for other in table.seats):
        table.add(journal.Begun(at=now))
        assert table.game is not None
        let_chance_act(table, table.game, now)


def _leave(table: Table, seat: int, now: int) -> None:
    kept = table.seats[known(table, seat)].plays == "nobody"  # for one who does not want it
    if not kept:
        person(table, seat)
    if table.status == "waiting":
        table.add(journal.Quit(at=now, seat=seat))
    else:
        running(table)
        table.add(journal.Left(at=now, seat=seat))


def _return(table: Table, seat: int, now: int) -> None:
    running(table)
    if not table.seats[known(table, seat)].left:
        raise Refusal(
            "not_yours", "refused-no-return", f"nobody has left seat {seat} who could come back"
        )
    table.add(journal.Returned(at=now, seat=seat))


def _resign(table: Table, seat: int, now: int) -> None:
    running(table)
    where = table.seats[known(table, seat)]
    if where.chair.kind == "bot" or where.resigned:
        raise Refusal("not_yours", "refused-seat", f"no person plays seat {seat}")
    table.add(journal.Resigned(at=now, seat=seat))
    if table.players == 2:  # nobody wants to watch the other play against a bot
        table.add(journal.Ended(at=now, ending="given_up", winners=(1 - seat,)))
    elif not table.people and not table.deserted:  # nobody is left who would watch the bots
        table.add(journal.Ended(at=now, ending="all_gave_up"))


def _stand_in(table: Table, command: commands.StandIn, now: int) -> None:
    running(table)
    seat, other = person(table, command.seat), person(table, command.other)
    if seat == other:
        raise Refusal("not_yours", "refused-seat", "who goes leaves: one stands in for others")
    table.add(journal.StoodIn(at=now, seat=other, other=seat))


def _end(table: Table, command: commands.End, now: int) -> None:
    """All people who are there have to agree."""
    running(table)
    seat = person(table, command.seat)
    if command.agree and seat not in table.end_agreed:
        table.add(journal.WantsEnd(at=now, seat=seat))
    elif not command.agree and seat in table.end_agreed:
        table.add(journal.PlaysOn(at=now, seat=seat))
    if command.agree and table.seats_of_people - table.end_agreed <= command.unasked:
        table.add(journal.Ended(at=now, ending="agreed"))


def _close(table: Table, now: int) -> None:
    if table.status == "waiting":
        table.add(journal.Cancelled(at=now))
    else:
        running(table)
        table.add(journal.Ended(at=now, ending="closed"))


# --- time


def _take_vacation(table: Table, command: commands.TakeVacation, now: int) -> None:
    running(table)
    seat = person(table, command.seat)
    days = min(command.days, table.times.days_left(seat, now))
    if command.days and not days:
        raise Refusal(
            "limit", "refused-vacation", f"seat {seat} has no vacation days left in this game"
        )
    if days or table.times.away[seat] > now:
        table.add(journal.Vacation(at=now, seat=seat, days=days))


def _wake(table: Table, now: int) -> None:
    """End the debate whose time is up; let bots step in where somebody's time is up."""
    if table.status != "playing" or table.game is None:
        return
    debate, until = table.title.debate, table.debate_until
    if debate is not None and until is not None and now >= until:
        seat = who_ends_debate(table.game)
        assert seat is not None
        ends = {"do": debate.ended_by}
        table.add(journal.Played(at=now, seat=seat, action=ends, by="clock", final=True))
        let_chance_act(table, table.game, now)
    while (first := table.times.first_deadline()) is not None and first[0] <= now:
        table.add(journal.TimeUp(at=now, seat=first[1]))
