"""Pictures of every frame of the gallery: `python -m tests.pictures [DIR]`."""

import os
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

from device.screen.window import Window
from device.words import LANGUAGES
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


def render(folder: Path, size: tuple[int, int], language: str, only: str = "") -> int:
    """Write every frame whose name begins with `only` as a PNG; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    window = Window(size=size, keys=language == "en")
    count = 0
    for name, frame in GALLERY.items():
        if not name.startswith(only):
            continue
        frame = replace(frame, settings=replace(frame.settings, language=language))
        for at in (*MOMENTS.get(name, ()), AT_REST):
            window.show(frame, at)
            age = "" if at == AT_REST else f"_{round(at * 1000):04}"
            window.save(str(folder / f"{name}{age}_{language}_{size[0]}x{size[1]}.png"))
            count += 1
    window.close()
    return count


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/pictures")
    done = sum(render(folder, size, language) for size in SIZES for language in LANGUAGES)
    print(f"{done} pictures in {folder}")


if __name__ == "__main__":
    main()
