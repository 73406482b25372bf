"""The tables of somebody are found by an index; how strong who seeks is, is read from ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.drop_column("seeks", "points")


def downgrade() -> None:
    op.add_column("seeks", sa.Column("points", sa.Integer))
    op.drop_index("tables_by_owner", "tables")
