#!/usr/bin/env bash
# Compiles and runs the code of the tutorial, step by step, against the build in a folder: what it says fails has to fail, with the number it names, and the
# last step has to pass. The code on the pages of LayoutEngine and LayoutUI is compiled.
#
#   Scripts/tutorial.sh .build/debug
set -euo pipefail
cd "$(dirname "$0")/.."
built=$1
code=Sources/LayoutUIHost/LayoutUIHost.docc/Code
made=.build/outside
mkdir -p "$made"
swiftc=$(command -v "${SWIFTC:-swiftc}")
if [ "$(uname -s)" = Darwin ]; then
  toolchain=$(dirname "$(dirname "$(xcrun --find swiftc)")")
  frameworks=$(xcrun --show-sdk-platform-path)/Developer/Library/Frameworks
  system=(-F "$frameworks" -Xlinker -rpath -Xlinker "$frameworks")
else
  toolchain=$(dirname "$(dirname "$(readlink -f "$swiftc")")")
  system=()
fi

# What SwiftPM makes of a test target.
cat > "$made/Run.swift" <<'END'
import Testing
@main struct Run { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
END

library=(-I "$built/Modules" -Xcc "-fmodule-map-file=Sources/CSQLite/module.modulemap"
  -Xcc "-fmodule-map-file=$built/COpenCombineHelpers.build/module.modulemap")

# Runs the tests of a step; its words are in $said, its exit code is the function's.
said=
step() {
  "$swiftc" -parse-as-library -module-name InvoiceTests -plugin-path "$toolchain/lib/swift/host/plugins/testing" ${system[@]+"${system[@]}"} "${library[@]}" \
    "$code/$1.swift" "$code/$2.swift" "$made/Run.swift" \
    -L "$built" -lLayoutUIProgram -Xlinker -rpath -Xlinker "$(cd "$built" && pwd)" -o "$made/tutorial" || exit 1
  local result=0
  said=$("$made/tutorial" 2>&1) || result=$?
  return "$result"
}
fail() { printf '%s\n%s\n' "$1" "$said" >&2; exit 1; }

"$swiftc" -typecheck -I "$toolchain/lib/swift/pm/ManifestAPI" -package-description-version 6.2.0 "$code/manifest.swift"
step view-1 test-1 && fail "the first test of the tutorial passes"
[[ $said == *"41.0"* ]] || fail "the title is not 41 points high, as the tutorial says"
step view-1 test-2 && fail "the second test of the tutorial passes"
[[ $said == *"what stamp (90) left"* && $said == *"ideal 309.5"* ]] || fail "the title's why is not what the tutorial says"
step view-2 test-3 || fail "the last test of the tutorial fails"
[[ $said == *"with 2 test cases passed"* ]] || fail "the last test of the tutorial did not run on two phones"

# The one code block of each of these pages is a file.
for module in LayoutEngine LayoutUI; do
  sed -n '/^```swift$/,/^```$/{/^```/d;p}' "Sources/$module/$module.docc/$module.md" > "$made/$module.swift"
  "$swiftc" -typecheck -parse-as-library -module-name Shown "${library[@]}" "$made/$module.swift"
done
echo "the tutorial: its package is one, two tests fail as it says, the last one passes; what the pages of modules show compiles"
