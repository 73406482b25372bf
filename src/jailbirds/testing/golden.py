"""Recorded games, at least one for each way a game can end: they must replay for ever."""

from __future__ import annotations

import os
from pathlib import Path

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.lab.golden import golden_files, golden_folder
from jailbirds.testing.kit import Kit
from jailbirds.testing.sentences import differences, wrong


class Golden(Kit):
    """Recorded games, at least one for each way a game can end: they must replay for ever."""

    def test_a_golden_game_replays_to_its_end(self, golden_file: Path) -> None:
        try:
            log = jailbirds.Log.load(golden_file)
            proof = jailbirds.verify(log)
        except jailbirds.JailbirdsError as error:
            wrong(
                f"the golden log “{golden_file.stem}” cannot be played again: {error}. Games "
                "that were played must stay what they were: mend the rules. Where they are meant "
                "to change, raise rules_version in TITLE, let the rules ask `s.version`, and "
                "record new ones beside the old."
            )
        if log.result is None or not proof.fair:
            wrong(f"the golden log “{golden_file.stem}” does not go to the end of its game.")
        if proof.game.log.to_json() != golden_file.read_text(encoding="utf-8"):
            wrong(f"the file of “{golden_file.stem}” is not as jailbirds would write it again.")
        native = jailbirds.Game.from_log(log, gear="native").state
        if native.tobytes() != proof.game.state.tobytes():
            wrong(
                f"the golden log “{golden_file.stem}” ends with another record in the native gear, "
                f"different in {differences(native, proof.game.state)}."
            )

    def golden_logs(self, title: Title) -> list[jailbirds.Log]:
        """The golden logs of a title, whatever version they were played under."""
        logs = [jailbirds.Log.load(path) for path in golden_files(self.folder_of_tests())]
        return [log for log in logs if log.title == title.name and log.result]

    def test_every_older_version_has_a_golden_game(self, title: Title) -> None:
        played = {log.rules_version for log in self.golden_logs(title)}
        for version in title.versions[:-1]:
            if version not in played:
                wrong(
                    f"no golden log of {title.name} was played under version {version} of its "
                    "rules, which TITLE still plays: keep those from before the rules changed."
                )

    def test_every_ending_has_a_golden_game(self, title: Title) -> None:
        logs = self.golden_logs(title)
        results = [log.result for log in logs if log.rules_version == title.rules_version]
        folder = os.path.relpath(golden_folder(self.folder_of_tests(), title.name))
        find = f"`jailbirds golden {title.name} %s --into {folder}` looks for one and keeps it."
        for ending in title.endings:
            if ending not in {result.ending for result in results if result}:
                wrong(f"no golden log of {title.name} ends by {ending!r}. {find % ending}")
        shared = any(result and len(result.winners) > 1 for result in results)
        if title.ties and not shared:
            wrong(
                f"no golden log of {title.name} ends in a tie. {find % '--tie'} Where nobody "
                "can share a win, say so: `ties=False` in TITLE."
            )
        if shared and not title.ties:
            wrong(f"a golden log of {title.name} ends in a tie, but TITLE says `ties=False`.")
