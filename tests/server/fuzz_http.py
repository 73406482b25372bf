"""Malformed requests: by schemathesis from the server's own OpenAPI, and our own."""

from __future__ import annotations

import asyncio
import re
import warnings
from typing import Any, cast

import hypothesis
import schemathesis.openapi
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import FailedHealthCheck, HypothesisDeprecationWarning, Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from tests.roles import OPEN
from tests.server.fuzz_findings import Findings
from tests.server.garbage import Garbage, Things
from tests.server.processes import Server

PLAIN = {
    "table": "nosuchtable",
    "title": OPEN,
    "language": "en",
    "device": "nosuchdevice",
    "passkey": "nosuchpasskey",
    "handle": "nosuchblock",
    "page": "nosuchpage",
    "subscription": "nosuchsubscription",
    "branch": "nosuchbranch",
}


def throw_by_schema(server: Server, things: Things, count: int, found: Findings, seed: int) -> None:
    """Requests that schemathesis makes from the OpenAPI: valid ones, and ones that are not."""
    # another thread draws random numbers meanwhile, which is no strategy's fault
    warnings.simplefilter("ignore", HypothesisDeprecationWarning)
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = [
        result.ok()
        for result in schema.get_all_operations()
        if isinstance(result, Ok) and result.ok().label != "DELETE /api/me"
    ]
    jobs = [(operation, mode) for operation in operations for mode in GenerationMode]
    headers = {"authorization": f"Bearer {things.token}"}
    left = [0]

    def throw(case: Case) -> None:
        if left[0] == 0:
            return
        try:
            answer = case.call(headers=headers, timeout=60)
        except (ValueError, UnicodeError):  # what the client's own library does not send
            return
        left[0] -= 1
        found.requests["schemathesis"] += 1
        found.statuses[str(answer.status_code)] += 1
        if answer.status_code >= 500:
            found.blame(f"{answer.status_code} for {case.as_curl_command()}")

    for number, (operation, mode) in enumerate(jobs):
        share = (count - found.requests["schemathesis"]) // (len(jobs) - number)
        left[0] = share
        examples = settings(
            max_examples=max(1, share),
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        try:
            strategy = operation.as_strategy(generation_mode=mode)
            examples(hypothesis.seed(seed)(given(case=strategy)(throw)))()
        except (Unsatisfiable, FailedHealthCheck):
            pass  # nothing can be wrong about a request without parameters
        for _ in range(left[0]):  # where few examples exist, the plain one again
            throw(operation.Case(method=cast(Any, operation.method.upper()), path_parameters=PLAIN))


async def throw_requests(server: Server, garbage: Garbage, count: int, found: Findings) -> None:
    """Our own requests, each over a connection of its own, several at once."""
    left = iter(range(count))

    async def throw() -> None:
        for _ in left:
            request = garbage.request()
            found.requests["own"] += 1
            status = await _send_raw(server, request)
            found.statuses[status] += 1
            if status.startswith("5"):
                found.blame(f"{status} for {request[:600]!r}")

    await asyncio.gather(*(throw() for _ in range(4)))


async def _send_raw(server: Server, request: bytes) -> str:
    """The status of the answer; `none` where there is none."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request)
        await writer.drain()
        try:
            line = await asyncio.wait_for(reader.readline(), 3)
        except TimeoutError:
            line = b""  # it waits for the rest of what was announced
        finally:
            writer.close()
    except ConnectionError:
        line = b""
    found = re.match(rb"HTTP/1\.[01] (\d{3})", line)
    return found[1].decode() if found else "none"
