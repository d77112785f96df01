"""The table's settings: one TOML file, decoded and checked by msgspec."""

import dataclasses
import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from device.hours import OpeningHours
from device.names import checked as checked_name
from device.told import Told
from device.words import LANGUAGES
from engine.games.diamant.edition import EDITIONS, Absent, Chests, Division
from engine.games.tobago.options import AMULETS, Hands, NextMap, Placing
from engine.settings import Settings

SYSTEM: Final = Path("/etc/tacora/table.toml")

RESERVED: Final = {0: "the HAT's memory", 1: "the HAT's memory", 2: "I²C", 3: "I²C and the shutdown key"}
"""Lines that no key or light may use."""

HEADER_LINES: Final = range(28)
"""The lines that a Raspberry Pi's header has, in BCM numbers."""


class ConfigError(Told):
    """A setting that cannot be used: one sentence that names the file, the key and what is allowed."""


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file. Unknown keys are refused."""


class Screen(Section, frozen=True):
    kind: Literal["auto", "window", "text"] = "auto"
    width: Annotated[int, Meta(ge=320, le=7680)] = 800
    height: Annotated[int, Meta(ge=240, le=4320)] = 480
    fullscreen: bool = False
    rotate: Literal[0, 90, 180, 270] = 0
    reduced_motion: bool = False
    flat: bool = False


Line = Annotated[int, Meta(ge=0, le=27)]


class Wires(Section, frozen=True):
    """The lines of one box, in BCM numbers."""

    left: Line
    right: Line
    light: Line | None = None


class BoxSettings(Section, frozen=True):
    """`wires` has the boxes in their order; empty means the plan of docs/wiring.md."""

    kind: Literal["auto", "keyboard", "gpio"] = "auto"
    factory: Literal["lgpio", "rpigpio", "mock"] = "lgpio"
    dim: bool = False
    wires: Annotated[list[Wires], Meta(max_length=8)] = field(default_factory=list)


class TableSettings(Section, frozen=True):
    """`game` is what the lobby offers first, `names` are those that it offers. Times are in seconds."""

    game: Literal["diamant", "tobago"] = "diamant"
    names: list[str] = field(default_factory=list)
    fast: bool = False
    poker_face: bool = False
    own_cards: bool = False
    nudge_after: Annotated[float, Meta(ge=0, le=3600)] = 30.0
    absent_after: Annotated[float, Meta(gt=0, le=3600)] = 60.0


class HostSettings(Section, frozen=True):
    """`pin` is the keys that open the host's menu, as in "lrrlrl"; `locked` are settings that it does not change.

    `off` is what switching off means: the end of the program, or of the machine.
    """

    pin: str = ""
    locked: list[str] = field(default_factory=list)
    off: Literal["program", "machine"] = "program"


class KioskSettings(Section, frozen=True):
    """A table that looks after itself. `hours` is when the house is open, as in "10:00-23:30"; empty is always.

    `idle_after` is in seconds. `names`: games keep the names of who played. `manual` is the address that the lobby
    shows as a code to scan.
    """

    enabled: bool = False
    idle_after: Annotated[float, Meta(ge=60, le=86400)] = 360.0
    hours: str = ""
    names: bool = False
    manual: Annotated[str, Meta(max_length=120)] = ""


class GameSettings(Section, frozen=True):
    """The house options of one game."""

    def options(self) -> dict[str, Any]:
        """All of them, by name."""
        return msgspec.structs.asdict(self)


class DiamantSettings(GameSettings, frozen=True):
    edition: str = "diamant-2016"
    expeditions: Annotated[int, Meta(ge=1, le=5)] = 5
    division: Division = "pooled"
    chests: Chests = "closed"
    absent: Absent = "wait"


class TobagoSettings(GameSettings, frozen=True):
    hands: Hands = "open"
    next_map: NextMap = "hand"
    amulets: int = 21
    placing: Placing = "random"


class SoundSettings(Section, frozen=True):
    """`volume` from 0 (silent: the sound device is never opened) to 100; `cap` is the most that the host can set.

    `ambience` is the soft sound of the cave; `speech` reads aloud what happens, where espeak-ng is installed.
    """

    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    cap: Annotated[int, Meta(ge=0, le=100)] = 100
    ambience: bool = True
    speech: bool = False


class StateSettings(Section, frozen=True):
    """`directory` is where games are kept; empty means the platform's place."""

    directory: str = ""


class Config(Section, frozen=True):
    language: str = "en"
    screen: Screen = field(default_factory=Screen)
    boxes: BoxSettings = field(default_factory=BoxSettings)
    table: TableSettings = field(default_factory=TableSettings)
    host: HostSettings = field(default_factory=HostSettings)
    kiosk: KioskSettings = field(default_factory=KioskSettings)
    diamant: DiamantSettings = field(default_factory=DiamantSettings)
    tobago: TobagoSettings = field(default_factory=TobagoSettings)
    sound: SoundSettings = field(default_factory=SoundSettings)
    state: StateSettings = field(default_factory=StateSettings)

    def settings(self) -> Settings:
        """What the host can change during the evening, as it is at first."""
        return Settings(
            language=self.language,
            volume=min(self.sound.volume, self.sound.cap),
            ambience=self.sound.ambience,
            speech=self.sound.speech,
            fast=self.table.fast,
            reduced_motion=self.screen.reduced_motion,
            flat=self.screen.flat,
            poker_face=self.table.poker_face,
            own_cards=self.table.own_cards,
            nudge_after=self.table.nudge_after,
            absent_after=self.table.absent_after,
        )

    def options(self) -> dict[str, dict[str, Any]]:
        """The house options by game, as they are at first."""
        return {"diamant": self.diamant.options(), "tobago": self.tobago.options()}

    def state_directory(self) -> Path:
        """Where games are kept: the setting, systemd's StateDirectory, or the platform's place for state."""
        from platformdirs import user_state_path

        chosen = self.state.directory or os.environ.get("STATE_DIRECTORY", "")
        return Path(os.path.expanduser(chosen)) if chosen else user_state_path("tacora")


