"""Running the server: one process, or several that share a database and a messenger."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sys
import tempfile
from typing import Any

import uvicorn

from jailbirds.server.gears.compiler_process import CompilerProcess
from jailbirds.server.http.gateway import Gateway
from jailbirds.server.http.lines import line_options
from jailbirds.server.settings import BadSetting, Settings, write_settings
from jailbirds.server.workers.logs import set_up_logs
from jailbirds.server.workers.meeting import FOLDER
from jailbirds.server.workers.supervisor import Supervisor

METRICS = "PROMETHEUS_MULTIPROC_DIR"
GOODBYE = 10  # seconds for open requests at the end


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
    shared = tempfile.mkdtemp(prefix="jailbirds-workers-") if settings.workers > 1 else None
    if shared:
        for name in (METRICS, FOLDER):
            os.environ[name] = os.path.join(shared, name.lower())
            os.mkdir(os.environ[name])
    compiler = CompilerProcess() if settings.compile else None
    try:
        _serve(settings)
    finally:
        if compiler is not None:
            compiler.stop()
        if shared:
            shutil.rmtree(shared, ignore_errors=True)


def _serve(settings: Settings) -> None:
    options: dict[str, Any] = {
        "app": "jailbirds.server.http.gateway:create",
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "timeout_graceful_shutdown": GOODBYE,
        **line_options(settings),
    }
    if settings.workers > 1:
        config = uvicorn.Config(**options)
        Supervisor(config, [config.bind_socket()]).run()
    else:
        uvicorn.run(**options)


def _leave() -> None:
    if Gateway.broken:
        sys.exit(
            f"jailbirds: the server cannot start: {Gateway.broken}. "
            "Check --database and --redis; the log above says more"
        )
    sys.exit(0)
