"""How fast the engine is, next to other engines: `make bench`."""
