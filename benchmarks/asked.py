"""What is asked of a title where it is measured: `benchmarks.toml` in its folder."""

from __future__ import annotations

from functools import cache

import msgspec

import jailbirds


class Speed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At least so many times the moves a second of a game of OpenSpiel's."""

    peer: str
    times: float


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shares of the decided games that the stronger bot is to win."""

    step: float  # each of champion@2, champion@0.3, regular and inmate against the next
    regular: float  # champion@2 against regular
    random: float  # champion@2 against random
    games: dict[str, int] = {}  # "champion@2-champion@0.3": more games than usual


class Among(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where several win: how much more often a bot is to win than a regular in its seat."""

    players: int
    quick: float  # champion@0.3
    slow: float  # champion@2


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gpu: int = 0  # million moves a second, of random play on one
    speed: Speed | None = None
    ladder: Ladder | None = None
    among: Among | None = None


@cache
def asked(name: str) -> Asked:
    file = jailbirds.title(name).folder / "benchmarks.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Asked) if file.is_file() else Asked()
