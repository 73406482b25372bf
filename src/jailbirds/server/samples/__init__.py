"""Positions written down as the server would send them: to draw boards by."""
