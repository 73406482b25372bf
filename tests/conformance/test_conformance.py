"""The kit over all our titles, and over those of the benchmarks as a second opinion."""

from pathlib import Path

import jailbirds
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from benchmarks.liars_dice import TITLE as LIARS_DICE
from benchmarks.poker import TITLE as POKER
from jailbirds.testing import Conformance, Playable


class TestOurTitles(Conformance):
    titles = jailbirds.titles()
    folder = Path(__file__).parent.parent


class TestTitlesOfBenchmarks(Playable):
    titles = (CONNECT_FOUR, LIARS_DICE, POKER)
