"""The terminal game, played by keyboard and mouse as a person would."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from textual.pilot import Pilot
from textual.widgets import Button, Markdown, Static

import jailbirds
from jailbirds.bots import Bot
from jailbirds.cli.terminal import picture
from jailbirds.cli.terminal.app import Terminal
from jailbirds.cli.terminal.board import Board
from jailbirds.cli.terminal.canvas import BLOCKS, block
from jailbirds.cli.terminal.layout import fit, lay_out
from jailbirds.cli.terminal.log import Log
from jailbirds.cli.terminal.marks import PLAIN
from jailbirds.cli.terminal.notes import Notes
from jailbirds.cli.terminal.paint import paint
from jailbirds.cli.terminal.panels import Decision, Heading, Keys, Seats
from jailbirds.cli.terminal.prompt import ActionList, Prompt
from jailbirds.cli.terminal.session import Session
from jailbirds.cli.terminal.sheets import Page, Question
from jailbirds.games.scapegoat.state import TALK
from jailbirds.kernel.sketch import SHAPES, SIZES, Row, Sketch, Tile
from jailbirds.kernel.talk import Remark
from jailbirds.table.pointing import Hand
from jailbirds.words import COMMON, LANGUAGES, words
from tests.alcatraz.positions import position, squares
from tests.ausbrecher.positions import race
from tests.scapegoat.positions import prison

HUMANS: Mapping[int, Bot] = {}


def terminal(
    game: jailbirds.Game, bots: Mapping[int, Bot] = HUMANS, language: str = "en"
) -> Terminal:
    app = Terminal(game, bots, language, pause=0)
    app.animation_level = "none"
    return app


def opening(**options: Any) -> jailbirds.Game:
    return jailbirds.new("alcatraz", 2, options, seed=3, names=["Anna", "Ben"])


def crossing() -> jailbirds.Game:
    """Anna on row 9 can go to row 7: its warden walks from column 9 and catches Ben."""
    return position({(9, 3): 0, (7, 8): 1})


def read(app: Terminal, kind: type[Static]) -> str:
    return str(app.tabletop.query_one(kind).content)


async def settle(app: Terminal, pilot: Pilot[None]) -> None:
    """Wait until no bot is thinking any more."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def point(app: Terminal, pilot: Pilot[None], place: str) -> None:
    """Walk to a place by the arrow keys, the way a person does."""
    board = app.tabletop.query_one(Board)
    rows = [row for row in app.tabletop.sketch.places if place in row or board.cursor in row]
    order = app.tabletop.sketch.places
    down = order.index(next(row for row in rows if place in row)) - order.index(
        next(row for row in rows if board.cursor in row)
    )
    await pilot.press(*(["down"] * down or ["up"] * -down))
    row = next(row for row in order if place in row)
    right = row.index(place) - row.index(board.cursor or "")
    await pilot.press(*(["right"] * right or ["left"] * -right))
    assert board.cursor == place


# --- what is seen


async def test_at_the_start_everything_needed_is_on_the_screen() -> None:
    app = terminal(opening(), {1: Bot("greedy", seed=1)})
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        assert "Alcatraz · 2 players" in read(app, Heading)
        assert "Your turn" in read(app, Decision)
        assert "● Anna you" in read(app, Seats)
        assert "▲ Ben greedy bot" in read(app, Seats)
        assert "begin" in app.tabletop.query_one(Log).text
        assert "q quit" in read(app, Keys)


async def test_before_anything_is_picked_what_can_be_picked_glows() -> None:
    game = crossing()
    app = terminal(game)
    async with app.run_test():
        marks = app.tabletop.query_one(Board).marks
        firsts = {app.game.title.places(action)[0] for action in app.game.legal(0)}
        assert firsts == {"cell", "r9c3"}
        assert marks.pickable == firsts
        assert not marks.picked
        assert not marks.targets


