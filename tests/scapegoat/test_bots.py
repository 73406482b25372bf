"""The greedy bot has sense: it works, votes, trades, and hinders as the scapegoat."""

import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.games.scapegoat.state import TALK, THING_NAMES
from tests.scapegoat.positions import play_all, prison

KEY_TASK = {"chapel": "make_a_duplicate_key"}  # A: key, clothes; one prisoner, no guards


def choice(game: jailbirds.Game, seat: int) -> str:
    """What the bot does; it is the same for any luck."""
    choices = {str(Bot("greedy", seed=seed).choose(game, seat)) for seed in range(4)}
    assert len(choices) == 1, choices
    return choices.pop()


def offered(game: jailbirds.Game) -> list[jailbirds.Action]:
    """What prisoner 1 does until the turn is over or an offer is made."""
    actions: list[jailbirds.Action] = []
    while game.actors == (1,):
        actions.append(Bot("greedy", seed=1).choose(game, 1))
        game.play(1, actions[-1])
    return actions


def test_a_task_that_can_be_carried_out_is() -> None:
    game = prison(rooms={1: "chapel"}, items={1: "key clothes"}, tasks=KEY_TASK)
    assert choice(game, 1) == "carry_out"


@pytest.mark.rule("SCG-35")
def test_in_the_polish_edition_a_guard_too_many_at_a_task_is_bribed() -> None:
    game = prison(
        rooms={1: "chapel"}, items={1: "key clothes"}, tasks=KEY_TASK, guards={"chapel": 1},
        cash={1: 1}, edition="pl",
    )  # fmt: skip
    assert choice(game, 1) == "bribe"
    game.play(1, "bribe")
    assert choice(game, 1) == "carry_out"


def test_what_a_task_needs_is_taken_and_brought() -> None:
    game = prison(rooms={1: "laundry_room"}, items={1: "key"}, tasks=KEY_TASK)
    assert choice(game, 1) == "use"
    game.play(1, "use")
    assert choice(game, 1) in ("move exercise_yard", "move visiting_area")


def test_stamina_is_spent_when_it_completes_a_task() -> None:
    game = prison(
        rooms={1: "radio_room"}, items={1: "key clothes"}, tasks=KEY_TASK, stamina={1: 1}, points=1
    )
    played = []
    while game.actors == (1,) and "end" not in played:
        played.append(choice(game, 1))
        game.play(1, played[-1])
    assert sorted(played[:3]) == ["carry_out", "move chapel", "push"]


def test_the_vote_goes_against_whoever_is_nearest_to_being_indispensable() -> None:
    game = prison(players=4, marks={0: "A", 1: "A", 2: "BCD", 3: "A"})
    with game.edit(impossible=True) as s:
        s.phase = TALK
    game.play(0, "call")
    for seat in (0, 1, 3):
        assert choice(game, seat) == "vote 2"
    for luck in range(8):
        assert str(Bot("greedy", seed=luck).choose(game, 2)) != "vote 2"


def test_between_equals_the_vote_goes_against_blackmail() -> None:
    game = prison(players=4, scapegoat=3, hands={1: "inform rumour"})
    with game.edit(impossible=True) as s:
        s.phase = TALK
    game.play(3, "call")
    for seat in (0, 2):
        assert choice(game, seat) == "vote 1"


@pytest.mark.parametrize(("gives", "answer"), [("clothes", "accept"), ("drugs", "refuse")])
def test_a_trade_is_accepted_if_it_helps(gives: str, answer: str) -> None:
    """Player 2 has a key, wants clothes for the task and has tools to spare."""
    game = prison(
        seat=1, items={1: f"{gives} knife", 2: "key tools"}, tasks=KEY_TASK,
        rooms={1: "radio_room", 2: "radio_room"},
    )  # fmt: skip
    asks = "tools" if answer == "accept" else "key"
    play_all(game, 1, "offer 2", f"give {gives}", f"ask {asks}", "send")
    assert choice(game, 2) == answer


def test_a_trade_that_helps_both_is_offered_step_by_step_and_accepted() -> None:
    """Player 1 has a key, player 2 clothes twice; the task wants one of each."""
    together = {1: "radio_room", 2: "radio_room"}
    game = prison(seat=1, items={1: "key", 2: "clothes clothes"}, rooms=together, tasks=KEY_TASK)
    steps = []
    while game.actors == (1,):
        steps.append(str(Bot("greedy", seed=1).choose(game, 1)))
        game.play(1, steps[-1])
    assert (steps[0], steps[-1]) == ("offer 2", "send")
    assert "ask clothes" in steps
    assert choice(game, 2) == "accept"


