"""What puzzles say, in four languages."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
