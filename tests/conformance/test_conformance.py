"""The kit over all our titles, and over the benchmarks' one as a second opinion."""

from pathlib import Path

import jailbirds
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from jailbirds.testing import Conformance, Playable


class TestOurTitles(Conformance):
    titles = jailbirds.titles()
    folder = Path(__file__).parent.parent


class TestConnectFour(Playable):
    titles = (CONNECT_FOUR,)
