"""No test opens a real screen or sound device, but the one that starts its own display."""

import os
from collections.abc import Iterator

import pytest

from tests.rigs import FakeRpi, LitRig, Rig, desk, fake_rpi, mock

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(params=[fake_rpi, mock, desk], ids=lambda rig: rig.__name__)
def rig(request: pytest.FixtureRequest) -> Iterator[Rig]:
    yield from request.param()


@pytest.fixture(params=[fake_rpi, mock], ids=lambda rig: rig.__name__)
def lit(request: pytest.FixtureRequest) -> Iterator[LitRig]:
    yield from request.param()


@pytest.fixture
def pi() -> Iterator[FakeRpi]:
    yield from fake_rpi()
