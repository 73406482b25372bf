"""Who plays: nicknames, tokens, invitations."""
