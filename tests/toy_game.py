"""A game in which every kind of turn comes as a test wants it: what it asks is written into its options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from engine import scene
from engine.beat import Beat
from engine.cursor import Choosing, Cursor, Passing, Peeking, Sweeping
from engine.game import House
from engine.journal import Header
from engine.lobby import Lobby
from engine.seat import Seat
from engine.turn import Alone, Choice, Move, Over, Step, Turn, Votes

CLUES: Final = ("lake", "beach", "hut")
"""All that a hand can hold in secret."""


@dataclass(frozen=True, slots=True)
class Done:
    """What has been chosen, as a word."""

    word: str


@dataclass(frozen=True, slots=True)
class Told(Beat):
    """Something is shown for a second."""

    kind: ClassVar[str] = "told"
    hold: ClassVar[float] = 1.0


@dataclass(frozen=True, slots=True)
class State:
    turns: tuple[Turn[Done], ...]
    done: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    turn: Turn[Done]
    done: tuple[str, ...]


class Toy:
    """One turn after the other, whatever they are; an event that begins with "!" is shown for a second."""

    name = "toy"
    rules = 1
    fewest = 1
    most = 8
    made_for = 1
    bots: tuple[str, ...] = ("last",)
    dealt = False
    house: Mapping[str, House] = {"turns": House((), ())}

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        return State(tuple(options["turns"]))

    def turn(self, state: State) -> Turn[Done]:
        return state.turns[len(state.done)] if len(state.done) < len(state.turns) else Over((Seat(0),), (1,))

    def decided(self, votes: Votes) -> Done:
        return Done(" ".join(votes[seat] for seat in sorted(votes)))

    def apply(self, state: State, event: Done) -> tuple[State, tuple[Beat, ...]]:
        after = replace(state, done=(*state.done, event.word))
        return after, (Told(),) if event.word.startswith("!") else ()

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(viewer, self.turn(state), state.done)

    def scene(self, view: View, beat: Beat | None = None, cursor: Cursor | None = None) -> scene.Scene:
        match cursor:
            case Sweeping(lit, card, cards):
                return scene.Sweep(tuple(map(scene.Value, CLUES)), lit, card + 1, cards, (), "sweep")
            case Passing(to, hold, seen):
                return scene.Pass(to, hold, seen, "pass")
            case Peeking(seat):
                return scene.Peek(seat, (scene.Value("secret"),), "peek")
            case Choosing(seat, path, items, lit, left, right):
                options = tuple(scene.Option(str(item.step), reason=item.reason) for item in items)
                ask = scene.Ask(seat, word(path), options, lit)
                shown = replace(ISLAND, ask=ask, halves=scene.Halves(left, right))
            case None:
                shown = ISLAND
        return replace(shown, happening=scene.Happening(", ".join(view.done)))

    def dump(self, event: Done) -> dict[str, Any]:
        return {"event": event.word}

    def load(self, line: Mapping[str, Any]) -> Done:
        return Done(line["event"])

    def truth(self, state: State, event: Done) -> dict[str, Any]:
        return {"event": event.word}

    def bot(self, name: str) -> "Last":
        return Last()


@dataclass(frozen=True, slots=True)
class Last:
    """Takes the last of its choices."""

    def __call__(self, view: View, seat: Seat, choices: Sequence[Any]) -> Any:
        assert view.viewer == seat
        return choices[-1]


ISLAND: Final = scene.Island((), (), (), (), (), (), 0, 0)
TOY: Final = Toy()


class ToyHeader(Header):
    """The header of a game that no registry knows."""

    def rulebook(self) -> Any:
        return TOY

    def line(self) -> str:
        return '{"journal":1,"game":"toy"}'


def header(*turns: Turn[Done], bots: Sequence[str | None] = (None, None)) -> Header:
    """A game of these turns, seat 0 at box 0 and so on."""
    names = ("Ana", "Bo", "Cy", "Di")[: len(bots)]
    return ToyHeader("toy", {"turns": turns}, names, tuple(range(len(bots))), tuple(bots))


class ToyLobby(Lobby):
    """A lobby in which the next game is the toy's."""

    def __init__(self, *turns: Turn[Done]) -> None:
        super().__init__(TOY, {"toy": {"turns": turns}})

    def header(self) -> Header:
        made = super().header()
        return ToyHeader(made.game, made.options, made.seats, made.boxes, made.bots)


def moves(*ways: Sequence[Step]) -> tuple[Move[Done], ...]:
    """Moves whose events are named like their steps."""
    return tuple(Move(tuple(way), Done(word(way))) for way in ways)


def word(steps: Sequence[Step]) -> str:
    return " ".join(step if isinstance(step, str) else f"{step[0]},{step[1]}" for step in steps)


OFFER: Final = Alone(Seat(1), moves(("leave",), ("take",)), direct=True)
CHOICES: Final = (Choice("stay"), Choice("go"))


def hunt(held: frozenset[Done] | None = None, seat: int = 0) -> Alone[Done]:
    """Seat 0 lays a clue on one of two maps, drives, or is done."""
    clues = [("clue", clue, sign) for clue in CLUES for sign in ("white", "black")]
    return Alone(
        Seat(seat), moves(*clues, ("drive", (0, 0)), ("drive", (1, 0)), ("drive", (2, 0)), ("end",)), held=held
    )


def hand(*clues: str) -> frozenset[Done]:
    """The moves of a hand: all that `hunt` offers but for clues that it lacks."""
    every = {move.event for move in hunt().moves}
    return frozenset(one for one in every if not one.word.startswith("clue") or one.word.split()[1] in clues)