async def test_what_alone_can_be_picked_is_in_the_hand_and_its_targets_glow() -> None:
    app = terminal(opening())
    async with app.run_test() as pilot:
        marks = app.tabletop.query_one(Board).marks
        assert marks.picked == {"cell"}
        assert len(marks.targets) == 21  # the first example of the rules
        assert {"r9c1", "r8c4", "r7c5", "r6c8"} <= marks.targets
        await pilot.press("escape")
        assert app.tabletop.query_one(Board).marks.picked == {"cell"}


async def test_escape_drops_what_was_picked() -> None:
    app = terminal(crossing())
    async with app.run_test() as pilot:
        await point(app, pilot, "r9c3")
        await pilot.press("enter")
        board = app.tabletop.query_one(Board)
        assert board.marks.picked == {"r9c3"}
        assert "r7c3" in board.marks.targets
        await pilot.press("escape")
        assert not board.marks.picked
        assert "r9c3" in board.marks.pickable


async def test_pointing_at_a_target_shows_what_would_happen_and_does_nothing() -> None:
    game = crossing()
    app = terminal(game)
    before = app.game.view()
    async with app.run_test() as pilot:
        await point(app, pilot, "r9c3")
        await pilot.press("enter")
        await point(app, pilot, "r7c3")
        said = read(app, Decision)
        assert "The warden of row 7 walks 2 squares to column 7." in said
        assert "Caught! Player 2’s prisoner in row 7, column 8" in said
        marks = app.tabletop.query_one(Board).marks
        assert [list(trail) for trail in marks.trails] == [["r7c9", "r7c8", "r7c7"]]
        assert marks.struck == {"r7c8"}
        assert marks.ghosts == {"r7c3": ("●", "seat0"), "r7c7": ("◉", "warden")}
        assert app.game.view() == before


async def test_a_warden_that_ends_where_the_prisoner_left_is_seen_walking_there() -> None:
    game = position({(7, 5): 0}, {7: 9})
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("colon", *"move", "space", "7", "space", "5", "space", "7", "space", "1")
        marks = app.tabletop.query_one(Board).marks
        assert [trail[0] for trail in marks.trails] == ["r7c9"]
        assert marks.ghosts["r7c5"] == ("◉", "warden")


async def test_tab_walks_over_all_that_glows() -> None:
    app = terminal(opening())
    async with app.run_test() as pilot:
        board = app.tabletop.query_one(Board)
        visited = []
        for _ in range(21):
            await pilot.press("tab")
            visited.append(board.cursor)
        assert set(visited) == board.marks.targets
        await pilot.press("shift+tab")
        assert board.cursor == visited[-2]


async def test_what_the_last_move_touched_is_marked() -> None:
    game = opening()
    game.play(game.actors[0], "enter 7 3")
    app = terminal(game)
    async with app.run_test():
        assert {"r7c3", "r7c9", "r7c6"} <= app.tabletop.query_one(Board).marks.recent


# --- playing


async def test_a_move_is_picked_and_done_with_enter() -> None:
    game = opening()
    seat = game.actors[0]
    app = terminal(game)
    async with app.run_test() as pilot:
        await point(app, pilot, "r9c3")
        await pilot.press("space")
        assert squares(app.game) == {(9, 3): seat}
        assert "is to move" in read(app, Decision)
        assert app.tabletop.query_one(Board).marks.mood == "plain"  # nobody has pointed yet


async def test_enter_pressed_twice_plays_once() -> None:
    game = opening()
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("tab")
        app.tabletop.action_choose()
        app.tabletop.action_choose()
        await pilot.pause()
        assert len(squares(app.game)) == 1


async def test_a_place_that_is_not_allowed_names_the_rule_and_a_key_opens_it() -> None:
    game = opening()
    app = terminal(game)
    async with app.run_test() as pilot:
        await point(app, pilot, "r7c7")
        assert "(ALC-13)" in read(app, Decision)
        assert app.tabletop.query_one(Board).marks.mood == "no"
        await pilot.press("enter")
        assert squares(app.game) == {}
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        text = app.screen.query_one(Markdown).source
        assert words("en", app.game.title).say("ALC-13") in text
        await pilot.press("escape")
        assert app.screen_stack[-1] is app.tabletop


