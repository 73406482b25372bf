"""Which gear each title runs in, and the process that compiles."""
