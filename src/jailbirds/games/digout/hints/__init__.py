"""How well a seat stands, and what speaks for an action: for bots. A chapter a file."""

from jailbirds.games.digout.hints.choice import prefer
from jailbirds.games.digout.hints.standing import evaluate

__all__ = ["evaluate", "prefer"]
