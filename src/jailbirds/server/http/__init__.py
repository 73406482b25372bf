"""The way in: the gateway, the application behind it, requests, sockets."""
