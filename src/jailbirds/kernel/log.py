"""The log is the game: a header, then every action in order, those of chance among them.

On disk it is one JSON document that a person can read. It holds nothing of the machine or
the day it was made on: the same seed and the same moves give the same file everywhere.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any, Literal

import msgspec

from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import BadLog, DamagedLog, ForeignLog, OutdatedLog, UnknownTitle
from jailbirds.kernel.finding import title
from jailbirds.kernel.title import Title, spoken

FORMAT = "jailbirds log 1"
Seat = int | Literal["chance"]


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended: the seats that won, and the name and rule of the ending.

    `args` are what the words of the ending may use. They follow from the moves, so that logs
    do without them.
    """

    winners: tuple[int, ...]
    ending: str
    rule: str
    args: dict[str, int | str] = {}

    @property
    def logged(self) -> Outcome:
        """The outcome as it stands in a log."""
        return msgspec.structs.replace(self, args={})


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game from its first roll to its last move.

    `seed` is published when the game is over, its hash from the start: `jailbirds verify`
    recomputes every roll from it. `checksum` covers all the rest.
    """

    format: str = FORMAT
    title: str
    rules_version: int
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    position: str | msgspec.UnsetType = msgspec.UNSET  # where it began, if not with the set-up
    seed_hash: str | None = None
    seed: str | None = None  # in hexadecimal digits
    moves: tuple[tuple[Seat, dict[str, Any]], ...] = ()
    result: Outcome | None = None
    checksum: str = ""

    def sealed(self) -> Log:
        """The same log with its checksum filled in."""
        return msgspec.structs.replace(self, checksum=self._digest())

    def _digest(self) -> str:
        unsealed = msgspec.structs.replace(self, checksum="")
        return hashlib.sha256(msgspec.json.encode(unsealed, order="sorted")).hexdigest()

    @property
    def stream(self) -> Stream | None:
        """The source of its rolls, where the seed has been published."""
        if self.seed is None:
            return None
        try:
            return Stream(bytes.fromhex(self.seed))
        except ValueError:
            raise DamagedLog("the log is damaged: its seed is not in hexadecimal digits") from None

    def to_json(self) -> str:
        """The document for a file: a line for each move."""
        head = msgspec.to_builtins(self)
        moves = head.pop("moves")
        rows = [f"  {_line(name)}: {_line(value)}" for name, value in head.items()]
        lines = ",\n".join(f"    {_line(move)}" for move in moves)
        rows.insert(-2, f'  "moves": [\n{lines}\n  ]' if moves else '  "moves": []')
        return "{\n" + ",\n".join(rows) + "\n}\n"

    @property
    def title_played(self) -> Title:
        """Its title, if the log's version of its rules is played here."""
        try:
            known = title(self.title)
        except UnknownTitle as error:
            raise ForeignLog(f"the log is of another title: {error}") from None
        if self.rules_version < known.versions[0]:
            raise OutdatedLog(
                f"the log was played under version {self.rules_version} of the rules of "
                f"{self.title}, which is no longer played here: it can be neither replayed nor "
                f"verified. Played here: {spoken(known.versions)}"
            )
        if self.rules_version not in known.versions:
            raise ForeignLog(
                f"the log was played under version {self.rules_version} of the rules of "
                f"{self.title}; played here: {spoken(known.versions)}"
            )
        return known

    @classmethod
    def of(cls, given: Log | str | bytes | os.PathLike[str]) -> Log:
        """A log, of itself, its JSON text, or a file."""
        if isinstance(given, os.PathLike):
            return cls.load(given)
        return given if isinstance(given, Log) else cls.from_json(given)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Log:
        """Read a log from a file."""
        try:
            text = Path(path).read_bytes()
        except OSError as error:
            raise BadLog(f"cannot read {os.fspath(path)!r}: {error.strerror}") from None
        return cls.from_json(text)

    @classmethod
    def from_json(cls, text: str | bytes) -> Log:
        """Read a document; what is not one of ours, or was changed, is refused."""
        try:
            raw = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ForeignLog(f"not a log: expected a JSON document ({error})") from None
        if not isinstance(raw, dict) or not str(raw.get("format", "")).startswith("jailbirds log"):
            raise ForeignLog(
                f'not a log of jailbirds: expected a JSON object with "format": "{FORMAT}"'
            )
        if raw["format"] != FORMAT:
            raise ForeignLog(f"this is a {raw['format']!r}; this version reads {FORMAT!r}")
        try:
            log = msgspec.convert(raw, cls)
        except msgspec.ValidationError as error:
            raise DamagedLog(f"the log is damaged: {error}") from None
        if log.checksum != log._digest():
            raise DamagedLog("the log is damaged: its checksum does not match its contents")
        return log


msgspec.json.Decoder(Log)  # looked at now: two threads that read their first log would crash


def _line(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
