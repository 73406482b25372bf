"""Analysis: other ways on from the positions of finished games, tried out on bare boards."""
