"""The door to gpiozero's pin factories: always one that was named, never whichever happens to load."""

import os
from collections.abc import Iterator, Mapping
from contextlib import chdir
from pathlib import Path
from typing import Any, Final, Literal

from device.told import Told

Factory = Literal["lgpio", "rpigpio", "mock"]

HEADERS: Final = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""The labels of the chips behind the 40 pins: a Pi 5, a Pi 4, and all before. A chip's number differs by kernel."""


class NoBoxes(Told):
    """No line can be had at all; the sentence says why and what to do."""


def pin_factory(name: Factory, runtime: Path) -> Any:
    """Make gpiozero's factory of that name. `runtime` is a directory that lgpio may write to. Raises NoBoxes."""
    match name:
        case "lgpio":
            return _lgpio_factory(runtime)
        case "rpigpio":
            return _rpigpio_factory()
        case "mock":
            from gpiozero.pins.mock import MockFactory

            return MockFactory()


def header_chip(labels: Mapping[int, str]) -> int:
    """The number of the chip behind the 40 pins, from the labels of all chips by number. Raises NoBoxes."""
    for header in HEADERS:
        for number, label in labels.items():
            if label == header:
                return number
    found = ", ".join(sorted(labels.values())) or "none"
    raise NoBoxes(f"No GPIO chip of a Raspberry Pi was found (chips here: {found}); play with the keyboard here")


def _lgpio_factory(runtime: Path) -> Any:
    if not (runtime.is_dir() and os.access(runtime, os.W_OK)):
        raise NoBoxes(f"The directory {runtime} must exist and be writable, for lgpio puts a pipe there")
    # lgpio makes its pipe in LG_WD while it is imported, and changes the working directory to it.
    os.environ["LG_WD"] = str(runtime)
    try:
        with chdir(runtime):
            import lgpio
            from gpiozero.pins.lgpio import LGPIOFactory
    except Exception as error:
        raise NoBoxes(
            f"lgpio does not load ({_reason(error)}); install it: on Raspberry Pi OS sudo apt install python3-lgpio, "
            "elsewhere pip install lgpio"
        ) from error
    chip = header_chip(dict(_labels(lgpio)))
    try:
        return LGPIOFactory(chip=chip)
    except Exception as error:
        raise NoBoxes(f"/dev/gpiochip{chip} does not open ({_reason(error)})") from error


def _labels(lgpio: Any) -> Iterator[tuple[int, str]]:
    """Number and label of every chip. Raises NoBoxes for one that may not be opened."""
    for path in sorted(Path("/dev").glob("gpiochip[0-9]*")):
        number = int(path.name.removeprefix("gpiochip"))
        if not os.access(path, os.R_OK | os.W_OK):
            raise NoBoxes(f"{path} may not be opened; add this user to the group gpio: sudo adduser $USER gpio")
        try:
            chip = lgpio.gpiochip_open(number)
        except lgpio.error:
            continue
        yield number, lgpio.gpio_get_chip_info(chip)[3]
        lgpio.gpiochip_close(chip)


def _rpigpio_factory() -> Any:
    try:
        from gpiozero.pins.rpigpio import RPiGPIOFactory

        return RPiGPIOFactory()
    except Exception as error:
        raise NoBoxes(
            f"RPi.GPIO does not work here ({_reason(error)}); install it on a Pi before the Pi 5: "
            "pip install RPi.GPIO, or choose lgpio"
        ) from error


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__
