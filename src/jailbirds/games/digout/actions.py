"""What can be done in Dig Your Way Out, and what can happen."""

from __future__ import annotations

from jailbirds.games.digout.state import (
    ACCESSORY_NAMES,
    ACTION_NAMES,
    CARDS,
    DEALS,
    FACES,
    FIGURE_CARDS,
    GANG_CARDS,
    GANGS,
    MOST_DEAL_PRICE,
    MOST_PLAYERS,
    PASTS,
    RECIPES,
    ROOMS,
    TOOL_NAMES,
    WEAPON_NAMES,
)
from jailbirds.kernel.actions import Action, Actions
from jailbirds.kernel.events import Event, Events

SEATS = range(MOST_PLAYERS)
FIGHT_WITH = (*WEAPON_NAMES, "fists")

ACTIONS = Actions(
    {
        # chance
        "start": {"seat": SEATS},  # who begins
        "top": {"gang_card": GANG_CARDS},  # which card comes to the top of its pile
        "past": {"past": PASTS},  # dealt to the next player
        "draw": {"card": CARDS},  # from the stack
        "deal": {"card": CARDS},  # from hands that were pooled
        "lose": {"card": CARDS},  # at random from a hand
        "roll": {"face": range(1, FACES + 1)},
        "turn_up": {"figure_card": FIGURE_CARDS},
        # a turn
        "search": {},
        "walk": {},  # roll for an ordinary move
        "sneak": {"room": ROOMS},  # a careful move
        "visit": {"seat": SEATS},  # go to a team-mate of the same gang
        "join": {"gang": GANGS},
        "play": {"card": ACTION_NAMES},
        "extort": {"seat": SEATS, "tool": TOOL_NAMES, "weapon": WEAPON_NAMES},
        "craft": {"recipe": RECIPES},
        "dig": {"tool": TOOL_NAMES},
        "steal": {},
        "heal": {},
        "sell": {"card": CARDS},
        "buy": {"deal": DEALS},
        "trade": {"seat": SEATS},  # a deal with a team-mate
        "reveal": {},
        "end": {},
        # steps of those
        "go": {"room": ROOMS},  # after a roll, or by an action card; also Michel(le)'s move
        "again": {},  # roll once more
        "pay": {"card": ACCESSORY_NAMES},
        "target": {"seat": SEATS},
        "pick": {"card": CARDS},  # from a hand one looks at
        "discard": {"card": CARDS},
        "done": {},
        # fights
        "comply": {},
        "fight": {"weapon": FIGHT_WITH},
        "decline": {},
        "rob": {"seat": SEATS},  # a helper of the side that lost
        # Michel(le)
        "lead": {},
        "give": {"tool": TOOL_NAMES},
        "prize": {},
        # deals
        "lay": {"card": CARDS},
        "swap": {},
        "charge": {"cigarettes": range(1, MOST_DEAL_PRICE + 1)},
        "bid": {"cigarettes": range(1, MOST_DEAL_PRICE + 1)},
        "accept": {},
        "refuse": {},
    }
)
(START_WITH, TOP, PAST, DRAW_CARD, DEAL_CARD_TO, LOSE, ROLL_FACE, TURN_UP) = map(
    ACTIONS.base, ("start", "top", "past", "draw", "deal", "lose", "roll", "turn_up")
)
(SEARCH, WALK_ON, SNEAK, VISIT, JOIN_GANG, PLAY, EXTORT, CRAFT) = map(
    ACTIONS.base, ("search", "walk", "sneak", "visit", "join", "play", "extort", "craft")
)
(DIG, STEAL, HEAL, SELL_CARD, BUY, TRADE_WITH, REVEAL, END) = map(
    ACTIONS.base, ("dig", "steal", "heal", "sell", "buy", "trade", "reveal", "end")
)
(GO, AGAIN, PAY, TARGET_SEAT, PICK, DISCARD, DONE) = map(
    ACTIONS.base, ("go", "again", "pay", "target", "pick", "discard", "done")
)
(COMPLY, FIGHT_BACK, DECLINE, ROB, LEAD_FIGURE, GIVE, TAKE_PRIZE) = map(
    ACTIONS.base, ("comply", "fight", "decline", "rob", "lead", "give", "prize")
)
(LAY, SWAP, CHARGE, BID, ACCEPT, REFUSE) = map(
    ACTIONS.base, ("lay", "swap", "charge", "bid", "accept", "refuse")
)
FIRST_OF_PLAYERS = SEARCH  # below: what only chance does

