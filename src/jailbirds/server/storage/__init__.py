"""Where tables are kept: SQLite or PostgreSQL, by the same statements."""
