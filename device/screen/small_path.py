"""The expedition on the smallest screen: the card, one fact, the traps, who has chosen."""

from dataclasses import dataclass

from device.screen.bar import SIGNS, Key, scanned
from device.screen.canvas import Canvas
from device.screen.card import face, sign
from device.screen.countdown import countdown
from device.screen.danger import before
from device.screen.entrance import entrances, ground
from device.screen.entry import small_entry
from device.screen.flat import TAB, rim, twofold
from device.screen.flight import Flight
from device.screen.flip import flip, seen, shadow
from device.screen.palette import NIGHT
from device.screen.small_strip import EDGE, HIGH, middles, small_seats, small_strip, top
from device.screen.torch import cave
from device.screen.turned import turned
from device.words import Words
from engine.frame import Frame
from engine.scene import Danger, Path
from engine.seat import Seat

CHOICE = 1.5
"""What the keys do fills the screen for so long when a vote opens, in seconds."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where things are, from `top` to `bottom`; on a flat table the facts stand below and, turned, above the traps."""

    top: float
    bottom: float
    left: float
    """Where the facts begin."""
    fact: float
    """How high the panel of the facts is."""
    card: tuple[float, float, float]
    """The middle of the newest card, and its width."""


def room_of(c: Canvas, flat: bool) -> Room:
    top_, bottom = (float(EDGE), c.height - EDGE) if flat else (0.0, top(c))
    left, fact = (12.0 if c.tall else 196.0), (62.0 if flat else 128.0)
    if not c.tall:
        return Room(top_, bottom, left, fact, (98, (top_ + bottom) / 2 if flat else 120, 112 if flat else 166))
    high = bottom - top_ - 24 - 112 - (2 * fact + 12 if flat else fact)
    y = top_ + 18 + fact + high / 2
    return Room(top_, bottom, left, fact, (c.width / 2, y, min(330, high * 0.72 if not flat else high / (4 / 3 + TAB))))


def small_path(c: Canvas, frame: Frame, scene: Path, words: Words) -> None:
    flat = frame.settings.flat
    room = room_of(c, flat)
    if scene.entry is not None:
        small_entry(c, frame, scene, scene.entry, words)
        return
    if not scene.cards:
        _mouth(c, scene, room, words, flat)
        _strip(c, frame, scene)
        return
    opening = scene.moment == "choosing" and frame.closing is None and not frame.locked
    if opening and not c.passed(CHOICE):
        _choices(c, frame, scene, room, words)
        _strip(c, frame, scene)
        return
    x, y, _ = room.card
    cave(c, 0, room.top, c.width, room.bottom - room.top + (0 if flat else 10), (x, y), len(scene.cards))
    flight = Flight(c, scene.places if scene.moment == "shared" else ())
    _card(c, scene, flight, room, flat)
    _facts(c, scene, flight, room, flat)
    if flat:
        middle = (room.left + c.width - 12) / 2, (room.top + room.bottom) / 2
        turned(c, *middle, lambda: _facts(c, scene, flight, room, flat))
    shown = scene if scene.moment != "turned" or seen(c) else before(scene)
    _dangers(c, shown.dangers, room, flat)
    ends = _strip(c, frame, scene)
    flight.paint(c, scene.gem, (x, y), ends)
    if frame.closing is not None:
        countdown(c, frame.closing, 0, room.top, c.width, room.bottom - room.top)


def _strip(c: Canvas, frame: Frame, scene: Path) -> dict[Seat, tuple[float, float]]:
    """The seats, below or on both sides; returns where they are."""
    if frame.settings.flat:
        return rim(c, scene.places, EDGE, 0, lambda those, where: small_seats(c, frame, those, where), None)
    small_strip(c, frame, scene.places)
    y = top(c) + HIGH / 2
    return {place.seat: (x, y) for place, x in zip(scene.places, middles(c, len(scene.places)), strict=True)}


def _facts(c: Canvas, scene: Path, flight: Flight, room: Room, flat: bool) -> None:
    """What has just been gained, or what is at stake."""
    y = room.bottom - 6 - room.fact if flat else 12.0
    wide = c.width - 12 - room.left
    c.panel(room.left, y, wide, room.fact, NIGHT, 18)
    middle, cy = room.left + wide / 2, y + room.fact / 2
    gain = max((place.gain for place in scene.places), default=0)
    if scene.moment == "shared" and gain and not flight.over:
        c.fact(middle, cy, room.fact * 0.6, f"+{gain}", scene.gem, room=wide - 12)
        return
    hand = max((place.hand for place in scene.places if place.state == "inside"), default=0)
    cap = min(46.0, room.fact * 0.6)
    c.fact(middle - wide / 4, cy, cap, str(hand), "sack", room=wide / 2 - 12)
    c.fact(middle + wide / 4, cy, cap, str(scene.pot), scene.gem, room=wide / 2 - 12)


