"""What systemd hears, at the far end of a real socket."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.service import Service
from tests.evening import Evening


class Systemd:
    """The far end of NOTIFY_SOCKET."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._end = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self._end.bind(str(path))

    def heard(self) -> list[str]:
        """The lines since the last call."""
        lines: list[str] = []
        while True:
            try:
                lines += self._end.recv(4096).decode().split("\n")
            except BlockingIOError:
                return lines

    def close(self) -> None:
        self._end.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    end = Systemd(tmp_path / "notify")
    yield end
    end.close()


class Well:
    """Boxes that answer, or not."""

    def __init__(self) -> None:
        self.well = True

    def __call__(self) -> bool:
        return self.well


def service(systemd: Systemd, well: Well | None = None) -> Service:
    environment = {"NOTIFY_SOCKET": str(systemd.path), "WATCHDOG_USEC": "15000000"}
    return Service.of(environment, lambda: "diamant", well or Well())


def test_the_evening_in_one_line(systemd: Systemd) -> None:
    """Ready with the first picture, and then only what has changed."""
    told = service(systemd)
    assert systemd.heard() == []
    evening = Evening(outputs=[told], cards=["T5"])
    evening.wait(0.5)
    assert systemd.heard() == ["READY=1", "STATUS=Diamant, lobby, 0 seated"]
    for box in range(3):
        evening.press(box)
    evening.command("start")
    evening.wait(10)
    heard = systemd.heard()
    assert heard[-1] == "STATUS=Diamant, expedition 1, 3 players"
    assert heard.count(heard[-1]) == 1
    assert "READY=1" not in heard
    told.close()
    assert systemd.heard() == ["STOPPING=1"]


def test_the_watchdog_hears_only_of_a_table_that_is_well(systemd: Systemd) -> None:
    """Fed three times within its 15 s; not once while the boxes are dead."""
    well = Well()
    told = service(systemd, well)
    for tenth in range(1000, 1150):
        told.poll(tenth / 10)
    assert systemd.heard() == ["WATCHDOG=1"] * 3
    well.well = False
    for tenth in range(1150, 1350):
        told.poll(tenth / 10)
    assert systemd.heard() == []
    well.well = True
    for tenth in range(1350, 1400):
        told.poll(tenth / 10)
    assert systemd.heard() == ["WATCHDOG=1"]


def test_a_table_that_no_service_started_tells_nobody(systemd: Systemd) -> None:
    evening = Evening(outputs=[told := Service.of({}, lambda: "diamant", lambda: True)])
    evening.wait(20)
    told.poll(evening.time)
    told.close()
    assert systemd.heard() == []


def test_a_socket_that_has_gone_stops_no_evening(systemd: Systemd) -> None:
    told = service(systemd)
    systemd.close()
    systemd.path.unlink()
    evening = Evening(outputs=[told])
    evening.press(0)
    told.poll(evening.time)
    assert evening.table.lobby.people
