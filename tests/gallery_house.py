"""Frames of the table itself: sitting down, the host's menu, the kiosk, the past."""

from dataclasses import replace

from device.words import LANGUAGES
from engine.frame import Frame, Gate, Menu, Scan, Typing
from engine.menu import Facts, rows
from engine.registry import GAMES
from engine.scene import Best, Boxes, Closed, Lesson, Lobby, Past, Played, Scene, Score, Tested
from engine.scene.lesson import CARDS, TIPS
from engine.settings import Settings, Switch
from engine.venue import Venue
from tests.gallery import EIGHT, FIVE, NAMES, TWO, gallery, still

ONE = Settings(switches=(Switch(keys=1, step=1.5, hold_off=0.3, repeat=0.7), *(Switch(),) * 7))


def facts(game: str, playing: bool) -> Facts:
    """A café that has locked its language, in the middle of a game or in the lobby."""
    other = "tobago" if game == "diamant" else "diamant"
    house = GAMES[game].house
    venue = Venue(languages=tuple(LANGUAGES), locked=frozenset({"language", "diamant.chests"}))
    return Facts(ONE, venue, game, house, {}, game == "diamant", other, playing, True, True, True)


def menus() -> dict[str, Frame]:
    below = gallery()
    made = {}
    for name, page, game, playing, lit in (
        ("menu_game", "main", "diamant", True, 2),
        ("menu_lobby", "main", "diamant", False, 9),
        ("menu_settings", "settings", "diamant", True, 1),
        ("menu_settings_locked", "settings", "diamant", False, 0),
        ("menu_house", "house", "diamant", False, 0),
        ("menu_house_tobago", "house", "tobago", False, 2),
        ("menu_seats", "seats", "diamant", False, 3),
        ("menu_seat", "seat", "diamant", False, 1),
        ("menu_quit", "quit", "diamant", False, 0),
    ):
        items = tuple(rows(page, 0, facts(game, playing)))
        made[name] = replace(below["path_asked" if playing else "lobby_five"], menu=Menu(page, items, lit))
    scans = (Scan(0, None, 0.0),)
    made["menu_one_key"] = replace(made["menu_game"], scans=scans)
    return made


def overlays() -> dict[str, Frame]:
    below = gallery()
    asked, lobby = below["path_asked"], below["lobby_five"]
    return {
        "gate_empty": replace(lobby, gate=Gate(0, 6)),
        "gate_entered": replace(asked, gate=Gate(3, 6)),
        "gate_long": replace(asked, gate=Gate(9, 16)),
        "gate_wait": replace(asked, gate=Gate(0, 6, until=118.0)),
        "warning": replace(asked, warning=84.0),
        "invitation": replace(asked, invitation=True),
        "invitation_final": replace(below["final_five"], invitation=True),
        "dim": replace(asked, dim=True),
        "dim_lobby": replace(lobby, dim=True),
    }


def lobbies() -> dict[str, Frame]:
    below = gallery()
    full, five = below["lobby_full"].scene, below["lobby_five"].scene
    assert isinstance(full, Lobby)
    assert isinstance(five, Lobby)
    one = replace(five, stands=tuple(replace(stand, one=stand.box in (0, 1)) for stand in five.stands))
    named = replace(five, stands=tuple(replace(stand, name=NAMES[stand.box]) for stand in five.stands))
    address = "https://tacora.example/manual"
    return {
        "lobby_manual": still(replace(named, manual=address), FIVE),
        "lobby_one_key": still(one, FIVE),
        "lobby_typing": replace(still(named, FIVE), typing=Typing(1, "Wilhelmina")),
        "lobby_typing_long": replace(still(full, EIGHT), typing=Typing(7, "Wilhelmina Wilhelmina W")),
        "lobby_typing_empty": replace(still(named, FIVE), typing=Typing(0, "")),
    }


def scenes() -> dict[str, Scene]:
    tested = (Tested(box, box == 1, box in (1, 6), box * 7 % 4, box == 5) for box in range(8))
    curves = ((0, 12, 12, 30, 41), (7, 7, 19, 19, 36), (3, 9, 9, 9, 29), (0, 0, 22, 22, 22), (5, 5, 5, 14, 14))
    scores = tuple(
        Score(box, NAMES[i], curve[-1], i == 0, i == 3, curve)
        for i, (box, curve) in enumerate(zip((6, 0, 4, 1, 2), curves, strict=True))
    )
    many = tuple(
        Score(box, NAMES[box], 66 - 6 * box, box < 2, False, tuple((n + 1) * (13 - box) for n in range(5)))
        for box in range(8)
    )
    tobago = tuple(Score(box, NAMES[box], 21 - box, box == 0, False) for box in range(4))
    best = tuple(Best(name or "Bo", 20 - i, 9 - i, 71 - 3 * i) for i, name in enumerate(NAMES))
    return {
        "boxes": Boxes(tuple(tested)),
        "past_best": Past(0, 8, best),
        "past_none": Past(0, 1, ()),
        "past_five": Past(1, 8, (), Played("2026-11-28", "diamant", scores)),
        "past_eight": Past(2, 8, (), Played("2026-09-30", "diamant", many)),
        "past_tobago": Past(3, 8, (), Played("2026-02-05", "tobago", tobago)),
        "closed": Closed("10:00"),
        "closed_unknown": Closed(""),
    }


def lessons() -> dict[str, Frame]:
    pages = ((game, page) for game in GAMES for page in range(CARDS + TIPS))
    return {f"lesson_{game}_{page + 1}": still(Lesson(game, page), ()) for game, page in pages}


def house_gallery() -> dict[str, Frame]:
    shown = {name: still(scene, TWO if name == "closed" else ()) for name, scene in scenes().items()}
    return lobbies() | lessons() | menus() | overlays() | shown
