"""What is seen of a game of Ausbrecher AG: the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.ausbrecher.rules.bets import count_written
from jailbirds.games.ausbrecher.rules.boats import points
from jailbirds.games.ausbrecher.rules.dice import special_allowed
from jailbirds.games.ausbrecher.rules.stones import check_advance, check_back, is_covered
from jailbirds.games.ausbrecher.state import (
    BEHIND,
    BET,
    BOAT_OF_PLACE,
    COLOURS,
    DICE_NAMES,
    LAST_BOAT,
    MOVE,
    OVER,
    PICK,
    STONES,
    WHITE,
)
from jailbirds.kernel import Event
from jailbirds.kernel.sketch import Row, Sketch, Tile
from jailbirds.kernel.title import Said

Phase = Literal["bet", "start", "pick", "roll", "move", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SQUARES_A_ROW = 8


class Stone(msgspec.Struct, frozen=True):
    """Where a stone is: behind its window (square 0), on the path, or in a boat."""

    colour: str
    square: int
    level: int  # stones under it
    covered: bool
    boat: int  # 0: in none
    behind: bool = False  # AUS-18: it was sent behind its window, and so is last


class Die(msgspec.Struct, frozen=True):
    """A die in the tray: -1 picked but not rolled, 0 put away, else a roll to be used."""

    name: str
    shows: int


class Bet(msgspec.Struct, frozen=True):
    """A seat's bet, as far as it may be seen; `stones` is None for what is hidden.

    `right` are those of them that sit in the boat they were bet on, `sure` is what these earn.
    """

    sealed: bool
    stones: tuple[str, ...] | None
    right: tuple[str, ...] = ()
    sure: int = 0


class View(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    phase: Phase
    seat: int  # whose turn it is
    turns: int
    turn_limit: int
    round: int
    special_allowed: bool  # may the white die be picked in this round?
    path_length: int
    first_square: int
    stones: tuple[Stone, ...]
    dice: tuple[Die, ...]
    bets: tuple[Bet, ...]
    own: int | None  # the seat whose bet is one's own
    points: tuple[int, ...] | None  # when the race is over
    boat_of_place: tuple[int, ...] = BOAT_OF_PLACE  # for which boat a place in a bet stands


def view(s: Any, seat: int) -> View:
    return View(
        players=s.players,
        phase=PHASES[s.phase],
        seat=s.seat,
        turns=s.turns,
        turn_limit=s.turn_limit,
        round=s.turns // s.players + 1,
        special_allowed=special_allowed(s),
        path_length=s.path_length,
        first_square=s.first_square,
        stones=tuple(
            Stone(
                COLOURS[k],
                s.square[k],
                s.level[k],
                is_covered(s, k),
                s.boat[k],
                behind=s.ended == BEHIND and s.boat[k] == LAST_BOAT,
            )
            for k in range(STONES)
        ),
        dice=tuple(Die(name, s.die[k]) for k, name in enumerate(DICE_NAMES)),
        bets=tuple(_bet(s, other, seat) for other in range(s.players)),
        own=seat if seat < s.players else None,
        points=tuple(points(s, k) for k in range(s.players)) if s.phase == OVER else None,
    )


def _bet(s: Any, other: int, seat: int) -> Bet:
    if other != seat and s.phase != OVER:
        return Bet(bool(s.sealed[other]), None)
    written = [s.bet[other, place] - 1 for place in range(STONES)]
    right = [k for k, boat in zip(written, BOAT_OF_PLACE, strict=True) if boat == s.boat[k]]
    return Bet(
        bool(s.sealed[other]),
        tuple(COLOURS[k] for k in written if k >= 0),
        tuple(COLOURS[k] for k in right if k >= 0),
        points(s, other),
    )


def prompt(s: Any, seat: int) -> Said | None:
    """The next stone of the bet, how many dice, or by which of them a stone goes."""
    if s.phase == BET:
        place = count_written(s, seat)
        if place == STONES:
            return "ask-seal", {}
        return "ask-bet", {"place": place + 1, "boat": BOAT_OF_PLACE[place]}
    if s.phase == PICK:
        white = "no" if not special_allowed(s) else "instead" if s.arrived >= 4 else "yes"
        return "ask-pick", {"count": 3 if s.arrived < 2 else 2, "white": white}
    if s.phase == MOVE and s.die[WHITE] > 0:
        forward = any(check_advance(s, k) == 0 for k in range(STONES))
        back = any(check_back(s, k) == 0 for k in range(STONES))
        if back:
            return ("ask-either", {}) if forward else ("ask-back", {"steps": int(s.die[WHITE])})
    return None


def goal(s: Any, seat: int) -> Said | None:
    """What one's own bet asks for in the boat that is filling up."""
    if s.phase in (BET, OVER) or seat >= s.players or s.arrived == STONES:
        return None
    boat = BOAT_OF_PLACE[s.arrived]
    waiting = [
        (BOAT_OF_PLACE[place], COLOURS[k])
        for place in range(STONES)
        if (k := s.bet[seat, place] - 1) >= 0 and s.boat[k] == 0
    ]
    now = [colour for into, colour in waiting if into == boat]
    later = [colour for into, colour in waiting if into > boat]
    if now:
        return "goal-push", {"boat": boat, "stones": "+".join(now)}
    if later:
        return "goal-hold", {"boat": boat, "stones": "+".join(later)}
    return "goal-spoil", {}


