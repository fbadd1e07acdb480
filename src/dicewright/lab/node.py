"""WebAssembly modules in Node: called as native entries are, with arrays that change in place."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

RUNNER = Path(__file__).with_suffix(".mjs")


def node() -> str | None:
    """Where Node lies: in the system, or beside Python, where `make` puts it if there is none."""
    beside = str(Path(sys.executable).parent)
    return shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), beside]))


class InNode:
    """A module, for as long as it is asked something."""

    def __init__(self, module: Path) -> None:
        found = node()
        if found is None:
            raise FileNotFoundError("there is no Node, which runs WebAssembly without a browser")
        command = [found, str(RUNNER), str(module)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.seconds = 0.0
        """What the module itself has needed so far."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._process:
            self._process.kill()

    def call(self, name: str, *given: NDArray[Any] | int) -> None:
        """Run an entry; arrays then hold what it has left in them."""
        arrays = [it for it in given if isinstance(it, np.ndarray)]
        line = json.dumps({"name": name, "given": [_sent(it) for it in given]})
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the module has failed in {name}")
        told = json.loads(answer)
        assert told["status"] == 0, f"{name} has ended with {told['status']}"
        self.seconds += told["seconds"]
        for array, left in zip(arrays, told["left"], strict=True):
            array.reshape(-1).view(np.uint8)[:] = np.frombuffer(b64decode(left), np.uint8)


def _sent(it: NDArray[Any] | int) -> object:
    """Numbers as words, since they may be longer than those of JSON; of an array in which nothing stands, its size."""
    if not isinstance(it, np.ndarray):
        return str(it)
    data = it.tobytes()
    stands = b64encode(data).decode() if any(data) else ""
    return {"shape": it.shape, "item": it.itemsize, "size": len(data), "bytes": stands}
