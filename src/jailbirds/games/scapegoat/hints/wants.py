"""What one wants and what one can spare, for the task one is after."""

from jailbirds.games.scapegoat.hints.errands import best_task
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import rule


@rule
def wanted_kind(s, seat, room):
    """The first kind that lies in a room and that one's best task still lacks; -1: none."""
    target = best_task(s, seat)
    if target >= 0:
        task = s.task_in[target] - 1
        for kind in range(KINDS):
            if s.lying[room, kind] > 0 and s.need[task, kind] > s.items[seat, kind]:
                return kind
    return -1


@rule
def spare_thing(s, seat):
    """Something one's best task does not need, cash last; -1 where there is nothing."""
    target = best_task(s, seat)
    for kind in range(KINDS):
        needed = s.need[s.task_in[target] - 1, kind] + 0 if target >= 0 else 0
        if s.items[seat, kind] > needed:
            return kind
    return CASH if s.cash[seat] > 0 else -1
