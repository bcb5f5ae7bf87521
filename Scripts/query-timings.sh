#!/usr/bin/env bash
# query-timings.sh [TRACE [RUNS]]: the time of every named query, from the start of the command to its end, in seconds: the median of RUNS, 3 unless given.
# Without a trace it records one of 5.4 million calls in .build (10 seconds, 590 MB): 92 rows of stacks nested eight deep, laid out twice without a cache.
# LAYOUTTRACE names another binary than the release build.
# A query that reads every call says so in its help and is marked; any other should be done within 2 s.
set -euo pipefail
TIMEFORMAT=%R
exec 3>&2
cd "$(dirname "$0")/.."
layouttrace=${LAYOUTTRACE-}
if [ -z "$layouttrace" ]; then
  swift build --configuration release --product layouttrace >&2
  layouttrace=$(swift build --configuration release --show-bin-path)/layouttrace
fi
trace=${1-.build/query-timings.db}
runs=${2-3}

scene() {
  awk 'function nest(depth) {
    if (depth == 0)
      return "{\"type\":\"HStack\",\"children\":[{\"type\":\"Text\",\"string\":\"Label of row\"},{\"type\":\"Spacer\"},{\"type\":\"Text\",\"string\":\"value\"," \
        "\"modifiers\":[{\"type\":\"layoutPriority\",\"value\":1},{\"type\":\"padding\",\"length\":4}]}]}"
    return "{\"type\":\"" (depth % 2 ? "HStack" : "VStack") "\",\"children\":[" nest(depth - 1) ",{\"type\":\"Text\",\"string\":\"Side\"}]}"
  }
  BEGIN {
    printf "{\"version\":1,\"view\":{\"type\":\"VStack\",\"id\":\"list\",\"children\":[{\"type\":\"ForEach\",\"count\":92,\"children\":[%s]}]},", nest(8)
    print "\"passes\":[{\"name\":\"first\",\"proposal\":{\"width\":390,\"height\":844}},{\"name\":\"second\",\"proposal\":{\"width\":430,\"height\":932}}]}"
  }'
}
[ -e "$trace" ] || scene | "$layouttrace" record - --cache off -o "$trace" >&2

one() { "$layouttrace" sql "$1" -t "$trace" --format tsv | sed 1d; }
# The most asked node, and passes at both ends: what takes longest.
node=$(one 'SELECT key FROM node WHERE id = (SELECT node_id FROM call GROUP BY +node_id ORDER BY count(*) DESC LIMIT 1)')
stack=$(one "SELECT key FROM node WHERE id = (SELECT call.node_id FROM stack_share JOIN call ON call.id = call_id GROUP BY call.node_id ORDER BY count(*) DESC LIMIT 1)")
from=$(one 'SELECT name FROM pass ORDER BY id LIMIT 1')
to=$(one 'SELECT name FROM pass ORDER BY id DESC LIMIT 1')

echo "$(one 'SELECT count(*) FROM call') calls; node $node, stack $stack"
"$layouttrace" query --list --format tsv | sed 1d | tr '\t' '|' | while IFS='|' read -r name parameters question; do
  set --
  case "$parameters" in *--node*) [ "$name" = stack-shares ] && set -- --node "$stack" || set -- --node "$node" ;; esac
  case "$parameters" in *--from*) set -- --from "$from" --to "$to" ;; esac
  times=$(for run in $(seq "$runs"); do
    { time "$layouttrace" query "$name" "$@" -t "$trace" --csv --timeout 0 >/dev/null </dev/null 2>&3; } 2>&1
  done | sort -n)
  median=$(echo "$times" | sed -n "$(((runs + 1) / 2))p")
  case "$question" in *"Reads every call."*) every="  reads every call" ;; *) every= ;; esac
  printf '%6s  %s%s\n' "$median" "$name" "$every"
done
