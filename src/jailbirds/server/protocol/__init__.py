"""Everything that goes over the wire: HTTP bodies and WebSocket messages, as typed structures.

This folder is the contract, a file a chapter. `/schema/messages.json` is made from it, and the
browser's types from that. Whatever does not fit is refused as `malformed`, unknown fields
included.

- Times are milliseconds since 1970, by the server's clock; `Hello.now` and `Pong.now` tell it.
- A sentence is `{key, args}`: the key of a Fluent message (common words, `/api/words`), and
  arguments for it. `seat` and `other` in `args` are seat numbers; names, "you" and the names
  of things (`name-red`) are the reader's job, as in `jailbirds.words.Words`.
- An action is self-describing: `{"do": "enter", "row": 7, "column": 3}`.
- `version` counts what the watching seat has seen change: it is not the length of the log,
  which would tell how many secret steps the others have taken. A move carries the version
  that it was chosen for.
- `seat: null` is a spectator.
"""

from __future__ import annotations

from jailbirds.server.protocol.access import *
from jailbirds.server.protocol.alerts import *
from jailbirds.server.protocol.analysis import *
from jailbirds.server.protocol.answers import *
from jailbirds.server.protocol.bare import *
from jailbirds.server.protocol.basics import *
from jailbirds.server.protocol.commands import *
from jailbirds.server.protocol.friends import *
from jailbirds.server.protocol.games import *
from jailbirds.server.protocol.lobby import *
from jailbirds.server.protocol.people import *
from jailbirds.server.protocol.players import *
from jailbirds.server.protocol.puzzles import *
from jailbirds.server.protocol.reviews import *
from jailbirds.server.protocol.safety import *
from jailbirds.server.protocol.service import *
from jailbirds.server.protocol.tables import *
from jailbirds.server.protocol.titles import *

HTTP_BODIES = (
    Problem,
    *OF_TITLES,
    *OF_GAMES,
    *OF_LOBBY,
    *OF_PEOPLE,
    *OF_ACCESS,
    *OF_ALERTS,
    *OF_PLAYERS,
    *OF_FRIENDS,
    *OF_SAFETY,
    *OF_REVIEWS,
    *OF_BARE_BOARDS,
    *OF_ANALYSIS,
    *OF_PUZZLES,
    *OF_SERVICE,
)
