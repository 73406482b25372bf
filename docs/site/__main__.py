"""Build the documentation site: `make docs`.

    python -m docs.site [FOLDER]

gathers its pages in FOLDER (usually `build/docs`) and builds the site below it, in `site`. It ends
with exit code 1 where a page or an anchor is missing, a picture too, or a page is in no section.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from docs.site import commands, games, reference
from docs.site.gather import ROOT, DeadLink, gather
from docs.site.sections import Homeless, navigation

SETTINGS = Path(__file__).with_name("zensical.toml")


def build(folder: Path) -> Path:
    """Gather and build; the folder of the site."""
    site = gather({**games.pages(), **reference.pages(), **commands.pages()})
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in site.pages.items():
        (folder / "pages" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "pages" / path).write_text(text, encoding="utf-8")
    for path, file in site.files.items():
        (folder / "pages" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, folder / "pages" / path)
    placed = f"[project]\n{navigation(site.pages)}"
    settings = SETTINGS.read_text(encoding="utf-8").replace("[project]\n", placed, 1)
    (folder / "zensical.toml").write_text(settings, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=folder, check=True
    )
    return folder / "site"


if __name__ == "__main__":
    try:
        built = build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs")
    except (DeadLink, Homeless) as wrong:
        sys.exit(str(wrong))
    except subprocess.CalledProcessError:
        sys.exit("The site was not built: see above what is wrong")
    sys.stdout.write(f"✓ {built}: to read it, python -m http.server --directory {built}\n")
