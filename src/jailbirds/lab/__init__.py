"""Games by the thousand: what a designer or researcher measures."""
