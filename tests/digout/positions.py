"""Tables for tests: players, cards and cigarettes where one wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import jailbirds
from jailbirds.games.digout.state import (
    ACT,
    ACTING,
    ACTIONS_A_TURN,
    CARDS,
    FIRST_SEARCH,
    GANG_CARDS,
    GANGS,
    KINDS,
    KNIFE,
    PASTS,
    PILE,
    ROOMS,
    TOOL_NAMES,
)


def table(
    hands: Sequence[str] = (),
    rooms: Sequence[str] = (),
    *,
    players: int = 2,
    seat: int = 0,
    actions: int = ACTIONS_A_TURN,
    cigarettes: Sequence[int] = (),
    beatings: Sequence[int] = (),
    laid: Sequence[str] = (),
    gang_cards: Mapping[int, str] | None = None,
    tops: Sequence[str] = (),
    pasts: Sequence[str] = (),
    michelle_in: str = "showers",
    rules_version: int | None = None,
    **options: Any,
) -> jailbirds.Game:
    """A game under way in which it is the turn of `seat`, who has done nothing yet.

    `hands` and `laid` name cards, as in `"knife knife spoon"`; all that is not in a hand is
    in its pile or in the stack. Chance waits to be told what falls.
    """
    options.setdefault("michelle", "off")
    game = jailbirds.new("digout", players, options, roll=False, rules_version=rules_version)
    with game.edit() as s:
        for owner in range(players):
            s.past[owner] = PASTS.index(pasts[owner]) + 1 if owner < len(pasts) else owner + 1
            if owner < len(rooms):
                s.room[owner] = ROOMS.index(rooms[owner])
            if owner < len(cigarettes):
                s.cigarettes[owner] = cigarettes[owner]
            if owner < len(beatings):
                s.beatings[owner] = beatings[owner]
        s.pasts_out = players
        for owner, names in enumerate(hands):
            for kind in map(CARDS.index, names.split()):
                _take(s, kind)
                s.hand[owner, kind] += 1
                s.cards[owner] += 1
        for owner, names in enumerate(laid):
            for kind in map(TOOL_NAMES.index, names.split()):
                s.pile[kind] -= 1
                s.laid[owner, kind] += 1
        _set_gangs(s, gang_cards or {}, tops)
        s.figure_room = ROOMS.index(michelle_in)
        s.phase, s.stage, s.seat, s.first, s.actions = ACT, ACTING, seat, 0, actions
    return game


def _take(s: Any, kind: int) -> None:
    if kind <= KNIFE:
        s.pile[kind] -= 1
    else:
        s.stack[kind] -= 1
        s.stack_size -= 1


def _set_gangs(s: Any, held: Mapping[int, str], tops: Sequence[str]) -> None:
    for owner, name in held.items():
        card = GANG_CARDS.index(name)
        s.gang_card[owner] = card + 1
        s.shuffled[card // PILE] ^= 1 << card % PILE
    for name in tops:
        card = GANG_CARDS.index(name)
        s.top[card // PILE] = card + 1
        s.shuffled[card // PILE] ^= 1 << card % PILE
    for gang in range(len(GANGS)):
        if s.top[gang] == 0:
            n = next(n for n in range(PILE) if s.shuffled[gang] >> n & 1)
            s.top[gang] = gang * PILE + n + 1
            s.shuffled[gang] ^= 1 << n


def can(game: jailbirds.Game, seat: int | None = None) -> set[str]:
    """What a seat may do now."""
    return {str(action) for action in game.legal(seat)}


def dos(game: jailbirds.Game, seat: int | None = None) -> set[str]:
    """The kinds of what it may do."""
    return {action.do for action in game.legal(seat)}


def hand(game: jailbirds.Game, seat: int) -> str:
    """The cards a seat holds, in their order."""
    held = game.view(seat).prisoners[seat].hand
    return " ".join(name for name in CARDS for _ in range(held.get(name, 0)))


def chance(game: jailbirds.Game, *actions: str) -> None:
    """Let chance do what one wants."""
    for action in actions:
        game.play(jailbirds.CHANCE, action)


def walk(game: jailbirds.Game, seat: int, face: int, room: str) -> None:
    """An ordinary move with a roll one wants."""
    game.play(seat, "walk")
    chance(game, f"roll {face}")
    game.play(seat, f"go {room}")


def empty_stack(game: jailbirds.Game, *left: str, discards: bool = True) -> None:
    """Leave only some cards in the stack; the rest is discarded, or out of the game."""
    with game.edit(impossible=True) as s:
        for kind in range(FIRST_SEARCH, KINDS):
            keep = left.count(CARDS[kind])
            if discards:
                s.discards[kind] += s.stack[kind] - keep
            s.stack[kind] = keep
        s.stack_size = len(left)
