"""The command `jailbirds`."""
