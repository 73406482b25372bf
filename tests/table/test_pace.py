"""The pace of the bots: slow, normal, fast, instant, and skipping to a person's turn."""

from __future__ import annotations

import pytest

from jailbirds.table import (
    BotPlay,
    Chair,
    Leave,
    Opening,
    Play,
    Refusal,
    SetPace,
    Skip,
    Table,
    open_table,
)
from jailbirds.table.decider import decide
from jailbirds.table.journal import Pace, decode
from jailbirds.table.wake import Pauses, wake_at
from tests.roles import OPEN
from tests.table.tables import SEED, begun, legal_actions, read_back, same

PAUSE = Pauses(1_200, 20_000)


def before_a_bot(bots: int = 2) -> Table:
    """A person has moved, and it is a bot's turn."""
    table = begun(chairs=[Chair("person"), *[Chair("bot", "rookie")] * bots])
    while table.actors[0] != 0:
        table = bot_moves(table)
    return decide(table, Play(0, legal_actions(table, 0)[0]), 5_000)


def bot_moves(table: Table) -> Table:
    seat = table.actors[0]
    return decide(table, BotPlay(seat, legal_actions(table, seat)[0], table.version(seat)), 5_000)


@pytest.mark.parametrize(
    ("pace", "wait"), [("slow", 2_400), ("normal", 1_200), ("fast", 400), ("instant", 0)]
)
def test_bots_wait_longer_at_a_slow_pace_and_not_at_all_at_an_instant_one(
    pace: Pace, wait: int
) -> None:
    table = before_a_bot()
    paced = decide(table, SetPace(0, pace), table.at)
    assert wake_at(paced, PAUSE) == table.at + wait
    assert same(paced, read_back(paced))
    assert read_back(paced).pace == pace


def test_a_table_begins_at_the_pace_it_was_opened_with() -> None:
    opening = Opening(begun().title.name, [Chair("person"), Chair("bot")], pace="slow")
    assert open_table(opening, SEED, 1_000).pace == "slow"


def test_a_journal_from_before_there_was_a_pace_is_read_as_normal() -> None:
    opened = decode(
        f'{{"type":"opened","at":1,"title":"{OPEN}","rules_version":1,"options":{{}},'
        '"chairs":[],"clock":{},"seed_hash":null}'
    )
    assert getattr(opened, "pace") == "normal"  # noqa: B009


def test_skipping_lets_the_bots_act_at_once_until_a_person_is_to_act() -> None:
    table = before_a_bot()
    skipped = decide(table, Skip(0), table.at)
    assert wake_at(skipped, PAUSE) == table.at
    after_one = bot_moves(skipped)
    assert after_one.skipping
    assert wake_at(after_one, PAUSE) == after_one.at
    mine = bot_moves(after_one)
    assert mine.actors == (0,)
    assert not mine.skipping
    later = decide(mine, Play(0, legal_actions(mine, 0)[0]), 9_000)
    assert wake_at(later, PAUSE) == 9_000 + PAUSE.bot
    assert same(later, read_back(later))


def test_who_does_not_play_sets_no_pace() -> None:
    gone = decide(before_a_bot(), Leave(0), 6_000)
    for command in (SetPace(0, "fast"), Skip(0)):
        with pytest.raises(Refusal):
            decide(gone, command, 7_000)


def test_the_same_pace_again_is_no_entry() -> None:
    table = before_a_bot()
    assert decide(table, SetPace(0, "normal"), 9_000).length == table.length
