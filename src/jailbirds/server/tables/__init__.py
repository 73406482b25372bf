"""Tables in memory: opening and finding them, changing them, showing them to those who watch."""
