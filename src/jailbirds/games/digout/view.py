"""What is seen of a game of Dig Your Way Out: the same for browser, terminal and programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.digout.options import Who
from jailbirds.games.digout.rules.cards import points, score
from jailbirds.games.digout.rules.crafting import check_craft, check_spare, given_up, held, spares
from jailbirds.games.digout.rules.market import price_of
from jailbirds.games.digout.rules.moving import home, is_on_board
from jailbirds.games.digout.rules.turn import player_to_act
from jailbirds.games.digout.state import (
    ACT,
    BLOCK_A,
    BLOWS,
    BY_MICHELLE,
    CARD,
    CARDS,
    FIGURE_CARDS,
    FIGURES,
    FIRST_SEARCH,
    GANG_CARDS,
    GANGS,
    HAND_LIMIT,
    INGREDIENTS,
    MOST_NEEDS,
    NEEDS,
    OVER,
    PAST_GANG,
    PASTS,
    PEEK,
    PHASES,
    PILE,
    RECIPES,
    ROOMS,
    SEARCH_VALUE,
    TOOL_NAMES,
    WARES,
    WEAPON_NAMES,
)
from jailbirds.kernel.events import Event
from jailbirds.kernel.sketch import SHAPES, Row, Sketch, Tile

Phase = Literal[
    "start", "tops", "pasts", "draw", "dealing", "take", "loss", "roll", "figure_roll", "card",
    "act", "walk", "join", "target", "trip", "peek", "purge", "sell",
    "threat", "fight", "spoils", "figure", "lead", "extorted", "brawl", "penalty", "prize",
    "limit", "trade", "answer", "return", "over",
]  # fmt: skip
assert get_args(Phase) == PHASES

Figure = Literal["either", "michel", "michelle"]
assert get_args(Figure) == FIGURES
KNOWN_PHASES: tuple[Phase, ...] = get_args(Phase)
KNOWN_FIGURES: tuple[Figure, ...] = get_args(Figure)
KNOWN_PRISONERS: tuple[Who, ...] = get_args(Who)

Counts = dict[str, int]


class Prisoner(msgspec.Struct, frozen=True, kw_only=True):
    """A player, as far as may be seen: `hand` holds what is known of it, all of one's own."""

    who: Who  # of the twelve prisoners in the box
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
    past: str | None  # None: hidden, or not handed out yet
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


class Trade(msgspec.Struct, frozen=True, kw_only=True):
    """A trade between team-mates; one sees the cards oneself has laid.

    `in_steps`: cigarettes and cards asked for are added before it is proposed; before version 2
    a number of cigarettes was the proposal.
    """

    partner: int
    in_steps: bool
    terms: Literal["undecided", "swap", "charge", "bid"]
    cigarettes: int
    wanted: int  # cards asked for; 0: none, or before version 2 as many as the partner likes
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
    crafts: dict[str, tuple[str, ...]]  # what can be made now, and the cards it takes …
    spares: tuple[str, ...]  # … less one of one's choice, for these
    looked_at: int | None  # whose hand lies open to the one whose turn it is
    fight: Fight | None
    blows: tuple[Blow, ...]  # of the fight under way, Michel(le)'s too; the last ones
    michelle_card: str | None
    michelle_extorts: int | None
    michelle_stack: int  # cards, face down
    michelle_discards: Counts
    figure: Figure  # which of the two it is
    trade: Trade | None
    hand_limit: int = HAND_LIMIT


@lru_cache(maxsize=8192)
def counts(numbers: tuple[int, ...], names: tuple[str, ...] = CARDS) -> Counts:
    """What there is of each kind of card, without those there is nothing of."""
    return {name: count for name, count in zip(names, numbers, strict=True) if count > 0}


