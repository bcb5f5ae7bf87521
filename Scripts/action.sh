#!/usr/bin/env bash
# What action.yml runs: `install` puts layouttrace on the path of later steps, `check` looks at the files. Their inputs stand in the environment, where no
# value of a workflow is taken for shell.
#
#   LAYOUTTRACE_FILES=Scenes/*.json Scripts/action.sh check
set -euo pipefail
shopt -s globstar nullglob

fail() { echo "::error::$1"; exit 64; }

install_layouttrace() {
  local folder=${RUNNER_TEMP:-/tmp}/layouttrace
  mkdir -p "$folder"
  if [ -n "${LAYOUTTRACE_ARCHIVE:-}" ]; then
    curl --fail --silent --show-error --location --retry 3 --output "$folder/archive.tar.gz" "$LAYOUTTRACE_ARCHIVE" || fail "there is no archive at $LAYOUTTRACE_ARCHIVE"
    if [ -n "${LAYOUTTRACE_SHA256:-}" ]; then
      echo "$LAYOUTTRACE_SHA256  $folder/archive.tar.gz" | sha256sum --check --quiet || fail "the archive is not the one of this SHA-256: $LAYOUTTRACE_SHA256"
    fi
    tar -xzf "$folder/archive.tar.gz" -C "$folder" --strip-components=1
  else
    command -v swift > /dev/null || fail "layouttrace is built from source, and there is no Swift: give archive, or install Swift in a step before"
    make -C "$LAYOUTTRACE_ACTION" install "PREFIX=$folder"
  fi
  "$folder/bin/layouttrace" --version || fail "layouttrace does not run here; docs/ci.md says what the archive needs"
  echo "$folder/bin" >> "$GITHUB_PATH"
}

# The names that the lines of a list stand for, each once; a line without * is a name, whatever is in it.
expanded() {
  local line file
  while IFS= read -r line; do
    line=${line#"${line%%[![:space:]]*}"}
    line=${line%"${line##*[![:space:]]}"}
    [ -n "$line" ] || continue
    local IFS=
    local found=("$line")
    # Not quoted: the pattern's names, blanks in them and all.
    case $line in *[*?[]*) found=($line) ;; esac
    for file in "${found[@]}"; do
      case $file in *.frames.json) ;; *) printf '%s\n' "$file" ;; esac
    done
  done <<< "$1" | awk '!seen[$0]++'
}

# The worst of what was and what is: a command without an answer outweighs a finding.
exit_code=0
worsen() { if [ "$1" -gt "$exit_code" ]; then exit_code=$1; fi; }

check_files() {
  local results=${RUNNER_TEMP:-/tmp}/layouttrace-results
  rm -rf "$results"
  mkdir -p "$results/sarif"
  local -a files arguments
  mapfile -t files < <(expanded "${LAYOUTTRACE_FILES:-}")
  mapfile -t arguments < <(grep -v '^[[:space:]]*$' <<< "${LAYOUTTRACE_ARGUMENTS:-}" || true)
  [ "${#files[@]}" -gt 0 ] || fail "files names none: ${LAYOUTTRACE_FILES:-}"
  local number=0 file
  for file in "${files[@]}"; do
    number=$((number + 1))
    check_file "$file" "$results" "$number"
  done
  python3 "$(dirname "$0")/sarif.py" "$results"/sarif/*.sarif > "$results/layouttrace.sarif" || worsen 70
  rm -rf "$results/sarif" "$results"/*.db
  if [ "${LAYOUTTRACE_EXPECT:-false}" = true ]; then expect_frames "$results"; fi
  cat "$results/summary.md" >> "$GITHUB_STEP_SUMMARY"
  {
    echo "findings=$(python3 -c 'import json, sys; print(len(json.load(open(sys.argv[1]))["runs"][0]["results"]))' "$results/layouttrace.sarif")"
    echo "exit-code=$exit_code"
    echo "results=$results"
  } >> "$GITHUB_OUTPUT"
}

# Annotations, SARIF, a part of the summary and a page of one file.
check_file() {
  local file=$1 results=$2 number=$3 code=0 checked=$1
  local -a source=(--source "$file")
  if [[ $file == *.swift ]]; then
    checked=$results/$number.db
    layouttrace record --quiet -o "$checked" -- "$file" || code=$?
    if [ "$code" != 0 ]; then report_failure "$file" "$code" "$results"; return; fi
  fi
  layouttrace check --format github --fail-on "${LAYOUTTRACE_FAIL_ON:-warning}" "${source[@]}" ${arguments[@]+"${arguments[@]}"} -- "$checked" || code=$?
  if [ "$code" -gt 1 ]; then report_failure "$file" "$code" "$results"; return; fi
  worsen "$code"
  layouttrace check --format sarif --fail-on never "${source[@]}" ${arguments[@]+"${arguments[@]}"} -- "$checked" > "$results/sarif/$number.sarif"
  layouttrace check --format markdown --fail-on never "${source[@]}" ${arguments[@]+"${arguments[@]}"} -- "$checked" > "$results/part.md"
  { echo "## $file"; echo; cat "$results/part.md"; echo; } >> "$results/summary.md"
  rm "$results/part.md"
  if [ "${LAYOUTTRACE_REPORT:-true}" = true ]; then
    local page=${file//\//-}
    layouttrace report -o "$results/${page%.*}-$number.html" -- "$checked" || echo "::notice file=$file::there is no page of it"
  fi
}

# What cannot be laid out has no findings: the messages of the command stand above in the log.
report_failure() {
  echo "::error file=$1::layouttrace ends with exit code $2; the lines above say why"
  { echo "## $1"; echo; echo "cannot be laid out: exit code $2"; echo; } >> "$3/summary.md"
  worsen "$2"
}

expect_frames() {
  local code=0 file
  local -a scenes=()
  for file in "${files[@]}"; do [ -e "${file%.*}.frames.json" ] && [[ $file == *.json ]] && scenes+=("$file"); done
  if [ "${#scenes[@]}" = 0 ]; then fail "expect is true, and beside no scene of files stand frames: layouttrace expect --record writes them"; fi
  layouttrace expect -- "${scenes[@]}" > "$1/expect.txt" || code=$?
  cat "$1/expect.txt"
  { echo "## Expected frames"; echo; echo '```'; cat "$1/expect.txt"; echo '```'; } >> "$1/summary.md"
  if [ "$code" = 1 ]; then echo "::error::layouts are elsewhere than expected; the log says which"; fi
  worsen "$code"
}

case ${1:-} in
  install) install_layouttrace ;;
  check) check_files ;;
  *) echo "usage: Scripts/action.sh install|check; action.yml says what is in the environment" >&2; exit 64 ;;
esac
