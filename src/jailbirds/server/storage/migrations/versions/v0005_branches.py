"""Branches of finished games that somebody has shared."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "branches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("client_id", sa.String(32)),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("branches_by_table", "branches", ["table_id"])
    op.create_index("branches_by_client", "branches", ["client_id"])


def downgrade() -> None:
    op.drop_table("branches")
