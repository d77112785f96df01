"""What a window tells beside showing pictures."""

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key of the keyboard, by its name in small letters ("q", "return", "f10"), went down or came up."""

    name: str
    down: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """Somebody has closed the window."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The keyboard now belongs to another window: keys that come up are no longer told."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, or was covered: it wants the whole picture again."""


Signal = Stroke | Closed | FocusLost | Resized


def signals() -> list[Signal]:
    """Everything that has happened since the last call, in order."""
    happened: list[Signal] = []
    for event in pygame.event.get():
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            name = pygame.key.name(event.key).lower()
            if name:
                happened.append(Stroke(name, event.type == pygame.KEYDOWN))
        elif event.type == pygame.QUIT:
            happened.append(Closed())
        elif event.type == pygame.WINDOWFOCUSLOST:
            happened.append(FocusLost())
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            happened.append(Resized())
    return happened
