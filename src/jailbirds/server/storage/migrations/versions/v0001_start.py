"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "clients",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("origin", sa.String(64)),
    )
    op.create_index("tables_to_wake", "tables", ["wake_at"])
    op.create_index("tables_by_status", "tables", ["status", "visibility", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("client_id", sa.String(32)),
        sa.Column("name", sa.String(64)),
    )
    op.create_index("seats_by_client", "seats", ["client_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(32)),
        sa.Column("command_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "client_id", "command_id", name="entries_by_command"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("client_id", sa.String(32)),
        sa.Column("command_id", sa.String(64)),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("sentence", sa.Text),
        sa.UniqueConstraint("table_id", "client_id", "command_id", name="chat_by_command"),
    )
    op.create_index("chat_by_client", "chat", ["client_id"])
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("facts", "chat", "entries", "seats", "tables", "clients"):
        op.drop_table(name)
