"""The whole picture of one frame: the scene, and what lies over it."""

from device.screen.bust import bust
from device.screen.canvas import Canvas
from device.screen.final import final
from device.screen.gate import gate
from device.screen.interval import interval
from device.screen.invitation import invitation
from device.screen.lobby import lobby
from device.screen.menu import menu
from device.screen.notice import notices
from device.screen.palette import NIGHT
from device.screen.path import path
from device.screen.reveal import reveal
from device.screen.warning import warning
from device.words import Words
from engine.frame import Frame
from engine.scene import Boxes, Bust, Closed, Final, Interval, Lesson, Lobby, Past, Path, Reveal

DIM = 140
"""How dark the layer is that lies over a screen nobody looks at, up to 255."""


def picture(c: Canvas, frame: Frame, words: Words, keys: bool) -> None:
    """`keys` shows the keyboard's letters in the lobby."""
    match frame.scene:
        case Lobby():
            lobby(c, frame, frame.scene, words, keys)
        case Path():
            path(c, frame, frame.scene, words)
        case Reveal():
            reveal(c, frame, frame.scene, words)
        case Bust():
            bust(c, frame, frame.scene, words)
        case Interval():
            interval(c, frame, frame.scene, words)
        case Final():
            final(c, frame, frame.scene, words)
        # Whoever plays something else need not wait for these screens at the start.
        case (Lesson() | Boxes() | Past() | Closed()) as scene:
            from device.screen.house import house

            house(c, scene, words)
        case scene:
            from device.screen.hunt import hunt

            hunt(c, frame, scene, words)
    if frame.notices:
        notices(c, frame, words)
    if frame.menu is not None:
        menu(c, frame.menu, words, any(scan.lit is None for scan in frame.scans))
    if frame.gate is not None:
        gate(c, frame.gate, words)
    if frame.invitation:
        invitation(c, words)
    if frame.warning is not None:
        warning(c, frame.warning, words)
    if frame.dim:
        c.over()
        c.fill(NIGHT, 0, 0, c.width, c.height, alpha=DIM)
