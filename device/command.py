"""The command line of the product."""

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from device import archive, config, history
from device.guests import alike
from device.names import LONGEST, checked, shown
from device.store import Store, lock
from device.told import Told
from device.words import LANGUAGES, speaking
from engine.games.diamant.edition import EDITIONS
from engine.journal import Damaged, Step, replay
from engine.refusal import Refused
from engine.registry import GAMES
from engine.seat import BOXES

REFUSED: Final = 2
"""The exit status for anything that was refused with a sentence."""

Arguments = argparse.Namespace


def main(argv: Sequence[str] | None = None) -> int:
    """Run `tacora`; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    if words[0] == "--version":
        from importlib.metadata import version

        print(f"tacora {version('tacora')}")
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        arguments = _parser().parse_args(words)
        COMMANDS[arguments.command](arguments)
        print(end="", flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        if arguments.command == "play":
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"tacora {arguments.command}: {error.strerror or error}", file=sys.stderr)
        return REFUSED
    except (Told, Damaged, Refused) as error:
        print(end="", flush=True)
        print(error, file=sys.stderr)
        return REFUSED
    return 0


class Parser(argparse.ArgumentParser):
    """Answers what it cannot read with one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Told(f"{message}; {self.prog} --help tells more")


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="tacora", description="A table companion: Diamant and Tobago with a button box for everybody.")
    parser.add_argument("--version", action="store_true", help="print the version")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="play at this table (also without a command)")
    play.add_argument("--game", choices=tuple(GAMES), help="what is played")
    play.add_argument("--edition", choices=tuple(EDITIONS), help="which printing of Diamant")
    play.add_argument("--seats", metavar="N|NAMES", help="who sits from the start: a number, or names with commas")
    play.add_argument("--bots", type=int, metavar="N", help="how many bots fill seats", choices=range(9))
    play.add_argument("--screen", choices=("auto", "window", "text"), help="where to show the table")
    play.add_argument("--boxes", choices=("auto", "keyboard", "gpio"), help="what the players press")
    play.add_argument("--lang", choices=tuple(LANGUAGES), help="the table's language")
    show = commands.add_parser("replay", help="check a journal and print the whole truth after each event")
    show.add_argument("file", help="a journal; - for standard input")
    games = commands.add_parser("games", help="list the kept evenings")
    past = commands.add_parser("history", help="the best players, and the latest results")
    past.add_argument("--game", choices=tuple(GAMES), help="of this game alone")
    past.add_argument("--json", action="store_true", help="all of it, as one JSON object")
    forget = commands.add_parser("forget", help="remove a name from everything that is kept")
    forget.add_argument("name", metavar="NAME", help="who is forgotten; capital letters make no difference")
    export = commands.add_parser("export", help="write a kept evening as a journal")
    export.add_argument("number", type=int, metavar="N", help="its number in the list")
    take = commands.add_parser("import", help="keep a journal; an unfinished one goes on at the next start")
    take.add_argument("file", help="a journal; - for standard input")
    effective = commands.add_parser("config", help="print the settings that count")
    for command in (play, games, past, forget, export, take, effective):
        command.add_argument("--config", type=Path, metavar="FILE", help="the table's settings")
    return parser


def _play(arguments: Arguments) -> None:
    from device.seating import Wish
    from device.session import Session

    settings = config.load(arguments.config)
    facts = msgspec.to_builtins(settings)
    for section, value in (("screen", arguments.screen), ("boxes", arguments.boxes)):
        if value is not None:
            facts[section]["kind"] = value
    if arguments.edition and arguments.game not in (None, "diamant"):
        raise Told("--edition is for diamant")
    wish = Wish(
        "diamant" if arguments.edition else arguments.game,
        arguments.edition,
        _names(arguments.seats),
        arguments.bots,
        arguments.lang,
    )
    Session(msgspec.convert(facts, config.Config), wish, lambda sentence: print(sentence, file=sys.stderr)).play()


def _names(seats: str | None) -> tuple[str, ...] | None:
    """The people of `--seats`: so many without a name, or these. Raises Told for what is neither."""
    if seats is None:
        return None
    if "," not in seats and re.match(r"\s*[-+]?\d", seats):
        if not re.fullmatch(f"[1-{BOXES}]", seats):
            raise Told(f"--seats: {seats!r} is neither a number from 1 to {BOXES} nor names with commas between them")
        return ("",) * int(seats)
    try:
        return tuple(checked(name) for name in seats.split(","))
    except ValueError as error:
        raise Told(f"--seats: {error}") from None


def _replay(arguments: Arguments) -> None:
    for step in replay(archive.opened(arguments.file)):
        if isinstance(step, Step):
            print(json.dumps(step.truth, separators=(",", ":")))


def _store(arguments: Arguments) -> Store:
    return Store(config.load(arguments.config).state_directory())


def _games(arguments: Arguments) -> None:
    settings = config.load(arguments.config)
    for line in archive.listed(Store(settings.state_directory()), speaking(settings.language)):
        print(line)


def _history(arguments: Arguments) -> None:
    settings = config.load(arguments.config)
    store, games = Store(settings.state_directory()), (arguments.game,) if arguments.game else tuple(GAMES)
    if arguments.json:
        print(json.dumps(history.facts(store, games), separators=(",", ":")))
        return
    for line in history.told(store, games, speaking(settings.language)):
        print(line)


def _forget(arguments: Arguments) -> None:
    """No table may run meanwhile: it would go on with the name, and begin its next game with it."""
    settings = config.load(arguments.config)
    try:
        name = shown(checked(arguments.name), LONGEST)
    except ValueError as error:
        raise Told(f"forget: {error}") from None
    held = lock(settings.state_directory())
    games = Store(settings.state_directory()).forget(name)
    if held is not None:
        os.close(held)
    if not games:
        raise Told(f"No kept game has the name {name}.")
    print(f"{name} is forgotten: the name stood in {games} {'game' if games == 1 else 'games'}.")
    if any(alike(name) == alike(one) for one in settings.table.names):
        print("The settings offer it still, under table.names.")


def _export(arguments: Arguments) -> None:
    for line in archive.journal(_store(arguments), arguments.number):
        sys.stdout.buffer.write(line.encode() + b"\n")


def _import(arguments: Arguments) -> None:
    number = archive.take(_store(arguments), archive.opened(arguments.file))
    print(f"Kept as game {number}.")


def _config(arguments: Arguments) -> None:
    import tomli_w

    facts = msgspec.to_builtins(config.load(arguments.config))
    print(tomli_w.dumps(_without_none(facts)), end="")


def _without_none(facts: Any) -> Any:
    """TOML has no word for nothing: a light that a box does not have is left out."""
    if isinstance(facts, dict):
        return {name: _without_none(value) for name, value in facts.items() if value is not None}
    return [_without_none(one) for one in facts] if isinstance(facts, list) else facts


COMMANDS: Final[dict[str, Callable[[Arguments], None]]] = {
    "play": _play,
    "replay": _replay,
    "games": _games,
    "history": _history,
    "forget": _forget,
    "export": _export,
    "import": _import,
    "config": _config,
}


if __name__ == "__main__":
    sys.exit(main())
