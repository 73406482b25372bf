"""Doors for programs that learn: PettingZoo, Gymnasium, OpenSpiel.

`import jailbirds.rl` registers every title with Gymnasium as `jailbirds/Name-v0`. The others are
`jailbirds.rl.pettingzoo.env(title, …)` and `jailbirds.rl.openspiel.load(title, …)`. Needs
`pip install 'jailbirds[rl]'`, and OpenSpiel for its own door.
"""

from __future__ import annotations

from jailbirds.rl.gym import register

register()
