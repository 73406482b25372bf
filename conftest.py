"""Templates run only inside a gear, migrations only inside Alembic: neither can be imported."""

collect_ignore_glob = [
    "src/jailbirds/*/loops.py",
    "src/jailbirds/*/*/loops.py",
    "src/jailbirds/server/storage/migrations/*",
    "benchmarks/*",
    "docs/*.py",
]
