"""The game server: HTTP and WebSocket, storage, clocks and bots for many tables.

`run` starts it, `settings` are all that can be set, `protocol` is all that goes over the wire.
A request comes in by `http/`, finds its address in `api/`, and acts on a live table in
`tables/`, whose journal goes through `storage/` before anybody sees the change. `bots/` sit at
tables, `gears/` has the rules compiled meanwhile, `workers/` puts a process together, and
`clients/` knows who asks. `app/` is the browser app, built from `web/`.
"""
