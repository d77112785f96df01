from engine.games.tobago.game import Tobago

__all__ = ["Tobago"]
