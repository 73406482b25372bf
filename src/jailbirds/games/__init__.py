"""The titles: one folder each, found by being here."""
