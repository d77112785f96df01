from engine.games.diamant.game import Diamant

__all__ = ["Diamant"]
