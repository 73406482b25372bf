"""The documentation as a site: what it gathers, and what it makes of titles, code and commands."""
