"""The command line: what it prints, and what it says to bad input."""

import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import jailbirds
from jailbirds.bots import OPPONENTS
from jailbirds.bots.ratings import level_ratings
from jailbirds.cli.app import main
from jailbirds.cli.arguments import with_content
from jailbirds.lab.ladder import RATED
from jailbirds.lab.tuning import written
from tests.roles import OPEN

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "alcatraz" / "golden"
GAME = str(GOLDEN / "three in the boat, two players.json")
SHORT = str(GOLDEN / "turn limit, one is ahead.json")


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line; gives exit code, output and complaints."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["jailbirds", *words])
        with pytest.raises(SystemExit) as leaving:
            main()
        printed = capsys.readouterr()
        return int(leaving.value.code or 0), printed.out, printed.err

    return command


def test_titles_are_listed(run: Run) -> None:
    code, out, _ = run("titles")
    assert code == 0
    for name in jailbirds.titles():
        assert name in out


def test_a_broken_title_of_another_package_is_told_of_below_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = "the title 'x' cannot be loaded: KeyError: 'y' (rules.py, line 7) [bold]"
    monkeypatch.setattr("jailbirds.cli.games.broken_titles", lambda: {"x": sentence})
    code, out, _ = run("titles")
    assert code == 0
    assert out.splitlines()[-1] == f"! {sentence}"


