"""How programs that learn see the record of The Scapegoat."""

from __future__ import annotations

from jailbirds.games.scapegoat.state import (
    CARDS,
    ELEMENTS,
    GUARD_SUPPLY,
    HELD,
    ITEM_PLACES,
    KINDS,
    MOST_BONUS,
    MOST_CASH,
    MOST_GUARDS,
    MOST_OFFERS,
    MOST_PLAYERS,
    MOST_STAMINA,
    OF_EACH_KIND,
    ROOMS,
    TASKS,
    THINGS,
)
from jailbirds.kernel.observing import bits, choice, number, one_seat, some_seats

FLAG = number(0, 1)
LONG = 30  # rounds, more than most games have

OBSERVED = {
    # options
    **dict.fromkeys(("polish", "willing", "all_escape", "random_sides", "own_deck"), FLAG),
    **dict.fromkeys(("open_hands", "free_offers", "by_vote"), FLAG),
    "tie": choice(3),
    "first_guards": number(0, GUARD_SUPPLY),
    "hand_limit": number(0, CARDS),
    # where the game stands
    "ended": (),
    "left": one_seat(first=1),
    "round": number(0, LONG),
    "scapegoat": one_seat(),
    "bonus": number(0, MOST_BONUS),
    "turns": number(0, MOST_PLAYERS),
    "placed": number(0, GUARD_SUPPLY),
    **dict.fromkeys(("rooms_drawn", "locked", "eyes", "rooms_used", "gold"), bits(ROOMS)),
    "points": number(0, 9),
    **dict.fromkeys(("has_stolen", "has_pushed"), FLAG),
    "bribed": number(0, MOST_GUARDS),
    "refused": number(0, MOST_OFFERS),
    "accepted": number(0, MOST_OFFERS),
    # a decision in several steps
    "doing": number(0, 81),  # a rule
    "paying": choice(THINGS + 1),
    **dict.fromkeys(("placing", "first_room", "moved_to"), choice(ROOMS + 1)),
    "taking": choice(THINGS + 1),
    "asked": one_seat(),
    "task": choice(TASKS + 1),
    "to_deal": number(0, 3),
    "looked_at": number(0, 3),
    # prisoners
    "room": choice(ROOMS),
    "cash": number(0, MOST_CASH),
    "stamina": number(0, MOST_STAMINA),
    "marks": bits(len(ELEMENTS)),
    "hand": number(0, CARDS),
    "items": number(0, ITEM_PLACES),
    "less": number(0, 3),
    "voted": FLAG,
    "ballot": one_seat(first=1),
    "votes": one_seat(first=1),
    "pooled": number(0, OF_EACH_KIND),
    "traded": number(-3, 3),
    # rooms
    "cell": choice(ROOMS),
    "room_at": (),  # says the same the other way round
    "guards": number(0, MOST_GUARDS),
    "bribed_in": number(0, MOST_GUARDS),
    "task_in": number(0, TASKS),
    "lying": number(0, OF_EACH_KIND),
    "icons": number(0, OF_EACH_KIND),
    # offers and tasks under way
    "give": number(0, 3),
    "ask": number(0, 3),
    "short": number(0, KINDS),
    # cards
    "card_at": (choice(HELD), one_seat(first=HELD)),
    "known": some_seats(),
    "task_at": choice(4),
    "under": number(0, TASKS),
    "unders": number(0, TASKS),
    "element": number(0, len(ELEMENTS) - 1),
    "need": number(0, 4),
    "prisoners": number(0, 3),
    "most_guards": number(0, 3),
}
