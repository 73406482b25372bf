"""Alcatraz: The Scapegoat (R. Cywicki, K. Hanusz, K. Cywicki, 2011): one of you takes the blame.

How often a group escapes, which rooms are used, and what else bots' games say of it is in
`docs/balance`.
"""

from __future__ import annotations

from jailbirds.games.scapegoat.content import from_content, own_names
from jailbirds.games.scapegoat.material import MATERIAL
from jailbirds.games.scapegoat.names import INDEX_NAMES, VALUE_NAMES
from jailbirds.games.scapegoat.state import (
    CARD_NAMES,
    ELEMENTS,
    ITEM_NAMES,
    OWN_TASK_NAMES,
    ROOM_NAMES,
    SIDES,
    TASK_NAMES,
    THING_NAMES,
)
from jailbirds.games.scapegoat.talk import VOICE
from jailbirds.kernel.title import Debate, FirstTable, Thinking, Title, up_to

ENDINGS = {
    "scapegoat": 41,
    "only": 42,
    "elements": 42,
    "cash": 42,
    "items": 42,
    "stamina": 42,
    "chosen": 43,
    "all_escape": 43,
    "lost": 13,
}
# Games are kept as the numbers of their actions: what is new comes behind.
ORDER = (
    "lay", "turn_up", "guard", "lodge", "scapegoat", "draw", "spot", "reward", "deal", "blind",
    "call", "vote", "name", "leave",
    "move", "use", "steal", "riot", "carry_out", "put_back", "play", "bribe", "push", "end",
    "offer", "give", "ask", "send", "accept", "refuse",
    "pay", "take", "pick_room", "pick_prisoner", "pick_item", "keep", "drop", "done", "back",
    "pick_card",
)  # fmt: skip

TITLE = Title(
    __name__,
    players=range(3, 5),
    rules_version=2,
    prefix="SCG",
    chapters=up_to(
        material=6,
        setup=11,
        guards=14,
        vote=18,
        turn=33,
        plan=39,
        end=44,
        rooms=(51, 62),
        known=65,
        blackmail=(71, 81),
    ),
    rulings=frozenset(
        {3, 4, 5, 7, 8, 23, 28, 29, 30, 34, 36, 38, 39, 43, 51, 52, 63, 65, *range(71, 82)}
    ),
    most_legal=80,  # three prisoners to rob in a room in the middle, with everything to spend
    endings=ENDINGS,
    names={
        "room": ROOM_NAMES,
        "to": ROOM_NAMES,
        "side": SIDES,
        "task": (*TASK_NAMES, *OWN_TASK_NAMES),
        "element": ELEMENTS,
        "item": ITEM_NAMES,
        "thing": THING_NAMES,
        "card": CARD_NAMES,
        "reason": ("", *ENDINGS),
    },
    thinking=Thinking(
        scale=3000,
        horizon=30,
        tries=1,
        trust=30,
        curiosity=0.02,
        ripe=38,
        shared=1,
        rivalry=0,
        luck=False,
        slip=200,
    ),
    from_content=from_content,
    own_names=own_names,
    talk=VOICE,
    debate=Debate("call", 120),  # SCG-15
    value_names=VALUE_NAMES,
    index_names=INDEX_NAMES,
    reveals=frozenset({"ballot", "tied", "elected", "played", "discarded", "shown"}),
    forced=("end", "take", "pick_room", "pick_prisoner", "pick_item", "leave"),
    minutes=60,
    best=4,
    first=FirstTable(players=3, options={"guards": 7}),  # see docs/balance
    rank=3,
    material=MATERIAL,
    counted=(
        *("used room", "carried_out task", "marked element", "played card", "took item"),
        *("stole thing", "rewarded task", "task_out task"),
    ),
    order=ORDER,
)
