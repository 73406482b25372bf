"""What bots answer in the chat of Dig Your Way Out: about trades, and how far their tunnel is.

Of themselves they say nothing: whoever digs keeps quiet.
"""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from jailbirds.games.digout.rules.cards import same_team, score
from jailbirds.kernel.talk import Remark, Talk


def answer(s: Any, seat: int, topic: str, level: str) -> Remark | None:
    if topic == "trade":
        return _of_trade(s, seat, level)
    if topic == "dig":
        dug = {"count": int(score(s, seat)), "target": int(s.target)}
        return Remark("answer-dug", {**dug, "level": level})
    return Remark("answer-name", {"level": level})


def _of_trade(s: Any, seat: int, level: str) -> Remark:
    """DIG-39: with team-mates in the same room."""
    if not s.teams:
        return Remark("answer-alone", {"level": level})
    near = [k for k in range(s.players) if same_team(s, seat, k) and s.room[k] == s.room[seat]]
    if near:
        return Remark("answer-trade", {"other": near[0], "level": level})
    return Remark("answer-apart", {"level": level})


VOICE = Talk(answer=answer, topics=("trade", "dig"))