def test_new_title_writes_a_package_and_says_what_to_do_with_it(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("new-title", "liars_dice", "--folder", str(tmp_path))
    assert code == 0
    assert (tmp_path / "liars_dice" / "liars_dice" / "rules.py").is_file()
    assert f"cd {tmp_path / 'liars_dice'}" in out
    code, _, complaint = run("new-title", "liars_dice", "--folder", str(tmp_path))
    assert code == 2
    assert "exists already" in complaint


def test_observe_tells_where_each_field_is_seen(run: Run) -> None:
    code, out, _ = run("observe", "alcatraz", "--players", "3")
    assert code == 0
    observation = jailbirds.title("alcatraz").observation
    assert f"{observation.size(3)} numbers" in out
    for part in observation.parts(3):
        assert any(line.split()[:2] == [str(part.start), part.name] for line in out.splitlines())


def test_dispatch_prints_code_that_can_be_read_and_run(run: Run) -> None:
    code, out, _ = run("dispatch", "alcatraz")
    assert code == 0
    assert out == jailbirds.title("alcatraz").dispatch.source
    compile(out, "dispatch", "exec")


def test_a_review_tells_luck_from_skill_in_every_language_as_text_page_and_json(
    run: Run, tmp_path: Path
) -> None:
    code, out, _ = run("review", SHORT)
    assert code == 0
    assert "Luck and skill" in out
    assert "accuracy" in out
    page = tmp_path / "review.html"
    code, out, _ = run("review", SHORT, "--lang", "de", "--html", str(page))
    assert code == 0
    assert "Gespeichert in" in out
    text = page.read_text(encoding="utf-8")
    assert "Glück und Können" in text
    assert "<svg" in text
    assert not re.search(r"(src|href)=", text)  # it needs nothing else
    code, out, _ = run("review", SHORT, "--json")
    assert code == 0
    for player in msgspec.json.decode(out)["players"]:
        parts = [player[part] for part in ("start", "luck", "own", "others")]
        assert sum(parts) == player["result"]


def test_a_running_game_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    game = jailbirds.Game.from_log(Path(SHORT))
    game.undo()
    game.save(tmp_path / "running.json")
    code, _, complaint = run("review", str(tmp_path / "running.json"))
    assert code == 2
    assert "only finished games are reviewed" in complaint
    code, _, complaint = run("review", SHORT, "--json", "--html", str(tmp_path / "page.html"))
    assert code == 2
    assert "either --html or --json" in complaint


def test_perft_counts_depth_by_depth(run: Run) -> None:
    code, out, _ = run("perft", "alcatraz", "--depth", "3", "--players", "3")
    assert code == 0
    assert [line.split() for line in out.splitlines()] == [
        ["0", "1"],
        ["1", "21"],
        ["2", "411"],
        ["3", "7,566"],
    ]


def test_perft_divides(run: Run) -> None:
    code, out, _ = run("perft", "alcatraz", "-d", "2", "--divide")
    rows = [line.split() for line in out.splitlines() if "enter" in line]
    assert code == 0
    assert len(rows) == 21
    assert sum(int(row[-1]) for row in rows) == 411


@pytest.mark.parametrize(("language", "word"), [("en", "champion"), ("pl", "mistrz")])
def test_bots_are_listed_with_how_strong_they_are(run: Run, language: str, word: str) -> None:
    code, out, _ = run("bots", OPEN, "--lang", language)
    assert code == 0
    ratings = level_ratings(jailbirds.title(OPEN))
    lines = [line for line in out.splitlines() if "±" in line]
    assert [line.split()[0] for line in lines] == [*OPPONENTS]
    for line, level in zip(lines, OPPONENTS, strict=True):
        assert f" {ratings[level].points} ± {ratings[level].margin} " in line
    assert word in lines[-1]


def test_levels_are_rated_by_a_command_that_goes_on(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "ratings.json")
    line = ("lab", "levels", OPEN, "--games", "4", "--searched", "2", "--iterations", "2")
    code, out, _ = run(*line, "--out", file)
    assert code == 0
    rows = out.splitlines()[1:]
    assert [row.split()[0] for row in rows] == [*RATED]
    assert run(*line, "--out", file)[1] == out
    code, _, why = run(*line, "--out", file, "--seed", "1")
    assert code == 2
    assert "is of games with seed 0 and 2 iterations" in " ".join(why.split())


def test_tune_prints_what_to_put_into_the_title(run: Run, tmp_path: Path) -> None:
    line = ("tune", OPEN, "--iterations", "3", "--candidates", "2", "--rounds", "1")
    code, out, _ = run(*line, "--last", "2", "--out", str(tmp_path))
    assert code == 0
    now, found, worth = out.splitlines()
    assert now == f"now:   {written(jailbirds.title(OPEN).thinking)}"
    assert found.startswith("found: Thinking(")
    assert "2 fresh rounds: " in worth


def test_sim_sums_up_and_repeats_itself(run: Run) -> None:
    line = ("sim", "alcatraz", "--games", "60", "--seats", "greedy,random", "--seed", "3")
    code, out, _ = run(*line)
    assert code == 0
    assert "60 games" in out
    assert "ALC-22" in out
    assert "seat 1" in out
    greedy = next(row for row in out.splitlines() if row.startswith("greedy"))
    assert float(greedy.split()[2].rstrip("%")) > 80
    assert run(*line)[1] == out


def test_sim_takes_options(run: Run) -> None:
    code, out, _ = run("sim", "alcatraz", "-n", "5", "-o", "turn_limit=1", "-o", "wardens=random")
    assert code == 0
    assert "from 9 to 9" in out  # seven wardens, the start, one turn


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "warden"), ("de", "Wärter"), ("pl", "strażnik"), ("nl", "bewaker")],
)
def test_rules_are_printed_in_every_language(run: Run, language: str, word: str) -> None:
    code, out, _ = run("rules", "alcatraz", "--lang", language)
    assert code == 0
    assert "ALC-25" in out
    assert word in out


def test_replay_tells_the_game(run: Run) -> None:
    code, out, _ = run("replay", GAME)
    assert code == 0
    assert "Ben brought three prisoners into the boat first." in " ".join(out.split())
    assert "Anna" in out
    code, short, _ = run("replay", GAME, "--move", "3", "--lang", "de")
    assert code == 0
    assert "beginnt" in short
    assert len(short) < len(out)


def test_replay_tells_secrets_with_the_name_of_the_player(run: Run) -> None:
    bets = TESTS / "ausbrecher" / "golden" / "a tie, four players.json"
    _, out, _ = run("replay", str(bets))
    assert "Anna bets on" in out
    assert not re.search(r"\byour?\b", out, re.IGNORECASE)
    cards = TESTS / "digout" / "golden" / "a tunnel, six players.json"
    _, out, _ = run("replay", str(cards))
    assert re.search(r" draws (a|“)", out)
    assert " draws a card." not in out  # so it was told to those who may not see which


