"""The rules of Dig Your Way Out, a file a chapter."""

from jailbirds.games.digout.rules.allowed import actors, check, legal
from jailbirds.games.digout.rules.chance import weight
from jailbirds.games.digout.rules.doing import apply
from jailbirds.games.digout.rules.end import ending, winners
from jailbirds.games.digout.rules.setup import setup

__all__ = ["actors", "apply", "check", "ending", "legal", "setup", "weight", "winners"]
