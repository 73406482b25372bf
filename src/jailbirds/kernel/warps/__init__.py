"""Tables with a row for each game, as the threads of a GPU's warp read and write them together."""
