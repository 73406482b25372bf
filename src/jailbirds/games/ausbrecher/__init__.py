"""Ausbrecher AG (Hajo Bücken, 1988): secret bets on seven runaways, pushed by everybody."""

from __future__ import annotations

from jailbirds.games.ausbrecher.names import INDEX_NAMES, VALUE_NAMES
from jailbirds.games.ausbrecher.state import COLOURS, DICE_NAMES, HANDFULS
from jailbirds.kernel.title import Thinking, Title, up_to

TITLE = Title(
    __name__,
    players=range(2, 7),
    rules_version=1,
    prefix="AUS",
    chapters=up_to(material=3, bet=5, turn=16, arriving=20, options=24),
    rulings=frozenset({1, 6, 14, 19, 20, 24}),
    most_legal=70,  # three of seven dice, each handful without and with the white one
    endings={"home": 20, "behind": 18, "limit": 24},
    thinking=Thinking(scale=2000, horizon=0, curiosity=0.05, ripe=2),
    value_names=VALUE_NAMES,
    index_names=INDEX_NAMES,
    reveals=frozenset({"scored"}),
    forced=("advance", "back"),  # AUS-13: while a stone can move, one must
    hands=2,
    minutes=30,
    best=4,
    rank=2,
    names={
        "stone": COLOURS,
        "by": COLOURS,
        "die": DICE_NAMES,
        "dice": ("", *HANDFULS),
        "reason": ("covered", "moved_back", "nothing_to_move_back", "race_over"),
    },
    counted=("picked dice", "advanced stone", "went_back stone", "rolled die", "rolled face"),
    order=("start", "roll", "write", "erase", "seal", "pick", "advance", "back"),
)
