"""Of a finished game whose rules are no longer played, journal and picture tell the end."""

from __future__ import annotations

import random

import pytest

import jailbirds
from jailbirds.server.tables import wire
from jailbirds.table import AnswerUndo, Cancel, Chair, Opening, Undo, decide, open_table
from jailbirds.table.outdated import EndPicture, fold_outdated, picture_of
from jailbirds.table.undo import ASK, why_not_undo
from tests.table.tables import begun, people, play_any


def finished(title: str, seed: int) -> jailbirds.table.Table:
    """A whole game in which something was taken back now and then."""
    rng = random.Random(seed)
    table, now = begun(title, people(jailbirds.title(title).players[0])), 2_000
    while table.status != "over":
        now += 1_000
        table = play_any(table, rng, now)
        seat = rng.randrange(table.players)
        free = table.status == "playing" and why_not_undo(table, seat) in (None, ASK)
        if free and rng.random() < 0.2:
            table = decide(table, Undo(seat), now)
            while table.undo_asked:
                asked = table.undo_asked
                waits = set(range(table.players)) - {asked.seat} - asked.agreed
                table = decide(table, AnswerUndo(min(waits), agree=True), now)
    return table


@pytest.mark.parametrize("title", jailbirds.titles())
def test_the_end_is_told_as_before_and_the_log_is_the_same(title: str) -> None:
    table = finished(title, 1)
    picture = picture_of(table)
    assert picture is not None
    assert table.undone
    kept = EndPicture.unpacked(picture.packed())
    again = fold_outdated([step.entry for step in table.steps], table.seed, kept)
    names = [f"Player {seat}" for seat in range(table.players)]
    assert again.log(names) == table.log(names)
    assert (again.status, again.result, again.wins) == ("over", table.result, table.wins)
    assert again.picture.sketch == kept.sketch
    assert events(again) == events(table) != []


def events(table: jailbirds.table.Table) -> list[tuple[str, dict[str, int | str]]]:
    """All that spectators were told and that stands."""
    return [(event.key, event.args) for step in wire.steps(table, None) for event in step.events]


def test_there_is_no_picture_of_what_was_not_played() -> None:
    table = begun()
    assert picture_of(table) is None  # it is not over
    opened = open_table(Opening(table.title.name, [Chair("person")] * 2), b"seed", 1)
    assert picture_of(decide(opened, Cancel(), 2)) is None
