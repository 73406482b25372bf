"""What is seen of a game of Dig Your Way Out: the same for browser, terminal and programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.digout.rules.allowed import player_to_act
from jailbirds.games.digout.rules.cards import points, score
from jailbirds.games.digout.rules.crafting import check_craft, given_up
from jailbirds.games.digout.rules.moving import home, is_on_board
from jailbirds.games.digout.rules.trading import price_of
from jailbirds.games.digout.state import (
    ACT,
    BLOCK_A,
    BLOWS,
    BY_MICHELLE,
    CARD,
    CARDS,
    DEALS,
    FIGURE_CARDS,
    FIRST_SEARCH,
    GANG_CARDS,
    GANGS,
    HAND_LIMIT,
    KINDS,
    MOST_NEEDS,
    NEEDS,
    OVER,
    PAST_GANG,
    PASTS,
    PHASES,
    PILE,
    RECIPES,
    ROOMS,
    SEARCH_VALUE,
    TOOL_NAMES,
    TOOLS,
    WEAPON_NAMES,
)
from jailbirds.kernel.sketch import SHAPES, Row, Sketch, Tile

Phase = Literal[
    "start", "tops", "pasts", "draw", "dealing", "take", "loss", "roll", "figure_roll", "card",
    "act", "walk", "join", "target", "trip", "peek", "purge", "sell",
    "threat", "fight", "spoils", "figure", "lead", "extorted", "brawl", "penalty", "prize",
    "limit", "trade", "answer", "return", "over",
]  # fmt: skip
assert get_args(Phase) == PHASES

Counts = dict[str, int]


class Prisoner(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as far as may be seen: `hand` holds what is known of it, all of one's own."""

    room: str
    team: int | None  # None: everybody for themselves
    cards: int
    hand: Counts
    cigarettes: int
    beatings: int
    points: int
    laid: Counts
    gang: str | None
    gang_card: str | None
    past: str | None  # None: hidden, or not dealt yet
    past_gang: str | None
    past_spent: bool


