"""The boxes that do not answer."""

from engine.frame import Notice
from engine.keys import Keys
from engine.news import News
from engine.stage import Stage


class Faults:
    """A box may go while its keys are held, its light tells a secret, or its player is asked; and come back."""

    def __init__(self, stage: Stage, keys: Keys, news: News) -> None:
        self._stage = stage
        self._keys = keys
        self._news = news
        self._lights = frozenset[int]()

    def light(self, boxes: frozenset[int]) -> None:
        """These boxes have lights of their own."""
        self._lights = boxes
        self._stage.light(boxes - self._stage.lobby.faults)

    def find(self, boxes: frozenset[int], now: float) -> None:
        """These do not answer now; what their keys have begun means nothing more.

        Whoever sits at one that goes is told what can be done, until it is back or another key speaks for it.
        """
        lobby, match = self._stage.lobby, self._stage.match
        people = lobby.people if match is None else {one.box for one in match.sitters if one.bot is None}
        for box in lobby.faults - boxes:
            self._news.untell(Notice("lost", box))
        for box in sorted(boxes - lobby.faults):
            self._keys.spend(box)
            self._news.tell(Notice("lost", box) if box in people else Notice("fault", box, lasting=False), now)
        lobby.faults = boxes
        self.light(self._lights)

    def heard(self, box: int) -> None:
        """A key speaks for this box: if it does not answer, its player goes on with an attached keyboard."""
        self._news.untell(Notice("lost", box))
