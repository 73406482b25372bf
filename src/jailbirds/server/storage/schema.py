"""The tables of the database. Changes go into a migration as well, see `migrations/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("nickname", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phrase_hash", String(64)),  # of the recovery phrase, where there is one
    Column("page", String(16), nullable=False),  # where others find the player's page
    Column("hidden", Boolean, nullable=False),  # is it there for nobody else?
    UniqueConstraint("phrase_hash", name="clients_by_phrase"),
    UniqueConstraint("page", name="clients_by_page"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("client_id", String(32), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # last, to the hour
    Index("devices_by_client", "client_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's, in base64url
    Column("client_id", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_client", "client_id"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("client_id", String(32)),  # whose it is; null: whoever shows it
    Column("until", BigInteger, nullable=False),
    Index("tickets_by_client", "client_id"),
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
    Index("tables_by_owner", "owner"),
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

# The journal of a table: places from 0 on. What is below stands for a command that was refused, so
# that no other worker carries it out later; it is no part of the journal.
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

packed = Table(
    "packed",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("journal", LargeBinary, nullable=False),  # of an old game, instead of its entries
)

end_pictures = Table(
    "end_pictures",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("picture", LargeBinary),  # of a finished game; null: there is nothing to see
)

# Other ways on from a finished game that somebody has shared: see `server/analysis`.
branches = Table(
    "branches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("client_id", String(32)),  # who has shared it first
    Column("move", Integer, nullable=False),  # after which it begins
    Column("moves", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("branches_by_table", "table_id"),
    Index("branches_by_client", "client_id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("judge", String(16), nullable=False),  # another one would judge otherwise
    Column("maker", String(16)),  # the worker that makes it; null: it is finished
    # when its maker last gave a sign; of a finished one, when it was last asked for, to the day
    Column("at", BigInteger, nullable=False),
    Column("review", LargeBinary),  # packed, as far as it is known to others than its maker
    Index("reviews_by_at", "at"),
)

# A result outlives its table: ratings follow from all of them.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),  # of the game, in the order in which they count
    Column("title", String(32), nullable=False),
    Column("player", String(48), nullable=False),  # a client, a bot by its level, or nobody
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # was its table open to anybody?
    Column("at", BigInteger, nullable=False),
    Index("results_in_order", "number"),
    Index("results_by_player", "player", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("title", String(32), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("mean", Float(53), nullable=False),
    Column("doubt", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_mean", "title", "mean"),
)

# First tries at puzzles, numbered from 1 for everybody, with the rating after each.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("client_id", String(32), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mean", Float(53), nullable=False),
    Column("doubt", Float(53), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("client_id", "number", name="puzzle_tries_in_order"),
)

# The same of the puzzles of days, which come again after some years.
puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("client_id", String(32), primary_key=True),
    Column("day", Integer, primary_key=True),  # the first of January in the year 1 is 1
    Column("puzzle", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

seeks = Table(
    "seeks",
    metadata,
    Column("client_id", String(32), primary_key=True),  # everybody has one at most
    Column("id", String(32), nullable=False),  # as others see it
    Column("command_id", String(64), nullable=False),  # sent twice, sought once
    Column("title", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("alike", Boolean, nullable=False),
    Column("wait", Integer),  # seconds until bots take part; null: never
    Column("level", String(16), nullable=False),  # of those bots
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(32)),  # that was found
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

# What somebody wants to be told while not there, and when not. Whoever has a row has one reason at
# least: a subscription, or a feed.
alert_wishes = Table(
    "alert_wishes",
    metadata,
    Column("client_id", String(32), primary_key=True),
    Column("kinds", String(64), nullable=False),  # with spaces between
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),  # whose midnight: Europe/Berlin
    Column("feed_hash", String(64)),  # of the word that opens the feed
    Column("feed_language", String(8)),
    UniqueConstraint("feed_hash", name="alert_wishes_by_feed"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("client_id", String(32), nullable=False),
    Column("device_id", String(32)),  # of a push subscription; it goes with the device
    Column("kind", String(8), nullable=False),  # push, webhook
    Column("endpoint", Text, nullable=False),
    Column("public_key", LargeBinary),  # of the browser, for push
    Column("secret", LargeBinary, nullable=False),  # shared: for encryption, or to sign with
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Index("subscriptions_by_client", "client_id"),
    Index("subscriptions_by_device", "device_id"),
)

alerts = Table(
    "alerts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("client_id", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("number", Integer, nullable=False),  # which of the turns there it is about
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),  # when it is to be sent; null: that is done
    UniqueConstraint("client_id", "table_id", "kind", "number", name="alerts_once"),
    Index("alerts_due", "due"),
    Index("alerts_by_table", "table_id"),
)

# Whom somebody does not want to hear (mute), or to sit with either (block).
blocks = Table(
    "blocks",
    metadata,
    Column("client_id", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),  # of the other, when it was
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_other", "other"),
)

# Whom somebody follows: friends, as they are called.
follows = Table(
    "follows",
    metadata,
    Column("client_id", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("follows_by_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("client_id", String(32), nullable=False),  # who reports
    Column("other", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # of the other, when it was
    Column("table_id", String(32)),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("line", Text),  # of chat, that it is about
    Column("at", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("reports_by_client", "client_id"),
    Index("reports_by_other", "other"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
