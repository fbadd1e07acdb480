"""Python without what is written for people: a page fetches modules, and nobody reads them there."""

from __future__ import annotations

import ast
import io
import tokenize

SAYS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
"""What may begin with a text that tells of it."""


def lean(source: bytes) -> bytes:
    """A module without comments and such texts; its lines stay where they are. One that is written for a newer Python
    than this stays as it is."""
    try:
        tree = ast.parse(source)
        comments = [it for it in tokenize.tokenize(io.BytesIO(source).readline) if it.type == tokenize.COMMENT]
    except (SyntaxError, tokenize.TokenError):
        return source
    lines = source.splitlines(keepends=True)
    for it in comments:
        row, column = it.start
        line = lines[row - 1].decode()
        lines[row - 1] = (line[:column].rstrip() + line[column + len(it.string) :]).encode()
    for text, instead in _texts(tree):
        assert text.end_lineno is not None
        assert text.end_col_offset is not None
        first, last = text.lineno - 1, text.end_lineno - 1
        after = lines[last][text.end_col_offset :]
        lines[first] = lines[first][: text.col_offset] + instead + (b"\n" * (last > first) or after)
        if last > first:
            lines[first + 1 : last + 1] = [b"\n"] * (last - first - 1) + [after.lstrip() or b"\n"]
    return b"".join(lines)


def _texts(tree: ast.Module) -> list[tuple[ast.Expr, bytes]]:
    """Texts that stand for themselves, and what to leave in their place: where something would have none, Python goes
    to some length to make one."""
    found: list[tuple[ast.Expr, bytes]] = []
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for k, it in enumerate(body if isinstance(body, list) else ()):
            if isinstance(it, ast.Expr) and isinstance(it.value, ast.Constant) and isinstance(it.value.value, str):
                found.append((it, b'"."' if k == 0 and isinstance(node, SAYS) else b"0"))
    return found
