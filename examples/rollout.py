"""Random games on a GPU, in five lines; `python examples/rollout.py native 1000` on a CPU."""

import sys

from jailbirds.batch import Batch, as_numpy

gear, games = sys.argv[1:] or ("cuda", "100000")
batch = Batch("alcatraz", int(games), players=4, gear=gear)
batch.play(1000)
print(f"{as_numpy(batch.finished).sum():,} games came to their ends")
