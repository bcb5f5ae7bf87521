#!/usr/bin/env bash
# Compiles and runs Tests/Outside, a program that sees what is public of the library and no more, against the build in a folder.
#
# The program is compiled without and with optimization.
#
#   Scripts/outside.sh .build/debug
set -euo pipefail
cd "$(dirname "$0")/.."
built=$1
mkdir -p .build/outside
for level in -Onone -O; do
  "${SWIFTC:-swiftc}" "$level" -parse-as-library -module-name Contracts -I "$built/Modules" -Xcc "-fmodule-map-file=Sources/CSQLite/module.modulemap" \
    -Xcc "-fmodule-map-file=$built/COpenCombineHelpers.build/module.modulemap" Tests/Outside/*.swift \
    -L "$built" -lLayoutUIProgram -Xlinker -rpath -Xlinker "$(cd "$built" && pwd)" -o .build/outside/contracts
  .build/outside/contracts
done
