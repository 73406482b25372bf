"""Requests to addresses that somebody gave us: a push service, a webhook.

Whoever names an address must not reach by it what they could not reach themselves. So it is https;
its name is looked up here, and no address of it may be private; the connection goes to the address
that was looked at; nobody is followed to another place; and nothing of an answer is read but its
status.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

import httpcore

from jailbirds.server.hosts import is_number, is_public
from jailbirds.table import Refusal

SECONDS = 10.0  # for all of it
AT_ONCE = 64  # connections
LONGEST = 1_000  # letters of an address


class Unreachable(Exception):
    """No answer came, or none was asked for as the address is not one to ask."""


def check_address(address: str, *, private: bool) -> str:
    """Could this be asked? What its name stands for is looked at with every request."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    fine = (
        len(address) <= LONGEST
        and address.isascii()
        and address.isprintable()
        and " " not in address
        and host
        and parts.scheme in (("https", "http") if private else ("https",))
        and parts.username is None
    )
    if fine and host and not private and is_number(host):
        fine = is_public(host)
    if not fine:
        raise Refusal(
            "malformed", "refused-address", "expected an address that begins with https://"
        )
    return address


class _Looked(httpcore.AnyIOBackend):
    """Connects to the address that was looked at, and to no other."""

    def __init__(self, private: bool) -> None:
        super().__init__()
        self._private = private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        numbers = [str(each[4][0]) for each in found]
        if not numbers or not (self._private or all(map(is_public, numbers))):
            raise httpcore.ConnectError("not a public address")
        return await super().connect_tcp(numbers[0], port, timeout, local_address, socket_options)


class Outside:
    """Sends to addresses outside."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=_Looked(private),
        )

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises `Unreachable`."""
        try:
            check_address(address, private=self._private)
            async with (
                asyncio.timeout(SECONDS),
                self._pool.stream(
                    "POST", address, headers=[*headers.items()], content=body
                ) as answer,
            ):
                return answer.status
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise Unreachable(str(error) or type(error).__name__) from None
        except (OSError, ValueError, Refusal) as error:  # no such name, no such port
            raise Unreachable(str(error) or type(error).__name__) from None

    async def close(self) -> None:
        await self._pool.aclose()
