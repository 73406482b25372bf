"""What can be done in The Scapegoat, and what can happen."""

from __future__ import annotations

from jailbirds.games.scapegoat.state import (
    CARD_NAMES,
    ELEMENTS,
    ITEM_NAMES,
    MOST_PLAYERS,
    OWN_TASK_NAMES,
    ROOM_NAMES,
    SIDES,
    TASK_NAMES,
    TASKS,
    THING_NAMES,
)
from jailbirds.kernel.actions import Action, Actions
from jailbirds.kernel.events import Event, Events

SEATS = range(MOST_PLAYERS)
TASK_NUMBERS = range(1, TASKS + 1)

ACTIONS = Actions(
    {
        # chance
        "lay": {"room": ROOM_NAMES},  # into the next cell
        "turn_up": {"side": SIDES},  # of the next room
        "guard": {"room": ROOM_NAMES},
        "lodge": {"room": ROOM_NAMES},  # the next pawn
        "scapegoat": {"seat": SEATS},  # of the first round
        "draw": {"task": TASK_NUMBERS},
        "spot": {"room": ROOM_NAMES},  # where the drawn task lies
        "reward": {"task": TASK_NUMBERS},
        "deal": {"card": CARD_NAMES},  # from the stack
        "blind": {"card": CARD_NAMES},  # from a hand
        # the vote, and the end
        "call": {},
        "vote": {"seat": SEATS},
        "name": {"seat": SEATS},
        "leave": {"seat": SEATS},
        # a turn
        "move": {"room": ROOM_NAMES},
        "use": {},
        "steal": {"seat": SEATS, "thing": THING_NAMES},
        "riot": {"room": ROOM_NAMES},
        "carry_out": {},
        "put_back": {"item": ITEM_NAMES},
        "play": {"card": CARD_NAMES},
        "bribe": {},
        "push": {},
        "end": {},
        # trade
        "offer": {"seat": SEATS},
        "give": {"thing": THING_NAMES},
        "ask": {"thing": THING_NAMES},
        "send": {},
        "accept": {},
        "refuse": {},
        # steps of what is under way
        "pay": {"thing": THING_NAMES},
        "take": {"item": ITEM_NAMES},
        "pick_room": {"room": ROOM_NAMES},
        "pick_prisoner": {"seat": SEATS},
        "pick_item": {"seat": SEATS, "item": ITEM_NAMES},
        "keep": {"card": CARD_NAMES},
        "drop": {"card": CARD_NAMES},
        "done": {},
        "back": {},
    }
)
DO_LAY, DO_TURN_UP, DO_GUARD, DO_LODGE, DO_SCAPEGOAT, DO_DRAW, DO_SPOT = map(
    ACTIONS.base, ("lay", "turn_up", "guard", "lodge", "scapegoat", "draw", "spot")
)
DO_REWARD, DO_DEAL, DO_BLIND, DO_CALL, DO_VOTE, DO_NAME, DO_LEAVE = map(
    ACTIONS.base, ("reward", "deal", "blind", "call", "vote", "name", "leave")
)
DO_MOVE, DO_USE, DO_STEAL, DO_RIOT, DO_CARRY_OUT, DO_PUT_BACK, DO_PLAY = map(
    ACTIONS.base, ("move", "use", "steal", "riot", "carry_out", "put_back", "play")
)
DO_BRIBE, DO_PUSH, DO_END, DO_OFFER, DO_GIVE, DO_ASK, DO_SEND, DO_ACCEPT, DO_REFUSE = map(
    ACTIONS.base,
    ("bribe", "push", "end", "offer", "give", "ask", "send", "accept", "refuse"),
)
DO_PAY, DO_TAKE, DO_PICK_ROOM, DO_PICK_PRISONER, DO_PICK_ITEM, DO_KEEP, DO_DROP = map(
    ACTIONS.base, ("pay", "take", "pick_room", "pick_prisoner", "pick_item", "keep", "drop")
)
DO_DONE, DO_BACK = map(ACTIONS.base, ("done", "back"))

