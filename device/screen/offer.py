"""A treasure is shared: a card in the light, and the compasses that may take it, from the bottom upwards."""

from dataclasses import dataclass

import pygame

from device.screen import ease
from device.screen.answer import block, row
from device.screen.berth import Berth, State, berths
from device.screen.canvas import Canvas
from device.screen.ladder import Ladder
from device.screen.palette import FLAME, NIGHT, RING
from device.screen.phrase import name_of, phrase
from device.screen.sentence import chart
from device.screen.strip import shapes
from device.screen.treasure import back, face, stack, tokens, turn
from device.words import Words
from engine.frame import Frame
from engine.scene import Offer
from engine.seat import Seat

DWELLS, FLIES = 0.45, 0.35
"""A card that is claimed lies under its badge first, then goes to its seat; seconds."""
PILE = 5
"""No more cards are drawn of those that are still face down; their number stands below."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where things are: rectangles are x, y, w, h; the card's and the pile's middle with their widths."""

    ladder: Ladder
    bar: tuple[float, float, float, float]
    card: tuple[float, float, float]
    pile: tuple[float, float, float]
    seats: tuple[float, float, float, float]


def stage(c: Canvas) -> Stage:
    w, h = c.width, c.height
    if c.tall:
        card = min(300.0, (h - 430) * 0.66)
        middle = 84 + (h - 400) / 2
        bar = 100.0, h - 318, w - 108, 176.0
        return Stage(
            Ladder(8, 8, 84, h - 16),
            bar,
            (100 + (w - 108) * 0.42, middle, card),
            (w - 62, middle, 60),
            (97, h - 134, w - 102, 126),
        )
    if c.small:
        return Stage(
            Ladder(6, 6, 60, h - 12),
            (w - 212, 6, 206, 178),
            (72 + (w - 284) / 2, 124, 168),
            (w - 146, 222, 32),
            (69, h - 66, w - 72, 60),
        )
    room = w - 140
    return Stage(
        Ladder(8, 8, 124, h - 16),
        (140, 8, w - 148, 70),
        (140 + room * 0.41, 230, 206),
        (140 + room * 0.83, 222, 84),
        (137, h - 96, w - 142, 88),
    )


def offer(c: Canvas, frame: Frame, scene: Offer, words: Words) -> None:
    place = stage(c)
    shape = shapes(frame)
    c.recall("beach", (c.size,), lambda: c.cover("bg_beach", 0, 0, c.width, c.height))
    asked = next((claim.seat for claim in scene.claims if claim.state == "asked"), None)
    if asked is not None:
        _beam(c, scene, place)
    c.recall("ladder", (scene.claims, frame.sitters, c.size), lambda: place.ladder.paint(c, scene.claims, shape))
    _pile(c, scene, place)
    _head(c, frame, scene, words, place, asked)
    seats = berths(*place.seats, len(frame.sitters))
    landed = scene.claimed is None or c.progress(DWELLS, FLIES) >= 1
    for sitter, berth in zip(frame.sitters, seats, strict=True):
        _seat(c, frame, scene, sitter.seat, shape[sitter.seat], berth, landed)
    _card(c, frame, scene, place, shape, seats)


def _beam(c: Canvas, scene: Offer, place: Stage) -> None:
    """The light of the card falls on the compass that is asked."""
    i = next(i for i, claim in enumerate(scene.claims) if claim.state == "asked")
    y, pitch = place.ladder.rung(i, len(scene.claims))
    x, middle, w = place.card
    start, end = place.ladder.right, x - w / 2 + 8
    c.polygon(
        [(start, y - pitch * 0.3), (end, middle - w * 0.6), (end, middle + w * 0.6), (start, y + pitch * 0.3)],
        FLAME,
        alpha=0.2,
    )


def _pile(c: Canvas, scene: Offer, place: Stage) -> None:
    """The cards that are still face down, without the one that lies ready to be turned."""
    n = scene.hidden - (scene.card is None and scene.hidden > 0)
    x, y, w = place.pile
    if not n:
        return
    high = min(n, PILE)
    if c.small and not c.tall:
        stack(c, high, x, y, w)
        c.text(str(n), x + 66, y, 26, room=60)
        return
    stack(c, high, x - w * 0.035 * (high - 1), y, w)
    wide = c.measure(str(n), 26) + 24
    c.panel(x - wide / 2, y + w * 0.78, wide, 42, NIGHT, 12)
    c.text(str(n), x, y + w * 0.78 + 20, 26)


