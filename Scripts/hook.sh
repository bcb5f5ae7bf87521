#!/usr/bin/env bash
# What the hooks of .pre-commit-hooks.yaml run: checks the files of a commit, or with --expect compares the scenes that have frames beside them.
# What starts with a dash is an argument of the command.
#
#   Scripts/hook.sh --fail-on=error Scenes/card.json
set -uo pipefail

command -v layouttrace > /dev/null || { echo "there is no layouttrace on the path: docs/ci.md of its repository says how to install it" >&2; exit 127; }

command=check arguments=() scenes=()
for word in "$@"; do
  case $word in
    --expect) command=expect ;;
    -*) arguments+=("$word") ;;
    # Frames that changed alone are compared with their scene.
    *.frames.json) if [ "$command" = expect ]; then scenes+=("${word%.frames.json}.json"); fi ;;
    *) scenes+=("$word") ;;
  esac
done

if [ "$command" = expect ]; then
  mapfile -t scenes < <(for scene in ${scenes[@]+"${scenes[@]}"}; do [ -e "${scene%.json}.frames.json" ] && echo "$scene"; done | sort -u)
  [ "${#scenes[@]}" = 0 ] || exec layouttrace expect ${arguments[@]+"${arguments[@]}"} -- "${scenes[@]}"
  exit 0
fi
[ "${#scenes[@]}" = 0 ] || exec layouttrace check ${arguments[@]+"${arguments[@]}"} -- "${scenes[@]}"
