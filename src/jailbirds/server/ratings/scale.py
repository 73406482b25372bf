"""The scale: what a game changes about what is believed of those who played it.

It is openskill's model by Plackett and Luce, for two players or more. Those who won come first, all
others share the place behind them; where nobody won, all are equal. It does not matter who sat
where. Two bots of one level are one player who sat twice, and get the mean of what each would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

MEAN, DOUBT = 25.0, 25.0 / 3  # of whoever is new
MIDDLE, UNIT = 1500, 40  # what people read: 1500 for the mean, 40 for each step of the model
SETTLED = 10  # games after which a rating is no longer a first guess


class Rating(NamedTuple):
    """What is believed of a player: a mean, and the doubt in it."""

    mean: float = MEAN
    doubt: float = DOUBT
    games: int = 0

    @property
    def points(self) -> int:
        """As people read it."""
        return round(MIDDLE + UNIT * (self.mean - MEAN))

    @property
    def margin(self) -> int:
        """By how many points it may be off: the standard deviation."""
        return round(UNIT * self.doubt)

    @property
    def sure(self) -> bool:
        return self.games >= SETTLED


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415  (it takes a while to import)

    return PlackettLuce(mu=MEAN, sigma=DOUBT)


def rate(
    players: Sequence[str], winners: Sequence[int], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of all players after a game; `winners` are seats, `before` what was known."""
    seated = sorted((player, seat in winners) for seat, player in enumerate(players))
    known = {player: before.get(player, Rating()) for player in players}
    if len(known) < 2:
        return known  # nobody can be better than oneself
    model = _model()
    teams = [
        [model.rating(mu=known[player].mean, sigma=known[player].doubt)] for player, _ in seated
    ]
    rated = model.rate(teams, ranks=[0 if won else 1 for _, won in seated])
    shares: dict[str, list[Any]] = {player: [] for player in known}
    for (player, _), (share,) in zip(seated, rated, strict=True):
        shares[player].append(share)
    return {
        player: Rating(
            sum(share.mu for share in of) / len(of),
            sum(share.sigma for share in of) / len(of),
            known[player].games + 1,
        )
        for player, of in shares.items()
    }