async def test_a_click_on_a_refusal_opens_its_rule() -> None:
    app = terminal(opening())
    async with app.run_test() as pilot:
        await point(app, pilot, "r7c7")
        await pilot.click(Decision)
        assert isinstance(app.screen, Page)


async def test_a_stuck_prisoner_can_be_picked_to_learn_why_it_is_stuck() -> None:
    wardens = {1: 3, 2: 4, 3: 3, 4: 2, 5: 5, 6: 9, 7: 2, 8: 8}
    game = position({(2, 3): 0, (2, 2): 0, (9, 5): 0}, wardens)
    hand = Hand(game, 0)
    assert not [action for action in game.legal(0) if game.title.places(action)[0] == "r2c3"]
    assert hand.point("r2c3").kind == "stuck"
    hand.pick("r2c3")
    assert list(hand.point("r2c5").rules) == ["ALC-09"]
    assert list(hand.point("r3c4").rules) == ["ALC-06"]
    assert list(hand.point("boat").rules) == ["ALC-17"]
    assert hand.point("cell").kind == "pick"
    hand.drop()
    assert hand.picked == frozenset()


async def test_several_picks_come_in_any_order_before_the_place_that_does_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three dice and then the throw: whichever die one takes first."""
    title = replace(opening().title)
    places: dict[str, tuple[str, ...]] = {
        "enter 9 1": ("red", "blue", "throw"),
        "enter 9 2": ("red", "white", "throw"),
        "enter 9 3": ("left",),
    }
    monkeypatch.setattr(title.actions, "places", lambda action: places.get(str(action), ()))
    game = jailbirds.Game(title, 2, seed=3)
    hand = Hand(game, game.actors[0])
    assert hand.places == {"red", "blue", "white", "left"}
    hand.pick("blue")
    assert hand.places == {"red"}
    assert hand.point("throw").kind == "nothing"
    hand.pick("red")
    assert [str(action) for action in hand.point("throw").actions] == ["enter 9 1"]
    hand.put_back("blue")
    hand.pick("white")
    assert [str(action) for action in hand.point("throw").actions] == ["enter 9 2"]
    assert hand.point("left").kind == "offer"


async def test_the_mouse_previews_before_it_plays() -> None:
    game = crossing()
    app = terminal(game)
    async with app.run_test() as pilot:
        board = app.tabletop.query_one(Board)
        await pilot.click(Board, offset=board.middle_of("r9c3"))
        assert board.marks.picked == {"r9c3"}
        await pilot.hover(Board, offset=board.middle_of("r7c3"))
        assert "Caught!" in read(app, Decision)
        await pilot.click(Board, offset=board.middle_of("r9c5"))
        assert (9, 5) not in squares(app.game)
        assert "Press Enter" in read(app, Decision)
        await pilot.click(Board, offset=board.middle_of("r9c5"))
        assert squares(app.game)[9, 5] == 0


def test_a_preview_says_where_it_ends_because_of_what_is_hidden() -> None:
    stones = "red blue brown lightgreen orange"
    game = race({31: "yellow"}, stones, rolls={"yellow": 2})
    notes = Notes(Session(game, HUMANS), words("en", game.title))
    action = game.legal(0)[0]
    told = notes.offer(action, game.preview(0, action)).lines
    assert told[-1] == "… and then something hidden comes to light."
    assert "points" in told[-2]


async def test_every_action_is_in_the_list() -> None:
    game = crossing()
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("a")
        listed = app.tabletop.query_one(ActionList)
        assert app.focused is listed
        names = words("en", app.game.title)
        wanted = [names.action(action, app.game.names) for action in app.game.legal(0)]
        shown = [" ".join(str(option.prompt).split()) for option in listed.options]
        assert shown == wanted
        await pilot.press("down")
        assert (
            app.tabletop.query_one(Board).cursor == app.game.title.places(app.game.legal(0)[1])[-1]
        )
        await pilot.press("escape")
        assert isinstance(app.focused, Board)
        assert not app.game.moves
        await pilot.press("a", "enter")
        assert app.game.moves[-1].action == crossing().legal(0)[0]


async def test_where_only_passing_is_left_it_is_done_and_told() -> None:
    wardens = {1: 3, 2: 4, 3: 3, 4: 2, 5: 5, 6: 9, 7: 2, 8: 8}
    game = position({(2, 3): 0, (2, 2): 0}, wardens, boat=(2, 0))
    assert [str(action) for action in game.legal(0)] == ["pass"]
    app = terminal(game)
    async with app.run_test():
        assert str(app.game.moves[-1].action) == "pass"
        assert "has no move and passes" in app.tabletop.query_one(Log).text


async def test_the_alarm_is_answered_by_pointing_at_an_end_of_the_row() -> None:
    game = position({(4, 5): 0}, alarm_row=4)
    app = terminal(game)
    async with app.run_test() as pilot:
        board = app.tabletop.query_one(Board)
        assert board.marks.targets == {"left", "right"}
        await point(app, pilot, "right")
        assert board.marks.struck == {"r4c5"}
        await pilot.press("enter")
        assert app.game.view().wardens[3] == 9


# --- typed moves


async def test_a_typed_move_is_shown_and_then_played() -> None:
    game = opening()
    seat = game.actors[0]
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("colon")
        assert "enter <row 1-9> <column 1-9>" in read(app, Decision)
        await pilot.press(*"enter", "space", "7", "space", "3")
        assert "The warden of row 7 walks" in read(app, Decision)
        assert squares(app.game) == {}
        await pilot.press("enter")
        assert squares(app.game) == {(7, 3): seat}
        assert isinstance(app.focused, Board)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly 9 3", "“fly 9 3” is no move I know"),
        ("enter 9", "“enter 9” is no move I know"),
        ("enter 9 99", "“enter 9 99” is no move I know"),
        ("enter 7 7", "(ALC-13)"),
        ("pass", "(ALC-16)"),
    ],
)
async def test_typed_nonsense_is_refused_kindly_and_changes_nothing(
    typed: str, answer: str
) -> None:
    game = opening()
    before = game.log
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("slash", *("space" if key == " " else key for key in typed), "enter")
        assert answer in read(app, Decision)
        assert app.game.log == before
        await pilot.press("escape")
        assert isinstance(app.focused, Board)


async def test_tab_completes_a_typed_move_word_by_word() -> None:
    app = terminal(crossing())
    async with app.run_test() as pilot:
        prompt = app.tabletop.query_one(Prompt)
        await pilot.press("colon", "m", "tab")
        assert prompt.value == "move"
        await pilot.press("tab", "tab")
        assert prompt.value == "move 9 3"


# --- bots


async def test_bots_move_and_the_log_tells_what_happened_since_ones_last_turn() -> None:
    game = jailbirds.new("alcatraz", 3, seed=3)
    app = terminal(game, {1: Bot("greedy", seed=1), 2: Bot("random", seed=2)})
    async with app.run_test() as pilot:
        await settle(app, pilot)
        before = len(app.game.moves)
        assert app.game.actors == (0,)
        await pilot.press("tab", "enter")
        await settle(app, pilot)
        assert [move.seat for move in app.game.moves[before:]] == [0, 1, 2]
        assert app.game.actors == (0,)
        new = app.tabletop.query_one(Log).text.partition("Since your last turn")[2]
        assert "▲ Player 2" in new
        assert "■ Player 3" in new


async def test_with_bots_in_all_seats_one_watches_to_the_end() -> None:
    game = opening(turn_limit=8)
    app = terminal(game, {0: Bot("greedy", seed=1), 1: Bot("greedy", seed=2)})
    async with app.run_test() as pilot:
        await settle(app, pilot)
        assert app.game.over
        assert isinstance(app.screen, Question)
        await pilot.press("escape")
        assert "The game is over." in read(app, Decision)


class Thinker(Bot):
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__("random", seed=1)
        self.stop = threading.Event()

    def choose(self, game: jailbirds.Game, seat: int) -> jailbirds.Action:
        assert self.stop.wait(timeout=20)
        return super().choose(game, seat)


async def test_a_thinking_bot_blocks_nothing_and_a_move_taken_back_meanwhile_stays_so() -> None:
    game = opening()
    first = game.actors[0]
    bot = Thinker()
    app = terminal(game, {1 - first: bot})
    async with app.run_test() as pilot:
        await pilot.press("tab", "enter")
        assert len(squares(app.game)) == 1
        assert "thinks …" in read(app, Seats)
        await pilot.press("enter", "a", "colon")
        assert "wait" in read(app, Decision)
        await pilot.press("u")
        assert squares(app.game) == {}
        bot.stop.set()
        await settle(app, pilot)
        assert squares(app.game) == {}
        assert app.game.actors == (first,)


async def test_one_can_leave_while_a_bot_is_thinking() -> None:
    game = opening()
    bot = Thinker()
    app = terminal(game, {1 - game.actors[0]: bot})
    async with app.run_test() as pilot:
        await pilot.press("tab", "enter", "ctrl+c", "ctrl+c")
    assert app.return_code == 0
    bot.stop.set()


async def test_bots_can_be_hurried() -> None:
    app = Terminal(opening(turn_limit=6), {0: Bot("random", 1), 1: Bot("random", 2)}, "en", 30)
    app.hurried = True
    async with app.run_test() as pilot:
        await settle(app, pilot)
        assert app.game.over
        await pilot.press("escape", "f")
        assert "take their time" in read(app, Decision)


# --- taking back, saving, ending


async def test_people_at_one_keyboard_can_take_back_the_last_move() -> None:
    game = opening()
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("u")
        assert "nothing of yours" in read(app, Decision)
        await pilot.press("tab", "enter", "u")
        assert "Taken back" in read(app, Decision)
        assert squares(app.game) == {}


async def test_a_move_is_taken_back_after_a_bot_has_answered_it() -> None:
    game = opening()
    app = terminal(game, {1: Bot("greedy", seed=1)})
    async with app.run_test() as pilot:
        await settle(app, pilot)
        await pilot.press("tab", "enter")
        await settle(app, pilot)
        moves = len(app.game.moves)
        await pilot.press("u")
        assert "Taken back." in read(app, Decision)
        assert len(app.game.moves) == moves - 2


async def test_a_move_that_made_the_die_roll_stands() -> None:
    game = position({(1, 4): 0}, {1: 9})
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("colon", *"escape", "space", "1", "space", "4", "enter")
        assert app.game.view().phase == "run"
        await pilot.press("u")
        assert "chance has spoken" in read(app, Decision)
        assert app.game.view().phase == "run"


async def test_a_whole_game_by_keyboard_then_saved_and_started_again(tmp_path: Path) -> None:
    game = opening(turn_limit=6)
    app = terminal(game)
    app.folder = tmp_path
    async with app.run_test() as pilot:
        for _ in range(6):
            await pilot.press("tab", "enter")
            if not app.game.over and app.tabletop.hand and app.tabletop.hand.picked != {"cell"}:
                await pilot.press("tab", "enter")
        while not app.game.over:
            await pilot.press("a", "enter")
        assert isinstance(app.screen, Question)
        told = " ".join(str(line.content) for line in app.screen.query(Static).results())
        assert app.game.result is not None
        assert words("en", app.game.title).result(app.game.result, app.game.names) in told
        assert "(ALC-25)" in told
        await pilot.press("s")
        assert "alcatraz-1.json" in read(app, Decision)
        proof = jailbirds.verify(
            jailbirds.Log.from_json((tmp_path / "alcatraz-1.json").read_text())
        )
        assert proof.fair
        assert proof.moves == len(app.game.moves)
        await pilot.press("n")
        again = app.game
        assert not again.over
        assert again.options == game.options
        assert again.names == game.names
        assert again.log.seed_hash != game.log.seed_hash


async def test_a_move_that_ended_the_game_stands() -> None:
    app = terminal(opening(turn_limit=1))
    async with app.run_test() as pilot:
        await pilot.press("tab", "enter", "escape", "u")
        assert "the game is over" in read(app, Decision)
        assert app.game.over


# --- hints


async def hint(app: Terminal, pilot: Pilot[None]) -> None:
    """Ask for one, and wait until it is there; a quick bot answers."""
    app.session.adviser = Bot("regular", seed=1)
    await pilot.press("w")
    await settle(app, pilot)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_w_shows_what_a_strong_bot_would_do_and_why_and_enter_does_it(language: str) -> None:
    told = words(language, crossing().title)
    app = terminal(crossing(), language=language)
    async with app.run_test() as pilot:
        await hint(app, pilot)
        advised = app.session.hint(0)
        assert advised is not None
        board, names = app.tabletop.query_one(Board), app.game.names
        assert board.cursor == app.game.title.places(advised)[-1]
        assert board.marks.mood == "act"  # as in a preview
        said = read(app, Decision)
        assert told.say("hinted", action=told.action(advised, names)) in said
        assert told.prompt(app.game.reason(0, advised), names) in said
        assert len(app.game.moves) == 0
        await pilot.press("enter")
        assert app.game.moves[0].action == advised


async def test_hints_are_counted_once_for_each_decision_and_told_at_the_end() -> None:
    app = terminal(position({(1, 5): 0}, {1: 1}, boat=(2, 0)))
    async with app.run_test() as pilot:
        await hint(app, pilot)
        await hint(app, pilot)
        assert app.session.table.hints == (1, 0)
        await pilot.press("enter")
        assert isinstance(app.screen, Question)
        line = words("en").say("hints-taken", player=app.game.names[0], count=1)
        assert line in str(app.screen.query_one(".sheet-line", Static).content)


async def test_whoever_waits_gets_no_hint() -> None:
    app = terminal(opening(), {0: Bot("regular"), 1: Bot("regular")})
    async with app.run_test() as pilot:
        await pilot.press("w")
        await settle(app, pilot)
        assert app.session.table.hints == (0, 0)


# --- the end


async def test_the_end_offers_a_new_game_first() -> None:
    game = opening(turn_limit=1)
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("tab", "enter")
        assert isinstance(app.focused, Button)
        await pilot.press("enter")
        assert app.screen_stack[-1] is app.tabletop
        assert not app.game.over
        assert app.game.log.seed_hash != game.log.seed_hash


async def test_a_log_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    app = terminal(opening())
    app.folder = tmp_path / "missing"
    async with app.run_test() as pilot:
        await pilot.press("s")
        assert "could not be saved" in read(app, Decision)


async def test_a_running_game_can_be_saved_on_the_way_out(tmp_path: Path) -> None:
    app = terminal(opening())
    app.folder = tmp_path
    async with app.run_test() as pilot:
        await pilot.press("tab", "enter", "q", "s")
    assert app.return_code == 0
    log = jailbirds.Log.from_json((tmp_path / "alcatraz-1.json").read_text())
    assert log.seed is None  # the game is not over
    assert len(log.moves) == 2


async def test_leaving_a_running_game_is_asked_for_once() -> None:
    game = opening()
    app = terminal(game)
    async with app.run_test() as pilot:
        await pilot.press("tab", "enter", "q")
        assert isinstance(app.screen, Question)
        await pilot.press("escape")
        assert app.screen_stack[-1] is app.tabletop
        await pilot.press("n")
        assert isinstance(app.screen, Question)
        await pilot.press("escape", "q", "q")
    assert app.return_code == 0


async def test_a_game_that_has_not_begun_is_left_at_once() -> None:
    app = terminal(opening())
    async with app.run_test() as pilot:
        await pilot.press("q")
    assert app.return_code == 0


async def test_rules_and_help_open_and_close() -> None:
    app = terminal(opening())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert "ALC-25" in app.screen.query_one(Markdown).source
        await pilot.press("pagedown", "down", "r", "h")
        shown = " ".join(str(line.content) for line in app.screen.query(Static).results())
        assert "take back your move" in shown
        await pilot.press("h")
        assert app.screen_stack[-1] is app.tabletop


# --- sizes


@pytest.mark.parametrize(
    ("size", "pitch"),
    [
        ((80, 24), (4, 2)),
        ((100, 30), (6, 2)),
        ((140, 45), (8, 4)),
        ((80, 15), (4, 1)),
        ((62, 52), (6, 3)),
    ],
)
async def test_the_board_is_as_large_as_the_terminal_allows(
    size: tuple[int, int], pitch: tuple[int, int]
) -> None:
    app = terminal(opening())
    async with app.run_test(size=size):
        board = app.tabletop.query_one(Board)
        here = board.middle_of("r1c1")
        assert board.middle_of("r1c2")[0] - here[0] == pitch[0]
        assert board.middle_of("r2c1")[1] - here[1] == pitch[1]
        room = app.screen.region.shrink((1, 0, 1, 0))
        assert room.contains_region(board.region)
        assert room.contains_region(app.tabletop.query_one(Decision).region.grow((0, 0, -3, 0)))


async def test_the_cursor_keeps_its_column_when_the_terminal_is_resized() -> None:
    app = terminal(crossing())
    async with app.run_test(size=(80, 24)) as pilot:
        await point(app, pilot, "r9c8")
        await pilot.resize_terminal(140, 45)
        await pilot.pause()
        await pilot.press("up")
        assert app.tabletop.query_one(Board).cursor == "r8c8"


async def test_a_terminal_that_is_too_small_says_so_and_recovers() -> None:
    app = terminal(opening())
    async with app.run_test(size=(40, 10)) as pilot:
        small = app.tabletop.query_one("#small", Static)
        assert small.display
        assert "at least 76 × 14" in str(small.content)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not small.display
        assert app.tabletop.query_one(Board).region.height == 22
        await pilot.resize_terminal(60, 12)
        await pilot.pause()
        assert small.display
        await pilot.press("a", "enter", "colon", "tab", "enter")
        assert squares(app.game) == {}
        await pilot.resize_terminal(90, 30)
        await pilot.pause()
        await pilot.press("tab", "enter")
        assert len(squares(app.game)) == 1


def test_every_seat_has_a_shape_of_its_own_at_every_size() -> None:
    """Nothing depends on colour alone: what is written and drawn differs too."""
    for size in range(len(SIZES)):
        looks = set()
        for text, role in [
            ("", ""),
            ("◉", "warden"),
            *((s, f"seat{k}") for k, s in enumerate(SHAPES)),
        ]:
            sketch = Sketch([Row([Tile(text, role, "place", "floor")])])
            canvas = paint(sketch, lay_out(sketch, size, 10), PLAIN, str)
            looks.add(tuple(canvas.strip(y).text for y in range(canvas.height)))
        assert len(looks) == len(SHAPES) + 2, SIZES[size]


def test_a_board_of_another_kind_is_shown_as_its_title_says() -> None:
    """Rooms with names and people in them, coloured stones, ground nobody has heard of."""
    rooms = Row([Tile("YARD\n2 guards", "red", "yard", "gravel", holds=("seat1", "blue"))])
    strip = Row([Tile("", "", "tray", "felt", words="tray", holds=("red", "darkgreen"))], "strip")
    sketch = Sketch([rooms, strip], sizes=((20, 5), (12, 3)))
    layout = fit(sketch, 14, 9)
    assert layout is not None
    canvas = paint(sketch, layout, PLAIN, str.upper)
    shown = [canvas.strip(y).text.strip() for y in range(canvas.height)]
    assert shown[:2] == ["YARD", "2 guards"]
    assert "▲" in shown[2]
    assert "■" in shown[2]
    tray = " ".join(shown[3:]).split()
    assert tray == ["●▼", "TRAY"]


def test_a_cell_keeps_the_two_colours_that_matter_most() -> None:
    red, blue, almost_blue = (200, 0, 0), (0, 0, 200), (0, 0, 190)
    assert block((red, red, red, red)) == (" ", red, red)
    assert block((red, blue, blue, blue)) == ("▘", red, blue)
    letter, front, back = block((red, blue, almost_blue, red))
    assert {front, back} <= {red, blue, almost_blue}
    assert BLOCKS.index(letter) in (0b1001, 0b0110)


def test_a_board_that_does_not_fit_has_no_layout() -> None:
    game = opening()
    assert fit(game.title.sketch(game.view()), 41, 30) is None


# --- words


async def test_in_german_everything_is_german() -> None:
    game = opening()
    app = terminal(game, {1 - game.actors[0]: Bot("greedy", seed=1)}, "de")
    async with app.run_test() as pilot:
        assert "Du bist am Zug" in read(app, Decision)
        assert "AM TISCH" in read(app, Seats)
        await pilot.press("tab")
        assert "Du verlässt die Zelle" in read(app, Decision)


async def test_the_language_can_be_changed_while_playing() -> None:
    app = terminal(opening(), {1: Bot("random", seed=1)})
    async with app.run_test() as pilot:
        await settle(app, pilot)
        seen = []
        for _ in LANGUAGES:
            await pilot.press("l")
            seen.append(read(app, Decision).splitlines()[0])
        assert seen[0].startswith("Du bist am Zug")
        assert seen[1].startswith("Twoja kolej")
        assert seen[2].startswith("Jij bent aan de beurt")
        assert seen[3].startswith("Your turn")


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def common_messages(language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_the_app_has_to_say(language: str) -> None:
    assert common_messages(language) == common_messages("en")


# --- the picture


def test_a_picture_shows_a_position_with_its_preview() -> None:
    drawn = picture(crossing(), HUMANS, "en", (100, 30), ["enter", "up", "up"])
    assert drawn.startswith("<svg ")
    assert "Caught!" in drawn
    assert not set(BLOCKS[1:]) & set(drawn)


async def test_what_bots_say_stands_in_the_log_in_the_readers_language() -> None:
    """A bot that has been the scapegoat calls the vote, and says so."""
    game = prison(scapegoat=1)
    with game.edit(impossible=True) as s:
        s.phase = TALK
    app = terminal(game, {1: Bot("rookie", seed=1)})
    async with app.run_test(size=(150, 45)) as pilot:
        await settle(app, pilot)
        name = app.game.name(1)
        assert f"{name}: “Are we done talking? Let’s vote!”" in app.tabletop.query_one(Log).text
        await pilot.press("l", "l")
        assert f"{name}: „Koniec gadania? No to głosujemy!”" in app.tabletop.query_one(Log).text


def test_taking_a_move_back_takes_back_what_was_said_to_it() -> None:
    game = jailbirds.new("scapegoat", 3, seed=4)
    seat = game.actors[0]
    others = [other for other in range(3) if other != seat]
    session = Session(game, {other: Bot("rookie", seed=other) for other in others})
    before = list(session.said)
    remark = Remark("call", {"level": "rookie"})
    session.play(seat, game.legal(seat)[0], remark)
    assert remark in [said.remark for said in session.said]
    session.undo()
    assert session.said == before
