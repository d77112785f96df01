# `make play` and `make test` set everything up by themselves.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

$(VENV)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	touch $@

.PHONY: play test check bench shots sheet clean
play: $(VENV)/.ready
	$(BIN)/tacora

test: $(VENV)/.ready
	$(BIN)/python -m pytest -n auto --dist worksteal

check: $(VENV)/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(VENV)/.ready
	$(BIN)/python -m tests.bench

shots: $(VENV)/.ready
	$(BIN)/python -m tests.shots

sheet: $(VENV)/.ready
	$(BIN)/python -m tests.sheet

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
