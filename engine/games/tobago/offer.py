"""A treasure that is shared, as everybody sees it."""

from engine.games.tobago.state import Share
from engine.games.tobago.view import Sharing
from engine.scene import Claim, Offer
from engine.seat import Seat


def token(card: int) -> str:
    """A treasure card as a value to be told."""
    return f"coins:{card}" if card else "curse"


def offer(share: Share | Sharing, claimed: Seat | None = None, refused: bool = False) -> Offer:
    """What everybody sees of the sharing."""
    asking = share.card is not None and claimed is None and not refused

    def claim(i: int, seat: Seat) -> Claim:
        if i in share.gone:
            return Claim(seat, "gone")
        if asking and i == share.asked:
            return Claim(seat, "asked")
        return Claim(seat, "refused" if refused or (share.card is not None and i < share.asked) else "waiting")

    claims = tuple(claim(i, seat) for i, seat in enumerate(share.claims))
    return Offer(share.sign, share.card, claims, share.hidden, share.taken, claimed, refused)
