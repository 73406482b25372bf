"""All that can be set: by the command line, or by the environment as `JAILBIRDS_<NAME>`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.table.wake import Pauses

Count = Annotated[int, msgspec.Meta(ge=1)]
Ms = Annotated[int, msgspec.Meta(ge=0)]
THIS_MACHINE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")


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
    proxies: str = ""  # besides this machine: addresses or nets, with commas between them
    registration: Literal["open", "invited", "closed"] = "open"  # who may come as somebody new
    compile: bool = True  # fill the cache of compiled rules in a child process

    bot_pause: Ms = 1_200  # before a bot acts at normal pace, for people to follow
    talk_pause: Ms = 20_000  # before a bot ends a debate, for people to talk
    absent_seconds: Count = 90  # without a sign, until the others may go on without somebody
    thinkers: Count | None = None  # threads for bots that think ahead, in each worker
    fsync: bool = True  # False: SQLite may lose the last moves at a power cut; for measuring only

    alert_seconds: Annotated[int, msgspec.Meta(ge=0)] = 30  # who comes by himself is not called
    contact: str = ""  # mailto:… or https://…: whom push services write to, should there be trouble
    private_endpoints: bool = False  # alerts may go to private addresses and by http: for tests

    message_bytes: Count = 64 * 1024
    import_bytes: Count = 4 * 1024 * 1024
    messages_per_second: Count = 20  # of a socket, on average
    messages_burst: Count = 60  # of a socket, at once
    requests_per_second: Count = 20  # of an address, on average; this machine itself has no limit
    requests_burst: Count = 200  # of an address, at once
    asking_seconds: Count = 15  # for the head of a request, or the line is cut
    arrivals_per_hour: Count = 120  # new nicknames of an address, on average
    arrivals_burst: Count = 40  # at once
    sign_ins_per_hour: Count = 60  # attempts of an address to come back, on average
    sign_ins_burst: Count = 20  # at once
    invitations_per_hour: Count = 60  # seats that a client keeps for others, on average
    invitations_burst: Count = 30  # at once
    reports_per_hour: Count = 10  # of a client, on average or at once
    imported_moves_per_hour: Count = 60_000  # of a client, at once or on average
    sockets_per_client: Count = 12
    watched_per_socket: Count = 50
    tables_per_client: Count = 60  # that are not over
    ping_seconds: Count = 20  # between two signs of life of a socket; who gives none is cut off
    chat_length: Count = 500
    lines_per_minute: Count = 30  # of chat, of a client who has no seat at the table, on average
    lines_burst: Count = 15  # at once
    hints_per_minute: Count = 6  # of a client who asks what a strong bot would do, on average
    hints_burst: Count = 6  # at once
    chat_shown: Count = 100
    steps_shown: Count = 250
    queue_bytes: Count = 4 * 1024 * 1024  # waiting for a slow socket before it is closed
    idle_seconds: Count = 900  # after which a table that nobody watches is unloaded from memory
    tables_in_memory: Count = 5_000  # above it the longest idle ones are unloaded earlier
    sweep_ms: Count = 500
    keep_days: Annotated[int, msgspec.Meta(ge=0)] = 0  # as they are, of finished games; 0: for ever
    old_games: Literal["pack", "drop"] = "pack"  # what becomes of them then
    guest_days: Annotated[int, msgspec.Meta(ge=0)] = 0  # unseen, of who never played; 0: for ever
    reviews_kept: Count = 10_000  # those asked for last
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
        for proxy in self.trusted:
            try:
                ip_network(proxy)
            except ValueError:
                raise ValueError(
                    f"proxies are given as addresses or nets with commas between them, as in "
                    f"172.17.0.1,10.0.0.0/8; '{proxy}' is neither"
                ) from None
        if self.workers > 1 and not (self.postgres and self.redis):
            raise ValueError(
                "several workers need a database and a messenger that they can share: give "
                "--database postgresql://… and --redis redis://…, or leave --workers at 1"
            )

    @property
    def thinking_threads(self) -> int:
        """How many bots think at a time in each worker: all of them together take half of the
        machine's cores, whatever it has, unless somebody wishes otherwise."""
        return self.thinkers or max(1, cores() // (2 * self.workers))

    @property
    def trusted(self) -> tuple[str, ...]:
        """Who is believed whose address a request comes from: proxies, which speak for many."""
        named = [proxy.strip() for proxy in self.proxies.split(",")]
        return (*THIS_MACHINE, *filter(None, named))

    @property
    def pauses(self) -> Pauses:
        return Pauses(self.bot_pause, self.talk_pause)

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


def cores() -> int:
    """How many of the machine's cores are ours."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def data_folder() -> Path:
    """Where the games of this user are kept."""
    given = os.environ.get("JAILBIRDS_DATA")
    folder = Path(given) if given else user_data_path("jailbirds", appauthor=False)
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
