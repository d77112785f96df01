"""The table's past for people: the best of each game, and who played with what result."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from device.guests import alike
from device.screen.cells import cells
from device.screen.sentence import called
from device.store import Store, StoreError
from device.words import Words
from engine.registry import GAMES
from engine.scene import Best, Past, Played, Score

PAGES: Final = 20
"""So many evenings can be paged through at the table; so many are listed in the terminal."""

BEST: Final = 10
"""So many people are among the best."""

NAME_CELLS: Final = 16

BARS: Final = "▁▂▃▄▅▆▇█"


def past(store: Store | None, page: int, game: str) -> Past:
    """A page for the table: 0 is the best of `game`, then comes one evening a page, the newest first.

    After the last page comes the first. Where nothing is kept, or nothing can be read, there is one page with nothing.
    """
    if store is None:
        return Past(0, 1, ())
    try:
        pages = 1 + min(store.finished(), PAGES)
        page %= pages
        if page == 0:
            return Past(0, pages, best(store, game))
        played = store.played(most=1, after=page - 1)
    except StoreError:
        return Past(0, 1, ())
    return Past(page, pages, (), next(iter(played.values()), None))


def best(store: Store, game: str) -> tuple[Best, ...]:
    """People by how often they have won, then by their highest score. Raises StoreError."""
    found: dict[str, Best] = {}
    for score in store.people(game):
        who = alike(score.name)
        old = found.get(who, Best(score.name, 0, 0, score.score))
        found[who] = Best(old.name, old.games + 1, old.wins + score.won, max(old.top, score.score))
    ranked = sorted(found.items(), key=lambda one: (-one[1].wins, -one[1].top, one[0]))
    return tuple(one for _, one in ranked[:BEST])


def facts(store: Store, games: tuple[str, ...]) -> dict[str, Any]:
    """The whole past of these games as JSON: docs/formats.md. Raises StoreError."""
    evenings = [
        {"number": number, **msgspec.to_builtins(played)}
        for number, played in store.played().items()
        if played.game in games
    ]
    return {"best": {game: msgspec.to_builtins(best(store, game)) for game in games}, "evenings": evenings}


def told(store: Store, games: tuple[str, ...], words: Words) -> Iterator[str]:
    """The best of these games, then the latest evenings, in lines of at most 80 cells. Raises StoreError."""
    game = games[0] if len(games) == 1 else None
    evenings = store.played(game, most=PAGES)
    if not evenings:
        yield words.say("history-none")
        return
    for one in games:
        if ranked := best(store, one):
            yield words.say("history-best", game=words.say(f"game-{one}"))
            for person in ranked:
                said = words.say("history-person", games=person.games, wins=person.wins, top=person.top)
                yield f"  {_name(words, person.name, 0)}  {said}"
            yield ""
    yield words.say("history-latest")
    for number, played in evenings.items():
        yield from _evening(words, number, played)


def _evening(words: Words, number: int, played: Played) -> Iterator[str]:
    """One evening: who has won, and what everybody brought home from each expedition, as a column and a number."""
    gains = {score.box: _gains(score) for score in played.scores}
    most = max((gain for own in gains.values() for gain in own), default=0)
    expeditions = max(len(own) for own in gains.values())
    head = f"{number:>4}  {played.day}  {_game(words, played.game)}"
    columns = "".join(f"{n:>6}" for n in range(1, expeditions + 1))
    yield f"{head}{' ' * max(2, 33 - cells(head))}{columns}".rstrip()
    for score in played.scores:
        mark = "*" if score.won else " "
        chart = "".join(f"  {_bar(gain, most)}{gain:>3}" for gain in gains[score.box])
        name = _name(words, score.name, score.box, words.say("bot-name") if score.bot else "")
        yield f"     {mark} {name} {score.score:>4}    {chart}".rstrip()


def _gains(score: Score) -> list[int]:
    """What each expedition has brought."""
    return [now - before for before, now in zip((0, *score.curve), score.curve, strict=False)]


def _bar(gain: int, most: int) -> str:
    """A column as high as the gain, beside the greatest one of the evening; a dot for none."""
    return BARS[max(0, gain * len(BARS) - 1) // most] if 0 < gain <= most else "·"


def _game(words: Words, game: str) -> str:
    return words.say(f"game-{game}") if game in GAMES else game


def _name(words: Words, name: str, box: int, bot: str = "") -> str:
    """A name, padded to its cells; of a bot, so marked."""
    text = called(words, name, box, NAME_CELLS - (cells(bot) + 3 if bot else 0))
    text = f"{text} ({bot})" if bot else text
    return text + " " * (NAME_CELLS - cells(text))
