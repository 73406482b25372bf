"""Other engines, each measured through its own interface at its fastest."""