EVENTS = Events(
    {
        "started": ("seat",),
        "topped": ("gang", "gang_card"),
        "past_dealt": ("seat", "past"),  # to its owner
        "past_dealt_unseen": ("seat",),  # to the others
        "drew": ("seat", "card"),
        "drew_unseen": ("seat",),
        "reshuffled": (),
        "turn_began": ("seat", "round"),
        "turn_ended": ("seat",),
        "searched": ("seat", "room"),
        "rolled": ("seat", "face"),
        "moved": ("seat", "room"),
        "joined": ("seat", "gang", "gang_card"),
        "left_gang": ("seat", "gang_card"),
        "benefited": ("seat", "gang_card"),
        "paid": ("seat", "card"),
        "played": ("seat", "card"),
        "beaten": ("seat", "beatings"),
        "spared": ("seat", "gang_card"),
        "healed": ("seat", "beatings"),
        "sent": ("seat",),
        "looked": ("seat", "other"),
        "shown": ("seat",),
        "pooled": ("seat",),
        "dealt": ("seat", "card"),
        "dealt_unseen": ("seat",),
        "threatened": ("seat", "tool", "weapon", "other"),
        "was_threatened": ("seat",),
        "complied": ("seat", "tool", "other"),
        "fought": ("seat", "weapon"),
        "declined": ("seat",),
        "won": ("seat",),
        "lost": ("seat",),
        "took_tool": ("seat", "tool", "other"),
        "robbed": ("seat", "card", "other"),  # to the one who takes
        "was_robbed": ("seat", "card", "other"),  # to the one who loses it
        "robbed_unseen": ("seat", "other"),  # to the rest
        "crafted": ("seat", "recipe", "count"),
        "dug": ("seat", "tool", "points"),
        "stole": ("seat",),
        "sold": ("seat", "card", "cigarettes"),
        "bought": ("seat", "deal", "cigarettes"),
        "revealed": ("seat", "past"),
        "revealed_as_member": ("seat", "past"),
        "got_cigarettes": ("seat", "cigarettes"),
        "got_action": ("seat",),
        "got_point": ("seat",),
        "took_card": ("seat", "card"),  # from a face-up pile
        "discarded": ("seat", "card"),
        "figure_rolled": ("seat", "face"),
        "figure_moved": ("room",),
        "figure_extorts": ("seat",),
        "turned_up": ("figure_card",),
        "gave": ("seat", "tool"),
        "proposed_swap": ("seat", "count", "other"),
        "proposed_charge": ("seat", "count", "cigarettes", "other"),
        "proposed_bid": ("seat", "cigarettes", "other"),
        "asked": ("seat",),
        "refused": ("seat",),
        "gave_up": ("seat",),
        "traded": ("seat", "other"),
        "received": ("seat", "card", "count"),  # to those in the deal
        "paid_cigarettes": ("seat", "cigarettes"),
        "escaped": ("seat", "points"),
        "team_escaped": ("seat", "points"),
        "timed_out": ("rounds",),
    },
    values={
        "card": CARDS,
        "tool": TOOL_NAMES,
        "weapon": FIGHT_WITH,
        "room": ROOMS,
        "gang": GANGS,
        "gang_card": GANG_CARDS,
        "past": PASTS,
        "recipe": RECIPES,
        "deal": DEALS,
        "figure_card": FIGURE_CARDS,
    },
)
(STARTED, TOPPED, PAST_DEALT, PAST_DEALT_UNSEEN, DREW, DREW_UNSEEN, RESHUFFLED) = range(7)
(TURN_BEGAN, TURN_ENDED, SEARCHED, ROLLED, MOVED, JOINED, LEFT_GANG, BENEFITED) = range(7, 15)
(PAID, PLAYED, BEATEN, SPARED, HEALED, SENT, LOOKED, SHOWN, POOLED) = range(15, 24)
(DEALT, DEALT_UNSEEN, THREATENED, WAS_THREATENED, COMPLIED, FOUGHT, DECLINED) = range(24, 31)
(WON, LOST, TOOK_TOOL, ROBBED, WAS_ROBBED, ROBBED_UNSEEN, CRAFTED, DUG, STOLE) = range(31, 40)
(SOLD, BOUGHT, REVEALED, REVEALED_AS_MEMBER, GOT_CIGARETTES, GOT_ACTION) = range(40, 46)
(GOT_POINT, TOOK_CARD, DISCARDED, FIGURE_ROLLED, FIGURE_MOVED, FIGURE_EXTORTS) = range(46, 52)
(TURNED_UP, GAVE, PROPOSED_SWAP, PROPOSED_CHARGE, PROPOSED_BID, ASKED) = range(52, 58)
(REFUSED, GAVE_UP, TRADED, RECEIVED, PAID_CIGARETTES, ESCAPED, TEAM_ESCAPED) = range(58, 65)
TIMED_OUT = EVENTS.code("timed_out")
assert TIMED_OUT == TEAM_ESCAPED + 1, "the codes of events are counted in their order"

# What lays open something that was hidden
REVEALS = frozenset({"looked", "took_tool", "received", "revealed", "revealed_as_member"})


def places(action: Action) -> tuple[str, ...]:
    """What one points at to mean an action; nothing for those picked from a list."""
    at = action.args
    if action.do in ("sneak", "go"):
        return (f"room-{at['room']}",)
    if action.do in ("visit", "target", "rob", "trade"):
        return (f"seat-{at['seat']}",)
    if action.do == "join":
        return (f"gang-{at['gang']}",)
    if action.do in ("play", "sell", "pay", "discard", "lay"):
        return (f"card-{at['card']}",)
    if action.do in ("dig", "give"):
        return (f"card-{at['tool']}",)
    if action.do == "extort":
        return (f"seat-{at['seat']}", f"pile-{at['tool']}", f"card-{at['weapon']}")
    if action.do == "fight" and at["weapon"] != "fists":
        return (f"card-{at['weapon']}",)
    if action.do == "steal":
        return ("pile-spoon",)
    return ()


def traces(event: Event) -> tuple[str, ...]:
    """The rooms, players and gangs that an event touches."""
    at = event.args
    spots = [f"room-{at['room']}"] if "room" in at else []
    spots += [f"gang-{at['gang']}"] if "gang" in at else []
    spots += [f"seat-{at['seat']}"] if "seat" in at else []
    return tuple(spots)
