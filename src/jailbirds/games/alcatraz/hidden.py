"""What is hidden in Alcatraz: nothing. Every seat and every spectator sees the whole board."""

from jailbirds.kernel.rule import rule


@rule
def redact(s, seat):
    pass


@rule
def redeal(s, seat, rng):
    pass
