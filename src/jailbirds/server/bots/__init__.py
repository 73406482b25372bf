"""Bots at tables: what they do and what they say."""