def ending(s: Any) -> dict[str, int | str]:
    return {"points": max(points(s, seat) for seat in range(s.players))}


def sketch(view: View) -> Sketch:
    """Windows, the path in rows of eight, boats, stones, dice and slips, and one's own bet."""
    waiting = [stone.colour for stone in view.stones if not stone.square and not stone.boat]
    windows = Tile(
        role="cell", place="windows", ground="cell", words="windows", holds=waiting, span=8
    )
    return Sketch(
        [
            Row([windows], "strip"),
            *(_path_row(view, first) for first in range(1, view.path_length + 1, SQUARES_A_ROW)),
            Row([_boat(view, number) for number in range(1, LAST_BOAT + 1)], "strip"),
            Row([Tile(role=colour, place=f"stone-{colour}", ground="floor") for colour in COLOURS]),
            _heading("dice"),
            Row([*map(_die, view.dice), Tile(role="throw", place="throw", words="throw", span=2)]),
            _heading("bets"),
            Row([_slip(bet, seat) for seat, bet in enumerate(view.bets)]),
            *_bet_row(view),
        ]
    )


def _path_row(view: View, first: int) -> Row:
    """Eight squares; the last square of all is the jetty."""
    last = min(first + SQUARES_A_ROW - 1, view.path_length)
    return Row([_square(view, square) for square in range(first, last + 1)])


def _square(view: View, square: int) -> Tile:
    stack = sorted((s for s in view.stones if s.square == square), key=lambda s: s.level)
    ground = "water" if square == view.path_length else "floor"
    if square < view.first_square:
        ground = "cell"  # nobody sets foot there when the race begins at the bedsheet
    return Tile(
        text=str(square),
        role=stack[-1].colour if stack else "label",
        ground=ground,
        holds=[stone.colour for stone in stack],
    )


def _boat(view: View, number: int) -> Tile:
    aboard = [stone.colour for stone in view.stones if stone.boat == number]
    return Tile(str(number), "boat", f"boat-{number}", "water", words="boat", holds=aboard, span=2)


def _die(die: Die) -> Tile:
    shows = {-1: "?", 0: ""}.get(die.shows, str(die.shows))
    return Tile(shows, die.name, f"die-{die.name}", "floor", form="die")


def _slip(bet: Bet, seat: int) -> Tile:
    """Somebody's slip: on red ground once it is sealed."""
    return Tile(role=f"seat{seat}", place=f"bet-{seat}", ground="red" if bet.sealed else "floor")


def _bet_row(view: View) -> list[Row]:
    """One's own bet, place by place."""
    stones = view.bets[view.own].stones if view.own is not None else None
    if stones is None:
        return []
    slip = [Tile(role=colour, ground="red") for colour in stones] or [Tile("–", "label")]
    return [_heading("your-bet"), Row(slip)]


def _heading(words: str) -> Row:
    return Row([Tile(role="label", words=words, span=4)], "labels")


def traces(event: Event) -> tuple[str, ...]:
    """The stones, dice, boats and slips that an event touches."""
    at = event.args
    if event.name == "covered":
        return (f"stone-{at['by']}", f"stone-{at['stone']}")
    if event.name == "boarded":
        return (f"stone-{at['stone']}", f"boat-{at['boat']}")
    if "stone" in at:
        return (f"stone-{at['stone']}",)
    if event.name in ("rolled", "lost"):
        return (f"die-{at['die']}",)
    if event.name == "picked":
        return tuple(f"die-{name}" for name in str(at["dice"]).split("+"))
    if event.name in ("erased", "sealed", "scored"):
        return (f"bet-{at['seat']}",)
    if event.name == "timed_out":
        return tuple(f"boat-{boat}" for boat in range(1, LAST_BOAT + 1))
    return ("throw",)  # who begins
