"""What things are worth to bots, in thousandths of a tunnel point; found by trying."""

from jailbirds.games.digout.state import (
    CARDS,
    CONTENT,
    EFFECTS,
    GANG_EFFECT,
)

POINT = 1000
VICTORY = 1_000_000
ACTION = 200  # one that is left
TOOL_WORTH = (600, 1950, 2650)  # in the hand: not dug yet
SPARE_TOOL = 30  # percent of that, for each tool beyond those one digs in a turn or two
HANDY = 3
ARMED = 240  # each of the first weapons
OVERARMED = 90  # each more
ENOUGH_WEAPONS = 3
CIGARETTE = 150
SPARE_CIGARETTE = 50
ENOUGH_CIGARETTES = 16
SECOND_ACCESSORY = 60
UNSEEN_CARD = 160
SECRET = 120  # a past that is still to be revealed
BEATING = (0, 380, 950)
READY_TO_CRAFT = 40  # percent of what a complete recipe gains
ALMOST = 12  # percent, one card short of it
DANGER = 200  # Michel(le) in the room
A_FAVOUR = 300  # for a weapon that helps a team-mate against Michel(le)
HOPELESS = -5000  # to fight on with fewer weapons: the tool and the weapons would be lost

# By class of card; weapons and tools are counted apart
CLASS_WORTH = {"accessory": 120, "part": 60, "action": 260}
TOOL_PART = 170  # a card that a recipe for a tool needs
TOOL_PARTS = {
    name
    for recipe in CONTENT["recipes"].values()
    for name in recipe["needs"]
    if CONTENT["cards"][recipe["makes"]]["class"] == "tool"
}
WORTH = tuple(
    TOOL_PART
    if name in TOOL_PARTS
    else CLASS_WORTH.get(CONTENT["cards"][name]["class"], 95 * CONTENT["cards"][name]["sells"])
    for name in CARDS
)
# Of effects that a gang card brings about again and again
EFFECT_WORTH = {
    "cards": 320,
    "cigarettes": 260,
    "heal": 330,
    "action": 560,
    "point": 800,
    "reroll": 330,
    "room": 520,
    "fewer": 620,
    "safe": 260,
    "weapon": 420,
    "discount": 300,
    "unhurt": 360,
    "keep": 420,
    "take": 380,
}
GANG_WORTH = tuple(EFFECT_WORTH.get(EFFECTS[e], 0) if e >= 0 else 0 for e in GANG_EFFECT)
