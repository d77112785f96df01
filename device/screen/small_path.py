"""The expedition on the smallest screen: the card, one fact, the traps, who has chosen."""

from device.screen.bar import SIGNS
from device.screen.canvas import Canvas
from device.screen.card import face, sign
from device.screen.countdown import countdown
from device.screen.danger import before
from device.screen.entrance import entrances, ground
from device.screen.flight import Flight
from device.screen.flip import NARROWED, flip
from device.screen.palette import NIGHT
from device.screen.small_strip import HIGH, middles, small_strip, top
from device.words import Words
from engine.frame import Frame
from engine.scene import Danger, Path

CHOICE = 1.5
"""What the keys do fills the screen for so long when a vote opens, in seconds."""


def small_path(c: Canvas, frame: Frame, scene: Path, words: Words) -> None:
    if not scene.cards:
        _mouth(c, scene, words)
        small_strip(c, frame, scene.places)
        return
    if scene.moment == "choosing" and frame.closing is None and not frame.locked and not c.passed(CHOICE):
        _choice(c, scene, words)
        small_strip(c, frame, scene.places)
        return
    floor = top(c)
    c.cover("bg_cave", 0, 0, c.width, floor + 10)
    flight = Flight(c, scene.places if scene.moment == "shared" else ())
    _card(c, scene, flight)
    gain = max((place.gain for place in scene.places), default=0)
    left = 12 if c.tall else 196
    c.panel(left, 12, c.width - 12 - left, 128, NIGHT, 18)
    middle = (left + c.width - 12) / 2
    if scene.moment == "shared" and gain and not flight.over:
        c.fact(middle, 76, 78, f"+{gain}", scene.gem, room=c.width - left - 24)
    else:
        _stakes(c, scene, left, middle)
    turned = scene.moment != "turned" or c.passed(NARROWED)
    _dangers(c, scene.dangers if turned else before(scene).dangers)
    small_strip(c, frame, scene.places)
    places = zip(scene.places, middles(c, len(scene.places)), strict=True)
    flight.paint(c, scene.gem, place_of_card(c)[:2], {place.seat: (x, floor + HIGH / 2) for place, x in places})
    if frame.closing is not None:
        countdown(c, frame.closing, 0, 0, c.width, floor)


def _stakes(c: Canvas, scene: Path, left: float, middle: float) -> None:
    """What everybody inside carries, one number since all have shared alike, and what lies in the cave."""
    room = c.width - 12 - left
    hand = max((place.hand for place in scene.places if place.state == "inside"), default=0)
    c.fact(middle - room / 4, 76, 46, str(hand), "sack", room=room / 2 - 12)
    c.fact(middle + room / 4, 76, 46, str(scene.pot), scene.gem, room=room / 2 - 12)


def place_of_card(c: Canvas) -> tuple[float, float, float]:
    """The middle of the newest card, and its width."""
    if not c.tall:
        return 98, 120, 166
    room = top(c) - 152 - 112
    return c.width / 2, 146 + room / 2, min(330, room * 0.72)


def _card(c: Canvas, scene: Path, flight: Flight) -> None:
    card = scene.cards[-1]
    x, y, w = place_of_card(c)
    if scene.moment == "turned":
        flip(c, card, scene.gem, w, x, y)
    else:
        fresh = scene.moment == "shared" and card.kind == "treasure" and not flight.over
        c.put(face(c, card, scene.gem, w, fresh=fresh), x, y)


def _mouth(c: Canvas, scene: Path, words: Words) -> None:
    ground(c)
    c.text(words.say("expedition", n=scene.round, of=scene.rounds), c.width / 2, 27, 22, room=c.width - 24)
    entrances(c, c.width / 2, top(c) - 64, scene.round - 1, scene.rounds, open_one=scene.round, size=80)


def _choice(c: Canvas, scene: Path, words: Words) -> None:
    """Two halves: the key, its sign, its word."""
    c.fill(NIGHT, 0, 0, c.width, top(c))
    for i, (key, word) in enumerate((("key_go", scene.word_left), ("key_leave", scene.word_right))):
        x = c.width / 4 * (1 + 2 * i)
        y = top(c) / 2
        c.art(key, x, y - 58, 132, 88)
        if word in SIGNS:
            c.art(SIGNS[word], x, y + 28, 76)
        c.text(words.say(word), x, y + 94, 23, room=c.width / 2 - 16)


def _dangers(c: Canvas, seen: tuple[Danger, ...]) -> None:
    """Traps with their copies: beside the sign while there is room, under it when there are many."""
    many = len(seen) > 3 and not c.tall
    left = 12.0 if c.tall else 196.0
    y = top(c) - 88 if many else top(c) - 84
    w = (c.width - 8 - left) / (len(seen) if many else 5 if c.tall else 3)
    for i, danger in enumerate(seen):
        x = left + i * w
        if many:
            c.panel(x, y, w - 4, 80, NIGHT, 12)
            sign(c, danger.art, x + w / 2 - 2, y + 27, 46)
            for k in range(danger.copies):
                c.art("card_back", x + w / 2 - 2 + (k - (danger.copies - 1) / 2) * 19, y + 65, 16, 22)
        else:
            c.panel(x, y, w - 4, 72, NIGHT, 14)
            sign(c, danger.art, x + 34, y + 36, 60)
            for k in range(danger.copies):
                c.art("card_back", x + w - 16, y + 36 + (k - (danger.copies - 1) / 2) * 30, 19, 26)
