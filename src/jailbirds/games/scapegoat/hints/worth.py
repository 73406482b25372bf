"""What things are worth to bots, in hundredths of an action point; found by trying."""

POINT = 100
FREEDOM = 1_000_000
ELEMENT = 900  # a mark of one's own
GROUP = 700  # an element for the best group one belongs to
NEEDED = 500  # to have something that nobody else has
NEW_TO_ME, NEW_TO_ALL, KNOWN = 900, 300, 350  # what a task is worth
HELP = 35  # in percent: what a task that another carries out is worth
HINDER = 60  # in percent: what it costs the scapegoat
STAMINA, MONEY, CARD, USEFUL = 45, 40, 110, 25
PULL = 45  # a step towards the Chapel or the Warden's Office
NEVER = -100_000
FAR = 99
NOWHERE = -2_000  # the prospect of whoever has no task to go for
