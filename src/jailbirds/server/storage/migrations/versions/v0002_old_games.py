"""Journals of old games, packed, and pictures of how games ended, for when their rules are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("journal", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "end_pictures",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("picture", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("end_pictures")
    op.drop_table("packed")
