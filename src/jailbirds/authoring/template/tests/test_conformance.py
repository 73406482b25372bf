"""What must be true of every title."""

from jailbirds.testing import Conformance


class TestConformance(Conformance):
    titles = ("pig",)
