"""What the cave shows of its traps while the newest card still shows its back."""

from dataclasses import replace

from engine.scene import Card, Danger, Path


def before(scene: Path) -> Path:
    """The scene with its traps as they were before the newest card: nothing tells that it is one, or a second one."""
    new, older = scene.cards[-1], scene.cards[:-1]

    def undrawn(one: Card | Danger) -> int:
        return one.copies + (one.art == new.art and new.kind == "trap")

    known = {card.art for card in older}
    dangers = (replace(one, copies=undrawn(one)) for one in scene.dangers if one.art in known)
    cards = (replace(card, copies=undrawn(card)) for card in older)
    return replace(scene, dangers=tuple(dangers), cards=(*cards, new))
