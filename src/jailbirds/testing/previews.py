"""A preview tells what the seat will see happen, and ends at the first thing it cannot know."""

from __future__ import annotations

import jailbirds
from jailbirds.kernel.preview import foresee
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import differences, must_refuse, spelt, who, wrong

DEALS = 6  # besides the truth


class Previews(Kit):
    """A preview tells what the seat will see happen, and ends at the first thing it cannot know."""

    def test_a_preview_changes_nothing(self, case: Case) -> None:
        for here in positions(case, seed=8, most=8):
            with here as game:
                state, length = game.state, len(game.moves)
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    for action in game.legal(seat):
                        game.preview(seat, action)
                assert len(game.moves) == length
                if game.state.tobytes() != state.tobytes():
                    wrong(f"a preview changes the game, in {differences(state, game.state)}.")

    def test_nothing_is_foreseen_of_what_cannot_be_done(self, case: Case) -> None:
        for here in positions(case, seed=10, most=8):
            with here as game:
                waiting = next(seat for seat in case.seats if seat not in game.actors)
                with must_refuse(jailbirds.Refused, f"{who(waiting)} foresees what it cannot do."):
                    game.preview(waiting, 0)
                for action in game.legal(jailbirds.CHANCE)[:1]:
                    with must_refuse(jailbirds.BadSeat, "chance foresees something."):
                        game.preview(jailbirds.CHANCE, action)

    def test_a_preview_begins_what_the_seat_sees_whatever_is_hidden(self, case: Case) -> None:
        for here in positions(case, seed=26, most=80):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    known = game.known(seat)
                    others = (case.redealt(game.state, seat, seed) for seed in range(DEALS))
                    deals = [game.state, *others]
                    for action in game.legal(seat)[::3]:
                        foreseen = foresee(case.gear, known, seat, action.id)
                        for deal in deals:
                            after = deal.copy()
                            seen = [
                                event
                                for event in case.do(after, seat, action.id)
                                if event.visible_to(seat)
                            ]
                            told = list(foreseen.events)
                            cut = foreseen.cut or deal is not game.state
                            if seen[: len(told)] != told or not (cut or seen == told):
                                wrong(
                                    f"the preview of '{action}' tells {who(seat)} {spelt(told)}, "
                                    f"but what happens is {spelt(seen)}. Does `redeal` deal "
                                    "everything that `redact` hides, and in all ways that are "
                                    "possible?"
                                )

    def test_a_preview_is_the_same_in_every_gear(self, case: Case) -> None:
        for here in positions(case, seed=27, most=8):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    for action in game.legal(seat)[::9]:
                        native = foresee(case.gear, game.known(seat), seat, action.id)
                        interpreted = game.preview(seat, action)
                        if native != interpreted:
                            wrong(
                                f"the preview of '{action}' tells {who(seat)} "
                                f"{spelt(interpreted.events)} in the interpreted gear, and "
                                f"{spelt(native.events)} in the native one."
                            )
