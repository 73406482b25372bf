"""What bots say in The Scapegoat: about votes, trades, tasks, and who is still needed.

Nothing said is untrue when it is said, and a vote that is announced is cast. Whoever
does not think ahead, rookies to regulars, announces votes in the talk; schemers to champions keep
theirs to themselves until they cast them, and talk less altogether.
"""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jailbirds.games.scapegoat.hints.errands import best_task, prospect
from jailbirds.games.scapegoat.hints.voting import prefer_vote
from jailbirds.games.scapegoat.rules.escape import (
    count_bits,
    is_indispensable,
    marks_without,
    only_theirs,
)
from jailbirds.games.scapegoat.rules.plan import missing_alone
from jailbirds.games.scapegoat.rules.vote import DO_VOTE
from jailbirds.games.scapegoat.state import (
    CONSENT,
    ELEMENTS,
    GUARD_SUPPLY,
    KINDS,
    OVER,
    TALK,
    THING_NAMES,
    THINGS,
    VOTE,
)
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.talk import Luck, Remark, Talk

# In how many of a hundred cases a level says what it could say
TALKATIVE = {
    "rookie": 90,
    "inmate": 70,
    "hustler": 55,
    "regular": 40,
    "schemer": 32,
    "veteran": 25,
    "mastermind": 12,
    "champion": 8,
}
# Every how many rounds a level announces its vote
ANNOUNCES = {"rookie": 2, "inmate": 2, "hustler": 3, "regular": 3}
FEW_GUARDS = 5  # may still come: time to worry


def _speaks(level: str, luck: Luck, weight: int = 1) -> bool:
    return luck(100) < weight * TALKATIVE.get(level, 0)


def _say(key: str, level: str, **args: int | str) -> Remark:
    return Remark(key, {**args, "level": level})


# --- votes


def intent(s: Any, seat: int, level: str) -> int | None:
    """Against whom a bot announces its vote; None where it does not, or is not sure.

    It depends on nothing that changes between the talk and the ballot.
    """
    if level not in ANNOUNCES or (s.round + seat) % ANNOUNCES[level]:
        return None
    liked = [prefer_vote(s, seat, target) for target in range(s.players)]
    return liked.index(max(liked)) if liked.count(max(liked)) == 1 else None


def promise(s: Any, seat: int, level: str) -> Action | None:
    """The vote that was announced, when it is to be cast."""
    if s.phase != VOTE or s.voted[seat]:
        return None
    target = intent(s, seat, level)
    return None if target is None else Action(DO_VOTE(target), "vote", {"seat": target})


