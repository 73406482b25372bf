"""A place outside of the repository where somebody makes a title."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path

COMMANDS = {
    "jailbirds": "from jailbirds.cli.app import main",
    "pip": "from pip._internal.cli.main import main",
    "pytest": "from pytest import console_main as main",
}


class Workshop:
    """An empty folder, and a virtual environment that has what ours has.

    What is installed in it stays in it: our own environment never sees the titles made here.
    """

    def __init__(self, folder: Path) -> None:
        self.first = self.folder = folder / "work"
        self.folder.mkdir()
        environment = folder / "venv"
        venv.create(environment, symlinks=True)
        self.commands = environment / "bin"
        self.python = self.commands / "python"
        ours = sysconfig.get_path("purelib")
        site = environment / "lib" / Path(ours).parent.name / "site-packages"
        (site / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
        for name, found in COMMANDS.items():
            script = self.commands / name
            script.write_text(f"#!{self.python}\nimport sys\n{found}\nsys.exit(main())\n")
            script.chmod(0o755)

    @property
    def environment(self) -> dict[str, str]:
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
        return inherited | {
            "PATH": f"{self.commands}{os.pathsep}{os.environ['PATH']}",
            "COLUMNS": "200",
            # what a title is built with is there already: nothing is fetched
            "PIP_NO_BUILD_ISOLATION": "0",  # which is pip's way to say: without
            "PIP_NO_DEPS": "1",
            "PIP_NO_INDEX": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def run(self, command: str) -> str:
        """What a command prints; `cd` counts for those that follow."""
        if command.startswith("cd "):
            self.folder = self.folder / command.removeprefix("cd ")
            assert self.folder.is_dir()
            return ""
        done = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"$ {command}\n{done.stdout}"
        return done.stdout
