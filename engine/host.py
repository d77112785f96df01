"""What the host can set, and where it takes effect."""

from dataclasses import asdict, replace
from typing import Final

from engine.game import AnyGame, Json
from engine.gate import Lock
from engine.lobby import Lobby
from engine.match import Match
from engine.menu import SWITCHES, Facts
from engine.need import Keep
from engine.panel import Put
from engine.settings import Settings
from engine.venue import Venue


class Host:
    """The settings of the evening, the house options of the lobby, and the PIN before them."""

    def __init__(self, settings: Settings, lobby: Lobby, venue: Venue) -> None:
        self.settings = settings
        self.venue: Final = venue
        self.lock: Final = Lock(venue.pin)
        self._lobby = lobby

    @property
    def single(self) -> frozenset[int]:
        """The boxes that are played with one key."""
        return frozenset(box for box, switch in enumerate(self.settings.switches) if switch.keys == 1)

    def facts(self, game: AnyGame, match: Match | None) -> Facts:
        """What the menu has to know now."""
        return Facts(
            settings=self.settings,
            venue=self.venue,
            game=game.name,
            house=game.house,
            options=self._lobby.options.get(game.name, {}),
            dealt=game.dealt,
            other=self._lobby.other,
            playing=match is not None,
            can_undo=match is not None and match.can_undo,
            can_skip=match is not None and match.can_skip,
            people=bool(self._lobby.people),
        )

    def put(self, put: Put, game: AnyGame, match: Match | None) -> Keep:
        """Set something, for the game that is played too; returns what there is to keep."""
        if put.name in game.house:
            self._lobby.set(game.name, put.name, put.value)
            if put.name == "absent" and match is not None:
                match.set_absent(put.value)
            return Keep(f"{game.name}.{put.name}", put.value)
        if put.box is not None and put.name in SWITCHES:
            switches = list(self.settings.switches)
            switches[put.box] = replace(switches[put.box], **{put.name: put.value})
            self.settings = replace(self.settings, switches=tuple(switches))
            kept: Json = [asdict(switch) for switch in switches]
            name = "switches"
        else:
            self.settings = replace(self.settings, **{put.name: put.value})
            name, kept = put.name, put.value
        if match is not None:
            match.adjust(self.settings)
        return Keep(name, kept)
