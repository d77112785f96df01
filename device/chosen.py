"""What the host has set on evenings before, on top of what the settings file says."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from device.config import Config
from device.words import LANGUAGES
from engine.game import Json
from engine.menu import SWITCHES, VALUES
from engine.registry import GAMES
from engine.seat import BOXES
from engine.settings import Settings, Switch
from engine.venue import Venue

Kept = Mapping[str, tuple[Json, Json]]
"""By name: what was set, and what the settings file said then."""

Options = dict[str, dict[str, Json]]
"""House options by game and name."""


def venue(config: Config) -> Venue:
    """What the settings file does not let the host change."""
    return Venue(
        languages=tuple(LANGUAGES),
        locked=frozenset(config.host.locked),
        cap=config.sound.cap,
        pin=tuple("left" if key == "l" else "right" for key in config.host.pin),
        manual=config.kiosk.manual,
        kiosk=config.kiosk.enabled,
        idle_after=config.kiosk.idle_after,
    )


def written(config: Config) -> dict[str, Json]:
    """What the settings file says of everything that the host can set, by name; house options with their game's."""
    facts = asdict(config.settings())
    facts["switches"] = list(facts["switches"])
    for game, options in config.options().items():
        facts |= {f"{game}.{name}": value for name, value in options.items()}
    return facts


def chosen(config: Config, kept: Kept) -> tuple[Settings, Options]:
    """The settings and the house options of this evening.

    What the host has set counts until the settings file says something else than it did then, or locks it.
    """
    settings, options, file = config.settings(), config.options(), written(config)
    for name, (value, instead_of) in kept.items():
        if name not in file or instead_of != file[name] or name in config.host.locked:
            continue
        game, _, option = name.rpartition(".")
        if game in options and value in GAMES[game].house[option].values:
            options[game][option] = value
        elif name == "switches":
            settings = replace(settings, switches=_switches(value) or settings.switches)
        elif name == "language" and value in tuple(LANGUAGES):
            settings = replace(settings, language=value)
        elif name == "volume" and type(value) is int:
            settings = replace(settings, volume=max(0, min(value, config.sound.cap)))
        elif name in VALUES and value in VALUES[name]:
            settings = replace(settings, **{name: value})
    return settings, options


def _switches(value: Any) -> tuple[Switch, ...] | None:
    """The switches of all boxes; None for what is none."""
    try:
        switches = tuple(Switch(**one) for one in value)
    except TypeError:
        return None
    sound = all(one[name] in SWITCHES[name] for one in map(asdict, switches) for name in SWITCHES)
    return switches if len(switches) == BOXES and sound else None
