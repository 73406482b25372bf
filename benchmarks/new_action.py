"""`python -m benchmarks.new_action`: what a new action of digout touches.

A copy of the sources gets an action that digout does not have, in the chapter of searching and
in four files of words, and nothing else; a test would be the sixth file. Then random games are
played until somebody does it: it is listed, checked, done, told and said in four languages, and
refused by its rule.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
TITLE = Path("src/jailbirds/games/digout")
CHAPTER = '''

WHISTLE = action("whistle", during=ACT, points=("seat-{seat}",), seat=SEATS)
WHISTLED = event("whistled", "seat", "other")


@WHISTLE.check
def check_whistle(s, seat, other):
    """At somebody in the same room, as long as there is an action left."""
    if s.actions == 0:
        return DIG_11
    near = other < s.players and other != seat and s.room[other] == s.room[seat]
    return 0 if near else DIG_13


@WHISTLE.do
def whistle(s, seat, other, events):
    s.actions -= 1
    tell(events, WHISTLED, EVERYONE, seat, other)
'''
WORDS = {
    "en": ("Whistle at { $player }", "{ $player } whistles at { $other_name }."),
    "de": ("{ $player } hinterherpfeifen", "{ $player } pfeift { $other_name } hinterher."),
    "pl": ("Zagwiżdż na gracza { $player }", "{ $player } gwiżdże na gracza { $other_name }."),
    "nl": ("Fluit naar { $player }", "{ $player } fluit naar { $other_name }."),
}
TRIAL = """
import random
import jailbirds
from jailbirds.words import LANGUAGES, words

luck = random.Random(1)
for seed in range(50):
    game = jailbirds.new("digout", players=3, seed=seed)
    while not game.over and len(game.moves) < 400:
        seat = game.actors[0]
        legal = game.legal(seat)
        found = [one for one in legal if one.do == "whistle"]
        action = found[0] if found else luck.choice(legal)
        events = game.play(seat, action)
        if found:
            told = next(event for event in events if event.name == "whistled")
            for language in LANGUAGES:
                said = words(language, game.title)
                print(" ", said.action(action, game.names), "-", said.event(told, game.names))
            print("  asked again where nobody is near:", game.why_not(seat, "whistle 5"))
            raise SystemExit
raise SystemExit("nobody ever whistled")
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("app"))
        touched = [TITLE / "rules" / "searching.py"]
        with (copy / touched[0]).open("a", encoding="utf-8") as chapter:
            chapter.write(CHAPTER)
        for language, (action, event) in WORDS.items():
            touched.append(TITLE / "words" / f"{language}.ftl")
            with (copy / touched[-1]).open("a", encoding="utf-8") as words:
                words.write(f"\naction-whistle = {action}\nevent-whistled = {event}\n")
        print(f"A new action of digout touches {len(touched)} files, and a test:")
        print(*(f"  {file}" for file in touched), sep="\n", flush=True)
        environment = os.environ | {"PYTHONPATH": str(copy / "src")}
        subprocess.run([sys.executable, "-c", TRIAL], env=environment, cwd=copy, check=True)


if __name__ == "__main__":
    main()
