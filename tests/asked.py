"""What the browser asks about before it is done."""

from __future__ import annotations

import jailbirds
from jailbirds.server.tables import wire


def grave(game: jailbirds.Game, seat: int) -> set[str]:
    """The kinds of legal actions that the browser asks about."""
    groups = wire.legal_now(game, seat, game.view(seat).phase)
    return {group.do for group in groups if group.grave}
