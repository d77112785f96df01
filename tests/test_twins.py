"""Twin evenings: the same evening played twice, differing only in sealed votes, is the same to every eye and ear."""

import logging
from dataclasses import dataclass, field
from hashlib import sha1
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from device.screen.text import lines
from device.screen.window import Window
from device.seating import Wish
from device.sound import Sound
from engine.frame import Frame
from engine.settings import Settings
from tests.evening import WORDS, Evening


@dataclass
class Speaker:
    """A loudspeaker that remembers."""

    played: list[str] = field(default_factory=list)

    def loud(self, volume: int) -> None:
        self.played.append(f"at {volume}")

    def play(self, name: str) -> None:
        self.played.append(name)

    def lie(self, name: str | None) -> None:
        self.played.append(f"under it {name}")

    def close(self) -> None:
        pass


@dataclass
class Witness:
    """An output that sees all that can be seen: the window's pixels, the terminal's lines, and the frame itself."""

    window: Window
    seen: list[tuple[object, ...]] = field(default_factory=list)

    def show(self, frame: Frame, now: float) -> float | None:
        wake = self.window.show(frame, now)
        seen = (sha1(self.window.picture()).digest(), repr(frame))
        if not self.seen or self.seen[-1][1:3] != seen:
            self.seen.append((now, *seen, [str(line) for line in lines(frame, WORDS, 80, 24, now)]))
        return None if wake is None else max(wake, now + 0.1)

    def close(self) -> None:
        pass


def told(seed: int, people: int, rounds: int, sides: tuple[bool, ...], poker_face: bool, where: Path) -> list[object]:
    """Everything that leaves the table during an evening up to the last moment before a reveal.

    The first `rounds` votes are the same for every twin; `sides` are the last, sealed ones.
    """
    speaker, witness = Speaker(), Witness(Window(size=(240, 160)))
    evening = Evening(
        seed=seed,
        wish=Wish(seats=("",) * people),
        settings=Settings(fast=True, poker_face=poker_face),
        outputs=[witness, Sound(lambda: speaker)],
        directory=where,
    )
    evening.wait(5)
    dice = Random(seed)
    for _ in range(rounds):
        evening.until_asked()
        evening.vote(box for box in sorted(evening.asked) if dice.random() < 0.2)
        evening.wait(3)
    evening.until_asked()
    order = dice.sample(sorted(evening.asked), len(evening.asked))
    for box in order:
        side = sides[box]
        evening.press(box, "right" if side else "left", bounces=dice.randrange(3))
        if box != order[-1] and dice.random() < 0.5:
            evening.wait(dice.uniform(0, 0.1))
            evening.press(box, "left" if side else "right")
            evening.press(box, "right" if side else "left")
    journal = evening.journal()
    files = sorted(file.name for file in where.iterdir())
    everything = [witness.seen, evening.board.seen, speaker.played, journal, files, evening.time, evening.reprs()]
    assert evening.frame.beat is None
    evening.close()
    return everything


@settings(
    deadline=None,
    max_examples=4,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    seed=st.integers(0, 1000),
    people=st.integers(2, 8),
    rounds=st.integers(0, 3),
    sides=st.tuples(*[st.booleans()] * 8),
    others=st.tuples(*[st.booleans()] * 8),
    poker_face=st.booleans(),
)
def test_twin_evenings_are_the_same_until_the_reveal(
    seed: int,
    people: int,
    rounds: int,
    sides: tuple[bool, ...],
    others: tuple[bool, ...],
    poker_face: bool,
    caplog: pytest.LogCaptureFixture,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    caplog.set_level(logging.DEBUG)
    twins = []
    for votes in (sides, others):
        caplog.clear()
        seen = told(seed, people, rounds, votes, poker_face, tmp_path_factory.mktemp("twin"))
        twins.append([*seen, caplog.text])
    for one, other in zip(*twins, strict=True):
        assert one == other
