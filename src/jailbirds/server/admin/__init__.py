"""What an operator does, with a running server or without: see docs/operations.md."""