def _card(c: Canvas, scene: Path, flight: Flight, room: Room, flat: bool) -> None:
    card, (x, y, w) = scene.cards[-1], room.card
    turning = scene.moment == "turned"
    fresh = turning or (scene.moment == "shared" and card.kind == "treasure" and not flight.over)
    front = twofold(c, card, scene.gem, w, fresh=fresh) if flat else face(c, card, scene.gem, w, fresh=fresh)
    if turning:
        flip(c, front, w, x, y)
    else:
        shadow(c, front, x, y, 0)
        c.put(front, x, y)


def _mouth(c: Canvas, scene: Path, room: Room, words: Words, flat: bool) -> None:
    ground(c)
    said = words.say("expedition", n=scene.round, of=scene.rounds)

    def title() -> None:
        y = room.bottom - 22 if flat else 27
        if flat:
            c.fill(NIGHT, 0, room.bottom - 44, c.width, 44)
        c.text(said, c.width / 2, y, 20 if flat else 22, room=c.width - 24)

    title()
    if flat:
        turned(c, c.width / 2, c.height / 2, title)
    y = (room.top + room.bottom) / 2 + 14 if flat else room.bottom - 64
    entrances(c, c.width / 2, y, scene.round - 1, scene.rounds, open_one=scene.round, size=64 if flat else 80)


def _choices(c: Canvas, frame: Frame, scene: Path, room: Room, words: Words) -> None:
    """What the keys do; on a flat table for both sides."""
    c.fill(NIGHT, 0, room.top, c.width, room.bottom - room.top)
    high = room.bottom - room.top
    if frame.settings.flat:
        _choice(c, frame, scene, words, room.top + high * 0.75, high / 2)
        turned(
            c,
            c.width / 2,
            c.height / 2,
            lambda: _choice(c, frame, scene, words, room.top + high * 0.75, high / 2),
        )
    else:
        _choice(c, frame, scene, words, high / 2, high)


def _choice(c: Canvas, frame: Frame, scene: Path, words: Words, y: float, high: float) -> None:
    """Two halves: the key, its sign, and its word where there is room for it."""
    low = high < 200
    where = []
    for i, (key, word) in enumerate((("key_go", scene.word_left), ("key_leave", scene.word_right))):
        x = c.width / 4 * (1 + 2 * i)
        at = (x - 46, y) if low else (x, y - 58)
        size = 64.0 if low else 88.0
        c.art(key, *at, size * 1.5, size)
        where.append(Key(*at, size))
        if word in SIGNS:
            c.art(SIGNS[word], *((x + 50, y) if low else (x, y + 28)), 60 if low else 76)
        if not low:
            c.text(words.say(word), x, y + 94, 23, room=c.width / 2 - 16)
    scanned(c, frame, where)


def _dangers(c: Canvas, those: tuple[Danger, ...], room: Room, flat: bool) -> None:
    """Traps with their copies: beside the sign while there is room, under it when there are many."""
    many = len(those) > 3 and not c.tall
    y = room.bottom - (88 if many else 84)
    high = 80.0 if many else 72.0
    if flat:
        high = 60.0
        y = (room.top + room.bottom - high) / 2 if not c.tall else room.bottom - room.fact - 18 - high
    w = (c.width - 8 - room.left) / (len(those) if many else 5 if c.tall else 3)
    for i, danger in enumerate(those):
        x = room.left + i * w
        c.panel(x, y, w - 4, high, NIGHT, 12)
        if many:
            _over(c, danger, x + w / 2 - 2, y, high)
            continue
        sign(c, danger.art, x + 34, y + high / 2, high * 0.84)
        for k in range(danger.copies):
            c.art("card_back", x + w - 16, y + high / 2 + (k - (danger.copies - 1) / 2) * high * 0.42, 19, 26)


def _over(c: Canvas, danger: Danger, x: float, y: float, high: float) -> None:
    """A sign over its copies."""
    sign(c, danger.art, x, y + high * 0.34, high * 0.57)
    for k in range(danger.copies):
        c.art("card_back", x + (k - (danger.copies - 1) / 2) * 19, y + high * 0.82, 15, high * 0.27)
