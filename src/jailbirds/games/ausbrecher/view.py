"""What is seen of a game of Ausbrecher AG: the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.ausbrecher.actions import DICE_NAMES
from jailbirds.games.ausbrecher.rules.boats import points
from jailbirds.games.ausbrecher.rules.dice import special_allowed
from jailbirds.games.ausbrecher.rules.stones import is_covered
from jailbirds.games.ausbrecher.state import COLOURS, LAST_BOAT, OVER, STONES
from jailbirds.kernel.sketch import Row, Sketch, Tile

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


class Die(msgspec.Struct, frozen=True):
    """A die in the tray: -1 picked but not rolled, 0 put away, else a roll to be used."""

    name: str
    shows: int


class Bet(msgspec.Struct, frozen=True):
    """A seat's bet, as far as it may be seen; `stones` is None for what is hidden."""

    sealed: bool
    stones: tuple[str, ...] | None


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
            Stone(COLOURS[k], s.square[k], s.level[k], is_covered(s, k), s.boat[k])
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
    return Bet(bool(s.sealed[other]), tuple(COLOURS[k] for k in written if k >= 0))


def sketch(view: View) -> Sketch:
    """The windows, the path in rows of eight, the boats, stones and dice, and one's own bet."""
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
    return Tile(shows, die.name, f"die-{die.name}", "floor")


def _bet_row(view: View) -> list[Row]:
    """One's own bet, place by place."""
    stones = view.bets[view.own].stones if view.own is not None else None
    if stones is None:
        return []
    slip = [Tile(role=colour, ground="red") for colour in stones] or [Tile("–", "label")]
    return [_heading("your-bet"), Row(slip)]


def _heading(words: str) -> Row:
    return Row([Tile(role="label", words=words, span=4)], "labels")
