# Everything from a fresh Debian machine with the Swift toolchain: `make run` and `make test`
# install what is missing, build, and do their work. `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules

# Warnings are errors in the project's own builds.
export TRIBUTARY_STRICT := 1

sources := Package.swift Sources Apps Tests Benchmarks/Package.swift Benchmarks/Sources
stamps := .build/stamps

.PHONY: help
help: ## List the targets.
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1|\2/p' $(MAKEFILE_LIST) | \
	  while IFS='|' read -r target text; do printf '%-24s%s\n' "$$target" "$$text"; done

.PHONY: setup
setup: $(stamps)/debian-for-tests .venv/installed ## Install the missing Debian and PyPI packages.

.PHONY: build
build: $(stamps)/debian ## Build everything in debug mode, tests included.
	swift build --build-tests

.PHONY: run
run: $(stamps)/debian ## Build in release mode and show the films: in a window if there is a display.
	swift build --configuration release --product movies
	.build/release/movies

.PHONY: test
test: setup ## Run all tests, with a display and an HTTP server for those that need them.
	swift build --build-tests
	scripts/count-statements
	scripts/count-catalogue
	scripts/with-display scripts/with-test-server swift test --skip-build

.PHONY: test-thread-sanitizer
test-thread-sanitizer: setup ## Run all tests under the thread sanitizer.
	scripts/test-thread-sanitizer

.PHONY: format
format: ## Lay out the sources as .swift-format says.
	swift format format --in-place --recursive --parallel $(sources)

.PHONY: lint
lint: $(stamps)/debian-for-tests ## Check the sources' layout, and rules that the compiler does not.
	swift format lint --strict --recursive --parallel $(sources)
	scripts/check-element-path

.PHONY: bench
bench: $(stamps)/debian ## Run the benchmarks in release mode; BENCH="--rounds 3 map" chooses.
	swift run --package-path Benchmarks --configuration release bench $(BENCH)

.PHONY: check-allocations
check-allocations: $(stamps)/debian ## Check that no operator allocates more than it may.
	swift run --package-path Benchmarks --configuration release bench --allocations

.PHONY: check-windows
check-windows: $(stamps)/debian-for-tests ## Check that windows open, scroll and rest as fast as they have to.
	scripts/check-windows

.PHONY: docs
docs: $(stamps)/debian ## Write the documentation of the modules to .build/docs.
	scripts/build-documentation

# What is installed is looked at once, and again when the list of it changes.

$(stamps)/debian: scripts/install-debian-packages
	scripts/install-debian-packages
	@mkdir -p $(@D) && touch $@

$(stamps)/debian-for-tests: scripts/install-debian-packages
	scripts/install-debian-packages --python
	@mkdir -p $(@D) && touch $@

.venv/installed: scripts/install-python-packages scripts/requirements.txt | $(stamps)/debian-for-tests
	scripts/install-python-packages
	@mkdir -p $(@D) && touch $@
