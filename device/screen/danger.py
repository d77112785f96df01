"""The traps that lie in the cave, as they were before the newest card."""

from dataclasses import replace

from engine.scene import Danger, Path


def before(scene: Path) -> tuple[Danger, ...]:
    """The dangers while the newest card still shows its back: nothing may tell that it is a trap, or a second one."""
    new, older = scene.cards[-1], scene.cards[:-1]
    known = any(card.art == new.art for card in older)
    return tuple(
        replace(danger, copies=danger.copies + 1) if danger.art == new.art else danger
        for danger in scene.dangers
        if danger.art != new.art or known
    )
