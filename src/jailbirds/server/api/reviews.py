"""Reviews of finished games."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from jailbirds.server import protocol
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import lobby
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal


@get("/{table:str}")
async def read_review(
    worker: Worker, visitor: Client | None, table: Annotated[str, Parameter(max_length=64)]
) -> protocol.GameReview:
    """What everybody could expect after every move of a finished game, what decisions cost, and
    what was luck. Whoever asks first has it made; ask again while it grows."""
    live = await lobby.find_table(worker, table, visitor)
    if live.table.status != "over":
        raise Refusal("early", "refused-not-over", "a game is reviewed when it is over")
    lobby.check_rules(live)
    if live.table.game is None or live.table.game.result is None:
        raise Refusal("missing", "refused-no-review", "the game was not played to its end")
    return await worker.reviews.review(live)


router = Router("/reviews", route_handlers=[read_review], tags=["reviews"])
