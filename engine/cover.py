"""The panel that lies over the stage, if one does, and what is chosen on it."""

from collections.abc import Callable
from dataclasses import replace

from engine.box_test import BoxTest
from engine.frame import Frame, Notice
from engine.gate import GatePanel
from engine.host import Host
from engine.keys import Keys
from engine.leaf import Leaf
from engine.menu import HostMenu
from engine.need import Quit, Recall, Undo
from engine.panel import Do, Panel, Put, Turn, Wish
from engine.press import Press, Touch
from engine.scene import Lesson, Past
from engine.stage import Stage


class Cover:
    """Below a panel, time stands still. `tell` shows a notice."""

    def __init__(self, stage: Stage, host: Host, keys: Keys, tell: Callable[[Notice | None, float], None]) -> None:
        self._stage = stage
        self._host = host
        self._keys = keys
        self._tell = tell
        self._panel: Panel | None = None
        self._paused = 0.0

    @property
    def lies(self) -> bool:
        return self._panel is not None

    def lay(self, panel: Panel, now: float) -> None:
        """Lay a panel over the stage, or in the place of another panel."""
        if self._panel is None:
            self._paused = now
        self._panel = panel

    def close(self, now: float) -> None:
        if self._panel is not None and self._stage.match is not None:
            self._stage.match.shift(now - self._paused)
        self._panel = None

    def menu(self, box: int | None, now: float) -> None:
        """The host's menu, or the question for its PIN: `box` answers it, None is an attached keyboard."""
        if self._host.venue.pin:
            self.lay(GatePanel(self._host.lock, box, now), now)
        else:
            self._open(box, now)

    def _open(self, box: int | None, now: float) -> None:
        self._keys.clear()
        stage = self._stage
        self.lay(HostMenu(lambda: self._host.facts(stage.game, stage.match), box, now), now)

    def lessons(self, now: float) -> None:
        """How the game goes that is played, or offered."""
        self.lay(Leaf(Lesson(self._stage.game.name, 0), now), now)

    def recalled(self, past: Past, now: float) -> None:
        """A page of the table's past that was wished for."""
        if not (isinstance(self._panel, Leaf) and self._panel.turned(past)):
            self.lay(Leaf(past, now), now)

    # ------------------------------------------------------------ fingers and time
    def press(self, press: Press, both: bool) -> None:
        """A key went down; `both`: it makes a chord with the other key of its box."""
        if self._panel is not None:
            self._do(self._panel.chord(press) if both else self._panel.press(press), press.at)

    def touch(self, touch: Touch) -> None:
        """A finger on a panel is nobody's key in particular."""
        match touch.target:
            case ("side", "left" | "right" as side) if self._panel is not None:
                self._do(self._panel.press(Press(-1, side, touch.at)), touch.at)
            case ("menu", int(number)) if self._panel is not None:
                self._do(self._panel.pick(number, touch.at), touch.at)
            case _:
                """Nothing else can be pointed at."""

    def enter(self, now: float) -> None:
        """An attached keyboard says OK."""
        if self._panel is not None:
            self._do(self._panel.enter(now), now)

    def tick(self, now: float) -> None:
        if self._panel is not None:
            self._do(self._panel.tick(now), now)

    def deadline(self) -> float | None:
        return None if self._panel is None else self._panel.deadline()

    # ------------------------------------------------------------ what is chosen
    def _do(self, wish: Wish | None, now: float) -> None:
        match wish:
            case Put():
                self._stage.put(wish)
                self._keys.one = self._host.single
            case Turn(page):
                self._stage.ask(Recall(page, self._stage.game.name))
            case Do(name):
                self._deed(name, now)
            case None:
                pass

    def _deed(self, name: str, now: float) -> None:
        match name:
            case "open" if isinstance(self._panel, GatePanel):
                self._open(self._panel.host, now)
            case "lesson":
                self.lessons(now)
            case "boxes":
                self.lay(BoxTest(self._keys, self._stage.lobby.faults, now), now)
            case "history":
                self._stage.ask(Recall(0, self._stage.game.name))
            case "locked":
                self._tell(Notice("locked", lasting=False), now)
            case _:
                self.close(now)
                self._go_on(name, now)

    def _go_on(self, name: str, now: float) -> None:
        """What changes the evening below the panel that has just gone."""
        match name:
            case "undo":
                self._stage.ask(Undo())
            case "skip" if self._stage.match is not None:
                self._stage.match.skip(now)
            case "end":
                self._stage.leave(now)
            case "rise":
                self._stage.lobby.clear()
            case "quit":
                self._stage.ask(Quit())
            case "resume" | "back":
                """Only the panel goes."""
            case _:
                self._tell(self._stage.offer(), now)

    def laid(self, frame: Frame) -> Frame:
        """The frame with the panel over it, if one lies."""
        return frame if self._panel is None else self._panel.laid(replace(frame, silent=frozenset()))
