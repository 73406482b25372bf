"""`python -m jailbirds.games.digout.balance 2000 2 4 6`"""

import sys

from jailbirds.games.digout.balance import measure, report
from jailbirds.kernel.title import title


def main() -> None:
    games, *tables = [int(word) for word in sys.argv[1:]] or [2000]
    for players in tables or [2, 4, 6]:
        sys.stdout.write(report(measure(title("digout"), players, games)) + "\n\n")


main()
