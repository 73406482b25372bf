"""The swap test: whatever leaves the server depends on what its reader may know, on nothing else.

At positions of many games the hidden part is dealt anew, as the reader could imagine it. Every
message that the server would send must stay the same, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.chance import generator
from jailbirds.server import protocol
from jailbirds.server.alerts.alert_reader import Alert
from jailbirds.server.alerts.sending import message
from jailbirds.server.alerts.standing import alerts_of
from jailbirds.server.clients import accounts
from jailbirds.server.http import socket
from jailbirds.server.http.lines import LINE
from jailbirds.server.http.socket import Socket
from jailbirds.server.settings import Settings
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import archive, chat, live_table, lobby, sweeper, wire
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import BotPlay, Hint, Play, Refusal, Table, decide
from jailbirds.words import LANGUAGES
from tests.roles import OPEN, SECRET, TALKATIVE

NOW = 1_800_000_000_000
ACTIONS_ASKED = 25


class Line:
    """A connection on which nothing leaves: all messages stay in the queue of the socket."""

    has_room = False
    on_writable = None

    def __init__(self) -> None:
        self.scope = {"extensions": {LINE: self}}


class Visitor(Socket):
    """A socket whose messages can be looked at without a network."""

    def __init__(self, worker: Worker, client: Client) -> None:
        super().__init__(worker, Line(), client)  # type: ignore[arg-type]

    def take(self) -> list[bytes]:
        messages = list(self._queue)
        self._queue.clear()
        return messages

    async def tell(self, **message: Any) -> None:
        await self._receive(msgspec.json.encode(message))


@pytest.fixture
async def worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Worker]:
    for module in (socket, accounts, archive, chat, live_table, lobby, sweeper):
        monkeypatch.setattr(module, "now_ms", lambda: NOW)
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'swap.sqlite'}",
        sweep_ms=1_000_000,
        messages_per_second=1_000_000,
        messages_burst=1_000_000,
    )
    opened = Worker(settings)
    await opened.open()
    yield opened
    await opened.close()


def test_the_clock_stands_still_in_these_tests_only() -> None:
    assert now_ms() != NOW


async def arrive(worker: Worker, name: str) -> Client:
    client, _ = await accounts.arrive(worker, name, "Firefox", None)
    return client


async def sit(
    worker: Worker, title: str, players: int, seed: int
) -> tuple[LiveTable, list[Client]]:
    """A table of people, played on for a while by bots in their names."""
    clients = [await arrive(worker, f"Player {n}") for n in range(players)]
    seats = [protocol.NewSeat(kind="me")] + [protocol.NewSeat(kind="open")] * (players - 1)
    wish = protocol.NewTable(
        title=title, seats=seats, clock=protocol.Clock(kind="live"), hints=True
    )
    live = await lobby.open_new(worker, clients[0], wish, seed=f"a secret seed, {seed}".encode())
    invite = worker.pusher.info(live, clients[0].id).invite
    for client in clients[1:]:
        await lobby.join(worker, client, live, invite, None)
    return live, clients


def played_on(table: Table, moves: int, rng: random.Random) -> Table:
    bots = [Bot("rookie", seed=rng.randrange(1 << 30)) for _ in range(table.players)]
    for _ in range(moves):
        if table.status != "playing":
            break
        seat = rng.choice(table.actors)
        assert table.game is not None
        action = bots[seat].choose(table.game, seat).to_dict()
        table = decide(table, Play(seat, action), NOW)
    return table


def swapped(table: Table, eye: int | None, seed: int) -> Table:
    """The same table, with everything hidden from the eye dealt anew."""
    twin = table.copy()
    assert twin.game is not None
    gear = table.title.gear(table.gear)
    known = twin.game.redacted(wire.viewer(eye))
    gear.loops.redeal(gear.open(known), 0, wire.viewer(eye), gear.open(generator(seed)))
    twin.game._hold(known)
    assert (
        twin.game.redacted(wire.viewer(eye)).tobytes()
        == table.game.redacted(  # type: ignore[union-attr]
            wire.viewer(eye)
        ).tobytes()
    )
    return twin


async def everything(
    worker: Worker, live: LiveTable, visitor: Visitor, client: Client, seat: int | None, seed: int
) -> list[bytes]:
    """All that somebody can get out of the server about a table."""
    rng = random.Random(seed)
    table = live.table
    found = [await worker.pusher.snapshot(live, seat, client.id)]
    found.append(msgspec.json.encode(worker.pusher.info(live, client.id)))
    found.append(msgspec.json.encode(wire.steps(table, seat)))
    if seat is None:
        found.append(msgspec.json.encode(worker.lobby_watch.feature(live)))
    found.append(msgspec.json.encode(archive.export_game(worker, live, client)))
    found += alerts_to(live, client)
    if seat in table.actors:
        found.append(hint_to(table, seat, seed))
    visitor.take()
    await visitor.tell(type="watch", id="w", table=live.id, seat=seat)
    if seat is not None:
        for number in range(ACTIONS_ASKED):
            action = table.title.actions[rng.randrange(table.title.actions.size)]
            asked = {"table": live.id, "seat": seat, "action": action.to_dict()}
            await visitor.tell(type="ask", id=f"a{number}", **asked)
            if seat not in table.actors or not _is_legal(table, seat, action.id):
                version = table.version(seat)  # refusals tell no more either
                await visitor.tell(type="play", id=f"p{number}", version=version, **asked)
    found += visitor.take()
    visitor._stop_watching(live.id, silently=True)
    return found


def alerts_to(live: LiveTable, client: Client) -> list[bytes]:
    """All that somebody could be told while not there; the number of a turn stays inside."""
    standing = [each for each in alerts_of(live, 0) if each.client == client.id]
    return [
        msgspec.json.encode(message(alert, live, language, "https://play.example"))
        for each in standing
        for language in LANGUAGES
        for alert in [Alert("one", client.id, live.id, each.kind, each.number, NOW, each.due)]
    ]


def hint_to(table: Table, seat: int, seed: int) -> bytes:
    """What a seat is shown that has asked for a hint, of a bot that is as lucky every time."""
    assert table.game is not None
    advised = Bot("regular", seed=seed).choose(table.game, seat).to_dict()
    after = decide(table, Hint(seat, advised, table.version(seat)), NOW)
    shown = wire.situation(after, seat, ())
    assert shown.hint is not None
    return msgspec.json.encode([shown, wire.steps(after, seat)])


def _is_legal(table: Table, seat: int, number: int) -> bool:
    assert table.game is not None
    return number in [action.id for action in table.game.legal(seat)]


@pytest.mark.parametrize("title", jailbirds.titles())
async def test_what_is_hidden_changes_nothing_that_leaves_the_server(
    worker: Worker, title: str
) -> None:
    rng = random.Random(title)
    compared = differing = 0
    for round_number in range(3):
        players = rng.choice(list(jailbirds.title(title).players))
        live, clients = await sit(worker, title, players, seed=round_number)
        stranger = await arrive(worker, "Stranger")
        for _ in range(7):
            live.table = table = played_on(live.table, rng.randrange(5, 40), rng)
            if table.status != "playing":
                break
            for seat in [*range(players), None]:
                client = clients[seat] if seat is not None else stranger
                visitor = Visitor(worker, client)
                seed = rng.randrange(1 << 30)
                live.table = table
                truth = await everything(worker, live, visitor, client, seat, seed)
                live.table = swapped(table, seat, seed)
                assert live.table.game is not None
                assert table.game is not None
                differing += live.table.game.state.tobytes() != table.game.state.tobytes()
                other = await everything(worker, live, visitor, client, seat, seed)
                assert truth == other
                compared += len(truth)
                live.table = table
    assert compared > 200
    if jailbirds.title(title).reveals:
        assert differing > 3  # the truths were different ones


@pytest.mark.parametrize("title", jailbirds.titles())
async def test_changes_tell_a_watcher_what_the_kernel_lets_it_know(
    worker: Worker, title: str
) -> None:
    """A move of anybody, done in two truths: where the kernel shows a watcher the same, the
    server sends it the same."""
    rng = random.Random(title)
    compared = silent = 0
    for round_number in range(3):
        players = jailbirds.title(title).players[-1]
        live, clients = await sit(worker, title, players, seed=10 + round_number)
        for _ in range(40):
            live.table = table = played_on(live.table, rng.randrange(1, 6), rng)
            if table.status != "playing":
                break
            mover = rng.choice(table.actors)
            assert table.game is not None
            action = rng.choice(table.game.legal(mover))
            for seat in [s for s in range(players) if s != mover] + [None]:
                client = clients[seat] if seat is not None else clients[0]
                twin = swapped(table, seat, rng.randrange(1 << 30))
                results = [
                    _pushed(worker, live, truth, client, seat, mover, action)
                    for truth in (table, twin)
                ]
                live.table = table
                (known, sent), (other_known, other_sent) = results
                if known is not None and known == other_known:
                    assert sent == other_sent
                    compared += 1
                    silent += not sent
    assert compared > 50
    if title == SECRET:
        assert silent > 5  # steps of a secret bet are not even noticed


def _pushed(
    worker: Worker,
    live: LiveTable,
    truth: Table,
    client: Client,
    seat: int | None,
    mover: int,
    action: jailbirds.Action,
) -> tuple[Any, list[bytes]]:
    """What the kernel shows a watcher of a move, and what the server sends it."""
    visitor = Visitor(worker, client)
    live.table = truth
    live.watchers = {seat: {visitor}}
    try:
        after = decide(truth, Play(mover, action.to_dict()), NOW)
    except Refusal:
        return None, []  # in this truth it cannot be done
    live.table = after
    worker.pusher.push(live, truth.length)
    live.watchers = {}
    assert after.game is not None
    assert truth.game is not None
    eye = wire.viewer(seat)
    shown = [
        [event for event in move.events if event.visible_to(eye)]
        for move in after.game.moves[len(truth.game.moves) :]
    ]
    states = after.game.redacted(eye).tobytes(), after.game.actors, after.times
    return (shown, states), visitor.take()


async def test_no_secret_of_the_server_is_ever_in_a_message(worker: Worker) -> None:
    """The seed, the tokens' hashes and the other players' ids stay inside."""
    live, clients = await sit(worker, TALKATIVE, 4, seed=1)
    live.table = played_on(live.table, 60, random.Random(1))
    assert live.row.seed is not None
    secrets = [live.row.seed.hex().encode(), worker.secret.hex().encode()]
    for seat, client in enumerate(clients):
        others = [other.id.encode() for other in clients if other is not client]
        visitor = Visitor(worker, client)
        found = b"".join(await everything(worker, live, visitor, client, seat, 1))
        assert len(found) > 5_000
        assert not [secret for secret in secrets + others if secret in found]


async def test_alerts_are_told_to_those_whose_turn_it_is_and_say_nothing_of_the_board(
    worker: Worker,
) -> None:
    live, clients = await sit(worker, TALKATIVE, 4, seed=2)
    live.table = played_on(live.table, 30, random.Random(2))
    told = {client.id: alerts_to(live, client) for client in clients}
    actors = {clients[seat].id for seat in live.table.actors}
    assert {client for client, alerts in told.items() if alerts} == actors
    for alert in told[min(actors)]:
        assert set(msgspec.json.decode(alert)) == {
            *("alert", "kind", "title", "table", "url", "heading", "body", "at")
        }


async def test_spectators_talk_among_themselves_until_the_game_is_over(worker: Worker) -> None:
    live, clients = await sit(worker, OPEN, 2, seed=3)
    stranger = await arrive(worker, "Stranger")
    player, watcher = Visitor(worker, clients[0]), Visitor(worker, stranger)
    for visitor, seat in ((player, 0), (watcher, None)):
        await visitor.tell(type="watch", id="w", table=live.id, seat=seat)
    await player.tell(type="say", id="1", table=live.id, text="Among players")
    await watcher.tell(type="say", id="2", table=live.id, text="Seat 1 will win")
    assert b"Seat 1 will win" not in b"".join(player.take())
    heard = b"".join(watcher.take())
    assert b"Among players" in heard
    assert b"Seat 1 will win" in heard
    # behind the curtain of a hot seat a player is no spectator either
    await player.tell(type="watch", id="w", table=live.id, seat=None)
    assert b"Seat 1 will win" not in b"".join(player.take())
    for bot in (0, 1):
        await player.tell(type="resign", id=f"r{bot}", table=live.id, seat=bot)
    live.table = played_on(live.table, 0, random.Random(1))
    while live.table.status != "over":
        seat = live.table.actors[0]
        assert live.table.game is not None
        action = live.table.game.legal(seat)[0].to_dict()
        kind = BotPlay if live.table.seats[seat].plays == "bot" else Play
        live.table = decide(live.table, kind(seat, action, live.table.version(seat)), NOW)
    player.take()
    await player.tell(type="watch", id="w", table=live.id, seat=0)
    assert b"Seat 1 will win" in b"".join(player.take())
