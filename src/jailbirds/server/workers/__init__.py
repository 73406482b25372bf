"""A server process: what it is made of, how it counts, logs, and tells the others."""
