"""Is a title fair, and is it fun? Games between bots by the thousand, and a report on them."""
