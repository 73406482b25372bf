"""The documentation: its site is built without a warning, and what its pages show works."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
import typer

import jailbirds
from jailbirds.cli.app import app

pytest.importorskip("zensical", reason="the extra `docs` is not installed")

from docs.site import commands, games, reference
from docs.site.gather import DeadLink, gather, linked_from, turned
from docs.site.sections import Homeless, navigation

ROOT = Path(__file__).parents[1]
FOLLOWED = {"docs/titles.md"}  # block by block: tests/authoring
READ = ("*.md", "docs/**/*.md", "benchmarks/*/*.md", "src/jailbirds/games/*/*.md", "web/*.md")
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for pattern in READ
    for path in sorted(ROOT.glob(pattern))
    if path.relative_to(ROOT).as_posix() not in FOLLOWED
}
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}(?! *[-*] ).+\n)+")
RUN = {"python"}  # by pytest, example by example
CHECKED = {"sh"}  # below, as most of them serve, install or take hours
SHOWN = {"caddy", "nginx", "text"}  # no code of ours
ELSEWHERE = {"cd", "curl", "docker", "pip", "ray"}  # commands of others
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]


def blocks(page: str) -> list[tuple[str, str]]:
    """What each block of code is written in, and its text; what is indented is a command."""
    indented = INDENTED.findall(BLOCK.sub("", page))
    return BLOCK.findall(page) + [("sh", dedent(text)) for text in indented]


def written_in(kinds: set[str]) -> list[tuple[str, str]]:
    """Page and text of all blocks of these kinds."""
    return [
        (path, text) for path, page in PAGES.items() for kind, text in blocks(page) if kind in kinds
    ]


# --- the site


def test_the_site_is_built_without_a_warning_whole_searchable_and_asks_nobody_else(
    tmp_path: Path,
) -> None:
    """In one test, as it is built once."""
    command = [sys.executable, "-m", "docs.site", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    site = tmp_path / "site"
    check_that_every_title_has_a_page_with_its_pictures_options_and_advice(site)
    check_that_it_can_be_searched(site)
    check_that_it_brings_all_that_it_shows(site)


def check_that_every_title_has_a_page_with_its_pictures_options_and_advice(site: Path) -> None:
    for name in jailbirds.titles():
        page = (site / "games" / name / "index.html").read_text(encoding="utf-8")
        assert f"pictures/{name}.webp" in page
        assert "What can be agreed on" in page
        assert 'href="strategy.html"' in page
        assert (site / "games" / name / "rules.html").is_file()


def check_that_it_can_be_searched(site: Path) -> None:
    index = (site / "search.json").read_text(encoding="utf-8")
    for name in ("ALC-13", "why_not", "jailbirds arena", "backup"):
        assert name in index


def check_that_it_brings_all_that_it_shows(site: Path) -> None:
    for file in site.rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        asked = re.findall(r'<(?:script|img|link rel="(?:stylesheet|icon)")[^>]*"(http.+?)"', page)
        assert asked == [], file
        for source in re.findall(r'<img[^>]*src="([^"]+)"', page):
            assert (file.parent / source).is_file(), f"{file}: {source}"


def test_a_link_to_nothing_is_refused_with_its_page() -> None:
    page = "docs/made.md"
    with pytest.raises(DeadLink, match=r"docs/made\.md links to what is not there: docs/nothing"):
        gather({page: "[a](nothing.md)"})


def test_links_are_turned_to_where_pages_lie_on_the_site_but_not_in_code() -> None:
    text = "[a](../README.md#start) `[b](x.md)` ![c](pictures/home.webp) [d](https://e.f)"
    assert turned("docs/made.md", text) == text.replace("../README.md", "index.md")
    assert linked_from("docs/made.md", text) == ["README.md", "docs/pictures/home.webp"]


def test_a_page_without_a_section_is_refused() -> None:
    with pytest.raises(Homeless, match=r"no section for elsewhere/x\.md"):
        navigation({"index.md": "# X", "elsewhere/x.md": "# Y"})


# --- what the pages say


@pytest.mark.parametrize("name", jailbirds.titles())
def test_the_advice_names_rules_that_there_are(name: str) -> None:
    title = jailbirds.title(name)
    if games.GAMES not in title.folder.as_posix():
        pytest.skip("a title of somebody else")
    named = re.findall(r"\b[A-Z]{3}-\d+\b", (title.folder / "strategy.md").read_text())
    assert named
    assert set(named) <= set(title.rule_names)


def test_everything_that_is_exported_is_described() -> None:
    described = dict(reference.public("jailbirds"))
    constants = {"CHANCE", "SPECTATOR"}
    assert described.keys() == set(jailbirds.__all__) - constants
    silent = [name for name, node in described.items() if not ast.get_docstring(node)]
    assert silent == []


def test_every_command_is_described() -> None:
    (page,) = commands.pages().values()
    for name, command in commands.all_commands(typer.main.get_command(app), "jailbirds"):
        assert f"## `{name}`" in page
        assert command.help, name


# --- code


@pytest.mark.parametrize("path", PAGES)
def test_every_block_of_code_is_run_or_checked(path: str) -> None:
    kinds = {kind for kind, _ in blocks(PAGES[path])}
    assert kinds <= RUN | CHECKED | SHOWN, "say what a block is written in"


@pytest.mark.parametrize(("path", "text"), written_in(RUN))
def test_python_is_written_as_examples_that_are_run(path: str, text: str) -> None:
    assert text.startswith(">>> ")
    assert path.startswith(("README", "docs/")), "see testpaths in pyproject.toml"


@pytest.mark.parametrize(("path", "text"), written_in(CHECKED))
def test_commands_exist_and_take_what_is_typed(path: str, text: str) -> None:
    for line in text.replace("\\\n", " ").splitlines():
        typed = shlex.split(re.sub(r"\$\(.*?\)", "TODAY", line), comments=True)
        while typed and (re.fullmatch(r"[A-Z_]+=.*", typed[0]) or typed[0] == "sudo"):
            typed.pop(0)
        if typed:
            check(Path(typed[0]).name, typed[1:])


def check(program: str, arguments: list[str]) -> None:
    match program, arguments:
        case "jailbirds", _:
            check_ours(arguments)
        case "make", [target, *_]:
            assert target in TARGETS
        case "npm", ["run", script, *_]:
            assert script in SCRIPTS
        case "node", [file]:
            assert (ROOT / "web" / file).is_file()
        case "python", ["-m", module, *options]:
            source = Path(origin(module)).read_text(encoding="utf-8")
            for option in re.findall(r"--[\w-]+", " ".join(options)):
                assert option in source
        case _:
            assert program in {"npm", *ELSEWHERE}, "nobody checks this one"


def origin(module: str) -> str:
    """The file that `python -m` runs."""
    found = importlib.util.find_spec(module)
    if found and found.submodule_search_locations:
        found = importlib.util.find_spec(f"{module}.__main__")
    assert found, module
    assert found.origin
    return found.origin


def check_ours(arguments: list[str]) -> None:
    """A command of ours is read as it would be, and not done."""
    command = typer.main.get_command(app)
    name = "jailbirds"
    while isinstance(command, typer.core.TyperGroup):
        name, *arguments = arguments
        assert name in command.commands, name
        command = command.commands[name]
    command.make_context(name, list(arguments))
