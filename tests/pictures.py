"""Every frame of every game, the sizes and the ages at which they are looked at."""

import os
from contextlib import closing

os.environ["SDL_VIDEODRIVER"] = "dummy"

from device.screen.window import Window
from engine.frame import Frame
from tests.gallery import gallery
from tests.gallery_cave import cave_gallery
from tests.gallery_house import house_gallery
from tests.gallery_island import islands
from tests.gallery_treasure import treasure_gallery

GALLERY = gallery() | cave_gallery() | house_gallery() | islands() | treasure_gallery()
"""Every frame of every game."""

USUAL = (800, 480)
SIZES = ((480, 320), (800, 480), (1920, 1080))
MOMENTS = {
    "path_turned": (0.1, 0.28, 0.4),
    "path_shared": (0.3, 0.8),
    "path_long_shared": (0.7,),
    "path_classic_shared": (0.6,),
    "path_closing": (0.1, 0.3, 0.5),
    "reveal_mixed": (0.08,),
    "bust_snake": (0.15, 0.4),
    "interval_bust": (0.4,),
    "offer_turned": (0.1, 0.3),
    "cursed": (0.6,),
}
"""Ages (s) of moving frames that deserve a picture of their own, beside the one at rest."""
AT_REST = 60.0


def shown(frame: Frame, now: float, size: tuple[int, int] = USUAL) -> bytes:
    """What a fresh window shows."""
    with closing(Window(size=size)) as fresh:
        fresh.show(frame, now)
        return fresh.picture()