EVENTS = Events(
    {
        # setting up
        "laid": ("room", "cell"),  # cells count from 1
        "turned_up": ("room", "side"),
        "lodged": ("seat", "room"),
        "task_out": ("task", "element", "room"),
        "task_under": ("task", "element"),
        # guards
        "guard_came": ("room", "count"),  # the count on the board
        "guard_moved": ("room", "to"),
        "overrun": (),
        # the vote
        "called": ("seat",),
        "voted": ("seat",),
        "ballot": ("seat", "other"),
        "tied": ("seat",),  # who decides
        "elected": ("seat", "bonus"),
        # a turn
        "turn": ("seat", "points"),
        "moved": ("seat", "room"),
        "used": ("seat", "room"),
        "stole": ("seat", "other", "thing"),
        "rioted": ("seat", "room"),
        "returned": ("seat", "item", "room"),
        "paid": ("seat",),  # cash
        "took": ("seat", "item"),
        "stamina": ("seat", "count"),  # gained
        "cash": ("seat", "count"),
        "bribed": ("seat", "count"),  # guards so far
        "pushed": ("seat",),
        "ended": ("seat",),
        # trade
        "offered": ("seat", "other"),
        "gives": ("seat", "thing", "count"),
        "asks": ("seat", "thing", "count"),
        "accepted": ("seat",),
        "refused": ("seat",),
        "consent": ("seat", "other"),  # asks for items of the other
        # blackmail
        "drew": ("seat", "count"),  # how many are in hand, or before one
        "kept": ("seat",),  # of those looked at
        "saw": ("seat", "card"),  # for the eyes of one
        "lost_card": ("seat", "other"),  # the other loses it
        "discarded": ("seat", "card"),
        "reshuffled": (),
        "played": ("seat", "card"),
        "locked": ("room",),
        "watched": ("room",),
        "transferred": ("seat",),
        "detailed": ("seat",),
        "task_moved": ("task", "room", "to"),
        # the plan
        "carried_out": ("seat", "task"),
        "marked": ("seat", "element"),
        "rewarded": ("task", "element"),
        "unrewarded": (),
        # the end
        "indispensable": ("seat", "element"),
        "said": ("seat", "other"),
        "undecided": (),
        "stays": ("seat", "reason"),
        "escaped": ("seat",),
    },
    values={
        "room": ROOM_NAMES,
        "to": ROOM_NAMES,
        "side": SIDES,
        "task": (*TASK_NAMES, *OWN_TASK_NAMES),
        "element": ELEMENTS,
        "item": ITEM_NAMES,
        "thing": THING_NAMES,
        "card": CARD_NAMES,
        "reason": (
            "", "scapegoat", "only", "elements", "cash", "items", "stamina", "chosen",
        ),
    },
)  # fmt: skip
LAID, TURNED_UP, LODGED, TASK_OUT, TASK_UNDER, GUARD_CAME, GUARD_MOVED, OVERRUN = map(
    EVENTS.code,
    (
        "laid", "turned_up", "lodged", "task_out", "task_under", "guard_came", "guard_moved",
        "overrun",
    ),
)  # fmt: skip
CALLED, VOTED, BALLOT_SHOWN, WAS_TIED, ELECTED, TURN_BEGAN, MOVED, USED_ROOM, STOLE = map(
    EVENTS.code,
    ("called", "voted", "ballot", "tied", "elected", "turn", "moved", "used", "stole"),
)
RIOTED, RETURNED, PAID, TOOK, GOT_STAMINA, GOT_CASH, BRIBED, PUSHED, ENDED = map(
    EVENTS.code,
    ("rioted", "returned", "paid", "took", "stamina", "cash", "bribed", "pushed", "ended"),
)
OFFERED, GIVES, ASKS, ACCEPTED, REFUSED, CONSENT_ASKED, DREW, KEPT, SAW, LOST_CARD = map(
    EVENTS.code,
    (
        "offered",
        "gives",
        "asks",
        "accepted",
        "refused",
        "consent",
        "drew",
        "kept",
        "saw",
        "lost_card",
    ),
)
DISCARDED, RESHUFFLED, PLAYED, LOCKED, WATCHED, TRANSFERRED, DETAILED, TASK_MOVED = map(
    EVENTS.code,
    (
        "discarded", "reshuffled", "played", "locked", "watched", "transferred", "detailed",
        "task_moved",
    ),
)  # fmt: skip
CARRIED_OUT, MARKED, REWARDED, UNREWARDED, IS_INDISPENSABLE, SAID, UNDECIDED, STAYS, ESCAPED = map(
    EVENTS.code,
    (
        "carried_out", "marked", "rewarded", "unrewarded", "indispensable", "said", "undecided",
        "stays", "escaped",
    ),
)  # fmt: skip


def places(action: Action) -> tuple[str, ...]:
    """What one points at to mean an action; nothing for those picked from a list."""
    if action.do in ("move", "riot", "pick_room"):
        return ("riot",) * (action.do == "riot") + (f"room-{action.args['room']}",)
    if action.do in ("vote", "name", "leave", "offer", "pick_prisoner"):
        return (f"seat-{action.args['seat']}",)
    return ()


def traces(event: Event) -> tuple[str, ...]:
    """The rooms and prisoners that an event touches."""
    at = event.args
    spots = [f"room-{at[name]}" for name in ("room", "to") if name in at]
    if "seat" in at:
        spots.append(f"seat-{at['seat']}")
    if "other" in at:
        spots.append(f"seat-{at['other']}")
    return tuple(spots)
