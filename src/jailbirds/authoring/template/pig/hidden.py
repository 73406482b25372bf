"""What a seat may not know: nothing, in this game."""

from jailbirds.kernel import rule


@rule
def redact(s, seat):
    """Blank all that the seat may not know."""


@rule
def redeal(s, seat, rng):
    """Fill in what `redact` has blanked, as it might be: bots think ahead by it."""
