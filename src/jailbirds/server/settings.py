"""All that can be set: by the command line, or by the environment as `JAILBIRDS_<NAME>`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

from jailbirds.kernel.errors import JailbirdsError

Count = Annotated[int, msgspec.Meta(ge=1)]
Ms = Annotated[int, msgspec.Meta(ge=0)]


class BadSetting(JailbirdsError):
    """A setting that does not exist, or a value it cannot have."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    workers: Count = 1
    database: str = ""  # sqlite:///… or postgresql://…; default: a file in the user's data folder
    redis: str | None = None  # redis://…: carries "table T has changed" between workers
    public_url: str | None = None  # where browsers find the server, if behind a proxy
    compile: bool = True  # fill the cache of compiled rules in a child process

    bot_pause: Ms = 700  # before a bot acts, for people to follow
    thinkers: Count = 2  # threads for bots that think ahead
    fsync: bool = True  # False: SQLite may lose the last moves at a power cut; for measuring only

    message_bytes: Count = 64 * 1024
    import_bytes: Count = 4 * 1024 * 1024
    messages_per_second: Count = 20  # of a socket, on average
    messages_burst: Count = 60  # of a socket, at once
    sockets_per_client: Count = 12
    watched_per_socket: Count = 50
    tables_per_client: Count = 60  # that are not over
    chat_length: Count = 500
    chat_shown: Count = 100
    steps_shown: Count = 250
    queue_bytes: Count = 4 * 1024 * 1024  # waiting for a slow socket before it is closed
    idle_seconds: Count = 900  # after which a table that nobody watches is put to sleep
    tables_in_memory: Count = 5_000  # above it the longest idle ones sleep earlier
    sweep_ms: Count = 500
    log_level: str = "INFO"

    def __post_init__(self) -> None:
        for name, schemes in (
            ("database", ("sqlite", "postgresql")),
            ("redis", ("redis", "rediss", "unix")),
            ("public_url", ("http", "https")),
        ):
            given = getattr(self, name)
            if given and urlsplit(given).scheme not in schemes:
                expected = " or ".join(f"{known}://…" for known in schemes)
                raise ValueError(f"{name} is given as {expected}")
        if self.workers > 1 and not (self.postgres and self.redis):
            raise ValueError(
                "several workers need a database and a messenger that they can share: give "
                "--database postgresql://… and --redis redis://…, or leave --workers at 1"
            )

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def secure(self) -> bool:
        """Do browsers come by https?"""
        return (self.public_url or "").startswith("https:")

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it, with the asynchronous driver."""
        url = self.database or f"sqlite:///{data_folder() / 'jailbirds.sqlite'}"
        kind, _, rest = url.partition(":")
        driver = "sqlite+aiosqlite" if kind == "sqlite" else "postgresql+asyncpg"
        return f"{driver}:{rest}"


def data_folder() -> Path:
    """Where the games of this user are kept."""
    if "JAILBIRDS_DATA" in os.environ:
        folder = Path(os.environ["JAILBIRDS_DATA"])
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "jailbirds"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "jailbirds"
    else:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        folder = Path(data) / "jailbirds"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def read_settings(given: Mapping[str, object] | None = None) -> Settings:
    """Settings from the environment; what is given here has precedence, None is not given."""
    names = {field.name for field in msgspec.structs.fields(Settings)}
    found: dict[str, object] = {
        name: os.environ[f"JAILBIRDS_{name.upper()}"]
        for name in names
        if f"JAILBIRDS_{name.upper()}" in os.environ
    }
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"a setting is wrong: {error}") from None


def write_settings(settings: Settings) -> None:
    """Put settings into the environment, for the workers that are started from here."""
    for name, value in msgspec.to_builtins(settings).items():
        if value is not None:
            os.environ[f"JAILBIRDS_{name.upper()}"] = str(value)
