"""Notes: what is said about the place one points at, before anything happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jailbirds.cli.terminal.marks import Mood
from jailbirds.cli.terminal.session import Said, Session
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.preview import Preview
from jailbirds.kernel.rule import SPECTATOR
from jailbirds.table.pointing import Hand, Pointed
from jailbirds.words import Words


@dataclass(frozen=True, slots=True)
class Note:
    """A few lines for the player; `rules` are the numbers of those that can be opened."""

    kind: Mood
    lines: Sequence[str]
    hint: str = ""
    rules: Sequence[str] = ()


class Notes:
    """What to say in one language, to those who sit here."""

    def __init__(self, session: Session, words: Words) -> None:
        self._session = session
        self._words = words
        self._say = words.say

    def tell(self, event: Event) -> str:
        return self._words.event(event, self._session.game.names, self._session.you)

    def quote(self, said: Said) -> str:
        """What a bot has said, with its name before it."""
        names = self._session.game.names
        sentence = self._words.remark(said.remark, names, self._session.you)
        return self._say("speech", player=names[said.seat], sentence=sentence)

    def call(self, action: Action) -> str:
        game, you = self._session.game, self._session.you
        phase = game.view(SPECTATOR if you is None else you).phase
        return self._words.action(action, game.names, you, phase)

    def waiting(self) -> Note:
        """What is said while nobody here can act."""
        result = self._session.game.result
        if result:
            ending = f"{self._words.result(result, self._session.game.names)} ({result.rule})"
            return Note("plain", [ending], self._say("hint-over"), [result.rule])
        return Note("plain", [self._say("hint-wait" if self._session.people else "hint-watch")])

    def offer(self, action: Action, preview: Preview) -> Note:
        """What an action would bring about."""
        lines = [self.tell(event) for event in preview.events] or [self.call(action)]
        if preview.cut:
            lines.append(self._say("hint-hidden"))
        return Note("act", lines, self._say("hint-do"))

    def hint(self, seat: int, action: Action) -> Note:
        """What a strong bot would do, and why."""
        game, you = self._session.game, self._session.you
        reason = self._words.prompt(game.reason(seat, action), game.names, you)
        lines = [self._say("hinted", action=self.call(action)), reason]
        return Note(
            "act", lines, self._say("hint-do" if game.title.places(action) else "hint-list")
        )

    def several(self, actions: Sequence[Action]) -> Note:
        """Several actions at one place."""
        return Note("act", [self.call(action) for action in actions], self._say("hint-choose"))

    def refusal(self, rules: Sequence[str]) -> Note:
        lines = [self._words.refusal(rule) for rule in rules[:1]]
        return Note("no", lines, self._say("hint-rule"), rules)

    def forced(self, action: Action) -> Note:
        return Note("act", [self._say("hint-forced", action=self.call(action))])

    def pointed(self, hand: Hand, meaning: Pointed) -> Note:
        """What it means to point at a place where nothing can be done yet."""
        if meaning.kind == "no":
            return self.refusal(meaning.rules)
        if meaning.kind == "stuck":
            numbers = ", ".join(meaning.rules)
            return Note("no", [self._say("hint-stuck", rules=numbers)], "", meaning.rules)
        if meaning.kind == "pick":
            return Note("act", [self._say("hint-pick")])
        if meaning.kind == "held" or hand.picked:
            return Note("plain", [self._say("hint-target")])
        return Note("plain", [self._say("hint-start" if hand.places else "hint-list")])

    def typing(self, hand: Hand, text: str = "") -> Note:
        """How a move is typed; `text` is what was not understood."""
        kinds = self._session.game.title.actions.kinds
        usages = [kinds[do].usage for do in dict.fromkeys(action.do for action in hand.legal)]
        first = self._say("type-unknown", text=text) if text else self._say("type-how")
        return Note("no" if text else "plain", [first, *usages])

    def plain(self, key: str, **args: object) -> Note:
        return Note("plain", [self._say(key, **args)])

    def trouble(self, key: str, **args: object) -> Note:
        return Note("no", [self._say(key, **args)])
