"""Reviews are kept, and found again after a restart and by other workers."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("judge", sa.String(16), nullable=False),
        sa.Column("maker", sa.String(16)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("reviews_by_at", "reviews", ["at"])


def downgrade() -> None:
    op.drop_table("reviews")
