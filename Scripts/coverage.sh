#!/bin/sh
# coverage.sh BUILD FOLDER…: prints what of the folders' sources the tests in BUILD have run, regions, functions and lines, a table a folder.
set -eu
build=$1/debug
shift
cov=$(dirname "$(command -v swift)")/llvm-cov
[ -x "$cov" ] || cov="xcrun llvm-cov"
binary=$(find "$build/" -maxdepth 1 -name '*.xctest' | head -n 1)
# A bundle on macOS, a program elsewhere.
[ -d "$binary" ] && binary=$binary/Contents/MacOS/$(basename "$binary" .xctest)
for folder in "$@"; do
  echo "$folder"
  $cov report "$binary" -instr-profile="$build/codecov/default.profdata" $(find "$PWD/$folder" -name '*.swift' | sort)
done
