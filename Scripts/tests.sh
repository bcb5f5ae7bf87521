#!/usr/bin/env bash
# Runs the tests and prints a page: what failed, each with its words, and at the end how many ran. Everything they print is in the log.
#
#   Scripts/tests.sh .build/tests.log
#
# The tests of the command wait most of their time for processes that they start, which would keep a thread from the others: they have a process of their own.
set -uo pipefail
log=$1
swift=${SWIFT:-swift}
mkdir -p "$(dirname "$log")"
if [ "$(uname -s)" = Linux ]; then
  bundle=$("$swift" build --show-bin-path)/layouttracePackageTests.xctest
  parts=("$bundle --testing-library swift-testing --skip CommandTests" "$bundle --testing-library swift-testing --filter CommandTests")
else
  parts=("$swift test --skip-build --parallel")
fi

running=()
trap 'kill "${running[@]}" 2> /dev/null; exit 130' INT TERM
for part in "${!parts[@]}"; do
  ${parts[$part]} > "$log.$part" 2>&1 &
  running+=($!)
done
# Minutes of nothing look like a command that hangs.
while kill -0 "${running[@]}" 2> /dev/null; do
  sleep 2
  if (( SECONDS >= ${next:-60} )); then
    # Most end at the end: they take turns.
    printf '%d min: %s tests and cases of tables have begun\n' $((SECONDS / 60)) "$(cat "$log".* | grep -a -c '^◇ Test ')"
    next=$((SECONDS + 60))
  fi
done
code=0
for process in "${running[@]}"; do wait "$process" || code=$?; done
for part in "${!parts[@]}"; do cat "$log.$part"; done > "$log"
# A failure is a line that begins with a cross, and the lines below it that begin with neither mark nor diamond.
awk '/^[✔◇]/ { shown = 0 } /^✘/ { shown = 1 } shown && length($0) > 1500 { $0 = substr($0, 1, 1500) " …" } shown' "$log" | head -n 200
if (( code != 0 )); then for part in "${!parts[@]}"; do tail -n 5 "$log.$part" | cut -c 1-400; done; fi
grep -a -E '^(✔|✘|━) Test run with|Executed [0-9]+ tests' "$log"
echo "All that the tests printed: $log"
for part in "${!parts[@]}"; do rm -f "$log.$part"; done
exit "$code"
