"""The game server: HTTP and WebSocket, storage, clocks and bots for many tables."""
