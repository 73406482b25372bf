"""Killed at random moments under load: a short run of `campaign_kill`."""

from __future__ import annotations

from pathlib import Path

from tests.server.audit import compare
from tests.server.campaign_kill import campaign, make_server
from tests.server.ledger import Ledger, Sent

KILLS = 4


async def test_a_server_killed_while_people_play_has_lost_nothing_and_done_nothing_twice(
    tmp_path: Path,
) -> None:
    server = make_server(tmp_path, None)
    try:
        found = await campaign(server, KILLS, seed=7)
    finally:
        server.kill()
    assert found.wrong == []
    assert found.kills == KILLS
    assert found.counts["done"] > 20
    # and had there been something wrong, it would have been seen
    ledger, books = found.ledger, found.books
    done = next(sent for sent in ledger.commands if sent.done and sent.kind == "play")
    lost = Sent(
        done.client, "never-kept", done.table, "play", done.seat, done.action, answer=done.answer
    )
    assert len(compare(Ledger([*ledger.commands, lost]), books)) == 1
    without = [sent for sent in ledger.commands if sent is not done]
    assert len(compare(Ledger(without), books)) == 1
    key = (done.table, done.client, done.id)
    books.by_command[key] = books.by_command[key] * 2
    books.own_moves[done.table] += 1
    assert len(compare(ledger, books)) == 1
