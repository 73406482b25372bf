"""Hints: counted, one for each decision, told to one seat alone, and never in a rated game."""

from __future__ import annotations

from typing import Any

import pytest

import jailbirds
from jailbirds.table import (
    Chair,
    Hint,
    Leave,
    Opening,
    Play,
    Refusal,
    Table,
    Undo,
    decide,
    open_table,
)
from jailbirds.table.journal import Hinted
from tests.roles import OPEN, SECRET
from tests.table.tables import SEED, begun, legal_actions, people, read_back

ALONE = [Chair("person"), Chair("bot", "rookie")]
TOGETHER = people(2)


def opened(chairs: list[Chair], **how: Any) -> Table:
    return open_table(Opening(OPEN, chairs, **how), SEED, now=1_000)


def allowing(title: str = OPEN, chairs: list[Chair] | None = None) -> Table:
    """A table of people where hints may be asked for, and it is somebody's turn."""
    return begun(title, chairs, hints=True)


def hinted(table: Table, seat: int, number: int = 0) -> Table:
    action = legal_actions(table, seat)[number]
    return decide(table, Hint(seat, action, table.version(seat)), 2_000)


def test_who_plays_alone_against_bots_may_ask_and_people_only_where_they_agreed_to_it() -> None:
    assert opened(ALONE).opened.hints
    assert not opened(TOGETHER).opened.hints
    assert not opened([Chair("person"), Chair("device")]).opened.hints
    assert opened(TOGETHER, hints=True).opened.hints
    assert not opened(ALONE, hints=False).opened.hints
    assert not opened(ALONE, lesson=True).opened.hints


def test_a_rated_game_has_no_hints_and_says_so_to_who_wants_both() -> None:
    assert not opened(ALONE, rated=True).opened.hints
    with pytest.raises(Refusal, match="without hints"):
        opened(ALONE, rated=True, hints=True)


def test_a_table_opened_without_hints_gives_none() -> None:
    table = begun()
    with pytest.raises(Refusal) as refused:
        hinted(table, table.actors[0])
    assert refused.value.key == "refused-hints"


def test_a_hint_is_counted_and_told_to_one_seat_alone() -> None:
    table = allowing()
    seat = table.actors[0]
    after = hinted(table, seat)
    assert after.hints[seat] == 1
    assert after.hints[1 - seat] == 0
    assert after.hint(seat) == legal_actions(table, seat)[0]
    assert after.version(seat) == table.version(seat) + 1
    for eye in (1 - seat, None):  # the other seat, and whoever looks on
        assert after.version(eye) == table.version(eye)
        assert after.noticed(eye, table.length) == []


def test_who_asks_again_is_told_the_same_and_it_counts_once() -> None:
    table = allowing()
    seat = table.actors[0]
    once = hinted(table, seat)
    again = hinted(once, seat, number=1)
    assert again.length == once.length
    assert again.hint(seat) == legal_actions(table, seat)[0]


def test_the_next_decision_is_a_hint_of_its_own() -> None:
    table = hinted(allowing(), allowing().actors[0])
    seat = table.actors[0]
    action = table.hint(seat)
    assert action is not None
    table = decide(table, Play(seat, action, table.version(seat)), 3_000)
    assert table.hint(seat) is None
    other = table.actors[0]
    table = decide(table, Play(other, legal_actions(table, other)[0]), 4_000)
    assert hinted(table, seat).hints[seat] == 2


def test_a_hint_stays_counted_when_the_move_is_taken_back() -> None:
    table = allowing()
    seat = table.actors[0]
    table = hinted(table, seat)
    table = decide(table, Play(seat, legal_actions(table, seat)[0]), 3_000)
    table = decide(table, Undo(seat), 4_000)
    assert table.hints[seat] == 1
    assert table.hint(seat) is None  # it is decided anew


def test_hints_survive_a_restart() -> None:
    table = allowing()
    seat = table.actors[0]
    after = hinted(table, seat)
    again = read_back(after)
    assert again.hints == after.hints
    assert again.hint(seat) == after.hint(seat)
    assert isinstance(again.steps[-1].entry, Hinted)


def test_no_hint_for_who_is_not_asked_or_no_longer_sits_there() -> None:
    table = allowing()
    seat = table.actors[0]
    with pytest.raises(Refusal) as refused:
        decide(table, Hint(1 - seat, legal_actions(table, seat)[0], table.version(1 - seat)), 2_000)
    assert refused.value.kind == "out_of_turn"
    with pytest.raises(Refusal) as refused:
        hinted(decide(table, Leave(seat), 1_500), seat)
    assert refused.value.key == "refused-bot-plays"


def test_a_hint_that_comes_too_late_is_refused_and_not_counted() -> None:
    table = allowing(SECRET)
    seat = table.actors[0]
    thought_about = table.version(seat)
    action = legal_actions(table, seat)[0]
    table = decide(table, Play(seat, action, table.version(seat)), 2_000)
    with pytest.raises(Refusal) as refused:
        decide(table, Hint(seat, legal_actions(table, seat)[0], thought_about), 3_000)
    assert refused.value.kind == "conflict"
    assert table.hints == (0,) * table.players


@pytest.mark.parametrize("title", jailbirds.titles())
def test_what_the_others_decide_at_the_same_time_leaves_a_hint_as_it_is(title: str) -> None:
    table = allowing(title, people(jailbirds.title(title).players[0]))
    seat = table.actors[0]
    table = hinted(table, seat)
    for other in table.actors[1:]:
        table = decide(table, Play(other, legal_actions(table, other)[0]), 3_000)
        assert table.hint(seat) is not None
