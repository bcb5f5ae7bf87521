# Everything a person or a machine does to layouttrace. `make demo` and `make test` are all the set-up there is.

SWIFT ?= swift
PREFIX ?= /usr/local
# Further arguments of the builds that `install` makes.
BUILD_FLAGS ?=
DEMO ?= Examples/priority.json
ASK ?= title
VIEW ?= Examples/Swift/ContentView.swift
LINE ?= ContentView.swift:8
# On Linux the binary brings Swift's libraries, so that it runs where there is no toolchain; macOS has them. What it exports nobody looks up.
static := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic)
share = $(DESTDIR)$(PREFIX)/share
sources := Sources Tests Schema Queries Plugins Benchmarks Fuzz Package.swift
recording := .build/demo.db
# What only has to be built soon: each module by one call of the compiler, neither optimized nor with what a debugger reads, nor is the compiler's own output checked.
quick := --configuration release -Xswiftc -Onone -Xswiftc -gnone -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
built = layouttrace="$$($(SWIFT) build $(quick) --show-bin-path)/layouttrace"
# A command as it is typed, and what it says.
shown = echo && echo '$$ layouttrace $(1)' && "$$layouttrace" $(1)
# The module of SwiftUI's names, which sources import where Apple's is not there. No product has it.
names := $(if $(filter Linux,$(shell uname -s)),SwiftUI)
# Combine's, and the header of the C module that they name.
combine := $(if $(filter Linux,$(shell uname -s)),OpenCombine OpenCombineDispatch OpenCombineFoundation) OpenCombineShim
helpers := .build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include
# Those that LayoutUIHost's module names.
modules := ArticleLayouts Explanation JSON LayoutEngine LayoutModel LayoutUI LayoutUIHost Platform Queries Rendering Scene Schema TraceStore WhatIf $(combine) $(names)
suffix := $(if $(filter Linux,$(shell uname -s)),so,dylib)

sanitized := TraceStoreTests|LayoutEngineTests
# What has tests that are skipped where a tool is missing.
tooled := SceneSchemaTests|InstallTests|ExportTests|RegistryTests|SwiftUIPageTests
# What a Swift global holds in an enum is taken for a leak; and DeepThread measures the stack, which is to be where it is.
asan := detect_leaks=0:detect_stack_use_after_return=0

# What programs of SwiftUI code are compiled against and linked with, by these arguments of the build.
library = $(SWIFT) build $(1) --product LayoutUIProgram

.PHONY: outside docs pictures browser-test demo test build release install install-library install-data dist ecosystem fleet coverage bench faults fuzz sanitize lint format goldens deps clean

## Records a scene and explains a size of it, and then one of a SwiftUI view, which takes the rest of the build.
demo: deps
	$(SWIFT) build $(quick) --product layouttrace
	@$(built) && $(call shown,record $(DEMO) -o $(recording)) && $(call shown,why $(ASK) -t $(recording))
	$(call library,$(quick))
	@$(built) && $(call shown,record $(VIEW) -o $(recording)) && $(call shown,why $(LINE) -t $(recording))

## Style, a build in which a warning is an error, and every test.
test: export LAYOUTTRACE_STRICT = 1
test: deps lint
	@Scripts/dependencies.sh sqlite3
	$(SWIFT) build --build-tests --quiet
	@SWIFT="$(SWIFT)" Scripts/tests.sh .build/tests.log

## The command, and what it compiles SwiftUI sources against.
build: deps
	$(SWIFT) build --product layouttrace
	$(call library)

release: deps
	$(SWIFT) build --configuration release $(BUILD_FLAGS) $(static) --product layouttrace
	$(call library,--configuration release $(BUILD_FLAGS))

## PREFIX=$HOME/.local installs without root.
install: BINARY = $(shell $(SWIFT) build --configuration release --show-bin-path)/layouttrace
install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/layouttrace"
	$(MAKE) install-library BUILT="$(dir $(BINARY))"
	$(MAKE) install-data BINARY="$(BINARY)"

