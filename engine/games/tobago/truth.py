"""The whole truth after an event, as `tacora replay` prints it."""

from typing import Any

from engine.games.tobago.event import SIGNS, Event
from engine.games.tobago.grid import spaces
from engine.games.tobago.line import coins, dump
from engine.games.tobago.state import VALUES, Pile, State, numbers


def truth(state: State, event: Event) -> dict[str, Any]:
    """The fields that docs/formats.md describes."""
    line = dump(event)
    facts = {
        "event": line.pop("event"),
        "facts": line,
        "phase": state.phase,
        "turn": state.turn if state.phase in ("turn", "refill") or state.share is not None else None,
        "acted": state.acted,
        "steps": state.drive,
        "clue_deck": list(numbers(state.deck)),
        "clue_discards": list(numbers(state.discards)),
        "turned_up": state.card or None,
        "hands": [list(hand) for hand in state.hands],
        "amulets": list(state.amulets),
        "amulet_pile": state.pile,
        "amulets_lying": [list(space) for space in state.lying],
        "jeeps": [space and list(space) for space in state.jeeps],
        "compasses": [state.home(one) for one in map(type(state.turn), range(state.seats))] if state.charts else [],
        "treasure_deck": _pile(state.gold),
        "treasure_discards": _pile(state.spent),
        "treasures": [list(own) for own in state.treasures],
        "score": list(state.scores()),
        "winners": list(state.winners()) if state.phase == "over" else None,
    }
    return facts | _island(state) | {"share": _share(state)}


def _pile(pile: Pile) -> dict[str, int]:
    return {str(coins(card)): n for card, n in zip(VALUES, pile, strict=True) if n}


def _island(state: State) -> dict[str, Any]:
    if state.island is None:
        return {"island": None, "maps": []}
    island = state.island
    objects = {"huts": island.huts, "palms": island.palms, "statues": island.statues}
    found = {name: [list(space) for space in there] for name, there in objects.items()}
    maps = [
        {
            "sign": sign,
            "clues": [{"card": laid.card, "compasses": list(laid.claims)} for laid in chart.clues],
            "possible": [list(space) for space in spaces(chart.left)],
        }
        for sign, chart in zip(SIGNS, state.charts, strict=False)
    ]
    return {"island": {"number": island.land.number, **found, "facing": list(state.facing)}, "maps": maps}


def _share(state: State) -> dict[str, Any] | None:
    share = state.share
    if share is None:
        return None
    return {
        "map": share.sign,
        "digger": share.digger,
        "compasses": [share.claims[i] for i in share.remaining],
        "dealt": [[seat, coins(card)] for seat, card in share.dealt],
        "hidden": _pile(share.pool),
        "card": share.card,
        "taken": [list(one) for one in share.taken],
    }
