"""How many tables a server carries: the time from a move to the views that show it."""
