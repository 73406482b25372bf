"""Running the server: one process, or several that share a database and a messenger."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sys
import tempfile

import uvicorn

from jailbirds.server.compiling import Compiling
from jailbirds.server.logs import set_up_logs
from jailbirds.server.porch import Porch
from jailbirds.server.settings import BadSetting, Settings, write_settings

GOODBYE = 10  # seconds for open requests at the end
PING = 20.0  # seconds between two signs of life


def check_address(settings: Settings) -> None:
    """Can anybody listen there? Better said before everything is started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise BadSetting(
            f"cannot listen at {settings.host}, port {settings.port}: {why}. "
            "Choose another by --port and --host, or end what listens there"
        ) from None


def run(settings: Settings) -> None:
    """Serve until somebody ends it."""
    set_up_logs(settings.log_level)
    # uvicorn says goodbye to everybody first, and hands the signal on to us then
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    write_settings(settings)
    shared = tempfile.mkdtemp(prefix="jailbirds-metrics-") if settings.workers > 1 else None
    if shared:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
    compiling = Compiling() if settings.compile else None
    try:
        uvicorn.run(
            "jailbirds.server.porch:create",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers if settings.workers > 1 else None,
            ws="websockets-sansio",
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            timeout_graceful_shutdown=GOODBYE,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
        )
    finally:
        if compiling is not None:
            compiling.stop()
        if shared:
            shutil.rmtree(shared, ignore_errors=True)


def _leave() -> None:
    if Porch.broken:
        sys.exit(
            f"jailbirds: the server cannot start: {Porch.broken}. "
            "Check --database and --redis; the log above says more"
        )
    sys.exit(0)
