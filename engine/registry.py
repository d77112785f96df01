"""Every game the table can play. Each is loaded when it is first asked for: that takes a while, and one is played."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.game import AnyGame


def _diamant() -> AnyGame:
    from engine.games.diamant.game import Diamant

    return Diamant()


def _tobago() -> AnyGame:
    from engine.games.tobago.game import Tobago

    return Tobago()


class Shelf(Mapping[str, AnyGame]):
    """Games by name."""

    def __init__(self, loads: Mapping[str, Callable[[], AnyGame]]) -> None:
        self._loads = loads
        self._games: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._games:
            self._games[name] = self._loads[name]()
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loads)

    def __len__(self) -> int:
        return len(self._loads)


GAMES: Final = Shelf({"diamant": _diamant, "tobago": _tobago})
