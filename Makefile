# What can a person do here? Type `make` for the list. Nothing needs to be installed first but Python 3.11 or newer,
# git, make and a C compiler; all else goes into the folder .venv.

PYTHON ?= python3
GAMES ?= 200
GAME ?= babel
ARGS ?=
# Tests that take long or build whole packages run only on request: `make test SLOW=1`.
SLOW ?=
# How many processes run the tests (empty: one, with the clearest output).
JOBS ?=

BIN := .venv/bin
# The two ways of having everything ready. They are made again when what they were made from changes.
PLAY := .venv/ready-to-play
DEVELOP := .venv/ready-to-develop
RECIPE := pyproject.toml constraints.txt meson.options tools/prepare.py tools/ninja_in_turn

# Both hold absolute paths: without the build folder, or in a tree that was moved, the marks promise too much.
ifneq ($(wildcard .venv/place),)
ifneq ($(shell cat .venv/place)$(wildcard build/dev/build.ninja),$(CURDIR)build/dev/build.ninja)
$(shell rm -rf .venv/ready-to-play .venv/ready-to-develop)
endif
endif

.DEFAULT_GOAL := help
.PHONY: help play terminal page test test-page test-uncompiled test-sanitized check check-style check-types check-layers check-tree \
	check-rules check-laws golden bench docs wheel lock format clean

help: ## this list
	@echo 'Shinar: play, host and study Babel, Babylon and 7 Wonders.'
	@echo
	@sed -n 's/^\([a-z][a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-24s %s\n", $$1, $$2}'

$(PLAY): $(RECIPE)
	@$(call need_python)
	@$(PYTHON) tools/prepare.py play
	@touch $@

$(DEVELOP): $(RECIPE)
	@$(call need_python)
	@$(PYTHON) tools/prepare.py develop
	@touch $(PLAY) $@

define need_python
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Shinar needs Python 3.11 or newer; '$(PYTHON)' is $$(command -v $(PYTHON) >/dev/null && \
		$(PYTHON) --version 2>&1 || echo not there)."; \
	echo "If another one is installed, name it: make $(firstword $(MAKECMDGOALS)) PYTHON=python3.12"; exit 1; }
endef

# -- playing -----------------------------------------------------------------------------------------------------

play: $(PLAY) ## open the page and play in the browser (ARGS=... for more)
	@$(BIN)/python tools/rebuild.py
	@$(BIN)/python tools/page.py
	@$(BIN)/shinar serve $(ARGS)

terminal: $(PLAY) ## play against the computer in this terminal (GAME=babel, ARGS=... for more)
	@$(BIN)/python tools/rebuild.py
	@$(BIN)/shinar play $(GAME) $(ARGS)

page: $(PLAY) ## build the page that the server shows
	@$(BIN)/python tools/page.py

# -- testing -----------------------------------------------------------------------------------------------------

PYTEST := python -m pytest $(if $(SLOW),-m '') $(if $(JOBS),-n $(JOBS))

test: $(DEVELOP) ## run the tests against the compiled rules (SLOW=1 for all of them, ARGS=... for pytest)
	@$(BIN)/python tools/rebuild.py
	@$(BIN)/$(PYTEST) $(ARGS)

# What is compiled, and what works on it directly, is tested in three ways; the hosts around it are the same in all.
TESTS ?= tests/state tests/laws tests/games tests/table

test-uncompiled: $(DEVELOP) ## those of the rules, as plain Python, and which lines no test reaches (TESTS=... for others)
	@$(BIN)/python tools/ways.py uncompiled $(PYTEST) --cov --cov-report=term:skip-covered $(TESTS) $(ARGS)

test-sanitized: $(DEVELOP) ## the same, stopping at the first index outside its array or overflowing sum
	@$(BIN)/python tools/ways.py sanitized $(PYTEST) $(TESTS) tests/bots $(ARGS)

test-page: $(DEVELOP) ## the page: its parts, then whole games in a headless Chromium (ARGS=... for Playwright)
	@$(BIN)/python tools/rebuild.py
	@$(BIN)/python tools/page.py
	@$(BIN)/python tools/page.py npm run --silent lint
	@$(BIN)/python tools/page.py npm run --silent test
	@if $(BIN)/python tools/chromium.py >build/chromium; then \
		CHROMIUM=$$(cat build/chromium) $(BIN)/python tools/page.py npm run --silent e2e -- $(ARGS); \
	else test -z "$(CI)"; fi

# -- checking ----------------------------------------------------------------------------------------------------

check: $(DEVELOP) ## style, types, layers, tidiness, a test for every rule, the laws on a few games
	@$(MAKE) --no-print-directory check-style check-types check-layers check-tree check-rules check-laws GAMES=$(CHECK_GAMES) LAWS=--presets
	@echo 'All checks passed.'

CHECK_GAMES ?= 1

check-style: $(DEVELOP)
	@echo '== Style: is every file written the way we write?'
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet || { echo 'Try: make format'; exit 1; }

check-types: $(DEVELOP)
	@echo '== Types: do the parts fit together?'
	@$(BIN)/pyright --pythonpath $(BIN)/python

check-layers: $(DEVELOP)
	@echo '== Layers: does every part import only what lies below it?'
	@$(BIN)/python tools/ways.py uncompiled lint-imports --no-cache --no-logo

check-tree: $(DEVELOP)
	@echo '== Tidiness: no generated C, no machine paths, no addresses of registries, no stale stubs?'
	@$(BIN)/python tools/check_tree.py
	@$(BIN)/python tools/stubs.py --check
	@$(BIN)/python tools/wire.py --check

check-rules: $(DEVELOP)
	@echo '== Rules: is there a test for every numbered rule?'
	@$(BIN)/python tools/rules_without_tests.py

check-laws: $(DEVELOP) ## the laws every game must keep, on random games (GAMES=200)
	@echo '== Laws: random games of every kind, $(GAMES) each.'
	@$(BIN)/python tools/rebuild.py
	@$(BIN)/shinar check --all --games $(GAMES) $(LAWS)

format: $(DEVELOP) ## rewrite the Python files in our style
	@$(BIN)/ruff check --quiet --fix; $(BIN)/ruff format

# -- making ------------------------------------------------------------------------------------------------------

golden: $(DEVELOP) ## write the stored games anew; look at the difference before you commit it
	@$(BIN)/python tools/rebuild.py
	@SHINAR_GOLDEN=write $(BIN)/python -m pytest -q -k golden $(ARGS)
	@git --no-pager diff --stat -- tests

bench: $(DEVELOP) ## how fast are the rules and the search here? (PEERS=1: fetch other people's engines to compare)
	@$(if $(PEERS),$(BIN)/python tools/prepare.py peers)
	@$(BIN)/python tools/rebuild.py
	@$(BIN)/python -m bench $(ARGS)

docs: $(DEVELOP) ## check that the commands and links in the documentation work
	@$(BIN)/python -m pytest -q tests/docs $(ARGS)

wheel: $(DEVELOP) ## both packages to install elsewhere: compiled for this kind of machine, and pure Python for any
	@$(BIN)/python tools/page.py
	@$(BIN)/python tools/wheels.py dist

lock: $(DEVELOP) ## choose the newest versions of everything and write them into constraints.txt
	@$(PYTHON) tools/lock.py

clean: ## remove everything that was made here
	@rm -rf .venv build dist htmlcov .coverage .coverage.* .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo 'Clean.'
