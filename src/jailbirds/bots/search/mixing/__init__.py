"""Search for titles in which players mix what they do, so that nobody can read it."""
