"""What a scene says in words, for every screen that is made of them."""

from device.names import shown
from device.words import Words
from engine.scene import Clue, Gem, Happening, Path, Sign, Value
from engine.seat import SHAPES


def called(words: Words, name: str, box: int, room: int) -> str:
    """A name in `room` cells, or the word of the box's shape where nobody gave one."""
    return shown(name, room) or shown(words.say(f"seat-{SHAPES[box]}"), room)


def gems(words: Words, n: int, gem: Gem) -> str:
    return words.say("gems", n=n, gem=gem)


def relic(words: Words, art: str) -> str:
    """The name of a relic, by its picture."""
    return words.say(art.replace("_", "-"))


def pot(words: Words, scene: Path) -> str:
    """What lies in the cave."""
    return words.say("pot", n=scene.pot, gems=gems(words, scene.pot, scene.gem))


def happened(words: Words, scene: Path) -> str:
    """The newest card, or what everybody got of it; "" when there is nothing to tell."""
    if not scene.cards or scene.moment == "choosing":
        return ""
    card = scene.cards[-1]
    if scene.moment == "shared":
        gain = max(place.gain for place in scene.places)
        return words.say("each-gets", n=gain, gems=gems(words, gain, scene.gem))
    match card.kind:
        case "treasure":
            return words.say(card.word, value=card.value or 0)
        case "trap" if any(before.word == card.word for before in scene.cards[:-1]):
            return words.say(card.word)
        case "trap":
            return words.say("trap-warning", trap=words.say(card.word), n=card.copies)
        case "relic":
            return words.say("relic-worth", relic=words.say(card.word), gems=gems(words, card.value or 0, scene.gem))


def clue(words: Words, one: Clue) -> str:
    """A clue card: "not next to the largest lake"."""
    relation = one.relation.replace("_", "-")
    return words.say(f"clue-{relation}", landmark=one.landmark, largest="yes" if one.largest else "no")


def chart(words: Words, sign: Sign) -> str:
    """The name of a treasure map."""
    return words.say(f"map-{sign}")


def told(words: Words, one: Happening, name: str) -> str:
    """What has just happened on the island; `name` is the name of its seat, "" where it has none."""
    facts: dict[str, str | int] = {"name": name, "n": one.number or 0}
    if one.sign is not None:
        facts["sign"] = chart(words, one.sign)
    if one.clue is not None:
        facts["clue"] = clue(words, one.clue)
    return words.say(one.word, **facts)


def value(words: Words, one: Value) -> str:
    """Something that can be held in secret."""
    if one.clue is not None:
        return clue(words, one.clue)
    return words.say(one.word) if one.number is None else words.say(one.word, n=one.number)
