"""Upgrade a server under its running games: an older version, this one, and one with newer rules.

    python -m tests.server.campaign_upgrade COMMIT [--database postgresql]

A server of an older commit plays all titles with people and bots, some games to their end, and is
stopped. This version starts on its database: every table goes on where it stood, every finished
game replays and verifies. Then the same with a copy of this version in which every title has
raised its `rules_version`: running games finish under theirs, new ones take the newest.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import jailbirds
from tests.server.client import Client, Message, actions_of, people, sit_together
from tests.server.ledger import TABLES
from tests.server.processes import Postgres, Server

HERE = Path(__file__).parents[2]
AT_FIRST = 4  # own moves at each table before the upgrade
PATIENCE = 300  # seconds for the bots to finish their turns, on a busy machine


@dataclass
class Findings:
    """What an upgrade has shown."""

    running: int = 0  # tables that went on
    finished: int = 0  # games that replay and verify
    versions: set[tuple[str, int]] = field(default_factory=set)  # title, and version it ended under
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        versions = ", ".join(f"{title} {version}" for title, version in sorted(self.versions))
        return "\n".join(
            [
                f"{self.running} running tables went on, {self.finished} finished games verify",
                f"ended under: {versions}",
                *(f"WRONG: {wrong}" for wrong in self.wrong),
                "nothing is wrong" if not self.wrong else f"{len(self.wrong)} are wrong",
            ]
        )


async def play(client: Client, table: str, rng: random.Random, most: int | None = None) -> None:
    """Any legal moves of one's own, so many, or to the end."""
    made = 0
    while most is None or made < most:
        await client.wait_for(
            lambda: client.tables[table]["status"] == "over" or client.legal(table), PATIENCE
        )
        if client.tables[table]["status"] == "over":
            return
        action = rng.choice(client.legal(table))
        answer = await client.play(table, client.tables[table]["seat"], action)
        made += answer["type"] == "done"


def seen(situation: Message) -> Message:
    """What must be the same after an upgrade: newer servers may tell more."""
    return {name: situation[name] for name in ("version", "status", "phase", "actors")} | {
        "legal": [
            (group["do"], [legal["args"] for legal in actions_of(group)])
            for group in situation["legal"]
        ]
    }


async def before(server: Server, ann: Client) -> dict[str, Message]:
    """One game of each title in its midst, and one at its end; the tables, and what Ann sees."""
    rng = random.Random(1)
    tables: dict[str, Message] = {}
    for title, _, _, options in TABLES:
        bots = max(1, jailbirds.title(title).players[0] - 1)
        for most in (AT_FIRST, None):
            table = await sit_together([ann], title, bots, options=options)
            await play(ann, table, rng, most)
            settled = await quiet(ann, table)
            tables[table] = settled
    return tables


async def quiet(client: Client, table: str) -> Message:
    """Until it is one's own turn alone, or the end: nothing changes then while nobody acts."""

    def settled() -> bool:
        now = client.tables[table]
        return bool(now["status"] == "over" or now["actors"] == [now["seat"]])

    await client.wait_for(settled, PATIENCE)
    return seen(client.tables[table])


async def after(server: Server, ann: Client, tables: dict[str, Message]) -> Findings:
    """Everything is as it was, goes on to its end, and verifies."""
    found = Findings()
    rng = random.Random(2)
    await ann.connect()
    for table, known in tables.items():
        snapshot = await ann.watch(table, 0)
        if snapshot["type"] == "refused":
            found.wrong.append(f"{table}: {snapshot['message']}")
            continue
        now = await quiet(ann, table)
        if now != known:
            found.wrong.append(f"{table} of {snapshot['info']['title']}: {known} is now {now}")
        if known["status"] != "over":
            found.running += 1
            await play(ann, table, rng)
        answer = await ann.http.get(f"/api/tables/{table}/log")
        if answer.status_code != 200:
            found.wrong.append(f"{table}: its log is {answer.status_code} {answer.text[:200]}")
            continue
        found.versions.add((snapshot["info"]["title"], snapshot["info"]["rules_version"]))
        await asyncio.to_thread(check_log, server, table, answer.text, found)
    return found


