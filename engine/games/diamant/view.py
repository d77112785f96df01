"""What one viewer may know of a game of Diamant."""

from dataclasses import dataclass

from engine.games.diamant.edition import EDITIONS, RELIC_ART
from engine.games.diamant.state import Cave, Phase, Relic, State
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class View:
    """Built field by field. What nobody may know of others is `chest`: None until the end, unless chests are open.

    A seat always knows its own chest. `scores` and `winners` are None until the game is over.
    """

    edition: str
    rounds: int
    phase: Phase
    cave: Cave
    chest: tuple[int | None, ...]
    relics: tuple[tuple[Relic, ...], ...]
    claimed: int
    removed: tuple[str, ...]
    bust: bool
    scores: tuple[int, ...] | None
    chests: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None

    def relic_art(self, seat: Seat) -> tuple[str, ...]:
        return tuple(RELIC_ART[relic.number] for relic in self.relics[seat])

    def copies(self, cave: Cave, card: str) -> int:
        """How many of this card are face down."""
        return cave.deck[EDITIONS[self.edition].cards.index(card)]


def view(state: State, viewer: Seat | None) -> View:
    """What a seat, or everybody (None), may know now."""
    over = state.phase == "over"
    everything = state.options.chests == "open"
    return View(
        edition=state.options.edition.name,
        rounds=state.options.expeditions,
        phase=state.phase,
        cave=state.cave,
        chest=state.chest
        if everything
        else tuple(have if seat == viewer else None for seat, have in enumerate(state.chest)),
        relics=state.relics,
        claimed=state.claimed,
        removed=state.removed,
        bust=state.bust,
        scores=state.scores() if over else None,
        chests=state.chest if over else None,
        winners=state.winners() if over else None,
    )
