"""A review as it goes over the wire."""

from __future__ import annotations

from jailbirds.kernel.title import Title
from jailbirds.review import Decision, Moment, Review
from jailbirds.server import protocol
from jailbirds.server.tables.wire import called


def shown(table: str, title: Title, review: Review) -> protocol.GameReview:
    """All that is known by now."""
    return protocol.GameReview(
        table=table,
        done=review.done,
        tasks=review.tasks,
        start=review.start,
        moments=tuple(_moment(title, moment) for moment in review.moments),
        players=review.players,
        turning_points=review.turning_points,
        luckiest=review.luckiest,
        unluckiest=review.unluckiest,
    )


def _moment(title: Title, moment: Moment) -> protocol.ReviewMoment:
    return protocol.ReviewMoment(
        number=moment.number,
        seat=None if moment.seat == "chance" else moment.seat,
        chances=moment.chances,
        decision=_decision(title, moment.decision) if moment.decision else None,
    )


def _decision(title: Title, decision: Decision) -> protocol.ReviewDecision:
    action = title.actions.read(decision.best)
    better = protocol.BetterAction(
        action=decision.best,
        key=called(title, action.do, decision.phase),
        places=title.places(action),
    )
    return protocol.ReviewDecision(
        hope=decision.hope,
        loss=decision.loss,
        accuracy=decision.accuracy,
        grade=decision.grade,
        better=better if decision.loss else None,
    )
