# make run    build Kiosk and show it working
# make test   build and pass everything
# make lint   formatter and compiler, warnings are errors
# make format rewrite the sources in one style
# make bench  measure
# make docs   build the reference documentation of Combine

SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
SOURCES = Package.swift Sources Tests Benchmarks Examples

.PHONY: run test lint format bench docs clean

run:
	@scripts/bootstrap build
	scripts/release
	.build/release/kiosk serve $(ARGS)

test:
	@scripts/bootstrap test
	scripts/test

lint:
	@scripts/bootstrap build
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(SOURCES)
	scripts/page-script check
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error $(STRICT)

format:
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(SOURCES)

bench:
	@scripts/bootstrap build
	Benchmarks/run
	Benchmarks/typecheck
	Benchmarks/run web
	Benchmarks/reader
	Benchmarks/network

docs:
	scripts/docs

clean:
	$(SWIFT) package clean
	rm -rf Benchmarks/.build
