"""The rules of The Scapegoat, a chapter a file; `allowed`, `choices` and `doing` lead to them."""

from jailbirds.games.scapegoat.rules.allowed import actors, check
from jailbirds.games.scapegoat.rules.choices import legal, weight
from jailbirds.games.scapegoat.rules.doing import apply
from jailbirds.games.scapegoat.rules.escape import ending, winners
from jailbirds.games.scapegoat.rules.setup import setup

__all__ = ["actors", "apply", "check", "ending", "legal", "setup", "weight", "winners"]
