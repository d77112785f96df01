"""A real deck lies on the table: what is shown while somebody enters the card that was turned."""

from dataclasses import replace
from typing import Final, Literal

from engine.cursor import Choosing
from engine.games.diamant.edition import EDITIONS, art
from engine.games.diamant.scene import path
from engine.games.diamant.state import Cave
from engine.games.diamant.view import View
from engine.scene import Deal, Entry, Path

Kind = Literal["treasure", "trap", "relic"]

KINDS: Final[dict[Kind, str]] = {"treasure": "T", "trap": "H", "relic": "R"}
"""The first letter of a card's token, by kind."""


def entering(view: View, cursor: Choosing) -> Path:
    """The cave as it lies there, or its mouth before the first card, and the kinds or the cards to choose from."""
    cave = view.cave if view.cave.inside else view.cave.next(EDITIONS[view.edition])
    kind = _kind(cursor.path[0]) if cursor.path else None
    tokens = [item.step for item in cursor.items]
    if kind is None:
        deals = tuple(_of_kind(view, cave, _kind(token)) for token in tokens)
    else:
        deals = tuple(_of_card(view, cave, kind, str(token)) for token in tokens)
    shown = path(view, cave, "choosing" if cave.path else "turned")
    return replace(shown, entry=Entry(cursor.seat, kind, deals, cursor.lit))


def _kind(step: object) -> Kind:
    return next(kind for kind in KINDS if kind == step)


def _of_kind(view: View, cave: Cave, kind: Kind) -> Deal:
    """All cards of a kind; the picture is that of the first one."""
    cards = [card for card in EDITIONS[view.edition].cards if card[0] == KINDS[kind] and view.copies(cave, card)]
    return Deal(kind, art(cards[0]), f"kind-{kind}", None, sum(view.copies(cave, card) for card in cards))


def _of_card(view: View, cave: Cave, kind: Kind, card: str) -> Deal:
    value = None if kind == "trap" else int(card[1:])
    word = f"trap-{card[1:]}" if kind == "trap" else f"kind-{kind}"
    return Deal(kind, art(card), word, value, view.copies(cave, card))
