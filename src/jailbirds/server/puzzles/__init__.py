"""Puzzles at a server: shown on bare boards, answered, counted, and rated."""
