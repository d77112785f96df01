"""Text for terminals that cannot show all of Unicode."""

import unicodedata
from functools import lru_cache
from typing import Final

from wcwidth import iter_graphemes, wcwidth

from device.names import ISOLATE, POP

_INSTEAD: Final = dict(
    zip(
        "┌┐└┘╔╗╚╝─═│║█▀▄░▌╳●■▲★⬢◈♥✚♦☼▯✓…⌂♛▣·◧◨▸◂▪▮▫○□△◇¤♣→↘↙←↖↗°×",
        '++++++++-=||#"_.|Xo#^*%x&+$@|v.AW=-<>><.!oOHYKcT)\\/(\\/:X',
        strict=True,
    )
) | {"╭": "┌+", "╮": "┐+", "╰": "└+", "╯": "┘+", ISOLATE: "", POP: ""}
"""What may stand in a sign's place, the best first; each is as wide as the sign."""


@lru_cache(maxsize=4096)
def folded(text: str, encoding: str) -> str:
    """`text` in characters that `encoding` has, cell for cell; letters lose their accents before they are lost."""
    return text if _fits(text, encoding) else "".join(_sign(sign, encoding) for sign in iter_graphemes(text))


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _sign(sign: str, encoding: str) -> str:
    if _fits(sign, encoding):
        return sign
    if sign in _INSTEAD:
        return next((instead for instead in _INSTEAD[sign] if _fits(instead, encoding)), "")
    bare = unicodedata.normalize("NFKD", sign)[0]
    width = max(0, wcwidth(sign[0]))
    return bare if width == 1 and _fits(bare, encoding) else "?" * width