## What `layouttrace record File.swift` compiles a program against and links it with, from the build BUILT: the toolchain that is on PATH now has to be there then.
install-library: library = $(DESTDIR)$(PREFIX)/lib/layouttrace
install-library:
	install -d "$(library)/Modules"
	install -m 755 "$(BUILT)libLayoutUIProgram.$(suffix)" "$(library)/"
	install -m 644 $(foreach module,$(modules),"$(BUILT)Modules/$(module).swiftmodule") "$(library)/Modules/"
	install -m 644 Sources/CSQLite/shim.h $(helpers)/COpenCombineHelpers.h "$(library)/"
	{ cat Sources/CSQLite/module.modulemap; printf '\nmodule COpenCombineHelpers {\n  header "COpenCombineHelpers.h"\n  export *\n}\n'; } > "$(library)/module.modulemap"

## Completions and man pages, made by asking BINARY.
install-data: BINARY ?= $(DESTDIR)$(PREFIX)/bin/layouttrace
install-data:
	install -d $(foreach folder,bash-completion/completions zsh/site-functions fish/vendor_completions.d man/man1 layouttrace,"$(share)/$(folder)")
	"$(BINARY)" schema > "$(share)/layouttrace/scene.schema.json"
	"$(BINARY)" --generate-completion-script bash > "$(share)/bash-completion/completions/layouttrace"
	"$(BINARY)" --generate-completion-script zsh > "$(share)/zsh/site-functions/_layouttrace"
	"$(BINARY)" --generate-completion-script fish > "$(share)/fish/vendor_completions.d/layouttrace.fish"
	@if command -v python3 > /dev/null; then echo Scripts/manual.py && Scripts/manual.py "$(BINARY)" "$(share)/man/man1"; \
	else echo "There is no python3: no man pages are installed." >&2; fi

## The release archive in .build/dist, and its SHA-256: what `install` installs, to be unpacked anywhere. docs/ci.md says where it runs.
dist:
	rm -rf .build/dist/root
	$(MAKE) install DESTDIR="$(CURDIR)/.build/dist/root" PREFIX=
	Scripts/dist.sh .build/dist

## What the tests run of the engine and of scenes; docs/coverage.md says why the rest is not run.
coverage:
	$(SWIFT) test --enable-code-coverage --scratch-path .build-coverage
	Scripts/coverage.sh .build-coverage Sources/LayoutEngine Sources/Scene

## The recipes of docs/ecosystem.md against the real tools, the official client of the Model Context Protocol against `layouttrace mcp`, the
## steps of action.yml and the hooks, and the ways to install of docs/install.md; installs what is missing, what is from PyPI into .build.
ecosystem: build
	Scripts/ecosystem.py "$$($(SWIFT) build --show-bin-path)/layouttrace"
	@python=$$(Scripts/tools.py) && "$$python" Scripts/mcp_test.py "$$($(SWIFT) build --show-bin-path)/layouttrace"
	@python=$$(Scripts/tools.py) && "$$python" Scripts/action_test.py "$$($(SWIFT) build --show-bin-path)/layouttrace"
	@python=$$(Scripts/tools.py) && "$$python" Scripts/install_test.py "$$($(SWIFT) build --show-bin-path)/layouttrace"
	@python=$$(Scripts/tools.py) && PATH="$$(dirname "$$python"):$$PATH" LAYOUTTRACE_TOOLS=1 $(SWIFT) test --filter '$(tooled)'

## The contract of the Layout protocol, held by a program outside of the package, which sees what is public alone; and the code of the tutorial.
outside: build
	Scripts/outside.sh "$$($(SWIFT) build --show-bin-path)"
	Scripts/tutorial.sh "$$($(SWIFT) build --show-bin-path)"

## The library products, the reference and the schema as static pages in .build/docs, by the toolchain's docc. A warning of it is an error.
docs: build
	Scripts/docs.py "$$($(SWIFT) build --show-bin-path)" .build/docs

## The pictures of the documentation, made anew.
pictures: build
	Scripts/pictures.sh "$$($(SWIFT) build --show-bin-path)/layouttrace"

