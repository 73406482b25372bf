"""How strong players are, people and bots on one scale for each title: a fold of their games."""
