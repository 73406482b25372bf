"""A rule changes in a title under games that were begun before, in each that there is.

Some titles have had such changes, and golden logs from before; here every one gets one more.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.title import Title
from jailbirds.table import Chair, Join, Opening, Play, decide, fold, open_table
from jailbirds.testing.kit import let_be_found

MOST = 400  # moves, and the game is left as it stands: half a game is replayed as well as a whole


def played(name: str) -> jailbirds.Game:
    game = jailbirds.new(name, jailbirds.title(name).players[0], seed=5)
    bot = Bot("random", seed=5)
    while not game.over and len(game.moves) < MOST:
        seat = game.actors[0]
        game.play(seat, bot.choose(game, seat))
    return game


def forbidding(title: Title, action: int) -> Title:
    """The title with a newer version of its rules, which forbids an action by its first rule."""
    check = title.rules["check"]
    before = title.rules_version

    def newer_check(s: Any, seat: int, asked: int) -> int:
        if s.version > before and asked == action:
            return 1
        refused: int = check(s, seat, asked)
        return refused

    newer = replace(title, rules_version=before + 1)
    object.__setattr__(newer, "rules", {**newer.rules, "check": newer_check})
    return newer


@pytest.mark.parametrize("name", jailbirds.titles())
def test_games_from_before_a_change_are_played_and_replayed_as_they_were(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = jailbirds.title(name)
    game = played(name)
    number, first = next((k, m) for k, m in enumerate(game.moves) if m.seat != jailbirds.CHANCE)
    people = tuple(Chair("person") for _ in range(game.players))
    waiting = open_table(Opening(name, people), b"seed", 1)

    let_be_found(forbidding(title, first.action.id), monkeypatch)

    again = jailbirds.Game.from_log(game.log)
    assert again.rules_version == title.rules_version
    assert again.state.tobytes() == game.state.tobytes()
    newer = msgspec.structs.replace(game.log, rules_version=title.rules_version + 1).sealed()
    with pytest.raises(jailbirds.DamagedLog, match=f"move {number + 1}: {title.rule_name(1)}"):
        jailbirds.Game.from_log(newer)

    # a table that was open already begins and goes on under the version it was opened with
    table = fold([step.entry for step in waiting.steps], b"seed")
    for seat in range(table.players):
        table = decide(table, Join(seat), 2)
    assert table.game is not None
    assert table.game.rules_version == title.rules_version
    seat = table.actors[0]
    table = decide(table, Play(seat, table.game.legal(seat)[0].to_dict()), 3)
    newest = open_table(Opening(name, people), b"seed", 1)
    assert newest.opened.rules_version == title.rules_version + 1
