# Everything starts from a bare Python 3.11 with pip: each target does its own set-up.
#
#   make play     start the game server: play in the browser
#   make test     lint, types and all tests; as root it installs PostgreSQL and Redis for them
#   make bench    measure, next to other engines, and print the table
#   make lock     renew the pinned versions in locks/
#   make screenshots   draw the pictures of the documentation again

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
# What no download may change: exact versions with their hashes, see `make lock`.
INSTALL := uv pip install --quiet --require-hashes --compile-bytecode

.PHONY: play test databases bench lock screenshots clean

play: $(VENV)/play.stamp
	@$(VENV)/bin/jailbirds serve

test: $(VENV)/dev.stamp databases
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	NOTHING_MAY_BE_MISSING=$$([ "$$(id -u)" = 0 ] && echo 1) \
	    $(VENV)/bin/pytest -n auto --dist worksteal

# The tests of several workers need both; without them those tests say so and are skipped.
databases:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    ! { command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1; then \
	    echo "Installing PostgreSQL and Redis for the tests …"; \
	    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql redis-server >/dev/null || { \
	        apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
	        apt-get install -qq -y postgresql redis-server >/dev/null; }; \
	fi

bench: $(BENCH)/bench.stamp
	$(BENCH)/bin/python -m benchmarks

screenshots: $(VENV)/dev.stamp
	$(VENV)/bin/python docs/draw.py

lock:
	test -x $(VENV)/bin/uv || { $(PYTHON) -m venv $(VENV) && $(VENV)/bin/pip install --quiet uv; }
	for set in play dev bench; do \
	    extra=$$( [ $$set = play ] && echo server || echo $$set ); \
	    $(VENV)/bin/uv pip compile pyproject.toml --extra $$extra --universal --generate-hashes --upgrade \
	        --quiet --custom-compile-command "make lock" --output-file locks/$$set.txt; \
	done

clean:
	rm -rf $(VENV) $(BENCH)

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
