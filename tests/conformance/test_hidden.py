"""Nothing a seat may not know reaches it."""

import msgspec
import numpy as np
import pytest

import jailbirds
from jailbirds.bots import LEVELS, Bot
from jailbirds.kernel.chance import generator
from jailbirds.kernel.events import blank_events
from tests.conformance.cases import CASES, Case, every_case, positions


def redealt(game: jailbirds.Game, seat: int, seed: int) -> np.ndarray:
    """Another truth that fits all that the seat knows."""
    gear = game.title.gear("native")
    state = game.redacted(seat)
    gear.loops.redeal(state, 0, seat, generator(seed))
    return state


def redacted(game: jailbirds.Game, state: np.ndarray, seat: int) -> bytes:
    state = state.copy()
    game.title.gear("native").loops.redact(state, 0, seat)
    return state.tobytes()


@every_case
def test_a_resampled_hidden_part_leaves_the_seat_with_what_it_knew(case: Case) -> None:
    interpreted = case.title.gear("interpreted")
    for game in positions(case, seed=21):
        for seat in case.seats:
            known = game.redacted(seat)
            other = redealt(game, seat, seed=1)
            assert redacted(game, other, seat) == known.tobytes()
            assert redacted(game, known, seat) == known.tobytes()
            seen = case.title.view(interpreted.open(game.redacted(seat))[0], seat)
            assert msgspec.json.encode(seen) == msgspec.json.encode(game.view(seat))


@every_case
def test_two_truths_that_a_seat_cannot_tell_apart_give_it_the_same(case: Case) -> None:
    gear = case.title.gear("native")
    out = np.zeros((2, case.title.most_legal), dtype=np.int32)
    for game in positions(case, seed=22, most=12):
        for seat in game.actors:
            if seat == jailbirds.CHANCE:
                continue
            truths = [game.state, redealt(game, seat, seed=2)]
            counts = [gear.loops.legal(truth, 0, seat, out[k]) for k, truth in enumerate(truths)]
            assert out[0, : counts[0]].tolist() == out[1, : counts[1]].tolist()
            for action in out[0, : counts[0] : 7].tolist():
                after = [truth.copy() for truth in truths]
                told = [blank_events(), blank_events()]
                for state, events in zip(after, told, strict=True):
                    gear.loops.apply(state, 0, seat, action, events)
                seen = [visible(case, events, seat) for events in told]
                revealed = {e.name for events in seen for e in events} & case.title.reveals
                kept = [[e for e in events if e.name not in revealed] for events in seen]
                assert kept[0] == kept[1]
                if not revealed:
                    assert redacted(game, after[0], seat) == redacted(game, after[1], seat)


def visible(case: Case, told: np.ndarray, seat: int) -> list[jailbirds.Event]:
    return [event for event in case.title.events.read(told) if event.visible_to(seat)]


@every_case
def test_bots_choose_by_what_they_may_know(case: Case) -> None:
    for game in positions(case, seed=23, most=5):
        for seat in set(game.actors) - {jailbirds.CHANCE}:
            for name in LEVELS:
                choices = [
                    Bot(name, seed=9, gear="native", iterations=60, patient=True).choose_from(
                        case.title,
                        np.frombuffer(known, dtype=case.title.state),
                        seat,
                        case.players,
                    )
                    for known in (
                        redacted(game, game.state, seat),
                        redacted(game, redealt(game, seat, seed=3), seat),
                    )
                ]
                assert choices[0] == choices[1]
                assert choices[0] in game.legal(seat)


@pytest.mark.parametrize("case", [p for p in CASES if p.values[0].title.thinking.open])
def test_a_title_that_says_it_is_open_hides_nothing(case: Case) -> None:
    for game in positions(case, seed=24):
        assert all(game.state.tobytes() == game.redacted(seat).tobytes() for seat in case.seats)
        assert len(game.actors) <= 1


@pytest.mark.parametrize("case", [p for p in CASES if not p.values[0].title.thinking.luck])
def test_a_title_that_says_it_deals_no_luck_is_judged_alike_in_every_deal(case: Case) -> None:
    interpreted = case.title.gear("interpreted")
    everybody = (1 << case.players) - 1
    for game in positions(case, seed=25):
        judged = []
        for state in (game.state, redealt(game, 0, seed=4), redealt(game, 0, seed=5)):
            values = [0] * case.players
            case.title.rules["evaluate"](interpreted.open(state)[0], everybody, values)
            judged.append(values)
        assert judged[0] == judged[1] == judged[2]
