"""A review as one page of HTML that needs nothing else: a chart, and what was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from jailbirds.review.judge import WHOLE
from jailbirds.review.report import GRADES, Moment, Swing
from jailbirds.review.telling import Telling

COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#cc79a7")  # by seat
WIDTH, HEIGHT, MARGIN = 960, 300, 40
STYLE = """
:root { color-scheme: light dark; --ink: #1b2733; --paper: #f3eee3; --line: #c9c2b2; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3eee3; --paper: #0f1b2d; --line: #33445c; } }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
svg { width: 100%; height: auto } svg text { fill: var(--ink); font-size: 13px }
.scroll { overflow-x: auto } table { border-collapse: collapse }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--line); text-align: right }
th:first-child, td:first-child { text-align: left }
li { margin: .4rem 0 } li small, .about { display: block; opacity: .8 }
.seat { display: inline-block; width: .9em; height: .9em; border-radius: 50%; margin-right: .4em }
"""


def page(telling: Telling) -> str:
    """The page, in the language of who tells it."""
    say, found = telling.say, telling.review
    heading = escape(f"{say('review-heading')} – {telling.heading}")
    losses = [
        (m.number, f"{telling.loss(m)} {say(f'grade-{m.decision.grade}.sign')}", telling.better(m))
        for m in telling.graded
        if m.decision
    ]
    parts = [
        f"<h1>{heading}</h1><p>{escape(telling.ending)}</p>",
        f"<h2>{escape(say('review-chances'))}</h2>{chart(telling)}",
        f"<h2>{escape(say('review-players'))}</h2>{players(telling)}",
        f"<h2>{escape(say('review-balance'))}</h2>{balances(telling)}",
        f"<p class=about>{escape(say('review-balance-about'))}</p>",
        listed(telling, "review-turns", swings(telling, found.turning_points), "review-turns-none"),
        listed(telling, "review-decisions", losses, "review-decisions-none"),
        *(
            listed(telling, heading, changes(telling, which), "review-luck-none")
            for heading, which in (
                ("review-luckiest", found.luckiest),
                ("review-unluckiest", found.unluckiest),
            )
        ),
        f"<p class=about>{escape(say('review-how'))}</p>",
    ]
    return (
        f'<!doctype html><html lang="{telling.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{heading}</title><style>{STYLE}</style><main>{''.join(parts)}</main></html>\n"
    )


def swings(telling: Telling, found: Iterable[Swing]) -> list[tuple[int, str, str]]:
    return [(swing.number, telling.swing(swing), "") for swing in found]


def changes(telling: Telling, found: Iterable[Swing]) -> list[tuple[int, str, str]]:
    return [(swing.number, telling.change(swing), "") for swing in found]


def listed(
    telling: Telling, heading: str, rows: Sequence[tuple[int, str, str]], nothing: str
) -> str:
    """Moves by their numbers: what was found, what happened, and what would have been better."""
    items = "".join(
        f'<li value="{number}">{escape(sentence)}'
        + "".join(
            f"<small>{escape(line)}</small>" for line in (telling.happened(number), more) if line
        )
        for number, sentence, more in rows
    )
    body = f"<ol>{items}</ol>" if rows else f"<p>{escape(telling.say(nothing))}</p>"
    return f"<h2>{escape(telling.say(heading))}</h2>{body}"


def named(telling: Telling, seat: int) -> str:
    """A player's name behind the colour of the line."""
    dot = f'<span class=seat style="background:{COLOURS[seat]}"></span>'
    return f"{dot}{escape(telling.game.names[seat])}"


def table(headings: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class=scroll><table><tr>{head}</tr>{body}</table></div>"


def players(telling: Telling) -> str:
    """How well everybody played."""
    keys = ("player", "accuracy", "inaccuracies", "mistakes", "blunders")
    return table(
        (telling.say(f"review-{key}") for key in keys),
        (
            (
                named(telling, seat),
                telling.accuracy(player.accuracy),
                *(str(player.grades[grade]) for grade in reversed(GRADES)),
            )
            for seat, player in enumerate(telling.review.players)
        ),
    )


def balances(telling: Telling) -> str:
    """Luck and skill."""
    keys = ("player", "start", "luck", "own", "others", "result")
    return table(
        (telling.say(f"review-{key}") for key in keys),
        (
            (
                named(telling, seat),
                telling.percent(player.start),
                *map(telling.points, (player.luck, player.own, player.others)),
                telling.percent(player.result),
            )
            for seat, player in enumerate(telling.review.players)
        ),
    )


def chart(telling: Telling) -> str:
    """The chances of every seat after every move: with open cards, and as far as they knew."""
    moments = telling.review.moments
    grid = "".join(
        f'<line x1="{MARGIN}" x2="{WIDTH}" y1="{y(part):.1f}" y2="{y(part):.1f}" '
        f'stroke="var(--line)"/><text x="0" y="{y(part) + 4:.1f}">{telling.percent(part)}</text>'
        for part in range(0, WHOLE + 1, WHOLE // 4)
    )
    lines = "".join(lines_of(telling, seat) for seat in range(len(telling.game.names)))
    marks = "".join(mark(telling, moment, len(moments)) for moment in telling.graded)
    keys = ("review-chances-open", "review-chances-known")[: 1 if is_open(telling) else 2]
    about = ", ".join(telling.say(key) for key in keys)
    names = " &nbsp; ".join(named(telling, seat) for seat in range(len(telling.game.names)))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 20}" role="img" '
        f'aria-label="{escape(telling.say("review-chances"))}">{grid}{lines}{marks}</svg>'
        f"<p>{names}<span class=about>{escape(about)}</span></p>"
    )


def is_open(telling: Telling) -> bool:
    """Do all know what open cards show?"""
    return telling.game.title.thinking.open


def lines_of(telling: Telling, seat: int) -> str:
    found = telling.review
    truth = [found.start, *(moment.chances for moment in found.moments)]
    shown = [(k, chances[seat]) for k, chances in enumerate(truth) if chances is not None]
    drawn = polyline(shown, len(found.moments), COLOURS[seat], "")
    if is_open(telling):
        return drawn
    known = [
        (moment.number, moment.decision.hope)
        for moment in found.moments
        if moment.seat == seat and moment.decision
    ]
    return drawn + polyline(known, len(found.moments), COLOURS[seat], ' stroke-dasharray="3 4"')


def polyline(points: Iterable[tuple[int, int]], last: int, colour: str, dashes: str) -> str:
    path = " ".join(f"{x(number, last):.1f},{y(chance):.1f}" for number, chance in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'


def mark(telling: Telling, moment: Moment, last: int) -> str:
    """A sign at a decision that cost much; pointing at it tells of it."""
    assert moment.decision is not None
    assert isinstance(moment.seat, int)
    if moment.chances is None:
        return ""
    sign = telling.say(f"grade-{moment.decision.grade}.sign")
    at = f'x="{x(moment.number, last):.1f}" y="{y(moment.chances[moment.seat]) - 6:.1f}"'
    tip = escape(f"{moment.number}: {telling.loss(moment)}. {telling.better(moment)}")
    return f'<text {at} text-anchor="middle">{escape(sign)}<title>{tip}</title></text>'


def x(number: int, last: int) -> float:
    return MARGIN + 10 + (WIDTH - MARGIN - 20) * number / max(1, last)


def y(chance: int) -> float:
    return 10 + (HEIGHT - 20) * (1 - chance / WHOLE)
