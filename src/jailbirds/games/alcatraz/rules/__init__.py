"""The rules of Alcatraz, a file a chapter."""