def case_against(s: Any, seat: int, target: int) -> str:
    """What speaks most for a vote, of what is true; see `prefer_vote`."""
    rest = [other for other in range(s.players) if other not in (seat, target)]

    def lead(worth: Callable[[int], int]) -> int:
        return worth(target) - max(map(worth, rest))

    leads = {
        "vote-alone": 3 * lead(lambda k: count_bits(only_theirs(s, k))),
        "vote-ahead": 2 * lead(lambda k: count_bits(s.marks[k])),
        "vote-close": lead(lambda k: prospect(s, k) // 4) / 100,
        "vote-cards": lead(lambda k: s.hand[k]) / 2,
    }
    best = max(leads, key=lambda key: leads[key])
    if leads[best] > 0:
        return best
    return "vote-again" if target == s.scapegoat else "vote"


def _casts(s: Any, seat: int, target: int, level: str, luck: Luck) -> Remark | None:
    """Levels that do not announce their votes may say them as they cast them."""
    if target == seat or level in ANNOUNCES or not _speaks(level, luck):
        return None
    key = "vote" if level == "mastermind" else case_against(s, seat, target)
    return _say(key, level, other=target)


# --- what is said as one acts


def remark(s: Any, seat: int, action: Action, level: str, luck: Luck) -> Remark | None:
    if action.do == "vote":
        return _casts(s, seat, int(action.args["seat"]), level, luck)
    if action.do == "send":
        return _offers(s, level) if _speaks(level, luck, 2) else None
    if action.do == "refuse":
        return _refuses(s, seat, level) if _speaks(level, luck, 2) else None
    if not _speaks(level, luck):
        return None
    if action.do == "carry_out":
        return _works(s, seat, level)
    if action.do == "accept":
        return _say("help" if s.phase == CONSENT else "accept", level, other=s.seat)
    if action.do == "steal":
        stolen = {"other": action.args["seat"], "thing": action.args["thing"]}
        return _say("steal", level, **stolen)
    if action.do == "name" and action.args["seat"] != seat:
        return _say("name", level, other=action.args["seat"])
    if action.do in ("call", "play"):
        return _say("call" if action.do == "call" else "blackmail", level)
    return None


def _offers(s: Any, level: str) -> Remark:
    gives = [THING_NAMES[thing] for thing in range(THINGS) if s.give[thing]]
    asks = [THING_NAMES[thing] for thing in range(THINGS) if s.ask[thing]]
    key = "offer" if gives and asks else "gift" if gives else "wish"
    return _say(key, level, other=s.asked, gives="+".join(gives), asks="+".join(asks))


def _refuses(s: Any, seat: int, level: str) -> Remark:
    if seat == s.scapegoat:
        return _say("refuse-scapegoat", level, other=s.seat)
    if s.phase == CONSENT:
        return _say("refuse-help", level, other=s.seat)
    task = s.task_in[best_task(s, seat)] - 1 if best_task(s, seat) >= 0 else -1
    for kind in range(KINDS):
        if task >= 0 and s.ask[kind] and s.items[seat, kind] <= s.need[task, kind]:
            return _say("refuse-need", level, other=s.seat, thing=THING_NAMES[kind])
    return _say("refuse", level, other=s.seat)


def _works(s: Any, seat: int, level: str) -> Remark:
    task = s.task_in[s.room[seat]] - 1
    element = ELEMENTS[s.element[task]]
    if missing_alone(s, seat, task) > 0:
        return _say("task-ask" if s.willing else "task-together", level, element=element)
    if (marks_without(s, seat) | s.marks[seat]) >> s.element[task] & 1:
        return _say("task", level, element=element)
    return _say("task-first", level, element=element)


# --- what is said to what has happened


def react(s: Any, seat: int, events: Sequence[Event], level: str, luck: Luck) -> Remark | None:
    if s.phase == TALK:
        return _before_the_vote(s, seat, level, luck)
    loud = 2 if s.phase == OVER else 1
    for event in events:
        if said := _answer(s, seat, event, level):
            return said if _speaks(level, luck, loud) else None
    return None


def _answer(s: Any, seat: int, event: Event, level: str) -> Remark | None:
    """What there is to say to an event: most concern only one of those at the table."""
    if event.name == "overrun":
        return _say("lost", level) if seat == s.scapegoat else None
    if event.name == "marked":
        return _marks(s, seat, event, level)
    if event.args.get("seat") != seat:
        return None
    if event.name == "elected":
        return _is_it(s, seat, level)
    if event.name == "stays":
        return _say("left", level)
    if event.name == "escaped" and s.left and seat == s.left % s.players:  # next to that one
        return _say("free", level, other=s.left - 1)
    return None


def _is_it(s: Any, seat: int, level: str) -> Remark | None:
    """The scapegoat: by lot at first, and later by the votes of others, or of nobody else."""
    voters = [k for k in range(s.players) if s.votes[k] == seat + 1 and k != seat]
    if voters:
        return _say("elected-again" if s.bonus > 1 else "elected", level)
    return _say("drawn", level) if not any(s.votes[: s.players]) else None


def _marks(s: Any, seat: int, event: Event, level: str) -> Remark | None:
    """Somebody alone has an element now, or no longer alone."""
    marker, element = int(event.args["seat"]), str(event.args["element"])
    number = ELEMENTS.index(element)
    owners = [k for k in range(s.players) if s.marks[k] >> number & 1]
    if owners == [marker] and seat == (marker + 1) % s.players:  # one says it, not all
        return _say("indispensable", level, other=marker, element=element)
    if marker == seat and len(owners) == 2:
        other = owners[1] if owners[0] == seat else owners[0]
        if not is_indispensable(s, other):
            return _say("dispensable", level, other=other, element=element)
    return None


def _before_the_vote(s: Any, seat: int, level: str, luck: Luck) -> Remark | None:
    """An announcement is made in any case: it is kept in any case."""
    target = intent(s, seat, level)
    if target is not None:
        return _say(case_against(s, seat, target), level, other=target)
    left = GUARD_SUPPLY - 1 - sum(int(guards) for guards in s.guards)
    if seat == s.scapegoat and left <= FEW_GUARDS and _speaks(level, luck):
        return _say("guards", level, count=left)
    return None


# --- what is answered in the chat


def answer(s: Any, seat: int, topic: str, level: str) -> Remark | None:
    """A short and true answer to who speaks of the vote, of a trade, or to this bot at all."""
    if topic == "vote":
        return _of_the_vote(s, seat, level)
    return _of_trade(s, seat, level) if topic == "trade" else _say("answer-name", level)


def _of_the_vote(s: Any, seat: int, level: str) -> Remark | None:
    if s.phase == TALK:
        target = intent(s, seat, level)
        if target is not None and target != seat:
            return _say(case_against(s, seat, target), level, other=target)
    elif s.phase == VOTE:
        return _say("answer-sealed" if s.voted[seat] else "answer-vote", level)
    elif s.votes[seat]:
        target = int(s.votes[seat]) - 1
        return _say("answer-voted", level, other=target) if target != seat else None
    return _say("answer-vote", level)


def _of_trade(s: Any, seat: int, level: str) -> Remark:
    room = best_task(s, seat)
    task = s.task_in[room] - 1 if room >= 0 else -1
    for kind in range(KINDS):
        if task >= 0 and s.items[seat, kind] < s.need[task, kind]:
            return _say("answer-need", level, thing=THING_NAMES[kind])
    return _say("answer-nothing", level)


VOICE = Talk(remark, react, promise, answer, topics=("vote", "trade"))
