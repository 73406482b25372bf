"""What all titles share: the record, actions and events, chance, gears, games and their logs.

Here are the words in which titles are written.
"""

from jailbirds.kernel.chance import pick
from jailbirds.kernel.content import read_content
from jailbirds.kernel.events import Event, event, tell
from jailbirds.kernel.kinds import Subsets, action, listing
from jailbirds.kernel.rule import CHANCE, EVERYONE, NEVER, SPECTATOR, rule
from jailbirds.kernel.sums import count_of, lead, row_sum, sum_of

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NEVER",
    "SPECTATOR",
    "Event",
    "Subsets",
    "action",
    "count_of",
    "event",
    "lead",
    "listing",
    "pick",
    "read_content",
    "row_sum",
    "rule",
    "sum_of",
    "tell",
]