def view(s: Any, seat: int) -> View:
    hands, laid = s.hand.tolist(), s.laid.tolist()
    rooms = [room for room in range(len(ROOMS)) if is_on_board(s, room)]
    where = s.room[: s.players]
    waiting = s.phase <= CARD or s.phase == OVER
    own = seat if seat < s.players else None
    spared = _spares(s, s.seat) if s.phase == ACT and own == s.seat else ()
    return View(
        players=s.players,
        teams=bool(s.teams),
        michelle=bool(s.michelle),
        target=s.target,
        phase=KNOWN_PHASES[s.phase],
        seat=s.seat,
        to_act=None if waiting else player_to_act(s),
        actions=s.actions,
        round=s.round + 1,
        turn_limit=s.turn_limit,
        die=s.die,
        own=own,
        prisoners=tuple([_prisoner(s, k, hands[k], laid[k]) for k in range(s.players)]),
        scores=tuple(score(s, other) for other in range(s.players)),
        rooms=tuple([_room(s, room, where) for room in rooms]),
        gangs=tuple([_gang(s, gang, under) for gang, under in enumerate(s.under.tolist())]),
        piles={CARDS[kind]: s.pile[kind] for kind in range(FIRST_SEARCH)},
        stack=s.stack_size,
        discards=counts(tuple(s.discards)),
        prices=_prices(s, s.seat if own is None else own),
        crafts=_crafts(s, s.seat, spared) if s.phase == ACT and own == s.seat else {},
        spares=spared,
        looked_at=s.taken_from - 1 if s.phase == PEEK else None,
        fight=_fight(s) if s.attacker else None,
        blows=tuple(_blow(s, k) for k in range(BLOWS) if s.blow_by[k]),
        michelle_card=FIGURE_CARDS[s.figure_card - 1] if s.figure_card else None,
        michelle_extorts=s.figure_victim - 1 if s.figure_victim else None,
        michelle_stack=sum(s.figure_stack),
        michelle_discards=counts(tuple(s.figure_discard), FIGURE_CARDS),
        figure=KNOWN_FIGURES[s.figure],
        trade=_trade(s) if s.partner else None,
    )


