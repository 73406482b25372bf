"""Reviews of finished games: judged in spare time, shared by all who look at them."""
