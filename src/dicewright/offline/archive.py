"""What Python finds in a page: this package and all that it needs, in one archive, and less of Python itself.

Taken from what is installed here, so that a page plays by the same code; only what is compiled comes from the package
index, built for browsers.
"""

from __future__ import annotations

import io
import json
import pickle
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ..kernel.game import Refusal
from ..kernel.words import LANGUAGES, Argument, text
from ..targets.native import cache_folder
from .lean import lean

OWN = __package__.partition(".")[0]
LEFT_OUT = (
    "lab/*", "envs/*", "terminal/*", "server/page/*", "server/web/app.py", "server/typescript.py", "cli.py",
    "hosting.py", "games/*/concordance/*", "games/*/hero_sheets.py", "offline/archive.py", "offline/kit.py",
    "offline/site.py", "*/__pycache__/*", "*.pyc", "*.typed",
)  # fmt: skip
"""Of this package: what studies, trains and serves."""
LEARNED = "*/learned/*"
NEEDED = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions", "starlette", "anyio")
"""Other packages, in plain Python."""
NOT_OF_THEM = (
    "anyio/_backends/_trio*", "anyio/_core/_tempfile*", "anyio/pytest_plugin*", "attrs/*",
    "babel/messages/*", "babel/units*", "babel/lists*", "pytz/zoneinfo/*", "starlette/middleware/sessions*",
    "starlette/schemas*", "starlette/templating*", "starlette/testclient*", "../*",
)  # fmt: skip
COMPILED = "msgspec"
"""... and the one that is not."""
NUMBERS = (
    "currency_formats", "decimal_formats", "default_numbering_system", "number_symbols", "numbering_systems",
    "ordinal_form", "percent_formats", "plural_form", "scientific_formats", "minimum_grouping_digits",
)  # fmt: skip
"""What words need of what is known of a language."""
NOT_OF_PYTHON = (
    "__hello__*", "__phello__/*", "_aix*", "_android*", "_apple*", "_ios*", "_markupbase*", "_osx*", "_pydatetime*",
    "_pydecimal*", "_pyio*", "_pylong*", "_pyrepl/*", "antigravity*", "argparse*", "asyncio/proactor_events*",
    "asyncio/windows*", "bdb*", "cProfile*", "cmd.py", "colorsys*", "compileall*", "concurrent/futures/interpreter*",
    "concurrent/futures/process*", "concurrent/interpreters/*", "configparser*", "csv*", "ctypes/*", "curses/*",
    "dbm/*", "doctest*", "email/_header_value_parser*", "email/contentmanager*", "email/headerregistry*",
    "email/mime/*", "encodings/[bd-hj-tv-z]*", "encodings/c[!p]*", "encodings/cp[!4]*",
    "encodings/cp4[!3]*", "encodings/utf_7*", "encodings/utf_32*", "ensurepip/*", "filecmp*",
    "fileinput*", "fractions*", "ftplib*", "getopt*", "getpass*", "gettext*", "graphlib*", "http/cookiejar*",
    "http/server*", "idlelib/*", "imaplib*", "lib2to3/*", "logging/config*", "logging/handlers*", "mailbox*",
    "mailcap*", "modulefinder*", "multiprocessing/*", "netrc*", "nntplib*", "nturl2path*", "optparse*", "pdb*",
    "pickletools*", "plistlib*", "poplib*", "pprint*", "profile*", "profiling/*", "pstats*", "pty*", "py_compile*",
    "pyclbr*", "pydoc*", "rlcompleter*", "runpy*", "sched*", "shelve*", "smtplib*", "socketserver*", "sqlite3/*",
    "symtable*", "tabnanny*", "tarfile*", "test/*", "this*", "timeit*", "tkinter/*", "trace.py", "tracemalloc*",
    "tty*", "turtle*", "unittest/*", "urllib/request*", "urllib/robotparser*", "venv/*", "wave*", "webbrowser*",
    "wsgiref/*", "xml/*", "xmlrpc/*", "zipapp*",
)  # fmt: skip
"""Parts of Python that nobody asks for in a page."""
WHEN = (2020, 1, 1, 0, 0, 0)
"""The same files make the same archive."""
Files = Iterator[tuple[str, bytes]]