class Room(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    search_value: int
    seats: tuple[int, ...]
    michelle: bool


class Gang(msgspec.Struct, frozen=True):
    """A pile of gang cards; `top` is the one that can be taken."""

    name: str
    top: str | None
    cards: int


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    attacker: int
    victim: int
    tool: str
    to_play: int | None  # who is asked for a weapon


class Blow(msgspec.Struct, frozen=True):
    """What was laid in a fight: a weapon, `fists`, `none`, or a card of Michel(le)'s."""

    seat: int | None  # None: Michel(le)
    card: str


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal between team-mates; one sees the cards oneself has laid."""

    partner: int
    terms: Literal["undecided", "swap", "charge", "bid"]
    cigarettes: int
    offered: int
    offer: Counts
    returned: int
    reply: Counts


class View(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    teams: bool
    michelle: bool
    target: int  # tunnel points to win
    phase: Phase
    seat: int  # whose turn it is
    to_act: int | None  # None while chance acts, and when the game is over
    actions: int
    round: int
    turn_limit: int
    die: int  # 0: none to be used
    own: int | None
    prisoners: tuple[Prisoner, ...]
    scores: tuple[int, ...]  # what counts for winning, by seat
    rooms: tuple[Room, ...]
    gangs: tuple[Gang, ...]
    piles: Counts
    stack: int
    discards: Counts
    prices: Counts  # what the yard asks of the one who looks, or else of whose turn it is
    crafts: dict[str, tuple[str, ...]]  # what can be made now, and the cards it takes
    fight: Fight | None
    blows: tuple[Blow, ...]  # of the fight under way, Michel(le)'s too; the last ones
    michelle_card: str | None
    michelle_extorts: int | None
    deal: Deal | None
    hand_limit: int = HAND_LIMIT


def counts(numbers: Any) -> Counts:
    """What there is of each kind of card, without those there is nothing of."""
    return {CARDS[k]: numbers[k] for k in range(KINDS) if numbers[k] > 0}


def view(s: Any, seat: int) -> View:
    rooms = [room for room in range(len(ROOMS)) if is_on_board(s, room)]
    waiting = s.phase <= CARD or s.phase == OVER
    own = seat if seat < s.players else None
    return View(
        players=s.players,
        teams=bool(s.teams),
        michelle=bool(s.michelle),
        target=s.target,
        phase=get_args(Phase)[s.phase],
        seat=s.seat,
        to_act=None if waiting else player_to_act(s),
        actions=s.actions,
        round=s.round + 1,
        turn_limit=s.turn_limit,
        die=s.die,
        own=own,
        prisoners=tuple(_prisoner(s, other) for other in range(s.players)),
        scores=tuple(score(s, other) for other in range(s.players)),
        rooms=tuple(_room(s, room) for room in rooms),
        gangs=tuple(_gang(s, gang) for gang in range(len(GANGS))),
        piles={CARDS[kind]: s.pile[kind] for kind in range(FIRST_SEARCH)},
        stack=s.stack_size,
        discards=counts(s.discards),
        prices=_prices(s, s.seat if own is None else own),
        crafts=_crafts(s, s.seat) if s.phase == ACT and own == s.seat else {},
        fight=_fight(s) if s.attacker else None,
        blows=tuple(_blow(s, k) for k in range(BLOWS) if s.blow_by[k]),
        michelle_card=FIGURE_CARDS[s.figure_card - 1] if s.figure_card else None,
        michelle_extorts=s.figure_victim - 1 if s.figure_victim else None,
        deal=_deal(s) if s.partner else None,
    )


def _prisoner(s: Any, seat: int) -> Prisoner:
    card, past = s.gang_card[seat] - 1, s.past[seat] - 1
    return Prisoner(
        room=ROOMS[s.room[seat]],
        team=home(s, seat) - BLOCK_A if s.teams else None,
        cards=s.cards[seat],
        hand={CARDS[k]: s.hand[seat, k] for k in range(KINDS) if s.hand[seat, k] > 0},
        cigarettes=s.cigarettes[seat],
        beatings=s.beatings[seat],
        points=points(s, seat),
        laid={TOOL_NAMES[k]: s.laid[seat, k] for k in range(TOOLS) if s.laid[seat, k] > 0},
        gang=GANGS[card // PILE] if card >= 0 else None,
        gang_card=GANG_CARDS[card] if card >= 0 else None,
        past=PASTS[past] if past >= 0 else None,
        past_gang=GANGS[PAST_GANG[past]] if past >= 0 else None,
        past_spent=bool(s.spent[seat]),
    )


def _room(s: Any, room: int) -> Room:
    return Room(
        name=ROOMS[room],
        search_value=SEARCH_VALUE[room],
        seats=tuple(seat for seat in range(s.players) if s.room[seat] == room),
        michelle=bool(s.michelle) and s.figure_room == room,
    )


def _gang(s: Any, gang: int) -> Gang:
    under = sum(s.under[gang, place] > 0 for place in range(PILE))
    cards = (s.top[gang] > 0) + s.shuffled[gang].bit_count() + under
    return Gang(GANGS[gang], GANG_CARDS[s.top[gang] - 1] if s.top[gang] else None, cards)


def _fight(s: Any) -> Fight:
    return Fight(
        attacker=s.attacker - 1,
        victim=s.victim - 1,
        tool=TOOL_NAMES[s.demand - 1],
        to_play=player_to_act(s),
    )


def _blow(s: Any, k: int) -> Blow:
    if s.blow_by[k] == BY_MICHELLE:
        return Blow(None, FIGURE_CARDS[s.blow[k]])
    return Blow(s.blow_by[k] - 1, (*WEAPON_NAMES, "fists", "none")[s.blow[k]])


def _prices(s: Any, seat: int) -> Counts:
    return {name: price_of(s, seat, deal) for deal, name in enumerate(DEALS)}


def _crafts(s: Any, seat: int) -> dict[str, tuple[str, ...]]:
    return {
        name: tuple(
            CARDS[NEEDS[recipe * MOST_NEEDS + k]]
            for k in range(MOST_NEEDS)
            if given_up(s, seat, recipe) >> k & 1
        )
        for recipe, name in enumerate(RECIPES)
        if check_craft(s, seat, recipe) == 0
    }


def _deal(s: Any) -> Deal:
    terms: tuple[Literal["undecided", "swap", "charge", "bid"], ...] = (
        *("undecided", "swap", "charge", "bid"),
    )
    return Deal(
        partner=s.partner - 1,
        terms=terms[s.terms],
        cigarettes=s.price,
        offered=s.offer_size,
        offer=counts(s.offer),
        returned=s.reply_size,
        reply=counts(s.reply),
    )


# --- for terminals

COLUMNS = 12
SIZES = ((9, 3), (8, 3), (7, 2), (6, 2), (6, 1), (5, 1), (4, 1))


def sketch(view: View) -> Sketch:
    """The rooms with who is there, the piles, the gangs, the players, and one's own hand."""
    rooms = [_room_tile(room) for room in view.rooms]
    half = len(rooms) - 3
    own = view.prisoners[view.own].hand if view.own is not None else {}
    hand = [_tile(f"card-{name}", f"name-{name}", str(n)) for name, n in own.items()]
    return Sketch(
        [
            _strip(rooms[:half]),
            _strip(rooms[half:]),
            _strip([_tile(f"pile-{k}", f"name-{k}", str(n)) for k, n in view.piles.items()]),
            _strip([_tile(f"gang-{g.name}", f"name-{g.name}", str(g.cards)) for g in view.gangs]),
            _strip([_seat_tile(view, seat) for seat in range(view.players)]),
            *(_strip(hand[first : first + 4], span=3) for first in range(0, len(hand), 4)),
        ],
        sizes=SIZES,
    )


def _strip(tiles: Sequence[Tile], span: int | None = None) -> Row:
    """Tiles that share the width of the board."""
    each = span or COLUMNS // len(tiles)
    return Row([replace(tile, span=each) for tile in tiles], "strip")


def _tile(place: str, words: str, text: str) -> Tile:
    return Tile(text, "label", place, "floor", words)


def _room_tile(room: Room) -> Tile:
    """Its name, how many cards a search brings, and who is there."""
    holds = [f"seat{seat}" for seat in room.seats] + (["michelle"] if room.michelle else [])
    ground = "cell" if room.search_value == 1 else "floor"
    text = str(room.search_value)
    return Tile(text, "cell", f"room-{room.name}", ground, f"name-{room.name}", holds)


def _seat_tile(view: View, seat: int) -> Tile:
    """Tunnel points, cards in hand, cigarettes and beatings."""
    prisoner = view.prisoners[seat]
    owns = f"{prisoner.points}/{view.target} ▤{prisoner.cards} ⌇{prisoner.cigarettes}"
    text = f"{SHAPES[seat]} {owns} {'✚' * prisoner.beatings}".rstrip()
    return Tile(text, f"seat{seat}", f"seat-{seat}", "floor")
