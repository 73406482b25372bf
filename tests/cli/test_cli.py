"""The command line: what it prints, and what it says to bad input."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import jailbirds
from jailbirds.cli.app import main

GOLDEN = Path(__file__).parent.parent / "alcatraz" / "golden"
GAME = str(GOLDEN / "three in the boat, two players.json")


@pytest.fixture
def run(monkeypatch, capsys):
    """Run a command line; gives exit code, output and complaints."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["jailbirds", *words])
        with pytest.raises(SystemExit) as leaving:
            main()
        printed = capsys.readouterr()
        return int(leaving.value.code or 0), printed.out, printed.err

    return command


def test_titles_are_listed(run) -> None:
    code, out, _ = run("titles")
    assert code == 0
    for name in jailbirds.titles():
        assert name in out


def test_perft_counts_depth_by_depth(run) -> None:
    code, out, _ = run("perft", "alcatraz", "--depth", "3", "--players", "3")
    assert code == 0
    assert [line.split() for line in out.splitlines()] == [
        ["0", "1"],
        ["1", "21"],
        ["2", "411"],
        ["3", "7,566"],
    ]


def test_perft_divides(run) -> None:
    code, out, _ = run("perft", "alcatraz", "-d", "2", "--divide")
    rows = [line.split() for line in out.splitlines() if "enter" in line]
    assert code == 0
    assert len(rows) == 21
    assert sum(int(row[-1]) for row in rows) == 411


def test_sim_sums_up_and_repeats_itself(run) -> None:
    line = ("sim", "alcatraz", "--games", "60", "--seats", "greedy,random", "--seed", "3")
    code, out, _ = run(*line)
    assert code == 0
    assert "60 games" in out
    assert "ALC-22" in out
    assert "seat 1" in out
    greedy = next(row for row in out.splitlines() if row.startswith("greedy"))
    assert float(greedy.split()[2].rstrip("%")) > 80
    assert run(*line)[1] == out


def test_sim_takes_options(run) -> None:
    code, out, _ = run("sim", "alcatraz", "-n", "5", "-o", "turn_limit=1", "-o", "wardens=random")
    assert code == 0
    assert "from 9 to 9" in out  # seven wardens, the start, one turn


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "warden"), ("de", "Wärter"), ("pl", "strażnik"), ("nl", "bewaker")],
)
def test_rules_are_printed_in_every_language(run, language: str, word: str) -> None:
    code, out, _ = run("rules", "alcatraz", "--lang", language)
    assert code == 0
    assert "ALC-25" in out
    assert word in out


def test_replay_tells_the_game(run) -> None:
    code, out, _ = run("replay", GAME)
    assert code == 0
    assert "Ben brought three prisoners into the boat first." in " ".join(out.split())
    assert "Anna" in out
    code, short, _ = run("replay", GAME, "--move", "3", "--lang", "de")
    assert code == 0
    assert "beginnt" in short
    assert len(short) < len(out)


def test_verify_proves_moves_and_rolls(run) -> None:
    code, out, _ = run("verify", GAME)
    assert code == 0
    assert "51 moves" in out
    assert "as the seed gives them" in out


def test_verify_says_what_it_cannot_prove(run, tmp_path) -> None:
    jailbirds.new("alcatraz", 2, seed=1).save(tmp_path / "running.json")
    code, out, _ = run("verify", str(tmp_path / "running.json"))
    assert code == 0
    assert "not published yet" in out


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
        ("play alcatraz --lang xx", "there are no words in 'xx'"),
        ("rules alcatraz --lang klingon", "expected one of en, de, pl, nl"),
        ("replay nowhere.json", "cannot read 'nowhere.json'"),
        ("verify nowhere.json", "cannot read 'nowhere.json'"),
        ("verify pyproject.toml", "expected a JSON document"),
        ("replay src", "cannot read 'src'"),
        ("escape", "No such command"),
    ],
)
def test_bad_input_ends_with_a_sentence_and_code_2(run, line: str, expected: str) -> None:
    code, out, err = run(*line.split())
    assert code == 2
    assert expected in " ".join(err.replace("│", " ").split())
    assert "Traceback" not in out + err


def test_play_without_a_terminal_says_so(run) -> None:
    for line in (["play"], ["play", "alcatraz"]):
        code, _, err = run(*line)
        assert code == 2
        assert "needs a terminal" in " ".join(err.split())


def test_a_damaged_log_is_refused(run, tmp_path) -> None:
    text = Path(GAME).read_text(encoding="utf-8").replace("Anna", "Anne", 1)
    (tmp_path / "bent.json").write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        code, _, err = run(command, str(tmp_path / "bent.json"))
        assert code == 2
        assert "damaged" in err


def test_replay_past_the_end_is_refused(run) -> None:
    code, _, err = run("replay", GAME, "--move", "52")
    assert code == 2
    assert "the log has 51 moves" in err


def test_a_closed_window_ends_the_game() -> None:
    master, slave = pty.openpty()
    line = [sys.executable, "-m", "jailbirds.cli.app", "play", "alcatraz"]
    surroundings = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen(line, stdin=slave, stdout=slave, stderr=slave, env=surroundings) as game:
        os.close(slave)
        assert os.read(master, 1)  # it has begun to draw
        os.close(master)
        assert game.wait(timeout=30) != 0