## The page of `report` in Chromium, installed where it is missing; and whether the pictures of the documentation are as they are drawn.
browser-test: build
	Scripts/pictures.sh "$$($(SWIFT) build --show-bin-path)/layouttrace" --check
	Scripts/browser.py "$$($(SWIFT) build --show-bin-path)/layouttrace"

## Times from scenes to answers: TRACES traces, to Parquet, to DuckDB and Spark. 10000 take 14 GB below FOLDER for a while.
fleet: TRACES ?= 10000
fleet: FOLDER ?= $(or $(TMPDIR),/tmp)
fleet: deps
	$(SWIFT) build --configuration release --product layouttrace
	@python=$$(Scripts/tools.py) && \
	"$$python" Scripts/fleet.py "$$($(SWIFT) build --configuration release --show-bin-path)/layouttrace" --traces $(TRACES) --folder "$(FOLDER)"

## Times and counts; Benchmarks/README.md says of what. YOGA=FOLDER, a checkout of Yoga, has that measured beside.
bench: deps
	$(SWIFT) build --configuration release
	$(if $(YOGA),Scripts/yoga.sh "$(YOGA)" .build/yoga)
	@built=$$($(SWIFT) build --configuration release --show-bin-path) && \
	$$built/layouttrace-bench layout $(if $(YOGA),--yoga .build/yoga) && echo && \
	$$built/layouttrace-bench dirty && echo && \
	$$built/layouttrace-bench live && echo && \
	$$built/layouttrace-bench writer --floor $$built/layouttrace-floor && echo && \
	$$built/layouttrace-bench record --layouttrace $$built/layouttrace

## Kills, stops, locks and starves recordings at 200 random moments each: an earlier trace is as it was, what they leave can be read, and lacks 120 ms at most.
faults: deps
	$(SWIFT) build --configuration release
	@built=$$($(SWIFT) build --configuration release --show-bin-path) && Scripts/faults.py $$built/layouttrace $$built/layouttrace-bench

## Inputs that libFuzzer makes up, for so many seconds a target: Fuzz/README.md. SEED=7 TARGETS=sql,damage CHECK=traps; QUICK=1 is built in a quarter of the
## time, and not optimized.
fuzz: SECONDS = 60
fuzz: SEED = 1
fuzz: TARGETS = scene,edits,sql,damage
fuzz: CHECK = address
fuzz: export LAYOUTTRACE_FUZZ = $(CHECK)
fuzz: export LAYOUTTRACE_STRICT =
fuzz: deps
	$(SWIFT) build $(if $(QUICK),$(quick),--configuration release) --scratch-path .build-fuzz-$(CHECK) --product layouttrace-fuzz
	Scripts/fuzz.py .build-fuzz-$(CHECK)/release/layouttrace-fuzz --seconds $(SECONDS) --seed $(SEED) --targets $(TARGETS)

## The tests of the recorder, the writer of pages and the engine, with each address and each access by two threads checked.
sanitize: deps
	ASAN_OPTIONS=$(asan) $(SWIFT) test --sanitize address -Xswiftc -DLAYOUTTRACE_SANITIZED --scratch-path .build-asan --filter '$(sanitized)'
	$(SWIFT) test --sanitize thread -Xswiftc -DLAYOUTTRACE_SANITIZED --scratch-path .build-tsan --filter '$(sanitized)'

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(sources)

format:
	$(SWIFT) format --in-place --parallel --recursive $(sources)

## Writes anew what the sources declare: the reference, the schema of scenes, the pages of traces and findings, the plans of queries.
goldens: export LAYOUTTRACE_RECORD = 1
goldens: deps
	$(SWIFT) test --filter 'ReferenceTests|SceneSchemaTests|SchemaPageTests|QueryPlanTests|FindingPageTests|NoEffectTableTests|SwiftUIPageTests'

## Installs SQLite's headers where they are missing.
deps:
	@Scripts/dependencies.sh

clean:
	$(SWIFT) package clean
