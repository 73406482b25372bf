"""Games that are played elsewhere: the same as here, whatever happens to a machine on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.lab import cluster as clusters
from jailbirds.lab.balance.games import sources_of
from jailbirds.lab.changed import with_content
from jailbirds.lab.cluster import Cluster, Order, Shelf, connected
from jailbirds.lab.sweep import read_sets, settings_of, sweep
from tests.roles import OPEN

TITLE = jailbirds.title(OPEN)
BOTS = ("regular",) * 2


class Elsewhere:
    """In the place of Ray: what is asked for is done at once, by a function that knows nothing of
    who asks."""

    exceptions = SimpleNamespace(RayError=ZeroDivisionError)

    @staticmethod
    def remote(**_: Any) -> Callable[..., Any]:
        def task(function: Callable[..., Any]) -> Any:
            def ask(*given: bytes) -> Any:
                future: Future[Any] = Future()
                try:
                    future.set_result(function(*given))
                except JailbirdsError as error:
                    lost = ZeroDivisionError()
                    lost.cause = error  # type: ignore[attr-defined]
                    future.set_exception(lost)
                return SimpleNamespace(future=lambda: future)

            return SimpleNamespace(remote=ask)

        return task


def test_a_sweep_is_the_same_here_and_elsewhere() -> None:
    settings = settings_of({"turn_limit": [20, 30], "alarm": [True, False]}, None, 0)
    here = sweep(TITLE, BOTS, settings, 70)
    assert sweep(TITLE, BOTS, settings, 70, cluster=Cluster(Elsewhere())) == here


def test_other_content_is_made_again_where_it_is_played() -> None:
    change = {"boat.prisoners_to_win": 2}
    with with_content(TITLE, change) as changed:
        order = Order(TITLE.name, change, sources_of(changed))
    shelf = Shelf()
    made = shelf.title(msgspec.json.encode(order))
    assert sources_of(made) == order.sources != sources_of(TITLE)
    assert shelf.title(msgspec.json.encode(order)) is made
    shelf.clear()


def test_machines_with_other_sources_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they would play are games of another title."""
    cluster = Cluster(Elsewhere())
    unchanged = with_content(TITLE, {})
    monkeypatch.setattr(clusters, "with_content", lambda *_: unchanged)
    settings = settings_of({"boat.prisoners_to_win": [2]}, None, 0)
    with pytest.raises(JailbirdsError, match="other sources"):
        sweep(TITLE, BOTS, settings, 50, cluster=cluster)


# --- with Ray itself, which is too large to be installed for every test


@pytest.fixture
def ray_cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """On this machine: a head that plays nothing, and two workers with a core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'jailbirds[ray]'")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster as LocalCluster  # noqa: PLC0415

    node: dict[str, Any] = {"include_dashboard": False, "object_store_memory": 100_000_000}
    # A lost machine is noticed within seconds; one that is merely slow is not given up.
    soon = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 1000}
    local = LocalCluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "_system_config": soon, **node}
    )
    try:
        yield local, [local.add_node(num_cpus=1, **node) for _ in range(2)]
    finally:
        local.shutdown()


def test_a_sweep_is_the_same_on_one_core_on_all_and_on_a_cluster_that_loses_a_worker(
    ray_cluster: tuple[Any, list[Any]],
) -> None:
    local, workers = ray_cluster
    settings = settings_of(read_sets(["turn_limit=21..40"], int), None, 0)
    games, played = 500, []

    def lose_one(count: int) -> None:
        played.append(count)
        if len(played) == 20:
            (raylet,) = workers[0].all_processes["raylet"]
            os.kill(raylet.process.pid, signal.SIGKILL)

    with connected(local.address) as cluster:
        elsewhere = sweep(TITLE, BOTS, settings, games, cluster=cluster, progress=lose_one)
    assert sum(played) == games * len(settings) == 10_000
    assert workers[0].all_processes["raylet"][0].process.poll() == -signal.SIGKILL
    assert elsewhere == sweep(TITLE, BOTS, settings, games, cores=1)
    assert elsewhere == sweep(TITLE, BOTS, settings, games)
