"""The bar along the upper edge: the rounds, what the keys do, and the pot."""

from dataclasses import dataclass
from typing import Final

from device.screen.canvas import Canvas
from device.screen.palette import FLAME, NIGHT
from device.words import Words
from engine.frame import Frame
from engine.press import Side
from engine.scene import Entry, Path
from engine.seat import SHAPES

HIGH = 76
SIDES: Final[tuple[Side, Side]] = ("left", "right")


@dataclass(frozen=True, slots=True)
class Key:
    """Where the picture of a key is: its middle, and its height."""

    x: float
    y: float
    size: float


def rounds(c: Canvas, x: float, cy: float, now: int, total: int, size: float = 33) -> None:
    """The entrances of the cave, one for each expedition: closed ones barred, the one that is explored underlined."""
    step = size * 0.82
    for i in range(total):
        cx = x + i * step
        c.art("cave_mouth", cx, cy, size, dim=0 if i + 1 == now else 50)
        if i + 1 < now:
            c.art("barricade", cx, cy + size * 0.12, size * 0.92)
    c.panel(x + (now - 1) * step - 9, cy + size * 0.6, 18, 4, FLAME, 2)


def keys(
    c: Canvas, cx: float, cy: float, left: tuple[str, str], right: tuple[str, str], cap: float, room: float
) -> list[Key]:
    """What the two keys do: key picture, sign, word. Both words or none. Returns where the key pictures are."""
    signs = [("key_go", *left), ("key_leave", *right)]
    for size, gap, last in ((cap * 2.3, 34.0, False), (cap * 1.95, 16.0, True)):
        picture = size * 1.5 + 6 + (size if left[0] else 0)
        fixed = 2 * (picture + 8) + gap
        caps = [
            c.fitting(word, cap, (room - fixed) * share, spare=not last)
            for (_, _, word), share in zip(signs, shares(c, left[1], right[1], cap), strict=True)
        ]
        if all(caps):
            break
    cap = min(caps)
    wide = [c.measure(word, cap) + 8 if cap else 0.0 for _, _, word in signs]
    x = cx - (2 * picture + gap + sum(wide)) / 2
    where = []
    for (key, art, word), w in zip(signs, wide, strict=True):
        c.art(key, x + size * 0.75, cy, size * 1.5, size)
        where.append(Key(x + size * 0.75, cy, size))
        x += size * 1.5 + 6
        if art:
            c.art(art, x + size / 2, cy - 1, size * 0.96)
            x += size
        if cap:
            c.text(word, x + 8, cy, cap, align="left")
        x += w + gap
    return where


def scanned(c: Canvas, frame: Frame, where: list[Key]) -> None:
    """The key that is lit for those who play with one: a ring around its picture, and their badges at it."""
    for side, key in zip(SIDES, where, strict=True):
        boxes = [scan.box for scan in frame.scans if scan.lit == side]
        if not boxes:
            continue
        w, h = key.size * 1.5 + 8, key.size + 7
        c.panel(key.x - w / 2, key.y - h / 2, w, h, FLAME, h * 0.28, FLAME, 4, alpha=0)
        step = min(22.0, w / len(boxes))
        for i, box in enumerate(boxes):
            c.art(f"badge_{SHAPES[box]}", key.x - w / 2 + 2 + i * step, key.y - h / 2 + 11, 25)


def shares(c: Canvas, left: str, right: str, cap: float) -> tuple[float, float]:
    """How the room for two words is divided between them."""
    both = c.measure(left, cap) + c.measure(right, cap) or 1
    return c.measure(left, cap) / both, c.measure(right, cap) / both


SIGNS = {"continue": "torch", "leave": "tent"}
"""The picture of what a key does."""


def choice(c: Canvas, frame: Frame, scene: Path, words: Words, cx: float, cy: float, cap: float, room: float) -> None:
    """What the two keys do now, and which is lit for those who play with one."""
    left, right = ((SIGNS.get(word, ""), words.say(word)) for word in (scene.word_left, scene.word_right))
    scanned(c, frame, keys(c, cx, cy, left, right, cap, room))