def test_golden_lists_what_is_covered(run: Run) -> None:
    code, out, _ = run("golden", "alcatraz", "--list", "--into", str(GOLDEN))
    assert code == 0
    assert "boat" in out
    assert "three in the boat, two players" in out
    code, out, _ = run("golden", "alcatraz", "--list", "--into", "nowhere")
    assert "none: jailbirds golden alcatraz boat" in out
    assert "none: jailbirds golden alcatraz --tie" in out


def test_golden_finds_a_game_and_keeps_it(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        code, out, _ = run("golden", "alcatraz", "limit", "--tie", "--into", str(tmp_path))
        assert code == 0
        assert "a tie" in out
    kept = sorted(tmp_path.glob("limit, * players, a tie*.json"))
    assert len(kept) == 2  # the second has another name
    result = jailbirds.verify(jailbirds.Log.load(kept[0])).game.result
    assert result is not None
    assert result.ending == "limit"
    assert len(result.winners) > 1


def test_verify_proves_moves_and_rolls(run: Run) -> None:
    code, out, _ = run("verify", GAME)
    assert code == 0
    assert "51 moves" in out
    assert "as the seed gives them" in out


def test_verify_says_what_it_cannot_prove(run: Run, tmp_path: Path) -> None:
    jailbirds.new("alcatraz", 2, seed=1).save(tmp_path / "running.json")
    code, out, _ = run("verify", str(tmp_path / "running.json"))
    assert code == 0
    assert "not published yet" in out
    assert "1 move, all within" in out  # who begins, drawn by lot: one, not "1 moves"
    assert "its 1 roll cannot be checked" in " ".join(out.split())


def test_verify_says_so_where_the_seed_is_gone_and_that_names_prove_nothing(
    run: Run, tmp_path: Path
) -> None:
    log = jailbirds.Log.load(GAME)
    changed = msgspec.structs.replace(log, names=("Eve", "Mallory"), seed=None).sealed()
    (tmp_path / "changed.json").write_text(changed.to_json(), encoding="utf-8")
    code, out, _ = run("verify", str(tmp_path / "changed.json"))
    out = " ".join(out.split())
    assert code == 0
    assert "the log has no seed, though its game is over: somebody took it out" in out
    assert "the names (Eve, Mallory) prove nothing" in out
    assert "as the seed gives them" not in out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("sim alcatrazz", "Did you mean 'alcatraz'"),
        ("rules chess", "there is no title 'chess'"),
        ("perft nowhere", "expected one of"),
        ("play nowhere", "there is no title"),
        ("sim alcatraz --seats random", "2 to 4 players"),
        ("sim alcatraz --seats random,random,random,random,random", "2 to 4 players"),
        ("sim alcatraz --seats random,greddy", "Did you mean 'greedy'"),
        ("sim alcatraz --games 0", "--games"),
        ("sim alcatraz --games many", "--games"),
        ("sim alcatraz --option alarm", "NAME=VALUE"),
        ("sim alcatraz --option alarm=loud", "alarm"),
        ("sim alcatraz --option colour=red", "colour"),
        ("sim alcatraz --option wardens=custom", "warden_columns"),
        ("perft alcatraz --players 7", "2 to 4 players"),
        ("perft alcatraz --depth=-1", "--depth"),
        ("play alcatraz --players 5", "2 to 4 players"),
        ("play alcatraz --players 3 --seats you,greedy", "--players says 3"),
        ("play alcatraz --from alcatraz/2", "--from says which game"),
        ("play --from alcatraz/7", "2 to 4 players"),
        ("play --from alcatraz/2 --seats you,you,you", "--players says 2"),
        ("position alcatraz", "expected a position such as 'alcatraz/2"),
        ("play alcatraz --lang xx", "there are no words in 'xx'"),
        ("rules alcatraz --lang klingon", "expected one of en, de, pl, nl"),
        ("replay nowhere.json", "cannot read 'nowhere.json'"),
        ("verify nowhere.json", "cannot read 'nowhere.json'"),
        ("golden alcatraz boatt", "Did you mean 'boat'"),
        ("golden alcatraz", "which ending? expected one of boat, limit; or --tie"),
        ("verify pyproject.toml", "expected a JSON document"),
        ("replay src", "cannot read 'src'"),
        ("escape", "No such command"),
    ],
)
def test_bad_input_ends_with_a_sentence_and_code_2(run: Run, line: str, expected: str) -> None:
    code, out, err = run(*line.split())
    assert code == 2
    assert expected in " ".join(err.replace("│", " ").split())
    assert "Traceback" not in out + err