def test_nothing_is_offered_to_the_scapegoat_nor_after_a_refusal() -> None:
    together = {1: "radio_room", 2: "radio_room"}
    game = prison(seat=1, items={1: "key", 2: "clothes clothes"}, rooms=together, tasks=KEY_TASK)
    with game.edit(impossible=True) as s:
        s.refused = 1
    assert not choice(game, 1).startswith("offer")
    with game.edit(impossible=True) as s:
        s.refused = 0
        s.scapegoat = 2
    assert not choice(game, 1).startswith("offer")


@pytest.mark.rule("SCG-29")
def test_no_bot_wants_to_undo_its_last_exchange() -> None:
    """What was given away just now would help both if it came back, but it may not."""
    together = {1: "radio_room", 2: "radio_room"}
    game = prison(seat=1, items={1: "key", 2: "clothes clothes"}, rooms=together, tasks=KEY_TASK)
    asked = [str(action) for action in offered(game.copy())]
    assert asked == ["offer 2", "give key", "ask clothes", "send"]
    with game.edit(impossible=True) as s:
        s.accepted = 1
        s.traded[2, THING_NAMES.index("clothes")] = 1
        s.traded[2, THING_NAMES.index("key")] = -1
    assert [str(action) for action in offered(game)] != asked


def test_whoever_refused_to_help_with_a_task_is_not_asked_again_in_that_turn() -> None:
    game = prison(
        seat=1, items={0: "clothes", 1: "key"}, rooms={0: "chapel", 1: "chapel"},
        tasks=KEY_TASK, pool="willing",
    )  # fmt: skip
    assert choice(game, 1) == "carry_out"
    game.play(1, "carry_out")
    assert choice(game, 0) == "refuse"
    game.play(0, "refuse")
    assert choice(game, 1) != "carry_out"


def test_greedy_bots_trade_in_most_games_and_agree() -> None:
    title = jailbirds.title("scapegoat")
    trading, offers, refusals = 0, 0, 0
    for seed in range(60):
        game = jailbirds.Game(title, 4, seed=seed, gear="native")
        bots = [Bot("greedy", seed=4 * seed + seat, gear="native") for seat in range(4)]
        while not game.over:
            game.play(game.actors[0], bots[game.actors[0]].choose(game, game.actors[0]))
        told = [event.name for move in game.moves for event in move.events]
        offers += told.count("offered")
        refusals += told.count("refused")
        trading += "accepted" in told
        assert told.count("offered") <= 20  # none goes in circles
    assert trading > 30
    assert refusals < offers / 10


def test_the_scapegoat_keeps_others_from_a_task() -> None:
    """Player 1 is next door with everything; the card stops it."""
    game = prison(
        seat=0, hands={0: "rumour"}, rooms={0: "cell_block", 1: "radio_room"},
        items={1: "key clothes"}, tasks=KEY_TASK,
    )  # fmt: skip
    assert choice(game, 0) == "play rumour"
    game.play(0, "play rumour")
    assert choice(game, 0) == "pick_room chapel"


@pytest.mark.parametrize("sides", ["silver", "gold"])
def test_every_turn_of_greedy_bots_ends_soon(sides: str) -> None:
    title = jailbirds.title("scapegoat")
    game = jailbirds.Game(title, 4, {"sides": sides}, seed=11, gear="native")
    bots = [Bot("greedy", seed=seat, gear="native") for seat in range(4)]
    longest, length = 0, 0
    while not game.over:
        seat = game.actors[0]
        action = bots[seat].choose(game, seat)
        length = 0 if action.do == "end" else length + 1
        longest = max(longest, length)
        game.play(seat, action)
    assert longest <= 30


def test_a_searching_bot_does_not_open_offers_in_circles() -> None:
    """Steps that cost nothing could be taken and taken back for ever."""
    title = jailbirds.title("scapegoat")
    thinker = Bot("champion", seed=1, gear="native", iterations=100, patient=True)
    others = [Bot("regular", seed=seat, gear="native") for seat in range(3)]
    for number in range(6):
        game = jailbirds.Game(title, 3, seed=f"1.{number}", gear="native")
        while not game.over:
            seat = game.actors[0]
            bot = others[seat] if seat else thinker
            game.play(seat, bot.choose(game, seat))
            assert len(game.moves) < 1500, [str(move.action) for move in game.moves[-12:]]
