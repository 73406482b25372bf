"""How well a seat stands, and what speaks for an action: for bots. A chapter a file."""

from jailbirds.games.scapegoat.hints.choice import prefer
from jailbirds.games.scapegoat.hints.standing import evaluate

__all__ = ["evaluate", "prefer"]
