"""Nothing a seat may not know reaches it."""

from __future__ import annotations

import msgspec
import numpy as np

import jailbirds
from jailbirds.bots import Bot
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit, of_titles
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import differences, spelt, who, wrong

BOTS = ("random", "rookie", "regular", "schemer", "champion")  # each sort of them


class Hidden(Kit):
    """Nothing a seat may not know reaches it."""

    def test_a_resampled_hidden_part_leaves_the_seat_with_what_it_knew(self, case: Case) -> None:
        interpreted = case.title.gear("interpreted")
        for here in positions(case, seed=21):
            with here as game:
                for seat in case.seats:
                    known = game.redacted(seat)
                    again = case.redacted(known, seat)
                    if again.tobytes() != known.tobytes():
                        wrong(
                            f"`redact` for {who(seat)}, done twice, gives something else than "
                            f"done once, in {differences(known, again)}."
                        )
                    other = case.redacted(case.redealt(game.state, seat, seed=1), seat)
                    if other.tobytes() != known.tobytes():
                        wrong(
                            f"`redeal` changes what {who(seat)} knew, in "
                            f"{differences(known, other)}: it fills in what `redact` blanks, and "
                            "leaves the rest."
                        )
                    seen = case.title.view(interpreted.open(game.redacted(seat))[0], seat)
                    if msgspec.json.encode(seen) != msgspec.json.encode(game.view(seat)):
                        wrong(f"two views of {who(seat)} of the same record differ.")

    def test_two_truths_that_a_seat_cannot_tell_apart_give_it_the_same(self, case: Case) -> None:
        for here in positions(case, seed=22, most=12):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    truths = [game.state, case.redealt(game.state, seat, seed=2)]
                    legal = [case.legal(truth, seat) for truth in truths]
                    if legal[0] != legal[1]:
                        apart = sorted(set(legal[0]) ^ set(legal[1]))
                        named = [f"'{case.title.actions[number]}'" for number in apart[:5]]
                        wrong(
                            f"what {who(seat)} may do depends on what it cannot know: "
                            f"{', '.join(named) or 'the order of its actions'} changes with "
                            f"{differences(*truths)}, which `redact` hides from it."
                        )
                    for action in legal[0][::7]:
                        check_same_outcome(case, truths, seat, action)

    def test_bots_choose_by_what_they_may_know(self, case: Case) -> None:
        for here in positions(case, seed=23, most=5):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    truths = (game.state, case.redealt(game.state, seat, seed=3))
                    known = [case.redacted(truth, seat) for truth in truths]
                    for name in BOTS:
                        chosen = [bots_action(case, name, seat, record) for record in known]
                        if chosen[0] != chosen[1]:
                            wrong(
                                f"the bot {name!r} at {who(seat)} does '{chosen[0]}' or "
                                f"'{chosen[1]}', by what it cannot know: {differences(*truths)}."
                            )
                        if chosen[0] not in game.legal(seat):
                            wrong(f"the bot {name!r} does '{chosen[0]}', which is not legal.")

    @of_titles(lambda title: title.thinking.open)
    def test_a_title_that_says_it_is_open_hides_nothing(self, case: Case) -> None:
        for here in positions(case, seed=24):
            with here as game:
                for seat in case.seats:
                    known = game.redacted(seat)
                    if known.tobytes() != game.state.tobytes():
                        wrong(
                            f"{differences(game.state, known)} is hidden from {who(seat)}, but "
                            "the title's `Thinking(open=True)` says that nothing is."
                        )
                if len(game.actors) > 1:
                    wrong(
                        f"{' and '.join(map(who, game.actors))} act at the same time, but the "
                        "title's `Thinking(open=True)` says that only one ever does."
                    )

    @of_titles(lambda title: not title.thinking.luck)
    def test_a_title_that_says_it_deals_no_luck_is_judged_alike_in_every_deal(
        self, case: Case
    ) -> None:
        interpreted = case.title.gear("interpreted")
        everybody = (1 << case.players) - 1
        for here in positions(case, seed=25):
            with here as game:
                judged = []
                for state in (
                    game.state,
                    case.redealt(game.state, 0, seed=4),
                    case.redealt(game.state, 0, seed=5),
                ):
                    values = [0] * case.players
                    case.title.rules["evaluate"](interpreted.open(state)[0], everybody, values)
                    judged.append(values)
                if not judged[0] == judged[1] == judged[2]:
                    wrong(
                        f"`evaluate` says {judged[0]}, {judged[1]} and {judged[2]} in three deals "
                        "that seat 0 cannot tell apart, but the title's `Thinking(luck=False)` "
                        "says that what is hidden does not show in it."
                    )


def bots_action(case: Case, name: str, seat: int, known: np.ndarray) -> jailbirds.Action:
    bot = Bot(name, seed=9, gear="native", iterations=60, patient=True)
    return bot.choose_from(case.title, known, seat, case.players)


def check_same_outcome(case: Case, truths: list[np.ndarray], seat: int, action: int) -> None:
    """What a seat sees of its action is the same in both truths, but for what it lays open."""
    after = [truth.copy() for truth in truths]
    seen = [[e for e in case.do(state, seat, action) if e.visible_to(seat)] for state in after]
    revealed = {event.name for events in seen for event in events} & case.title.reveals
    kept = [[event for event in events if event.name not in revealed] for events in seen]
    done = f"'{case.title.actions[action]}' of {who(seat)}"
    advice = (
        f"The truths differ in {differences(*truths)}. If the action lays this open, name its "
        "event in TITLE.reveals."
    )
    if kept[0] != kept[1]:
        wrong(
            f"{done} tells it {spelt(kept[0])} or {spelt(kept[1])}, by what it cannot know. "
            f"{advice}"
        )
    if not revealed:
        shown = [case.redacted(state, seat) for state in after]
        if shown[0].tobytes() != shown[1].tobytes():
            wrong(
                f"{done} shows it something that it could not know, in {differences(*shown)}. "
                f"{advice}"
            )
