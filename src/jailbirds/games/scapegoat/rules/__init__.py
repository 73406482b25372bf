"""The rules of The Scapegoat, a file a chapter."""
