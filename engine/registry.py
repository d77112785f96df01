"""Every game the table can play: one line each."""

from engine.game import AnyGame
from engine.games.diamant import Diamant
from engine.games.tobago import Tobago

GAMES: dict[str, AnyGame] = {game.name: game for game in (Diamant(), Tobago())}
