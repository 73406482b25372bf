"""The tables of the database. Changes go into a migration as well, see `migrations/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

clients = Table(
    "clients",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("nickname", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("owner", String(32)),
    Column("seed", LargeBinary),  # secret until the game is over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),  # of the journal
    Column("wake_at", BigInteger),  # when the server has to act here
    Column("rematch_of", String(32)),
    Column("origin", String(64)),  # of an imported game: the checksum of its log
    Index("tables_to_wake", "wake_at"),
    Index("tables_by_status", "status", "visibility", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("client_id", String(32)),
    Column("name", String(64)),
    Index("seats_by_client", "client_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("client_id", String(32)),
    Column("command_id", String(64)),  # sent twice, applied once
    UniqueConstraint("table_id", "client_id", "command_id", name="entries_by_command"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("channel", String(10), nullable=False),
    Column("client_id", String(32)),
    Column("command_id", String(64)),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text),
    Column("sentence", Text),  # of a bot: key and arguments
    UniqueConstraint("table_id", "client_id", "command_id", name="chat_by_command"),
    Index("chat_by_client", "client_id"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
