"""How files travel to whoever plays without a server: a browser unpacks them itself. A page packs nothing, and never
comes here."""

from __future__ import annotations

import lzma

TIGHT = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "dict_size": 1 << 22},)
"""A browser needs as much memory as the dictionary has to unpack it; a larger one makes nothing smaller."""


def packed(content: bytes) -> bytes:
    return lzma.compress(content, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=TIGHT)
