"""Dig Your Way Out (Borderline Editions, 2019): search, craft, threaten and dig."""

from __future__ import annotations

from jailbirds.games.digout.content import from_content
from jailbirds.games.digout.material import MATERIAL
from jailbirds.games.digout.names import INDEX_NAMES, VALUE_NAMES
from jailbirds.games.digout.options import own_names
from jailbirds.games.digout.state import (
    CARDS,
    FIGHT_WITH,
    FIGURE_CARDS,
    GANG_CARDS,
    GANGS,
    MOST_PLAYERS,
    PASTS,
    PILE,
    RECIPES,
    ROOMS,
    TOOL_NAMES,
    WARES,
)
from jailbirds.games.digout.talk import VOICE
from jailbirds.kernel.title import Thinking, Title, up_to

assert len(GANG_CARDS) == PILE * len(GANGS)

# What lays open something that was hidden
REVEALS = frozenset({"looked", "took_tool", "received", "revealed", "revealed_as_member"})

# Of arguments of events
NAMES = {
    "card": CARDS,
    "tool": TOOL_NAMES,
    "weapon": FIGHT_WITH,
    "room": ROOMS,
    "gang": GANGS,
    "gang_card": GANG_CARDS,
    "past": PASTS,
    "recipe": RECIPES,
    "deal": WARES,
    "figure_card": FIGURE_CARDS,
}

# In which the integers of actions lie
ORDER = (
    # chance
    *("start", "top", "past", "draw", "deal", "lose", "roll", "turn_up"),
    # a turn
    *("search", "walk", "sneak", "visit", "join", "play", "extort", "craft", "dig", "steal"),
    *("heal", "sell", "buy", "trade", "reveal", "end"),
    # steps of those
    *("go", "again", "pay", "target", "pick", "discard", "done"),
    # fights, Michel(le), trades
    *("comply", "fight", "decline", "rob", "lead", "give", "prize"),
    *("lay", "swap", "charge", "bid", "accept", "refuse"),
    # since version 2
    *("ask", "propose", "spare"),
)

TITLE = Title(
    __name__,
    players=range(2, MOST_PLAYERS + 1),
    rules_version=3,
    prefix="DIG",
    chapters=up_to(
        material=8, goal=10, turn=23, rooms=28, beatings=30, michelle=34, teams=40, table=42
    ),
    most_legal=160,  # a full hand in the yard, with everybody there to be threatened
    rulings=frozenset(
        {*(1, 4, 5, 8, 9, 11, 12, 15, 18, 22, 23), 31, *range(33, 43)}  # in part, most of them
    ),
    endings={"tunnel": 10, "team": 35, "limit": 41},
    thinking=Thinking(scale=4000, horizon=24, tries=3, curiosity=0.1, shared=1),
    value_names=VALUE_NAMES,
    index_names=INDEX_NAMES,
    reveals=REVEALS,
    hands=8,
    minutes=60,
    best=4,
    rank=4,
    material=MATERIAL,
    talk=VOICE,
    names=NAMES,
    from_content=from_content,
    own_names=own_names,
    counted=(
        *("joined gang", "joined gang_card", "benefited gang_card", "revealed past"),
        *("revealed_as_member past", "played card", "drew card", "sold card", "bought deal"),
        *("crafted recipe", "dug tool", "took_tool tool", "fought weapon", "threatened weapon"),
        *("searched room", "turned_up figure_card"),
    ),
    order=ORDER,
    # one room to go to, one victim, one card to give: nothing to decide
    forced=("go", "target", "pay", "discard", "give", "decline", "done"),
)