def no(id: str, **args: Argument) -> Refusal:
    return Refusal(text(id, **args), package=__package__)


def tables(abi: str, python: str) -> bytes:
    """All that the tables need to begin; `abi` and `python`: for which the compiled part is."""
    return _zipped(it for it in _all(abi, python) if not fnmatch(it[0], LEARNED))


def learned() -> bytes:
    """What bots have learned."""
    return _zipped(it for it in _own(files(OWN), "") if fnmatch(it[0], LEARNED))


def python(whole: bytes) -> bytes:
    """Python's own library without what nobody asks for."""
    with zipfile.ZipFile(io.BytesIO(whole)) as library:
        names = (it for it in library.namelist() if not _any(it, NOT_OF_PYTHON))
        return _zipped((name, library.read(name)) for name in names)


def _all(abi: str, python: str) -> Files:
    yield from _own(files(OWN), "")
    said = distribution(OWN)
    for name in ("METADATA", "entry_points.txt"):  # games are found by these
        yield f"{OWN}-{said.version}.dist-info/{name}", (said.read_text(name) or "").encode()
    for package in NEEDED:
        yield from _installed(package)
    with zipfile.ZipFile(_wheel(abi, python)) as wheel:
        yield from ((name, wheel.read(name)) for name in wheel.namelist() if not name.endswith(".pyi"))


def _own(folder: Traversable, path: str) -> Files:
    for it in sorted(folder.iterdir(), key=lambda it: it.name):
        below = f"{path}{it.name}"
        if it.is_dir() and it.name != "__pycache__":
            yield from _own(it, f"{below}/")
        elif it.is_file() and not _any(below, LEFT_OUT):
            yield f"{OWN}/{below}", it.read_bytes()


def _installed(package: str) -> Files:
    for file in sorted(distribution(package).files or (), key=str):
        name = file.as_posix()
        if _any(name, NOT_OF_THEM):
            continue
        if name.endswith(".py"):
            yield name, file.read_binary()
        elif name.endswith(".dat"):
            yield from _language(name, file.read_binary())


def _language(name: str, whole: bytes) -> Files:
    """Of what is known of all languages: numbers, in ours."""
    known: dict[str, object] = pickle.loads(whole)
    if name.endswith("global.dat"):
        yield name, pickle.dumps({key: _ours(known[key]) for key in ("parent_exceptions", "likely_subtags")})
    elif Path(name).stem in ("root", *LANGUAGES):
        yield name, pickle.dumps({key: value for key, value in known.items() if key in NUMBERS})


def _ours(known: object) -> dict[str, str]:
    """Of what is known by the names of languages."""
    assert isinstance(known, dict)
    return {key: value for key, value in known.items() if key.partition("_")[0] in LANGUAGES}


def _any(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def _zipped(contents: Files) -> bytes:
    """Not packed: whoever sends it packs the whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in contents:
            archive.writestr(zipfile.ZipInfo(name, WHEN), lean(content) if name.endswith(".py") else content)
    return made.getvalue()


def _wheel(abi: str, python: str) -> Path:
    """The compiled package as it is built for browsers: fetched once, and kept."""
    version = distribution(COMPILED).version
    folder = cache_folder() / "wheels" / f"{COMPILED}-{version}-{python}-{abi}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=_made(folder.parent)) as beside:
            into = Path(beside) / "wheel"
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
            command += ["--only-binary", ":all:", "--platform", f"pyemscripten_{abi}_wasm32", "--implementation", "cp"]
            command += ["--python-version", python, "--dest", str(into), f"{COMPILED}=={version}"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                why = (done.stderr.strip().splitlines() or ["pip"])[-1]
                raise no("refuse-kit-wheel", package=COMPILED, why=why)
            into.rename(folder)
    return next(folder.glob("*.whl"))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def engine(pyodide: Path) -> tuple[str, str]:
    """The ABI and the version of the Python that runs in pages."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text())["info"]
    return info["abi_version"], ".".join(info["python"].split(".")[:2])
