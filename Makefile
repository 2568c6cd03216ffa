# make run    build Kiosk, as tests do, and show it working; make install builds it optimised
# make test   build and pass everything
# make test-browsers   pass the most telling page tests in Chromium, Firefox and WebKit
# make sanitize   pass the concurrent and C-facing modules under the sanitizers
# make lint   formatter and compiler, warnings are errors; builds examples, benchmarks and documentation, too
# make format rewrite the sources in one style
# make bench  measure
# make install PREFIX=/usr/local   install the program, its manual pages, completions and units
# make package        build a Debian package and an archive; make package-test tries them in a bare Debian
# make docs   build the reference documentation of Combine, CombineTesting and SwiftUI

SWIFT ?= swift
PREFIX ?= /usr/local
SOURCES = Package.swift Sources Tests Benchmarks Examples

.PHONY: run test test-browsers sanitize lint format bench install package package-test docs clean

run:
	@scripts/bootstrap build
	$(SWIFT) build --product kiosk
	.build/debug/kiosk serve $(ARGS)

test:
	@scripts/bootstrap test
	scripts/test

test-browsers:
	@scripts/bootstrap browsers
	scripts/test-browsers

sanitize:
	@scripts/bootstrap test
	scripts/sanitize

lint:
	@scripts/bootstrap build
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(SOURCES)
	scripts/page-script check
	scripts/interface-strings check
	scripts/folders check
	KIOSK_BENCHMARKS=1 $(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) build --package-path Examples
	$(SWIFT) build --package-path Benchmarks
	scripts/docs

format:
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(SOURCES)

bench:
	@scripts/bootstrap build
	Benchmarks/run
	Benchmarks/typecheck --check
	Benchmarks/run web
	Benchmarks/run host
	Benchmarks/reader
	Benchmarks/network

install:
	@scripts/bootstrap build
	scripts/release
	scripts/install $(PREFIX)

package:
	@scripts/bootstrap package
	scripts/package

package-test:
	@scripts/bootstrap package
	scripts/package-test

docs:
	scripts/docs

clean:
	$(SWIFT) package clean
	rm -rf Benchmarks/.build
