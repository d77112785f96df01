"""An evening in simulated time: a real table, loop, keyboard, store and outputs, and a clock that a test moves."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

from device import chosen
from device.boxes.backend import Edge, Key
from device.boxes.keyboard import KEYS, Keyboard
from device.config import Config
from device.keeper import Keeper
from device.lights import Lights
from device.loop import Boxes, Inbox, Loop
from device.output import Output
from device.seating import Wish, lobby, read, seat
from device.store import Store
from device.words import Words
from engine import scene
from engine.frame import Frame
from engine.games.diamant.state import Flipped
from engine.lobby import Lobby
from engine.news import NEWS
from engine.press import Command, Side, Touch
from engine.seat import BOXES, Seat
from engine.settings import Settings
from engine.table import Table
from engine.turn import Chance
from engine.venue import Venue

WORDS = Words("en")


class Script:
    """A chooser that turns the cards it was given, then others by a seed."""

    def __init__(self, cards: Iterable[str] = (), seed: int = 0) -> None:
        self.cards = list(cards)
        self._dice = Random(seed)

    def choose(self, chance: Chance[Any]) -> Any:
        if self.cards and isinstance(chance.outcomes[0][0], Flipped):
            card = self.cards.pop(0)
            return next(event for event, _ in chance.outcomes if event.card == card)
        events, counts = zip(*chance.outcomes, strict=True)
        return self._dice.choices(events, counts)[0]

    def between(self, least: float, most: float) -> float:
        return self._dice.uniform(least, most)


class LightBoard:
    """A backend that has lights alone, and remembers what was shown when."""

    dims = False

    def __init__(self) -> None:
        self.now: dict[int, float] = {}
        self.seen: list[dict[int, float]] = []

    def open(self, on_edge: Callable[[Edge], None]) -> None:
        """It has no keys."""

    def faults(self) -> Mapping[int, str]:
        return {}

    def levels(self) -> Mapping[Key, bool]:
        return {}

    def set_lights(self, levels: Mapping[int, float]) -> None:
        self.now = dict(levels)
        self.seen.append(self.now)

    def healthy(self) -> bool:
        return True

    def close(self) -> None:
        self.now = {}


class Evening:
    """A table with eight boxes. Times are seconds; `press` lasts 80 ms and bounces if asked to.

    Without a directory nothing is kept, and the news of that has passed when a test begins.
    """

    def __init__(
        self,
        *,
        cards: Iterable[str] = (),
        seed: int = 0,
        wish: Wish | None = None,
        settings: Settings | None = None,
        directory: Path | None = None,
        store: Store | None = None,
        outputs: Sequence[Output] = (),
        config: Config | None = None,
        held: Sequence[tuple[int, Side]] = (),
        guests: Lobby | None = None,
        lights: bool = False,
        venue: Venue | None = None,
    ) -> None:
        """`guests` sit down in this lobby instead of the wish's; `lights` tell secrets."""
        self.time = 100.0
        self.inbox: Inbox = SimpleQueue()
        self.keyboard = Keyboard(self.inbox.put, lambda: self.table.typing)
        self.board = LightBoard()
        self.outputs: list[Output] = [*outputs, Lights(self.board, lambda: self.table.glow())]
        self.chooser = Script(cards, seed)
        self.store = Store(directory) if directory is not None else store
        wish, config = wish or Wish(), config or Config()
        self.table = Table(
            guests or lobby(config, config.options(), wish, tuple(config.table.names)),
            settings or config.settings(),
            self.time,
            venue or chosen.venue(config),
        )
        if lights:
            self.table.light(frozenset(range(BOXES)))
        kept = None
        if self.store is not None and (kept := next(iter(self.store.waiting()), None)) is not None:
            self.table.resume(*read(kept), self.time)
        else:
            seat(self.table, wish, self.chooser, self.time)
        for box, side in held:
            self.keyboard.stroke(KEYS[box][side == "right"], True, self.time)
        self.loop = Loop(
            self.table,
            self.outputs,
            Keeper(
                self.store,
                kept,
                names=config.kiosk.names or not config.kiosk.enabled,
                file=chosen.written(config),
            ),
            self.chooser,
            lambda: self.time,
            self.inbox,
        )
        self.loop.plug(Boxes(self.keyboard))
        self._wake = self.time
        self.wait(NEWS if self.store is None else 0)

    # ------------------------------------------------------------ time and fingers
    def wait(self, seconds: float) -> None:
        """Let so many seconds pass, at every moment at which the loop wants to wake."""
        until = self.time + seconds
        while not self.loop.stopped and self._wake <= until:
            self.time = max(self.time, self._wake)
            self._wake = max(self.loop.step(self.time), self.time + 1e-4)
        self.time = until
        self._wake = self.loop.step(until) if not self.loop.stopped else until

    def down(self, box: int, side: Side) -> None:
        self.keyboard.stroke(KEYS[box][side == "right"], True, self.time)
        self.wait(0.005)

    def up(self, box: int, side: Side) -> None:
        self.keyboard.stroke(KEYS[box][side == "right"], False, self.time)
        self.wait(0.03)

    def press(self, box: int, side: Side = "left", bounces: int = 0) -> None:
        """A finger: down for 80 ms. With `bounces` the contact chatters at both ends, as bad switches do."""
        name = KEYS[box][side == "right"]
        for down in (True, False):
            for _ in range(bounces):
                self.keyboard.stroke(name, down, self.time)
                self.wait(0.0004)
                self.keyboard.stroke(name, not down, self.time)
                self.wait(0.0003)
            self.keyboard.stroke(name, down, self.time)
            self.wait(0.08 if down else 0.03)

    def hold_both(self, box: int, seconds: float) -> None:
        self.down(box, "left")
        self.down(box, "right")
        self.wait(seconds)
        self.up(box, "left")
        self.up(box, "right")

    def command(self, word: Any) -> None:
        self.command_for(word, 0)

    def command_for(self, word: Any, box: int) -> None:
        self.inbox.put(Command(word, self.time, box))
        self.wait(0.001)

    def point(self, means: str, at: Any = None, *, down: bool = True) -> None:
        """A mouse points at something on the screen, or lets it go."""
        self.inbox.put(Touch((means, at), down, self.time))
        self.wait(0.001)

    def choose(self, *names: str, box: int = 0) -> None:
        """Open the host's menu by the keyboard, if it is not open, and take these items one after the other."""
        if self.frame.menu is None:
            self.command("menu")
        for name in names:
            menu = self.frame.menu
            assert menu is not None
            rows = [item.name for item in menu.items]
            for _ in range((rows.index(name) - menu.lit) % len(rows)):
                self.press(box, "left")
            self.press(box, "right")

    def value(self, name: str) -> Any:
        """What a row of the open page of the menu says."""
        assert self.frame.menu is not None
        return next(item.value for item in self.frame.menu.items if item.name == name)

    def vote(self, leave: Iterable[int] = ()) -> None:
        """Everybody who is asked presses: these boxes the right key, the others the left one."""
        leavers = set(leave)
        for box in sorted(self.asked):
            self.press(box, "right" if box in leavers else "left")

    def until_asked(self, most: float = 60.0) -> None:
        """Let time pass until somebody is asked, or the game is over."""
        until = self.time + most
        while self.time < until and not self.asked and not self.table.finished:
            self.wait(0.5)

    # ------------------------------------------------------------ what is seen
    @property
    def frame(self) -> Frame:
        return self.table.frame()

    @property
    def viewer(self) -> Seat | None:
        return self.table.viewer

    @property
    def asked(self) -> frozenset[int]:
        """The boxes that are asked and have not locked."""
        return frozenset(one.box for one in self.frame.sitters if one.seat in self.frame.asked)

    @property
    def locked(self) -> frozenset[int]:
        return frozenset(one.box for one in self.frame.sitters if one.seat in self.frame.locked)

    @property
    def notices(self) -> list[str]:
        return [notice.code for notice in self.frame.notices]

    def journal(self) -> list[str]:
        """The newest kept game, as lines."""
        assert self.store is not None
        evening = self.store.evenings()[-1]
        return [evening.header, *evening.events]

    def reprs(self) -> list[str]:
        """What a careless log line or a crash report could print of the game that is being played."""
        match = self.table._stage.match
        parts = [getattr(match, name) for name in ("_state", "_beats", "sitters")]
        return [repr(part) for part in (*parts, *vars(getattr(match, "_asking", None) or match).values())]

    def close(self) -> None:
        self.loop.close()


def seated(*boxes: int, **settings: Any) -> Evening:
    """An evening at which people sit at these boxes and the first has started the game."""
    evening = Evening(**settings)
    for box in boxes:
        evening.press(box)
    evening.hold_both(boxes[0], 2.1)
    assert isinstance(evening.frame.scene, scene.Path)
    return evening


def stands(evening: Evening) -> list[int]:
    """The boxes at which somebody sits in the lobby."""
    assert isinstance(evening.frame.scene, scene.Lobby)
    return [stand.box for stand in evening.frame.scene.stands if stand.seated]
