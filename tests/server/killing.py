"""A server in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO


class Killed:
    """`dicewright serve` on a free port, with its data in a folder."""

    def __init__(self, folder: Path, *more: str, log: IO[str] | None = None) -> None:
        environment = os.environ | {"DICEWRIGHT_DATA": str(folder)}
        command = [sys.executable, "-m", "dicewright", "serve", "--no-browser", "--port", "0", *more]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.base = "http://" + line.split("http://", 1)[1].split("/", 1)[0]
                return
        raise AssertionError("the server did not say where it is")

    def kill(self) -> None:
        """As the power goes: no time for anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
