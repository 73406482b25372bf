"""The gear `cuda` on a GPU: how fast, and whether it does the same as the others."""
