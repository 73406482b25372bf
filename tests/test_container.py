"""The container: what goes into its build, and that the browser app is made there.

The image itself is not built here, as that needs Docker and its registry.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text()


def pattern(line: str) -> re.Pattern[str]:
    """A line of .dockerignore as Docker reads it."""
    parts = re.split(r"(\*\*/|\*)", line)
    meant = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return re.compile("".join(meant.get(part, re.escape(part)) for part in parts))


def goes_in(path: str) -> bool:
    """Is a file given to the build? The last line that speaks of it, or of its folder, decides."""
    inside = True
    above = [path, *(str(folder) for folder in Path(path).parents if str(folder) != ".")]
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if any(pattern(line.removeprefix("!")).fullmatch(each) for each in above):
            inside = line.startswith("!")
    return inside


@cache
def tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if listed.returncode:
        pytest.skip("this is no clone: what belongs to it is not known")
    return listed.stdout.splitlines()


@pytest.mark.parametrize(
    "path",
    [
        *(".env", ".env.local", "web/.env", ".git/config", ".venv/bin/python", ".venv-bench/x"),
        *("web/node_modules/vite/index.js", "src/jailbirds/__pycache__/x.pyc", ".mypy_cache/x"),
        *("src/jailbirds/server/app/index.html", "games.sqlite", "backup.sqlite-wal"),
    ],
)
def test_secrets_history_and_what_is_built_stay_out_of_the_build(path: str) -> None:
    assert not goes_in(path)


def test_all_that_the_container_copies_is_in_a_clean_clone_and_goes_in() -> None:
    copied = [
        source
        for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    assert {"src", "web", "locks/play.txt"} <= set(copied)
    for source in copied:
        files = [name for name in tracked() if name == source or name.startswith(f"{source}/")]
        assert files, f"{source} is not in the repository"
        visible = [name for name in files if not Path(name).name.startswith(".")]
        assert all(goes_in(name) for name in visible), source


def test_people_who_come_by_a_proxy_of_the_host_do_not_count_as_one() -> None:
    """All of them have the address of the network's gateway, and nobody else can have it."""
    compose = (ROOT / "compose.yaml").read_text()
    gateway = re.search(r"gateway: ([\d.]+)", compose)
    proxies = re.search(r"JAILBIRDS_PROXIES: (\S+)", compose)
    assert gateway
    assert proxies
    assert proxies[1] == gateway[1]
    ports = re.findall(r"ports: \[(.*)\]", compose)
    assert ports
    assert all(port.startswith('"127.0.0.1:') for port in ports)


def test_the_browser_app_is_built_in_a_stage_of_its_own_and_goes_into_the_package() -> None:
    app, wheel, final = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
    assert "npm run build" in app
    folder = "src/jailbirds/server/app"
    assert f"COPY --from=app /jailbirds/{folder} {folder}" in wheel
    assert folder in (ROOT / "web" / "vite.config.ts").read_text()
    assert "COPY --from=wheel" in final
    assert "npm" not in final
    assert re.search(r"^USER jailbird$", final, re.MULTILINE)
    assert re.search(r"^    build: \.$", (ROOT / "compose.yaml").read_text(), re.MULTILINE)
