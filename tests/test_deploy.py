"""What whoever runs a server is given: a wheel that works where nothing else is, and files for systemd and containers
that name things as they are.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import yaml

from dicewright.cli import app
from dicewright.server.settings import NAMES, PREFIX, settled

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
OTHERS = {"DICEWRIGHT_DATA", "DICEWRIGHT_CACHE", "DICEWRIGHT_CONFIG"}
"""Names in the environment that are no settings."""
KNOWN = OTHERS | {PREFIX + name.replace(".", "_").upper() for name in NAMES}
LINES = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text()).splitlines()
PATIENCE = 600


def instruction(name: str) -> list[str]:
    """What follows a word of the Containerfile, wherever it stands."""
    return [line.partition(" ")[2] for line in LINES if line.startswith(name + " ")]


@pytest.mark.parametrize("path", [*DEPLOY.iterdir(), ROOT / "docs" / "running.md"], ids=lambda path: path.name)
def test_every_setting_that_is_named_is_one(path: Path) -> None:
    assert set(re.findall(r"DICEWRIGHT_[A-Z_]*[A-Z]", path.read_text())) <= KNOWN


def test_what_the_container_is_made_of_is_there() -> None:
    copied = [it for line in instruction("COPY") if not line.startswith("--from") for it in line.split()[:-1]]
    assert copied
    missing = [it for it in copied if not (ROOT / it).exists()]
    assert missing == []
    stages = [line.split()[2] for line in instruction("FROM") if " AS " in line]
    assert all(it in stages for it in re.findall(r"--from=(\w+)", "\n".join(LINES)))


def test_what_is_started_can_be_typed() -> None:
    unit = (DEPLOY / "dicewright.service").read_text()
    started = re.findall(r"(?m)^ExecStart=\S+/dicewright (.*)$", unit)
    started += [" ".join(yaml.safe_load(line)[1:]) for line in instruction("CMD")]
    assert len(started) == 2
    for command in started:
        _, bound, _ = app.parse_args(shlex.split(command), exit_on_error=False, print_error=False)
        assert bound.arguments["browser"] is False


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_its_unit(tmp_path: Path) -> None:
    here = (DEPLOY / "dicewright.service").read_text().replace("/opt/dicewright/bin/dicewright", "/bin/true")
    unit = tmp_path / "dicewright.service"
    unit.write_text(here)
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert "dicewright.service" not in done.stderr, done.stderr


def test_the_services_fit_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert (
        DEPLOY / services["dicewright"]["build"]["context"] / services["dicewright"]["build"]["dockerfile"]
    ).exists()
    filled = {"PASSWORD": "secret", "SITE": "dice.example.org"}
    given = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda it: filled[it[1]], str(value))
        for name, value in services["dicewright"]["environment"].items()
    }
    settings = settled({}, given)
    assert settings.origins == ("https://dice.example.org",)
    assert settings.database == "postgresql://dice:secret@database/dice"
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert settings.proxies == settings.metrics == (subnet,)
    assert "database" in services
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert "dynamic a dicewright 8274" in caddy
    assert instruction("EXPOSE") == ["8274"]
    assert set(re.findall(r"\{\$(\w+)\}", caddy)) <= set(services["caddy"]["environment"])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment, and the wheel in it with what it needs."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.skip("the page has not been built: make web/dist/index.html")
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True)
    wheel = next(folder.glob("dicewright-*.whl"))
    subprocess.run([sys.executable, "-m", "venv", folder / "empty"], check=True)
    python = folder / "empty" / "bin" / "python"
    command = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True)
    if "No matching distribution found for numpy" in done.stderr:
        pytest.skip("there is no package index to be had here")
    assert done.returncode == 0, done.stderr
    return python.parent


def test_an_installed_wheel_has_everything(installed: Path, tmp_path: Path) -> None:
    """What the container runs: its command, its environment, its health check."""
    port = "9199"
    environment = {"PATH": f"{installed}:{os.environ['PATH']}", "DICEWRIGHT_PORT": port, "DICEWRIGHT_HOST": "127.0.0.1"}
    for line in instruction("ENV"):
        environment = dict(it.split("=") for it in line.split()) | environment
    assert environment["DICEWRIGHT_DATA"] == "/data"
    environment |= {"DICEWRIGHT_DATA": str(tmp_path), "DICEWRIGHT_CACHE": str(tmp_path / "cache")}
    (command,) = (yaml.safe_load(line) for line in instruction("CMD"))
    (check,) = (yaml.safe_load(line.partition(" CMD ")[2]) for line in instruction("HEALTHCHECK"))
    check = [it.replace("8274", port) for it in check]
    process = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while subprocess.run(check, env=environment, capture_output=True).returncode:
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.2)
        base = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE) as http:
            page = http.get("/")
            assert page.status_code == 200
            script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
            assert script is not None
            assert http.get(script[1]).status_code == 200
            games = {game["name"] for game in http.get("/api/games?lang=pl").json()["games"]}
            assert games == {"dice_forge", "dice_throne", "irondie", "roll_player"}
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "learner"}]
            assert http.post("/api/tables", json={"game": "dice_throne", "seats": seats}).status_code == 200
    finally:
        process.terminate()
    assert process.wait(PATIENCE) == 0
    told = subprocess.run(
        ["dicewright", "store", "check"], env=environment, cwd=tmp_path, capture_output=True, text=True
    )
    assert (told.returncode, "1 table was read" in told.stdout) == (0, True), told.stderr
