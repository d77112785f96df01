"""The larger pictures of later scenes, made while people still sit down: a reveal must not wait for its background."""

from collections.abc import Iterator

from device.screen.canvas import Canvas
from device.screen.path import HERO
from device.screen.reveal import cavern
from device.screen.small_path import room_of
from device.screen.trail import Trail, winding
from engine.scene import Bust, Final, Interval, Lobby, Path, Reveal, Scene


def played(scene: Scene) -> str:
    """The game that a scene belongs to, or is about to be played; "" for the end of any game."""
    match scene:
        case Lobby(game=game):
            return game
        case Path() | Reveal() | Bust() | Interval():
            return "diamant"
        case Final():
            return ""
        case _:
            return "tobago"


def prelude(c: Canvas, game: str) -> Iterator[None]:
    """Rasterise one more picture of a game into the canvas's atlas with every step."""
    match game:
        case "diamant":
            return _cave(c)
        case "tobago":
            return _beach(c)
        case _:
            return iter(())


def _cave(c: Canvas) -> Iterator[None]:
    cavern(c)
    yield
    c.cover("bg_camp", c.width / 2, 0, c.width / 2, c.height)
    yield
    if not c.small:
        winding(c, Trail(c, 0, 0, 1).pitch)
        yield
    w = room_of(c, False).card[2] if c.small else HERO
    for art in ("card_back", "card_treasure", "card_trap", "card_relic"):
        c.picture(art, w, w * 4 / 3)
        yield


def _beach(c: Canvas) -> Iterator[None]:
    from device.screen.offer import stage

    c.cover("bg_beach", 0, 0, c.width, c.height)
    yield
    w = stage(c).card[2]
    for art in ("card_back_coins", "card_coins", "card_trap"):
        c.picture(art, w, w * 4 / 3)
        yield
