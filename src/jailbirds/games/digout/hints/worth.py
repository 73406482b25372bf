"""What things are worth to bots, in thousandths of a tunnel point; found by trying."""

from jailbirds.games.digout.state import (
    CARDS,
    CONTENT,
    EFFECTS,
    GANG_AMOUNT,
    GANG_EFFECT,
    GANG_MOMENT,
    MOMENTS,
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
SEARCH_TO_COME = 100  # a card that the room would bring
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
# What a gang card brings about again and again, from the first turn to the last: by moment and
# effect, for each of the amount. Those of Triad and Rainbow want the same accessories and are worth
# the same, so that nobody always prefers one of the two; and so much more than most others that
# early in a game one leaves another gang for them.
CLAUSE_WORTH = {
    ("move", "reroll"): 720,
    ("move", "room"): 760,
    ("move", "action"): 1600,
    ("move", "cigarettes"): 400,
    ("steal", "action"): 800,
    ("sell", "cigarettes"): 200,
    ("sell", "cards"): 450,
    ("buy", "cards"): 450,
    ("buy", "discount"): 400,
    ("turn_end", "cigarettes"): 850,
    ("turn_end", "heal"): 1400,
    ("fight", "weapon"): 1000,
    ("fight_won", "cards"): 370,
    ("fight_won", "take"): 740,
    ("fight_lost", "unhurt"): 720,
    ("fight_lost", "cards"): 680,
    ("extort", "action"): 760,
    ("extort", "cards"): 780,
    ("extort", "cigarettes"): 190,
    ("extort", "spoon"): 820,
    ("extort", "keep"): 1300,
    ("extort", "weapon"): 800,
    ("extorted", "safe"): 1350,
    ("michelle", "safe"): 50,
    ("search", "cards"): 1400,
    ("search", "cigarettes"): 1400,
    ("craft", "fewer"): 1400,
    ("craft", "action"): 1400,
    ("dig", "point"): 1350,
}
GANG_WORTH = tuple(
    amount * CLAUSE_WORTH.get((MOMENTS[moment], EFFECTS[effect]), 0) if effect >= 0 else 0
    for moment, effect, amount in zip(GANG_MOMENT, GANG_EFFECT, GANG_AMOUNT, strict=True)
)
