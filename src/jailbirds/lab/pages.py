"""Reports as text and as pages: Markdown, and HTML that needs nothing else."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence

Block = str | Callable[[], str]  # Markdown, or what draws a chart
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; max-width: 62rem; margin: 2rem auto;
  padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { text-align: left; white-space: nowrap; padding: .2rem 1rem .2rem 0;
  border-bottom: 1px solid #e3e0da; }
svg { max-width: 100%; height: auto; }
"""


def page(heading: str, blocks: Sequence[Block]) -> str:
    """Blocks of Markdown and charts as a page."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 (comes with rich)

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    body = "\n".join(
        reader.render(block) if isinstance(block, str) else block() for block in blocks
    )
    title = html.escape(heading)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n{body}'
        "</html>\n"
    )


def grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
