"""What cannot be imported: templates run only inside a gear, migrations only inside Alembic, the
template of a title under the name that it is given, a clock that is set where one is, and what
extends Numba's compiler for a GPU where numba-cuda is installed."""

collect_ignore_glob = [
    "src/jailbirds/*/loops.py",
    "src/jailbirds/*/*/loops.py",
    "src/jailbirds/kernel/warps/words.py",
    "src/jailbirds/authoring/template/*",
    "src/jailbirds/server/storage/migrations/*",
    "tests/server/set_clock/*",
    "benchmarks/*",
    "docs/*.py",
    "docs/site/*",
]
