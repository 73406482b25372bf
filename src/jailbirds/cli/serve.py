"""The command that starts the game server."""

from __future__ import annotations

import importlib.util
from typing import Annotated

import typer

from jailbirds.cli.arguments import out
from jailbirds.kernel.errors import JailbirdsError

NEEDED = (
    *("litestar", "uvicorn", "sqlalchemy", "alembic", "redis", "prometheus_client"),
    "webauthn",
)


def need_server() -> None:
    """Say what is missing, where the server's extra is not installed."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise JailbirdsError(
            f"the server needs {', '.join(missing)}: install jailbirds[server] to have them"
        )


def serve(
    host: Annotated[
        str | None, typer.Option(help="Who can reach it: 127.0.0.1 (default) or 0.0.0.0.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Default: 8000.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes; several need PostgreSQL and Redis.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://…; default: your data folder."),
    ] = None,
    redis: Annotated[str | None, typer.Option(help="redis://…, for several workers.")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="Where browsers find it, behind a proxy: https://….")
    ] = None,
    bot_pause: Annotated[
        int | None,
        typer.Option(help="Milliseconds before a bot acts at normal pace; default: 1200."),
    ] = None,
) -> None:
    """Start the game server: play in the browser, alone, with friends, over the net.

    Everything can be set by the environment too: JAILBIRDS_PORT=8080. See docs/operations.md.
    """
    need_server()
    from jailbirds.server.run import check_address, run
    from jailbirds.server.settings import read_settings

    settings = read_settings(
        {
            "host": host,
            "port": port,
            "workers": workers,
            "database": database,
            "redis": redis,
            "public_url": public_url,
            "bot_pause": bot_pause,
        }
    )
    check_address(settings)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = settings.public_url or f"http://{shown}:{settings.port}"
    out.print(f"[bold]Jailbirds[/] is at {address} (end it with Ctrl+C)", highlight=False)
    run(settings)
