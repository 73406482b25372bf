"""This checkout beside another commit, in one run: the same games, their speed, compile times."""
