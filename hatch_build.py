"""Puts the built page into the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "web" / "dist"
        if version == "editable":
            return
        if not (page / "index.html").is_file():
            raise SystemExit("The page has not been built: run `make wheel`, or `npm ci && npm run build` in web/.")
        build_data["force_include"][str(page)] = "dicewright/server/page"
