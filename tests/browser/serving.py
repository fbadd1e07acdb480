"""Starting the server as a person would, and killing it as nobody should."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 60.0


class Server:
    """`dicewright serve` on a free port with its own data; a quick one keeps nobody waiting."""

    def __init__(self, data: Path, quick: bool = True) -> None:
        self.data = data
        self._program = str(Path(__file__).with_name("quick.py")) if quick else "-mdicewright"
        with socket.socket() as it:
            it.bind(("127.0.0.1", 0))
            self.port = it.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill(signal.SIGTERM)

    def start(self) -> None:
        command = [sys.executable, self._program, "serve", "--port", str(self.port), "--no-browser"]
        environment = os.environ | {"DICEWRIGHT_DATA": str(self.data)}
        self._process = subprocess.Popen(command, env=environment, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                if time.monotonic() > until or self._process.poll() is not None:
                    raise RuntimeError("The server did not start.") from None
                time.sleep(0.2)

    def freeze(self) -> None:
        """Let the server hear nothing from now on, as if the line were dead."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGSTOP)

    def lose_patience(self) -> None:
        """Whoever is gone has been gone for long, from now on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server and the workers it has started."""
        if self._process is not None:
            os.killpg(self._process.pid, how)
            self._process.wait()
