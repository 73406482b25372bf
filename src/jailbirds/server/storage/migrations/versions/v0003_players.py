"""Players who come back: devices and other ways in, results of games and ratings,
and what they are told while not there."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("client_id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_client", "devices", ["client_id"])
    # whoever was here keeps the token: of the one device there was, nothing else is known
    op.execute(
        "INSERT INTO devices (id, client_id, token_hash, name, created, used) "
        "SELECT id, id, token_hash, '', created, created FROM clients"
    )
    with op.batch_alter_table("clients") as clients:
        clients.drop_column("token_hash")
        clients.add_column(sa.Column("phrase_hash", sa.String(64)))
        clients.create_unique_constraint("clients_by_phrase", ["phrase_hash"])
    _pages()
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("client_id", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_client", "passkeys", ["client_id"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("client_id", sa.String(32)),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_by_client", "tickets", ["client_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("player", sa.String(48), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_in_order", "results", ["number"])
    op.create_index("results_by_player", "results", ["player", "at"])
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("mean", sa.Float(53), nullable=False),
        sa.Column("doubt", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_mean", "ratings", ["title", "mean"])
    _alerts()
    _one_another()
    _seeks()


def _one_another() -> None:
    op.create_table(
        "blocks",
        sa.Column("client_id", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "follows",
        sa.Column("client_id", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_by_other", "follows", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("client_id", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("line", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("reports_by_client", "reports", ["client_id"])
    op.create_index("reports_by_other", "reports", ["other"])


def _pages() -> None:
    """A page for everybody. Of those who were here before, it is hidden until they show it."""
    op.add_column("clients", sa.Column("page", sa.String(16)))
    known = op.get_bind().execute(sa.text("SELECT id FROM clients")).all()
    clients = sa.table("clients", sa.column("id"), sa.column("page"))
    for (client,) in known:
        mine = sa.update(clients).where(clients.c.id == client)
        op.execute(mine.values(page=secrets.token_hex(6)))
    with op.batch_alter_table("clients") as batch:
        batch.alter_column("page", existing_type=sa.String(16), nullable=False)
        batch.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.true()))
        batch.create_unique_constraint("clients_by_page", ["page"])


def _alerts() -> None:
    op.create_table(
        "alert_wishes",
        sa.Column("client_id", sa.String(32), primary_key=True),
        sa.Column("kinds", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("feed_hash", sa.String(64)),
        sa.Column("feed_language", sa.String(8)),
        sa.UniqueConstraint("feed_hash", name="alert_wishes_by_feed"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("client_id", sa.String(32), nullable=False),
        sa.Column("device_id", sa.String(32)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("subscriptions_by_client", "subscriptions", ["client_id"])
    op.create_index("subscriptions_by_device", "subscriptions", ["device_id"])
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("client_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.UniqueConstraint("client_id", "table_id", "kind", "number", name="alerts_once"),
    )
    op.create_index("alerts_due", "alerts", ["due"])
    op.create_index("alerts_by_table", "alerts", ["table_id"])


def _seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("client_id", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("alike", sa.Boolean, nullable=False),
        sa.Column("wait", sa.Integer),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )


def downgrade() -> None:
    raise NotImplementedError("several devices cannot become one token: take a backup from before")