def _prisoner(s: Any, seat: int, hand: Sequence[int], laid: Sequence[int]) -> Prisoner:
    card, past = s.gang_card[seat] - 1, s.past[seat] - 1
    return Prisoner(
        who=KNOWN_PRISONERS[s.prisoner[seat]],
        room=ROOMS[s.room[seat]],
        team=home(s, seat) - BLOCK_A if s.teams else None,
        cards=s.cards[seat],
        hand=counts(tuple(hand)),
        cigarettes=s.cigarettes[seat],
        beatings=s.beatings[seat],
        points=points(s, seat),
        laid=counts(tuple(laid), TOOL_NAMES),
        gang=GANGS[card // PILE] if card >= 0 else None,
        gang_card=GANG_CARDS[card] if card >= 0 else None,
        past=PASTS[past] if past >= 0 else None,
        past_gang=GANGS[PAST_GANG[past]] if past >= 0 else None,
        past_spent=bool(s.spent[seat]),
    )


def _room(s: Any, room: int, where: Sequence[int]) -> Room:
    return Room(
        name=ROOMS[room],
        search_value=SEARCH_VALUE[room],
        seats=tuple([seat for seat, at in enumerate(where) if at == room]) if room in where else (),
        michelle=bool(s.michelle) and s.figure_room == room,
    )


def _gang(s: Any, gang: int, under: list[int]) -> Gang:
    cards = (s.top[gang] > 0) + s.shuffled[gang].bit_count() + len(under) - under.count(0)
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
    return {name: price_of(s, seat, ware) for ware, name in enumerate(WARES)}


def _crafts(s: Any, seat: int, spared: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {
        name: tuple(
            CARDS[NEEDS[recipe * MOST_NEEDS + k]]
            for k in range(MOST_NEEDS)
            if (held(s, seat, recipe, 0) if name in spared else given_up(s, seat, recipe)) >> k & 1
        )
        for recipe, name in enumerate(RECIPES)
        if name in spared or check_craft(s, seat, recipe) == 0
    }


def _spares(s: Any, seat: int) -> tuple[str, ...]:
    return tuple(
        name
        for recipe, name in enumerate(RECIPES)
        if spares(s, seat, recipe)
        and any(check_spare(s, seat, recipe, card) == 0 for card in range(len(INGREDIENTS)))
    )


def _trade(s: Any) -> Trade:
    terms: tuple[Literal["undecided", "swap", "charge", "bid"], ...] = (
        *("undecided", "swap", "charge", "bid"),
    )
    return Trade(
        partner=s.partner - 1,
        in_steps=s.version >= 2,
        terms=terms[s.terms],
        cigarettes=s.price,
        wanted=s.wanted,
        offered=s.offer_size,
        offer=counts(tuple(s.offer)),
        returned=s.reply_size,
        reply=counts(tuple(s.reply)),
    )


# --- for terminals

COLUMNS = 12
FIGURE_NAME = {"either": "michelle", "michel": "name-michel", "michelle": "name-michelle"}
SIZES = ((9, 3), (8, 3), (7, 2), (6, 2), (6, 1), (5, 1), (4, 1))


def sketch(view: View) -> Sketch:
    """The rooms with who is there, what lies on the table, the players, and one's own cards."""
    rooms = [_room_tile(room) for room in view.rooms]
    half = len(rooms) - 3
    wares = view.prices.items()
    return Sketch(
        [
            _strip(rooms[:half]),
            _strip(rooms[half:]),
            _strip([_tile(f"pile-{k}", f"name-{k}", str(n)) for k, n in view.piles.items()]),
            _strip([_tile(f"ware-{k}", f"name-{k}", f"⌇{price}") for k, price in wares]),
            _strip(_table_tiles(view)),
            _strip([_tile(f"gang-{g.name}", f"name-{g.name}", str(g.cards)) for g in view.gangs]),
            _strip([_seat_tile(view, seat) for seat in range(view.players)]),
            Row([_recipe(name) for name in view.crafts], "hand"),
            *_own_cards(view),
        ],
        sizes=SIZES,
    )


def _table_tiles(view: View) -> list[Tile]:
    """The stack, the die, Michel(le)'s cards (face down + discards), and one's own past."""
    tiles = [
        _tile("stack", "name-stack", str(view.stack)),
        Tile(str(view.die or "?"), "", "die", "floor", "name-die", form="die"),
    ]
    own = view.prisoners[view.own] if view.own is not None else None
    if view.michelle:
        cards = f"{view.michelle_stack}+{sum(view.michelle_discards.values())}"
        tiles.append(_tile("michelle", FIGURE_NAME[view.figure], cards))
    if own and own.past:
        tiles.append(_tile("past", f"name-{own.past}", "✓" if own.past_spent else ""))
    return tiles


def _own_cards(view: View) -> list[Row]:
    """One's own hand, and above it the hand that one looks at."""
    if view.own is None:
        return []
    rows = [_cards("card", view.prisoners[view.own].hand)]
    if view.looked_at is not None and view.own == view.seat:
        theirs = view.prisoners[view.looked_at].hand
        rows = [_cards("shown", theirs, SHAPES[view.looked_at]), *rows]
    return rows


def _cards(place: str, cards: Counts, of: str = "") -> Row:
    """Cards by kind; marked with the shape of whose they are."""
    tiles = [
        Tile(f"{n} {of}".rstrip(), "label", f"{place}-{k}", "", f"name-{k}", span=3, form="card")
        for k, n in cards.items()
    ]
    return Row(tiles, "hand")


def _recipe(name: str) -> Tile:
    return Tile("", "label", f"recipe-{name}", "floor", f"name-{name}", span=COLUMNS // 2)


def _strip(tiles: Sequence[Tile]) -> Row:
    """Tiles that share the width of the board."""
    each = COLUMNS // len(tiles)
    return Row([msgspec.structs.replace(tile, span=each) for tile in tiles], "strip")


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


def traces(event: Event) -> tuple[str, ...]:
    """The rooms, players and gangs that an event touches."""
    if event.name == "reshuffled":
        return ("stack",)
    return tuple(
        f"{place}-{event.args[arg]}"
        for arg, place in (("room", "room"), ("gang", "gang"), ("seat", "seat"), ("other", "seat"))
        if arg in event.args
    )
