"""The screen in the middle of the table."""

import math
from collections.abc import Iterator
from typing import Literal

from device.screen.driver import NoScreen, start  # first: it silences pygame's greeting

# isort: split
import pygame

from assets import ROOT
from device.boxes.keyboard import KEYS
from device.screen.atlas import Atlas, Sprite, Target, TextBox
from device.screen.canvas import Canvas, Motion
from device.screen.palette import NIGHT
from device.screen.picture import picture
from device.screen.prelude import played, prelude
from device.screen.signal import Closed, FocusLost, Letters, Pointed, Poked, Resized, Signal, Stroke, signals
from device.words import speaking
from engine.frame import Frame
from engine.seat import Seat

__all__ = ["Closed", "FocusLost", "Letters", "NoScreen", "Pointed", "Resized", "Signal", "Stroke", "Window"]

Rotation = Literal[0, 90, 180, 270]
USUAL = (800, 480)
"""A window's size where none is asked for, px."""
SHIFTS_EVERY = 120.0
"""Seconds between two shifts of the picture."""
SHIFTS = ((0, 0), (2, 1), (4, 0), (2, -2), (0, -4), (-2, -2), (-4, 0), (-2, 3))
"""How far the picture is shifted, one after the other, in u."""
SCREENS_KEPT = 8
"""How many screens full of rasterised pictures are kept."""


class Window:
    """An output that draws frames with pygame, and repaints only what differs from what it shows."""

    def __init__(
        self,
        *,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        rotate: Rotation = 0,
        keys: bool = False,
        shift: bool = False,
    ) -> None:
        """Open the display. `size` is the window's in px (None: the usual, or the whole screen if `fullscreen`; a bare
        screen is always taken whole); `rotate` turns the picture, in degrees counter-clockwise; `keys` shows the
        keyboard's letters in the lobby; `shift` moves the picture a little now and then, so that nothing burns in.

        Raises NoScreen, with one sentence for the person at the table, if there is no display.
        """
        if start() == "kmsdrm":
            size, fullscreen = None, True
        flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        try:
            pygame.display.set_icon(pygame.image.load_sized_svg(ROOT / "art" / "logo.svg", (64, 64)))
            self._display = pygame.display.set_mode(size or ((0, 0) if fullscreen else USUAL), flags)
        except pygame.error as problem:
            pygame.display.quit()
            raise NoScreen(f"No screen can be opened: {problem}.") from problem
        pygame.display.set_caption("Tacora")
        pygame.mouse.set_visible(not fullscreen)
        self._rotate, self._keys, self._shift = rotate, keys, shift
        self._lay_out()

    def _lay_out(self) -> None:
        """Everything that depends on the window's size."""
        w, h = self._size = self._display.get_size()
        self._logical = (h, w) if self._rotate in (90, 270) else (w, h)
        self._surface = self._display if self._rotate == 0 else pygame.Surface(self._logical).convert()
        self._atlas = Atlas(SCREENS_KEPT * w * h * 4)
        self._game = ""
        self._place = 0
        """How often the picture has been shifted."""
        self._prelude: Iterator[None] = iter(())
        self._sprites: list[Sprite] = []
        self._frame: Frame | None = None
        self._now = 0.0
        self._wake: float | None = None
        self._pointed: Target | None = None
        """What is pointed at until it is let go."""
        self.texts: tuple[TextBox, ...] = ()
        """Where the words of the shown picture stand."""
        self.targets: tuple[Target, ...] = ()
        """What of the shown picture can be pointed at."""
        self.painted: tuple[pygame.Rect, ...] = ()
        """What the last `show` has repainted, px of the unrotated picture."""

    def show(self, frame: Frame, now: float) -> float | None:
        """Repaint what differs; return when the movement goes on, or None: nothing moves."""
        self.painted = ()
        place = int(now // SHIFTS_EVERY) if self._shift else 0
        if place != self._place:
            self._place, self._wake = place, now
            self._atlas.recalled.clear()
        next_shift = (place + 1) * SHIFTS_EVERY if self._shift else None
        if self._wake is None and frame == self._frame:
            return next_shift
        if self._frame is not None and frame.settings != self._frame.settings:
            self._atlas.recalled.clear()
        motion = Motion(0.5 if frame.settings.fast else 1.0, frame.settings.reduced_motion)
        canvas = Canvas(self._atlas, self._logical, now, frame.since, motion, self._letters(frame))
        (x, y), (right, down) = canvas.origin, SHIFTS[place % len(SHIFTS)]
        canvas.origin = x + round(right * canvas.u), y + round(down * canvas.u)
        picture(canvas, frame, speaking(frame.settings.language), self._keys)
        first = self._frame is None
        if (game := played(frame.scene)) != self._game:
            self._game, self._prelude = game, prelude(Canvas(self._atlas, self._logical), game)
        self._draw(canvas.sprites, first)
        self._frame, self._now, self._wake, self.texts = frame, now, canvas.wake, tuple(canvas.texts)
        self.targets = tuple(canvas.targets)
        wakes = [wake for wake in (canvas.wake, next_shift) if wake is not None]
        return min(wakes, default=None)

    def _letters(self, frame: Frame) -> dict[Seat, str]:
        people = (one for one in frame.sitters if self._keys and one.bot is None)
        return {one.seat: " ".join(KEYS[one.box]).upper() for one in people}

    def repaint(self) -> None:
        """The next `show` draws everything: the display has lost what it showed."""
        self._frame = None

    def _draw(self, sprites: list[Sprite], everything: bool) -> None:
        whole = self._surface.get_rect()
        dirty = [whole] if everything else merged([whole.clip(one.box) for one in changed(self._sprites, sprites)])
        boxes = [sprite.box for sprite in sprites]
        for rect in dirty:
            self._surface.set_clip(rect)
            self._surface.fill(NIGHT, rect)
            self._surface.blits([sprites[i] for i in rect.collidelistall(boxes)], False)
        self._surface.set_clip(None)
        self._sprites = sprites
        self.painted = tuple(dirty)
        if dirty:
            pygame.display.update([self._presented(rect) for rect in dirty])

    def _presented(self, rect: pygame.Rect) -> pygame.Rect:
        """Bring a part of the picture to the display; return where it is there."""
        if self._rotate == 0:
            return rect
        w, h = self._logical
        piece = pygame.transform.rotate(self._surface.subsurface(rect), self._rotate)
        left, top = {
            90: (rect.top, w - rect.right),
            180: (w - rect.right, h - rect.bottom),
            270: (h - rect.bottom, rect.left),
        }[self._rotate]
        return self._display.blit(piece, (left, top))

    def pump(self) -> list[Signal]:
        """What the window has to tell: keys, pointing, focus, closing. A new size is laid out and drawn at once.

        While nothing happens, each call prepares one of the larger pictures that later scenes need.
        """
        heard = signals()
        if not heard:
            next(self._prelude, None)
        happened: list[Signal] = []
        for one in heard:
            happened += self._point(one) if isinstance(one, Poked) else [one]
        if any(isinstance(signal, Resized) for signal in happened):
            self._refresh()
        return happened

    def _point(self, poked: Poked) -> list[Pointed]:
        """The target that is pointed at; what is let go is what was pointed at, wherever the pointer has gone."""
        gone = [] if self._pointed is None else [Pointed(self._pointed.means, False)]
        self._pointed = self._target(self._unturned(poked.x, poked.y)) if poked.down else None
        return gone if self._pointed is None else [*gone, Pointed(self._pointed.means, True)]

    def _target(self, at: tuple[int, int]) -> Target:
        """The target at a spot: of several, that of the uppermost panel whose middle is nearest."""
        hit = (one for one in self.targets if one.rect.collidepoint(at))
        bare = Target(self._surface.get_rect(), ("ground", None))
        return min(hit, key=lambda one: (-one.layer, math.dist(one.rect.center, at)), default=bare)

    def _unturned(self, x: int, y: int) -> tuple[int, int]:
        """Where a spot of the display lies in the picture."""
        w, h = self._logical
        return {0: (x, y), 90: (w - 1 - y, x), 180: (w - 1 - x, h - 1 - y), 270: (y, h - 1 - x)}[self._rotate]

    def _refresh(self) -> None:
        """Lay out a new size, if it is one, and draw everything again."""
        frame, now = self._frame, self._now
        self._display = pygame.display.get_surface() or self._display
        if self._display.get_size() != self._size:
            self._lay_out()
        self.repaint()
        if frame is not None:
            self.show(frame, now)

    def picture(self) -> bytes:
        """What the display shows, three bytes (red, green, blue) a pixel, row by row."""
        return pygame.image.tobytes(self._display, "RGB")

    def save(self, path: str) -> None:
        """What the display shows, as a PNG file."""
        pygame.image.save(self._display, path)

    def close(self) -> None:
        """Give the display back."""
        pygame.font.quit()
        pygame.display.quit()


def changed(before: list[Sprite], after: list[Sprite]) -> list[Sprite]:
    """The sprites that only one of the two pictures has. What both begin with, mostly much, is soon passed over."""
    same = 0
    for old, new in zip(before, after, strict=False):
        if old is not new and old != new:
            break
        same += 1
    gone, come = before[same:], after[same:]
    olds, news = set(gone), set(come)
    return [one for one in gone if one not in news] + [one for one in come if one not in olds]


def merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same area in rectangles that do not overlap (and no empty ones)."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if not rect.w or not rect.h:
            continue
        while (hit := rect.collidelist(apart)) >= 0:
            rect = rect.union(apart.pop(hit))
        apart.append(rect)
    return apart
