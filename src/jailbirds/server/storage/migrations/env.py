"""Run by Alembic with a connection that `storage.database.migrate` has opened."""

from alembic import context

from jailbirds.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
