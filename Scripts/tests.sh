#!/usr/bin/env bash
# Runs the tests and prints a page: what failed, each with its words, and at the end how many ran. Everything they print is in the log.
#
#   Scripts/tests.sh .build/tests.log swift test --skip-build --parallel
set -uo pipefail
log=$1
shift
mkdir -p "$(dirname "$log")"
"$@" > "$log" 2>&1 &
tests=$!
# Ten minutes of nothing look like a command that hangs.
while kill -0 "$tests" 2> /dev/null; do
  sleep 2
  if (( SECONDS >= ${next:-60} )); then
    # Most end at the end: they take turns.
    printf '%d min: %s tests and cases of tables have begun\n' $((SECONDS / 60)) "$(grep -a -c '^◇ Test ' "$log")"
    next=$((SECONDS + 60))
  fi
done
wait "$tests"
code=$?
# A failure is a line that begins with a cross, and the lines below it that begin with neither mark nor diamond.
awk '/^[✔◇]/ { shown = 0 } /^✘/ { shown = 1 } shown && length($0) > 1500 { $0 = substr($0, 1, 1500) " …" } shown' "$log" | head -n 200
if (( code != 0 )); then tail -n 5 "$log" | cut -c 1-400; fi
grep -a -E '^(✔|✘) Test run with|Executed [0-9]+ tests' "$log" | tail -n 1
echo "All that the tests printed: $log"
exit "$code"
