"""One seat's way through the moves of its turn, with two keys: next and OK, or halves of the board."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.cursor import Choosing, Item
from engine.seat import Seat
from engine.turn import Blocked, Move, Step

Space = tuple[int, int]

ROW: Final = 0.866
"""How far apart two rows of spaces lie, where neighbours of one row lie 1 apart."""


@dataclass(eq=False, slots=True)
class _Node:
    """What has been said so far (`path`), and what can be said next; a leaf has the event that it amounts to."""

    path: tuple[Step, ...]
    reason: str = ""
    event: Any = None
    nexts: "dict[Step, _Node]" = field(default_factory=dict)
    moves: list[Move[Any]] = field(default_factory=list)
    """The moves at and below this node, in their order."""

    @property
    def leaf(self) -> bool:
        return not self.nexts


@dataclass(frozen=True, slots=True)
class Place:
    """Where a dialogue stands: the choice, the steps that are offered there, and the lit one.

    `halves`: the steps are spaces that the two keys halve. `pointed`: a space that was pointed at stands here alone.
    """

    node: _Node
    steps: tuple[Step, ...]
    lit: int = 0
    halves: bool = False
    pointed: bool = False


class Dialogue:
    """The left key lights the next item, the right key takes the lit one; spaces are halved by both.

    It knows no time: whoever hears a chord assigns the `places` of before, and goes `back`.
    """

    def __init__(self, seat: Seat, moves: Sequence[Move[Any]], blocked: Sequence[Blocked] = ()) -> None:
        self._seat: Final = seat
        self._root: Final = _tree(moves, blocked)
        self.places: tuple[Place, ...] = (_place(self._root),)
        """The way here, from the root; the last one is where the dialogue stands."""
        self._shown: tuple[Place, Choosing] | None = None

    @property
    def cursor(self) -> Choosing:
        """What a scene shows of it: the very same object until a key changes it."""
        if self._shown is None or self._shown[0] is not self.places[-1]:
            self._shown = (self.places[-1], self._choosing(self.places[-1]))
        return self._shown[1]

    @property
    def ahead(self) -> tuple[Any, ...]:
        """The events that the lit item can still lead to; none while spaces are halved."""
        place = self.places[-1]
        return () if place.halves or not place.steps else tuple(move.event for move in self._lit(place).moves)

    def next(self) -> Any | None:
        """The left key: light the next item, or keep the left half. The event, if that was the last step."""
        place = self.places[-1]
        if place.halves:
            return self._keep(place, _halves(place.steps)[0])
        self._light(+1)
        return None

    def previous(self) -> None:
        """Light the item before."""
        self._light(-1)

    def _light(self, by: int) -> None:
        """The light goes on, or back, in a list; spaces that are halved have none."""
        place = self.places[-1]
        if place.steps and not place.halves:
            self.places = (*self.places[:-1], replace(place, lit=(place.lit + by) % len(place.steps)))

    def ok(self) -> Any | None:
        """The right key: take the lit item, or keep the right half. The event, if that was the last step."""
        place = self.places[-1]
        if place.halves:
            return self._keep(place, _halves(place.steps)[1])
        return self._take(self._lit(place)) if place.steps else None

    @property
    def halving(self) -> bool:
        """Whether the two keys keep a half each."""
        return self.places[-1].halves

    def back(self) -> bool:
        """One level up; False at the root."""
        if len(self.places) == 1:
            return False
        self.places = self.places[:-1]
        return True

    def point(self, step: Step) -> Any | None:
        """Somebody points at a step: it is lit, and taken when it already was. The event, if that was the last step.

        A space further down is gone to, by the fewest steps; what cannot be said from here is nothing.
        """
        place = self.places[-1]
        if not place.halves and step in place.steps:
            lit = place.steps.index(step)
            if lit == place.lit:
                return self.ok()
            self.places = (*self.places[:-1], replace(place, lit=lit))
        elif isinstance(step, tuple):
            above = self.places[:-1] if place.pointed else self.places
            if (node := self._below(above[-1].node, step)) is not None:
                self.places = (*above, Place(node, (step,), pointed=True))
        return None

    def _lit(self, place: Place) -> _Node:
        return place.node.nexts[place.steps[place.lit]]

    def _keep(self, place: Place, half: tuple[Step, ...]) -> Any | None:
        if len(half) == 1:
            return self._take(place.node.nexts[half[0]])
        self.places = (*self.places, replace(place, steps=half))
        return None

    def _take(self, node: _Node) -> Any | None:
        if node.reason:
            return None
        if node.leaf:
            return node.event
        self.places = (*self.places, _place(_descended(node)))
        return None

    def _below(self, node: _Node, space: Space) -> _Node | None:
        """The choice below `node` that offers `space` after the fewest steps; of equal ones, the first move's."""
        depth = len(node.path)
        ways = [move.steps[: move.steps.index(space, depth)] for move in node.moves if space in move.steps[depth:]]
        if not ways:
            return None
        for step in min(ways, key=len)[depth:]:
            node = node.nexts[step]
        return node

    def _choosing(self, place: Place) -> Choosing:
        if place.halves:
            left, right = _halves(place.steps)
            return Choosing(self._seat, place.node.path, left=_spaces(left), right=_spaces(right))
        items = tuple(Item(step, place.node.nexts[step].reason) for step in place.steps)
        return Choosing(self._seat, place.node.path, items, place.lit)


def _tree(moves: Sequence[Move[Any]], blocked: Sequence[Blocked]) -> _Node:
    """Steps stand in the order in which they first appear: those of moves, then those that are blocked."""
    root = _Node(())
    for move in moves:
        for node in _walk(root, move.steps):
            node.moves.append(move)
        node.event = move.event
    for one in blocked:
        *_, node = _walk(root, one.steps)
        if not node.moves:
            node.reason = one.reason
    return root


def _walk(root: _Node, steps: Sequence[Step]) -> list[_Node]:
    """The nodes of a way, made where they are missing."""
    nodes = [root]
    for step in steps:
        node = nodes[-1]
        nodes.append(node.nexts.setdefault(step, _Node((*node.path, step))))
    return nodes


def _descended(node: _Node) -> _Node:
    """A choice of one thing is none, unless it decides."""
    while len(node.nexts) == 1:
        (only,) = node.nexts.values()
        if only.leaf:
            break
        node = only
    return node


def _place(node: _Node) -> Place:
    """Where a dialogue stands when it comes to a node: the first item that can be taken is lit."""
    free = tuple(step for step, after in node.nexts.items() if not after.reason)
    if len(free) > 1 and all(isinstance(step, tuple) for step in node.nexts):
        return Place(node, free, halves=True)
    steps = tuple(node.nexts)
    return Place(node, steps, steps.index(free[0]) if free else 0)


def _halves(steps: Sequence[Step]) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """Two compact halves, the left or upper one first: cut across the longer side of what the spaces cover."""
    at = {step: _pixel(step) for step in _spaces(steps)}
    wide = max(x for x, _ in at.values()) - min(x for x, _ in at.values())
    high = max(y for _, y in at.values()) - min(y for _, y in at.values())
    order = sorted(at, key=lambda space: at[space] if wide >= high else at[space][::-1])
    middle = (len(order) + 1) // 2
    return tuple(order[:middle]), tuple(order[middle:])


def _spaces(steps: Sequence[Step]) -> tuple[Space, ...]:
    return tuple(step for step in steps if isinstance(step, tuple))


def _pixel(space: Space) -> tuple[float, float]:
    q, r = space
    return q + r / 2, r * ROW
