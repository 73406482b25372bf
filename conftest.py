"""Templates run only inside a gear: they cannot be imported for their doctests."""

collect_ignore_glob = [
    "src/jailbirds/*/loops.py",
    "src/jailbirds/*/*/loops.py",
    "benchmarks/*",
    "docs/*.py",
]
