"""What can be done in Ausbrecher AG, and what can happen."""

from __future__ import annotations

from jailbirds.games.ausbrecher.state import COLOURS, FACES, MOST_PLAYERS
from jailbirds.kernel.actions import Action, Actions, Subsets
from jailbirds.kernel.events import Event, Events

DICE_NAMES = (*COLOURS, "white")
HANDFULS = Subsets(DICE_NAMES)  # position: the set of dice as bits - 1

ACTIONS = Actions(
    {
        # chance
        "start": {"seat": range(MOST_PLAYERS)},  # who begins
        "roll": {"die": DICE_NAMES, "face": range(1, FACES + 1)},
        # players
        "write": {"stone": COLOURS},  # onto the next place of one's bet
        "erase": {},  # the last place of it
        "seal": {},
        "pick": {"dice": HANDFULS},
        "advance": {"stone": COLOURS},  # by its own die
        "back": {"stone": COLOURS},  # by the white die
    }
)
START_WITH = ACTIONS.base("start")
ROLL_DIE = ACTIONS.base("roll")
WRITE = ACTIONS.base("write")
ERASE = ACTIONS.base("erase")
SEAL = ACTIONS.base("seal")
PICK_DICE = ACTIONS.base("pick")
ADVANCE = ACTIONS.base("advance")
BACK = ACTIONS.base("back")

EVENTS = Events(
    {
        "wrote": ("seat", "stone", "place"),
        "erased": ("seat", "place"),
        "sealed": ("seat",),
        "started": ("seat",),
        "picked": ("seat", "dice"),  # as bits
        "rolled": ("die", "face"),
        "advanced": ("seat", "stone", "square", "steps"),
        "covered": ("stone", "by"),
        "went_back": ("seat", "stone", "square", "steps"),  # square 0: behind its window
        "boarded": ("stone", "boat"),
        "lost": ("die", "reason"),
        "timed_out": ("turns",),
        "scored": ("seat", "points"),
    },
    values={
        "stone": COLOURS,
        "by": COLOURS,
        "die": DICE_NAMES,
        "dice": ("", *HANDFULS),
        "reason": ("covered", "moved_back", "nothing_to_move_back", "race_over"),
    },
)
WROTE, ERASED, SEALED, STARTED, PICKED, ROLLED = map(
    EVENTS.code, ("wrote", "erased", "sealed", "started", "picked", "rolled")
)
ADVANCED, COVERED_BY, WENT_BACK, BOARDED, LOST, TIMED_OUT, SCORED = map(
    EVENTS.code,
    ("advanced", "covered", "went_back", "boarded", "lost", "timed_out", "scored"),
)


def places(action: Action) -> tuple[str, ...]:
    """What one points at to mean an action; nothing for those picked from a list."""
    if action.do == "pick":
        return (*(f"die-{name}" for name in str(action.args["dice"]).split("+")), "throw")
    if action.do in ("write", "advance"):
        return (f"stone-{action.args['stone']}",)
    if action.do == "back":
        return ("die-white", f"stone-{action.args['stone']}")
    return ()


def traces(event: Event) -> tuple[str, ...]:
    """The stones and dice that an event touches."""
    at = event.args
    if "stone" in at:
        return (f"stone-{at['stone']}",)
    if event.name in ("rolled", "lost"):
        return (f"die-{at['die']}",)
    return ()
