"""Taking back over the wire: freely against bots, by consent among people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.roles import OPEN
from tests.server.client import people, sit_together
from tests.server.processes import Postgres, Server


async def test_against_bots_a_decision_is_taken_back_after_their_answer(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], OPEN, bots=2)
        await ann.wait_for(lambda: ann.tables[table]["legal"])
        before = ann.tables[table]["view"]
        await ann.play(table, 0, ann.legal(table)[0])
        await ann.wait_for(lambda: ann.tables[table]["legal"])
        assert ann.tables[table]["view"] != before
        assert ann.tables[table]["undo"] is None
        assert (await ann.ask("undo", table=table, seat=0))["type"] == "done"
        assert ann.tables[table]["view"] == before


async def test_among_people_the_others_are_asked(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Cleo") as clients:
        table = await sit_together(clients, OPEN)
        actor = clients[0].tables[table]["actors"][0]
        order = [(actor + k) % 3 for k in range(3)]
        first, second, third = (clients[seat] for seat in order)
        before = first.tables[table]["view"]
        await first.play(table, order[0], first.legal(table)[0])
        await second.wait_for(lambda: second.tables[table]["legal"])
        await second.play(table, order[1], second.legal(table)[0])
        await first.wait_for(lambda: (first.tables[table]["undo"] or {}).get("key") == "undo-ask")
        assert (await first.ask("undo", table=table, seat=order[0]))["type"] == "done"
        await third.wait_for(lambda: third.tables[table]["undo_asked"])
        assert third.tables[table]["undo_asked"] == {"seat": order[0], "agreed": []}
        for seat, client in zip(order[1:], (second, third), strict=True):
            answer = await client.ask("answer_undo", table=table, seat=seat, agree=True)
            assert answer["type"] == "done"
        await first.wait_for(lambda: first.tables[table]["view"] == before)
        assert first.tables[table]["undo_asked"] is None
        late = await third.ask("answer_undo", table=table, seat=order[2], agree=False)
        assert (late["type"], late["key"]) == ("refused", "refused-undo-gone")


async def test_what_one_worker_has_refused_is_carried_out_by_no_other(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    """Somebody sends it again elsewhere, as the worker they asked says nothing: it is halted, reads
    it later, in a position in which it would be allowed."""
    database = postgres.new_database("refused_once")
    halted, other = (start_server(database=database).url for _ in range(2))
    async with people(other, "Ann") as (ann,):
        table = await sit_together([ann], OPEN, bots=2)
        await ann.wait_for(lambda: ann.tables[table]["legal"])
        wish: dict[str, Any] = {"kind": "undo", "id": "once", "table": table, "seat": 0}
        assert (await ann.ask(**wish))["type"] == "refused"
        await ann.play(table, 0, ann.legal(table)[0])
        await ann.wait_for(lambda: ann.tables[table]["legal"])
        for url in (halted, other):
            await ann.disconnect()
            ann.move(url)
            await ann.connect()
            refused = await ann.ask(**wish)
            assert (refused["type"], refused["key"]) == ("refused", "refused-conflict")
        assert (await ann.ask(**wish | {"id": "another"}))["type"] == "done"