def user_file() -> Path:
    from platformdirs import user_config_path

    return user_config_path("tacora") / "table.toml"


def load(path: Path | None) -> Config:
    """The settings of `path`; without one, of the system's file, else of the user's, else the defaults.

    Raises ConfigError.
    """
    if path is None:
        found = (one for one in (SYSTEM, user_file()) if one.exists())
        path = next(found, None)
        if path is None:
            return Config()
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{path}: is not TOML ({error})") from error
    return checked(facts, str(path))


def checked(facts: dict[str, Any], source: str) -> Config:
    """The settings that `facts` make. Raises ConfigError, which names `source`."""
    try:
        config = msgspec.convert(facts, Config)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{source}: {_sentence(str(error))}") from error
    for key, value, allowed in _words(config):
        if value not in allowed:
            raise ConfigError(f"{source}: {key}: {value!r} is unknown; allowed: {', '.join(map(str, allowed))}")
    try:
        Path(config.state.directory).expanduser()
    except RuntimeError as error:
        raise ConfigError(f"{source}: state.directory: {config.state.directory!r} has no home ({error})") from None
    _check_house(config, source)
    _check_lines(config.boxes.wires, source)
    return config


def _check_house(config: Config, source: str) -> None:
    """What a café writes: the host's PIN, what the host cannot change, opening hours, names."""
    settings = [one.name for one in dataclasses.fields(Settings)]
    options = [f"{game}.{name}" for game, named in config.options().items() for name in named]
    for name in config.host.locked:
        if name not in (*settings, *options):
            allowed = ", ".join((*settings, *options))
            raise ConfigError(f"{source}: host.locked: {name!r} is unknown; allowed: {allowed}")
    if not re.fullmatch("([lr]{4,16})?", config.host.pin):
        told = 'write 4 to 16 letters l and r for the left and the right key, as in "lrrlrl"'
        raise ConfigError(f"{source}: host.pin: {config.host.pin!r} is no PIN; {told}")
    try:
        OpeningHours.read(config.kiosk.hours)
    except ValueError:
        told = 'write two times from 0:00 to 24:00, as in "10:00-23:30", or "" for always'
        raise ConfigError(f"{source}: kiosk.hours: {config.kiosk.hours!r} is no opening time; {told}") from None
    for name in config.table.names:
        try:
            checked_name(name)
        except ValueError as error:
            raise ConfigError(f"{source}: table.names: {error}") from None


def _words(config: Config) -> tuple[tuple[str, object, tuple[object, ...]], ...]:
    """The settings that are one of a list which is longer than a type should be."""
    return (
        ("language", config.language, tuple(LANGUAGES)),
        ("diamant.edition", config.diamant.edition, tuple(EDITIONS)),
        ("tobago.amulets", config.tobago.amulets, AMULETS),
    )


def _check_lines(wires: list[Wires], source: str) -> None:
    users: dict[int, str] = {}
    for number, box in enumerate(wires, start=1):
        for part, line in (("left", box.left), ("right", box.right), ("light", box.light)):
            if line is None:
                continue
            key = f"boxes.wires[{number}].{part}"
            free = ", ".join(str(one) for one in HEADER_LINES if one not in RESERVED and one not in users)
            if line in RESERVED:
                raise ConfigError(f"{source}: {key}: line {line} is reserved for {RESERVED[line]}; free: {free}")
            if line in users:
                raise ConfigError(f"{source}: {key}: line {line} is already used by {users[line]}; free: {free}")
            users[line] = key


def _sentence(error: str) -> str:
    """msgspec's message as one sentence that begins with the key."""
    message, _, where = error.partition(" - at `$")
    key = re.sub(r"\[(\d+)\]", lambda found: f"[{int(found[1]) + 1}]", where.rstrip("`").lstrip("."))
    unknown = re.search(r"contains unknown field `(.+)`", message)
    if unknown:
        name = f"{key}.{unknown[1]}" if key else unknown[1]
        return f"{name}: unknown key; allowed: {', '.join(one.name for one in msgspec.structs.fields(_section(key)))}"
    return f"{key}: {message[0].lower()}{message[1:]}{_allowed(key)}" if key else message


def _section(key: str) -> Any:
    """The section of a dotted key."""
    section: Any = Config
    for part in key.split(".") if key else ():
        section = Wires if part.startswith("wires") else type(getattr(section(), part))
    return section


def _allowed(key: str) -> str:
    """The words that a setting may have, where they are words."""
    section, _, name = key.rpartition(".")
    kinds = {one.name: one.type for one in msgspec.structs.fields(_section(section))}
    words = getattr(kinds.get(name), "__args__", ())
    return f"; allowed: {', '.join(map(str, words))}" if words and not isinstance(words[0], type) else ""