def _head(c: Canvas, frame: Frame, scene: Offer, words: Words, place: Stage, asked: Seat | None) -> None:
    """Which map it is, and what the asked seat's keys do or what has just happened."""
    x, y, w, h = place.bar
    leave, take = ("arrow_up", words.say("offer-leave")), ("coin", words.say("offer-take"))
    bot = any(one.seat == asked and one.bot is not None for one in frame.sitters)
    if asked is not None and scene.card is not None and not bot:
        if c.small:
            half = (h - 6) / 2
            block(c, "left", leave, x, y, w, half)
            block(c, "right", take, x, y + half + 6, w, half)
            return
        c.panel(x, y, w, h, NIGHT, 14)
        badge = shapes(frame)[asked]
        c.art(f"badge_{badge}", x + h * 0.56, y + h / 2, h * 0.7)
        row(c, leave, take, x + h, y, w - h - 8, h, 20)
        return
    c.panel(x, y, w, h, NIGHT, 14)
    said = _news(c, frame, scene, words)
    sign = 34 if c.small else h * 0.62
    if c.small:
        c.art(f"map_{scene.sign}", x + w / 2, y + 36, sign)
        phrase(c, said, x + w / 2, y + h / 2 + 24, 20, w - 20)
    else:
        c.art(f"map_{scene.sign}", x + h * 0.56, y + h / 2, sign)
        phrase(c, said, x + h + (w - h) / 2 - h * 0.2, y + h / 2, 24, w - h * 1.6)


def _news(c: Canvas, frame: Frame, scene: Offer, words: Words) -> str:
    if scene.claimed is not None:
        return words.say("offer-claimed", name=name_of(c, frame, words, scene.claimed), n=scene.card or 0)
    if scene.refused:
        return words.say("offer-refused")
    if scene.card is None and scene.hidden:
        return words.say("offer-next")
    asked = next((claim.seat for claim in scene.claims if claim.state == "asked"), None)
    if asked is not None:
        return words.say("offer-asked", name=name_of(c, frame, words, asked))
    return chart(words, scene.sign)


def _seat(c: Canvas, frame: Frame, scene: Offer, seat: Seat, shape: str, berth: Berth, landed: bool) -> None:
    """One seat with the cards that it has taken; the one on its way is not there yet."""
    states = {claim.state for claim in scene.claims if claim.seat == seat}
    taken = scene.taken if landed else scene.taken[:-1]
    coins = tuple(n for owner, n in taken if owner == seat)
    state: State = "asked" if "asked" in states else "in" if states & {"waiting", "refused"} else "out"
    facts = (shape, state, berth, coins, seat in frame.locked)

    def paint() -> None:
        berth.paint(c, shape, state, locked=seat in frame.locked)
        tokens(c, coins, *berth.room)

    c.recall(f"berth {seat}", facts, paint)


def _card(
    c: Canvas, frame: Frame, scene: Offer, place: Stage, shape: dict[Seat, str], seats: tuple[Berth, ...]
) -> None:
    """The card in the light: face down, turning, offered, on its way to a seat, or left by everybody."""
    x, y, w = place.card
    if scene.card is None:
        if scene.hidden:
            c.put(back(c, w), x, y)
    elif scene.claimed is not None:
        who = next(i for i, sitter in enumerate(frame.sitters) if sitter.seat == scene.claimed)
        _claimed(c, scene.card, shape[scene.claimed], place, seats[who])
    elif scene.refused:
        t = ease.out(c.progress(0, FLIES))
        image = face(c, scene.card, w, dim=round(t * 6) * 20)
        c.put(pygame.transform.rotozoom(image, -10 * t, 1 - 0.14 * t) if t else image, x + w * 0.12 * t, y)
    elif frame.beat is not None:
        turn(c, scene.card, w, x, y)
    else:
        c.put(face(c, scene.card, w), x, y)


def _claimed(c: Canvas, coins: int, shape: str, place: Stage, berth: Berth) -> None:
    x, y, w = place.card
    t = ease.both(c.progress(DWELLS, FLIES))
    c.panel(x - w / 2 + 6, y - w * 0.66 + 6, w - 12, w * 1.32 - 12, NIGHT, 18, RING, 3, 0.55)
    if t < 1:
        image = face(c, coins, w)
        if t:
            wide = ease.mix(w, berth.room[3] * 0.7, t)
            image = pygame.transform.smoothscale(image, (c.px(wide), c.px(wide * 4 / 3)))
        c.put(image, ease.mix(x, berth.room[0], t), ease.mix(y, berth.room[1], t))
    c.art(f"badge_{shape}", x, y, w * 0.5)
