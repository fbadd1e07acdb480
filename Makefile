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
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,gpu]'
	@touch $@ $(VENV)/.play

.PHONY: help play test lint format bench lockstep golden docs clean

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 18

play: $(VENV)/.play  ## set everything up and open the games
	@$(BIN)/dicewright play

test: $(VENV)/.work  ## set everything up and run all tests
	@$(BIN)/python -m pytest -n 2 --dist loadgroup

lint: $(VENV)/.work  ## style, types, and which part may import which
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(VENV)/.work  ## put the sources into the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(VENV)/.work  ## measure speed on this machine
	@$(BIN)/dicewright bench

lockstep: $(VENV)/.work  ## compare native and plain Python over ten million answers a game
	@$(BIN)/python -m dicewright.lab.laws lockstep --answers 10000000

golden: $(VENV)/.work  ## write the golden playthroughs anew, to be looked at in the diff
	@PYTHONPATH=tests $(BIN)/python -m dicewright.lab.golden --write --load conftest

docs: $(VENV)/.work  ## write the rules references anew
	@$(BIN)/python -m dicewright.lab.reference --write

clean:  ## forget the virtual environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
