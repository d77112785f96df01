# `make play` and `make test` set everything up by themselves.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

$(VENV)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	touch $@

.PHONY: play test check bench shots sheet clean install update rollback uninstall wheels
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

# On a Raspberry Pi, with sudo. Options: KIOSK=kms|cage|none, APT=no, WHEELS=DIR, PYTHON=, DESTDIR=, PURGE=1
install update rollback uninstall:
	@sh systemd/install.sh $@

# What `make install WHEELS=DIR APT=no` needs where there is no network; made by the same Python on the same kind of board.
wheels:
	$(PYTHON) -m pip wheel --constraint constraints.txt --wheel-dir $(or $(WHEELS),dist) '.[pi]'

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