def test_play_without_a_terminal_says_so(run: Run) -> None:
    for line in (["play"], ["play", "alcatraz"], ["play", "--from", ALARM]):
        code, _, err = run(*line)
        assert code == 2
        assert "needs a terminal" in " ".join(err.split())


def test_a_damaged_log_is_refused(run: Run, tmp_path: Path) -> None:
    text = Path(GAME).read_text(encoding="utf-8").replace("Anna", "Anne", 1)
    (tmp_path / "bent.json").write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        code, _, err = run(command, str(tmp_path / "bent.json"))
        assert code == 2
        assert "damaged" in err


def test_replay_past_the_end_is_refused(run: Run) -> None:
    code, _, err = run("replay", GAME, "--move", "52")
    assert code == 2
    assert "the game has 51 moves" in err


ALARM = "alcatraz/2 phase=turn cell=3,3 yard[9,3]=1 yard[7,8]=2"


def test_a_position_is_shown(run: Run) -> None:
    code, out, err = run("position", ALARM)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > 9
    assert "●" in out
    code, known, err = run("position", "alcatraz/2@1 phase=turn")
    assert (code, err) == (0, "")
    assert known != out


def test_all_that_is_wrong_with_a_position_is_said_line_by_line(run: Run) -> None:
    code, out, err = run("position", f"{ALARM} warden[8]=0 cell=4,4")
    assert code == 2
    assert out
    assert err.splitlines() == [
        "jailbirds: prisoners of seat 0: expected 4, found 5",
        "jailbirds: prisoners of seat 1: expected 4, found 5",
        "jailbirds: wardens: expected 8, found 7",
    ]
    code, out, err = run("position", "alcatraz/2 phase=99")
    assert (code, out) == (2, "")
    assert "the rules cannot make sense of it" in err


def test_a_replay_prints_its_position_for_others_to_look_at(run: Run) -> None:
    _, out, _ = run("replay", GAME, "--move", "30", "--position")
    text = out.splitlines()[-1]
    assert run("position", text)[0] == 0
    assert jailbirds.Position.read(text) == jailbirds.Game.from_log(Path(GAME)).after(30).position


def test_a_closed_window_ends_the_game() -> None:
    master, slave = pty.openpty()
    line = [sys.executable, "-m", "jailbirds.cli.app", "play", "alcatraz"]
    surroundings = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen(line, stdin=slave, stdout=slave, stderr=slave, env=surroundings) as game:
        os.close(slave)
        assert os.read(master, 1)  # it has begun to draw
        os.close(master)
        assert game.wait(timeout=30) != 0


@pytest.mark.parametrize("name", with_content())
def test_cards_that_somebody_typed_in_are_checked_for_the_game_that_takes_them(
    run: Run, name: str
) -> None:
    house = jailbirds.title(name).folder / "content.toml"
    code, out, _ = run("content", "check", str(house))
    assert code == 0
    assert f"jailbirds play {name} --content" in " ".join(out.split())


def test_cards_that_no_game_takes_are_refused_with_what_each_says(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("[decks]", encoding="utf-8")
    code, _, err = run("content", "check", str(path))
    assert code == 2
    for name in with_content():
        assert re.search(rf"{name}: .*deck\.toml: the table \[\w+\] is missing", err)
    assert "Say --title" in err
    code, _, err = run("content", "check", str(path), "--title", with_content()[0])
    assert (code, "is missing" in err) == (2, True)
