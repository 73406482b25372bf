"""How well a seat stands, and what speaks for an action: for bots. A file a chapter."""
