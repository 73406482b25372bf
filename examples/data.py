"""Read a data set of `jailbirds lab record`: `python examples/data.py polars FILE`.

With `pandas` or `polars`: how often who does something wins. With `torch`: guess the result.
"""

import sys

reader, file = sys.argv[1:]

if reader == "pandas":
    import pandas

    read = pandas.read_parquet(file, columns=["game", "does", "result"])
    read["deed"] = read["does"].str.split().str[0]
    wins = read.groupby("deed")["result"].agg(["size", "mean"]).sort_index()
    print(f"{read['game'].nunique()} games, {len(read):,} decisions")
    for deed, count, mean in wins.itertuples():
        print(f"{deed:<12} {count:>8,} {mean:.3f}")

if reader == "polars":
    import polars

    frame = polars.read_parquet(file, columns=["game", "does", "result"])
    deed = polars.col("does").str.split(" ").list.first().alias("deed")
    sums = frame.group_by(deed).agg(
        polars.len().alias("count"), polars.col("result").mean().alias("mean")
    )
    print(f"{frame['game'].n_unique()} games, {len(frame):,} decisions")
    for name, count, mean in sums.sort("deed").iter_rows():
        print(f"{name:<12} {count:>8,} {mean:.3f}")

if reader == "torch":
    import pyarrow.parquet
    import torch

    table = pyarrow.parquet.read_table(file, columns=["observation", "result"])
    flat = table["observation"].combine_chunks().flatten()
    seen = torch.from_numpy(flat.to_numpy().reshape(len(table), -1).copy())
    result = torch.from_numpy(table["result"].to_numpy().copy())
    network = torch.nn.Sequential(torch.nn.Linear(seen.shape[1], 64), torch.nn.ReLU())
    network.append(torch.nn.Linear(64, 1))
    optimiser = torch.optim.Adam(network.parameters())
    for _ in range(100):
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            network(seen).squeeze(1), result
        )
        optimiser.zero_grad()
        torch.autograd.backward(loss)
        optimiser.step()
    print(f"{len(table):,} decisions, loss {loss.item():.3f}")
