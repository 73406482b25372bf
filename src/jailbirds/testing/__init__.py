"""The conformance kit: what must be true of every title, as tests for pytest.

Whoever writes a title gets all of them by one class in a file of tests:

    # tests/test_conformance.py
    from jailbirds.testing import Conformance

    class TestLiarsDice(Conformance):
        titles = ["liars_dice"]

The checks run over every player count and every set of options in `TITLE.variants`; `pytest
-k liars_dice-3` picks some. Beside that file the kit looks for recorded games, in folders named
`golden`, and for tests that claim the rules of the title by `@pytest.mark.rule("LIE-11")`.
"""

from __future__ import annotations

from jailbirds.testing.claims import Claims
from jailbirds.testing.gears import Gears
from jailbirds.testing.golden import Golden
from jailbirds.testing.hidden import Hidden
from jailbirds.testing.hints import Hints
from jailbirds.testing.lessons import Taught
from jailbirds.testing.observed import Observed
from jailbirds.testing.play import Play
from jailbirds.testing.positions import reach
from jailbirds.testing.previews import Previews
from jailbirds.testing.puzzles import Puzzling
from jailbirds.testing.reasons import Advised
from jailbirds.testing.simulated import Simulated
from jailbirds.testing.tales import Tales
from jailbirds.testing.titles import Titles
from jailbirds.testing.values import Values
from jailbirds.testing.words import Spoken

__all__ = ["Conformance", "Playable", "reach"]


# pytest runs the checks of the last class first
class Playable(Puzzling, Hints, Previews, Observed, Hidden, Values, Simulated, Gears, Play, Titles):
    """The checks of a title that only programs play: it needs neither words nor recorded games."""


class Conformance(Claims, Golden, Taught, Tales, Advised, Spoken, Playable):
    """All checks."""