def check_log(server: Server, table: str, text: str, found: Findings) -> None:
    """Let the version that the server runs verify a log."""
    file = server.folder / f"{table}.json"
    file.write_text(text, encoding="utf-8")
    source = str(server.source or HERE / "src")
    told = subprocess.run(
        [sys.executable, "-m", "jailbirds.cli.app", "verify", str(file)],
        env={"PYTHONPATH": source, "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode or "all as the seed gives them" not in told.stdout:
        found.wrong.append(f"{table} does not verify: {told.stdout}{told.stderr}"[:500])
    else:
        found.finished += 1


async def upgrade(
    folder: Path, database: str | None, old: Path | None, new: Path | None
) -> Findings:
    """From the package in one folder to that in another; None: this one."""
    server = Server(folder, database, messages_per_second=2000, messages_burst=20_000)
    server.source = old
    server.start()
    async with people(server.url, "Ann") as (ann,):
        tables = await before(server, ann)
        server.stop()
        await ann.disconnect()
        server.source = new
        server.start()
        try:
            found = await after(server, ann, tables)
            newest = await ann.get("/api/titles")
            for title in newest["titles"]:
                info = await ann.open(title["title"], [{"kind": "me"}, *BOTS[title["title"]]])
                if info["rules_version"] != title["rules_version"]:
                    found.wrong.append(f"a new table of {title['title']} has older rules")
        finally:
            server.stop()
    return found


BOTS: dict[str, list[Message]] = {
    name: [{"kind": "bot", "level": "rookie"}] * max(1, jailbirds.title(name).players[0] - 1)
    for name in jailbirds.titles()
}


@contextlib.contextmanager
def package_of(commit: str) -> Iterator[Path]:
    """The package as it was at a commit."""
    with tempfile.TemporaryDirectory(prefix="upgrade-") as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--detach", "-q", str(tree), commit], check=True)
        try:
            yield tree / "src"
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def with_newer_rules(folder: Path) -> Path:
    """A copy of this package in which every title has raised its version of the rules."""
    source = folder / "newer"
    ignored = shutil.ignore_patterns("__pycache__", "app", "*.jpg")
    shutil.copytree(HERE / "src", source, ignore=ignored)
    for file in (source / "jailbirds" / "games").glob("*/__init__.py"):
        text = file.read_text(encoding="utf-8")
        version = int(re.findall(r"rules_version=(\d+)", text)[0])
        text = re.sub(r"    oldest_version=\d+,\n", "", text)
        newer = f"rules_version={version + 1},\n    oldest_version=1,"
        file.write_text(text.replace(f"rules_version={version},", newer), encoding="utf-8")
    return source


async def campaign(commit: str, postgres: bool) -> bool:
    right = True
    with tempfile.TemporaryDirectory(prefix="upgrade-") as name, package_of(commit) as older:
        folder = Path(name)
        database = Postgres().start() if postgres else None
        try:
            steps = {
                f"{commit} to this version": (older, None),
                "this version to one with newer rules": (None, with_newer_rules(folder)),
            }
            for number, (step, (old, new)) in enumerate(steps.items()):
                place = folder / f"step{number}"
                place.mkdir()
                url = database.new_database(f"step{number}") if database else None
                found = await upgrade(place, url, old, new)
                sys.stdout.write(f"{step}:\n{found}\n\n")
                right = right and not found.wrong
        finally:
            if database is not None:
                database.stop()
    return right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("commit")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    args = parser.parse_args()
    right = asyncio.run(campaign(args.commit, args.database == "postgresql"))
    sys.exit(0 if right else 1)


if __name__ == "__main__":
    main()
