"""Seeks: who looks for a game, who fits together, and the table they are given."""
