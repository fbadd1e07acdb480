"""A release: looks whether everything is there, builds the wheel and the documentation, and names the commit.

`make release`. Nothing leaves this machine: `git push --tags`, and putting dist/ where people find it, is for whoever
releases.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
PAGE = "dicewright/server/page/index.html"
KEPT = "tests/releases"


def missing(folder: Path, version: str) -> list[str]:
    """What is to be done before this version can be released."""
    headings = [it for it in (folder / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if it.startswith("## ")]
    found = []
    if headings[:1] != [f"## {version}"]:
        found.append(f"CHANGELOG.md begins with {headings[:1]}, and not with ## {version}")
    if not (folder / KEPT / version).is_dir():
        found.append(f"what it writes is not kept: PYTHONPATH=src:tests python {KEPT}/keep.py {KEPT}/{version}")
    return found


def _git(*command: str) -> str:
    return subprocess.run(("git", *command), cwd=HERE, check=True, capture_output=True, text=True).stdout.strip()


def main() -> int:
    version = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    found = missing(HERE, version)
    if _git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if _git("tag", "--list", f"v{version}"):
        found.append(f"there is a release {version} already: pyproject.toml names the next")
    for it in found:
        print("Not yet:", it)
    if found:
        return 1
    subprocess.run(("make", "wheel", "docs-site"), cwd=HERE, check=True)
    wheel = HERE / "dist" / f"dicewright-{version}-py3-none-any.whl"
    if PAGE not in zipfile.ZipFile(wheel).namelist():
        print("Not yet: the wheel has no page inside")
        return 1
    _git("tag", "--annotate", f"v{version}", "--message", f"Dicewright {version}")
    print(f"v{version} is this commit; {wheel.name} and docs/{version} are in dist.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
