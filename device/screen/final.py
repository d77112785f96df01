"""The end: a column for everybody, with gems piled up in it, and the crown for the best."""

import math

import pygame

from device.names import shown
from device.screen.bar import prompts
from device.screen.canvas import Canvas
from device.screen.flat_final import flat_final
from device.screen.palette import FLAME, INK, NIGHT, SEATS
from device.screen.small_final import small_final
from device.screen.zoom import zoomed
from device.words import Words
from engine.frame import Frame
from engine.scene import FIVE, Final, Gem, Row

REST = 404
BREATH, BREATHS = 4.0, 3
"""The winner's glow breathes for 4 s, three times; then the screen is still."""
SLOW = 1 / 15
"""Seconds between two pictures of something so slow."""
PANEL = 94
"""How far the number reaches down a column."""
NAME_CELLS = 24
MANY = 2
"""More relics of one kind than these are counted."""


def final(c: Canvas, frame: Frame, scene: Final, words: Words) -> None:
    if frame.settings.flat:
        flat_final(c, frame, scene, words)
        return
    if c.small:
        small_final(c, frame, scene, words)
        return
    c.cover("bg_camp", 0, 0, c.width, c.height)
    who = {sitter.seat: sitter for sitter in frame.sitters}
    n = len(scene.rows)
    pitch = min(156.0, (c.width - 8) / n)
    tops = [top(scene, row) for row in scene.rows]
    middles = [c.width / 2 + (i - (n - 1) / 2) * pitch for i in range(n)]
    light = glow(c, min(1.0, pitch / 140))
    for row, x, y in zip(scene.rows, middles, tops, strict=True):
        if row.winner:
            c.put(light, x, y - 62)
    piles = all(fits(row.score, pitch, y) for row, y in zip(scene.rows, tops, strict=True))
    for row, x, y in zip(scene.rows, middles, tops, strict=True):
        sitter = who[row.seat]
        column(c, row, x, y, pitch, sitter.shape, shown(sitter.name, NAME_CELLS))
        if piles:
            pile(c, row.score, scene.gem, x, pitch)
    c.fill(NIGHT, 0, REST, c.width, c.height - REST)
    for row, x in zip(scene.rows, middles, strict=True):
        rest(c, row, x, pitch)
    if frame.beat is None:
        again(c, words, bool(frame.held))


def top(scene: Final, row: Row) -> float:
    """Equal scores are equally high; where all are equal, the prompt has its place above them."""
    scores = sorted({one.score for one in scene.rows}, reverse=True)
    if len(scores) == 1:
        return 212
    return 178 + min(20.0, 110 / (len(scores) - 1)) * scores.index(row.score)


def glow(c: Canvas, k: float) -> pygame.Surface:
    """Three discs of light that breathe."""
    breath = c.progress(0, BREATH * BREATHS, tick=SLOW)
    side = round(300 * k)

    def make() -> pygame.Surface:
        sheet = c.sheet(side, side)
        for r, alpha in ((150, 0.1), (112, 0.16), (76, 0.24)):
            sheet.disc(side / 2, side / 2, r * k, FLAME, alpha=alpha)
        return sheet.flat()

    image = c.atlas.keep(("glow", side, c.u), make)
    return zoomed(image, 1 + 0.07 * math.sin(breath * BREATHS * 2 * math.pi) if breath < 1 else 1)


def column(c: Canvas, row: Row, x: float, y: float, pitch: float, shape: str, name: str) -> None:
    """A pillar in the seat's colour, its number, and the explorer who stands on it."""
    w = pitch - 16 if pitch > 120 else pitch - 8
    k = min(1.0, w / 112)
    edge = 10.0 if w > 100 else 6.0
    c.panel(x - w / 2, y, w, REST - y + 12, SEATS[shape], 12, INK, 4)
    c.panel(x - w / 2 + edge, y + 14, w - 2 * edge, PANEL - 20, NIGHT, 10)
    room = w - 2 * edge - 8
    named = c.name(name, x, y + 74, 13, room)
    c.text(str(row.score), x, y + (40 if named else 51), 40 if named else 46, room=room)
    c.art(f"explorer_{shape}", x, y - 60 * k, 118 * k, 142 * k)
    if row.winner:
        c.art("crown", x, y - 144 * k, 48)


def gem_size(pitch: float) -> tuple[float, int]:
    """How large gems in a column are, and how many lie side by side."""
    return (25.0, 5) if pitch > 120 else (21.0, 4) if pitch > 90 else (19.0, 3)


def fits(score: int, pitch: float, y: float) -> bool:
    size, across = gem_size(pitch)
    return math.ceil((score // 5 + score % 5) / across) * size * 0.86 <= REST - y - PANEL - 4


def pile(c: Canvas, score: int, gem: Gem, x: float, pitch: float) -> None:
    """The score in gems, a diamond for every five, from the ground up."""
    size, across = gem_size(pitch)
    gems = [FIVE[gem]] * (score // 5) + [gem] * (score % 5)
    for i, art in enumerate(gems):
        row = i // across
        n = min(across, len(gems) - row * across)
        c.art(art, x + (i % across - (n - 1) / 2) * size, REST - 3 - size * 0.86 * (row + 0.5), size)


def rest(c: Canvas, row: Row, x: float, pitch: float) -> None:
    """What the score is made of: pictures, counted where there are many of a kind."""
    n = len(row.relics)
    if n > MANY and len(set(row.relics)) == 1:
        c.fact(x - pitch / 4, 440, 20, str(row.chest), "chest_closed", room=pitch / 2 - 6)
        c.fact(x + pitch / 4, 440, 20, str(n), row.relics[0], room=pitch / 2 - 6)
        return
    if pitch < 120:
        c.fact(x, 425, 18, str(row.chest), "chest_closed", room=pitch - 8)
        size = min(30.0, (pitch - 8) / max(1, n))
        for i, art in enumerate(row.relics):
            c.art(art, x + (i - (n - 1) / 2) * size, 460, size)
        return
    size = 32.0 if n <= 2 else 80 / n
    left = x - (46 + c.measure(str(row.chest), 24) + n * size) / 2
    c.art("chest_closed", left + 20, 440, 42)
    left += 46 + c.text(str(row.chest), left + 46, 442, 24, align="left")
    for i, art in enumerate(row.relics):
        c.art(art, left + size * (i + 0.6), 441, size)


def again(c: Canvas, words: Words, held: bool) -> None:
    """Both keys: once more. The frame lights up while somebody holds them."""
    word = words.say("final-again")
    cap = 16.0
    wide = cap * 4.9 + 14 + c.measure(word, cap) + 28
    c.panel(c.width - 12 - wide, 12, wide, 54, NIGHT, 14, FLAME if held else None, 4)
    prompts(c, [("key_both", word)], c.width - 12 - wide / 2, 39, cap, wide)
    c.target(c.width - 12 - wide, 12, wide, 54, ("start", None))
