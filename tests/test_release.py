"""What keeps a version from being released."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from release import KEPT, missing


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 1.0.0\n")
    assert [it.split()[0] for it in missing(tmp_path, "1.1.0")] == ["CHANGELOG.md", "what"]
    (tmp_path / KEPT / "1.1.0").mkdir(parents=True)
    assert len(missing(tmp_path, "1.1.0")) == 1
    changes.write_text("# Changelog\n\n## 1.1.0\n\n- Something new.\n\n## 1.0.0\n")
    assert missing(tmp_path, "1.1.0") == []
