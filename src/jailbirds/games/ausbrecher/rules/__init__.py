"""The rules of Ausbrecher AG, a file a chapter."""
