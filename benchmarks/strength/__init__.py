"""How strong the bots are: tournaments, positions, budgets. `python -m benchmarks.strength`"""
