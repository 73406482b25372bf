"""A server that cannot run says why, and what to do, before it goes."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from jailbirds.server.settings import BadSetting, read_settings


def serve(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "jailbirds.cli.app", "serve", *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "JAILBIRDS_DATA": str(folder), "JAILBIRDS_COMPILE": "false"},
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--port", "99999"), "65535"),
        (("--database", "games.sqlite"), "sqlite://… or postgresql://…"),
        (("--redis", "localhost"), "redis://…"),
        (("--public-url", "games.example"), "http://… or https://…"),
        (("--workers", "2"), "--database postgresql://… and --redis redis://…"),
        (("--host", "192.0.2.1"), "--host"),  # an address that is nobody's
    ],
)
def test_a_setting_that_cannot_be_is_refused_at_once(
    tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    ended = serve(tmp_path, *arguments)
    assert ended.returncode == 2
    assert says in ended.stderr
    assert "Jailbirds is at" not in ended.stdout


@pytest.mark.parametrize("proxies", ["caddy", "127.0.0.1, 172.17.0.1/16", "10.0.0.0/33"])
def test_a_proxy_that_is_neither_an_address_nor_a_net_is_named(proxies: str) -> None:
    with pytest.raises(BadSetting, match=r"as addresses or nets .* '(caddy|.*/..)' is neither"):
        read_settings({"proxies": proxies})


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = serve(tmp_path, "--port", port)
    assert ended.returncode == 2
    assert f"port {port}" in ended.stderr
    assert "--port" in ended.stderr


def test_a_database_that_is_not_there_ends_it_with_a_sentence(tmp_path: Path) -> None:
    ended = serve(tmp_path, "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert ended.returncode == 1
    assert "Check --database" in ended.stderr.splitlines()[-1]
