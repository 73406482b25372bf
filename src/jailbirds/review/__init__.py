"""Reviews of finished games: what everybody could expect, what decisions cost, what was luck."""

from jailbirds.review.course import Course, Task, Unfinished
from jailbirds.review.judge import Effort, Judge, Weighed, prepare
from jailbirds.review.outlook import Outlook
from jailbirds.review.report import Balance, Decision, Moment, Review, Swing
from jailbirds.review.whole import review

__all__ = [
    "Balance",
    "Course",
    "Decision",
    "Effort",
    "Judge",
    "Moment",
    "Outlook",
    "Review",
    "Swing",
    "Task",
    "Unfinished",
    "Weighed",
    "prepare",
    "review",
]