def bar(c: Canvas, frame: Frame, scene: Path, words: Words) -> None:
    """The whole bar: who has locked changes one line of it, the rest stands while the scene does."""
    c.recall("bar", (scene, frame.scans), lambda: standing(c, frame, scene, words))
    if scene.entry is None and scene.cards and scene.moment == "choosing":
        cx, room = middle(c, scene)
        c.text(chosen(frame, scene, words), cx, 61, 16, room=room)


def asking(c: Canvas, frame: Frame, entry: Entry, words: Words, cx: float, cy: float, room: float) -> None:
    """Who enters a card, and what the two keys do for that."""
    shape = next(sitter.shape for sitter in frame.sitters if sitter.seat == entry.seat)
    c.art(f"badge_{shape}", cx - room / 2 + 34, cy, 56)
    next_, this = words.say("entry-next"), words.say("entry-this")
    keys(c, cx + 32, cy, ("mark_next", next_), ("mark_ok", this), 18, room - 72)


def middle(c: Canvas, scene: Path) -> tuple[float, float]:
    """The centre and the width of the room between the rounds and the pot."""
    left, right = 154.0, c.width - 78 - c.measure(str(scene.pot), 52) - 14
    return (left + right) / 2, right - left


def standing(c: Canvas, frame: Frame, scene: Path, words: Words) -> None:
    """The rounds, the pot, and between them what the keys do or what has just happened."""
    c.fill(NIGHT, 0, 0, c.width, HIGH)
    rounds(c, 25, 36, scene.round, scene.rounds)
    c.text(str(scene.pot), c.width - 78, 38, 52, align="right")
    c.art(scene.gem, c.width - 42, 38, 56)
    cx, room = middle(c, scene)
    gain = max((place.gain for place in scene.places), default=0)
    if scene.entry is not None:
        asking(c, frame, scene.entry, words, cx, 38, room)
    elif not scene.cards:
        c.text(words.say("expedition", n=scene.round, of=scene.rounds), cx, 38, 26, room=room)
    elif scene.moment == "choosing":
        choice(c, frame, scene, words, cx, 27, 18, room)
    elif scene.moment == "shared" and gain:
        c.fact(cx, 38, 48, f"+{gain}", scene.gem)
    else:
        deck(c, scene.deck, words, cx, 38, room)


def chosen(frame: Frame, scene: Path, words: Words) -> str:
    """How many have locked; while nobody has (and in poker face nobody ever has), the cards that are face down."""
    if frame.locked:
        return words.say("chosen", n=len(frame.locked), of=len(frame.asked | frame.locked))
    return words.say("cards-left", n=scene.deck)


def deck(c: Canvas, n: int, words: Words, cx: float, cy: float, room: float) -> None:
    """The cards that are face down."""
    said = words.say("cards-left", n=n)
    cap = c.fitting(said, 18, room - 50)
    wide = c.measure(said, cap) if cap else 0.0
    left = cx - (50 + wide) / 2
    for i in range(3):
        c.art("card_back", left + 18 + 4 * i, cy + 3 - 3 * i, 30, 40)
    if cap:
        c.text(said, left + 50, cy, cap, align="left")


def prompts(c: Canvas, wanted: list[tuple[str, str]], cx: float, cy: float, cap: float, room: float) -> None:
    """Pictures of keys with what they do now, side by side; all words or none."""
    gap, key = 44.0, cap * 4.9
    while wanted and cap > 12 and _wide(c, wanted, cap, key, gap) > room:
        cap, gap = cap - 1, max(20.0, gap - 6)
    x = cx - _wide(c, wanted, cap, key, gap) / 2
    for art, word in wanted:
        c.art(art, x + key / 2, cy, key, key * 0.57)
        x += key + 14
        x += c.text(word, x, cy, cap, align="left") + gap


def _wide(c: Canvas, wanted: list[tuple[str, str]], cap: float, key: float, gap: float) -> float:
    return sum(key + 14 + c.measure(word, cap) for _, word in wanted) + gap * (len(wanted) - 1)
