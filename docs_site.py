"""The documentation as a site, each version in a folder of its own: `make docs-site`.

As hooks of MkDocs: the README is its first page, all heroes and concordances are in the menu, and links to files that
are not part of the documentation are told as names. As a program: builds the site, and lists all versions there are.
"""

from __future__ import annotations

import json
import os
import posixpath
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

HERE = Path(__file__).parent
OUT = HERE / "dist" / "docs"
LINK = re.compile(r"(?<!\!)\[([^\]\[]+)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
QUIET = {"NO_MKDOCS_2_WARNING": "1"}
"""No word about what comes after MkDocs."""
FOLDERS = {"Heroes of Dice Throne": "heroes", "Concordance": "concordance"}


def on_config(config: MkDocsConfig) -> None:
    nav: list[Any] = config.nav or []
    for title, folder in FOLDERS.items():
        pages = sorted(path.name for path in (HERE / "docs" / folder).glob("*.md"))
        nav[1]["Playing"].append({title: [f"{folder}/{name}" for name in pages]})


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    readme = (HERE / "README.md").read_text(encoding="utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "index.md", content=readme))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    folder = posixpath.dirname(page.file.src_uri)

    def told(link: re.Match[str]) -> str:
        where = posixpath.normpath(posixpath.join(folder, link[2]))
        if files.get_file_from_path(where) is not None:
            return link[0]
        if where == "heroes":
            return f"[{link[1]}](heroes/artificer.md)"
        return link[1] if link[1].startswith("`") else f"{link[1]} (`{where.removeprefix('../')}`)"

    return LINK.sub(told, markdown)


def versions() -> list[str]:
    """Those that were built, the latest first."""
    found = [path.parent.name for path in OUT.glob("*/index.html")]
    return sorted(found, key=lambda it: [int(part) for part in re.findall(r"\d+", it)], reverse=True)


def main() -> int:
    version = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]["version"]
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(OUT / version)]
    if failed := subprocess.run(command, cwd=HERE, env=os.environ | QUIET).returncode:
        return failed
    told = [{"version": it, "title": it, "aliases": ["latest"] if it == versions()[0] else []} for it in versions()]
    (OUT / "versions.json").write_text(json.dumps(told))
    (OUT / "index.html").write_text(f'<!doctype html><meta http-equiv="refresh" content="0; url={versions()[0]}/">\n')
    print(f"The documentation of {version} is in {OUT / version}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
