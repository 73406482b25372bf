"""Tables with a row for each game, as a worker reads and writes them that is alone."""
