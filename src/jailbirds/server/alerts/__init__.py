"""Alerts: a word to somebody who is not there. It is your turn; you are invited; time runs out."""
