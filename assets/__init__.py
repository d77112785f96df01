"""Pictures, sounds and words: files that the product draws, plays and says."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent
