"""What a window tells beside showing pictures."""

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key of the keyboard, by its name in small letters ("q", "return", "f10"), went down or came up."""

    name: str
    down: bool


@dataclass(frozen=True, slots=True)
class Letters:
    """What the keys of the keyboard write."""

    text: str


@dataclass(frozen=True, slots=True)
class Closed:
    """Somebody has closed the window."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The keyboard now belongs to another window: keys that come up are no longer told."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, or was covered: it wants the whole picture again."""


@dataclass(frozen=True, slots=True)
class Poked:
    """The mouse's main button, or a finger, went down or came up at a spot of the display, px."""

    x: int
    y: int
    down: bool


@dataclass(frozen=True, slots=True)
class Pointed:
    """Somebody points at a target of the picture, or lets it go: see engine.press.Touch."""

    target: tuple[str, object]
    down: bool


Signal = Stroke | Letters | Closed | FocusLost | Resized | Pointed


def signals() -> list[Stroke | Letters | Closed | FocusLost | Resized | Poked]:
    """Everything that has happened since the last call, in order."""
    happened: list[Stroke | Letters | Closed | FocusLost | Resized | Poked] = []
    for event in pygame.event.get():
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            name = pygame.key.name(event.key).lower()
            if name:
                happened.append(Stroke(name, event.type == pygame.KEYDOWN))
        elif event.type == pygame.TEXTINPUT:
            happened.append(Letters(event.text))
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if not event.touch:
                happened += _mouse(event)
        elif event.type in (pygame.FINGERDOWN, pygame.FINGERUP):
            w, h = pygame.display.get_window_size()
            happened.append(Poked(int(event.x * w), int(event.y * h), event.type == pygame.FINGERDOWN))
        elif event.type == pygame.QUIT:
            happened.append(Closed())
        elif event.type == pygame.WINDOWFOCUSLOST:
            happened.append(FocusLost())
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            happened.append(Resized())
    return happened


def _mouse(event: pygame.Event) -> list[Stroke | Poked]:
    """The main button points, the other one opens the host's menu."""
    down, (x, y) = event.type == pygame.MOUSEBUTTONDOWN, event.pos
    match event.button:
        case 1:
            return [Poked(x, y, down)]
        case 3:
            return [Stroke("f10", down)]
        case _:
            return []
