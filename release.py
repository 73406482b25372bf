"""Build what is handed out: `make release`, after the browser app has been built.

    python release.py [FOLDER]

FOLDER (usually `dist`) then has a wheel and the source, both with the browser app, a Dockerfile for
the wheel beside it with the exact versions it takes, and the hashes of all of them.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
APP = ROOT / "src" / "jailbirds" / "server" / "app" / "index.html"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
HERE = {  # in the Dockerfile: what comes from the clone -> what lies beside the wheel
    "COPY locks/play.txt ": "COPY play.txt ",
    "COPY --from=wheel /wheels ": "COPY *.whl ",
    " /tmp/wheels\n": " /tmp/wheels/\n",
}


class NotReady(Exception):
    """Something has to be done before."""


def version() -> str:
    found = VERSION.search((ROOT / "src/jailbirds/__init__.py").read_text(encoding="utf-8"))
    assert found
    return found[1]


def check() -> None:
    """Is the app built, and is it said what has changed?"""
    if not APP.is_file():
        raise NotReady("the browser app is not built: make app")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if f"\n## {version()}\n" not in changes:
        raise NotReady(f"CHANGELOG.md does not say what has changed in {version()}")


def build(folder: Path) -> Path:
    """Everything, in an empty folder; returns the wheel."""
    check()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build = (sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    (folder / "Dockerfile").write_text(dockerfile(), encoding="utf-8")
    shutil.copyfile(ROOT / "locks" / "play.txt", folder / "play.txt")
    hashes = "".join(f"{digest(each)}  {each.name}\n" for each in files(folder))
    (folder / "SHA256SUMS").write_text(hashes, encoding="utf-8")
    return wheel


def dockerfile() -> str:
    """The last stage of ours, which takes the wheel from beside it instead of building one."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    *_, last = re.split(r"^(?=FROM )", text, flags=re.MULTILINE)
    for before, after in HERE.items():
        assert before in last, f"Dockerfile: expected {before!r}"
        last = last.replace(before, after, 1)
    return f"# Jailbirds {version()} from the wheel beside this file: `docker build .`\n\n{last}"


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def files(folder: Path) -> list[Path]:
    return sorted(each for each in folder.iterdir() if each.name != "SHA256SUMS")


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    try:
        build(folder)
    except NotReady as why:
        sys.exit(f"No release yet: {why}")
    for each in files(folder):
        sys.stdout.write(f"✓ {each} ({each.stat().st_size:,} bytes)\n")
