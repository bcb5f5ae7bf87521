#!/bin/sh
# The pictures of the documentation, made by layouttrace; with --check they are compared with those that are there.
#
#     Scripts/pictures.sh LAYOUTTRACE [--check]
set -eu
cd "$(dirname "$0")/../docs/pictures"
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
"$1" draw inbox.json -o "$made/inbox.svg"
"$1" draw inbox.json --node row1 -o "$made/row.svg" --scale 2 --layer spacing --layer offers
for screen in article chat dashboard onboarding player products; do
  "$1" record --quiet "../../Examples/screens/$screen.json" -o "$made/$screen.db"
  "$1" draw "$made/$screen.db" --pass 16 --layer overflow -o "$made/$screen.svg"
done
for screen in inbox onboarding product settings sign-in tabs; do
  "$1" record --quiet "../../Examples/apps/$screen.json" -o "$made/app-$screen.db"
  "$1" draw "$made/app-$screen.db" --pass 16 -o "$made/app-$screen.svg"
done
while read -r scene layers; do
  # shellcheck disable=SC2086
  "$1" draw "../../Examples/layout/$scene.json" -o "$made/layout-$scene.svg" --scale 2 --layer frames $layers
done <<END
conversation --layer sizes
chain --layer sizes --layer spacing
ideal-sizes --layer sizes
division --layer sizes
two-passes --layer sizes
guides --layer guides
grid --layer spacing
END
# What the tutorial begins with; its catalog needs it where Xcode makes the pages, too.
catalog=../../Sources/LayoutUIHost/LayoutUIHost.docc
XDG_CACHE_HOME="$made/cache" "$1" record --quiet "$catalog/Code/view-1.swift" --alone --proposal 375x90 -o "$made/invoice.db"
"$1" draw "$made/invoice.db" -o "$made/invoice.svg"
for picture in "$made"/*.svg; do
  name=$(basename "$picture")
  [ "$name" != invoice.svg ] || name=$catalog/$name
  if [ "${2-}" = --check ]; then
    cmp -s "$picture" "$name" || { echo "$name is not as layouttrace draws it: make pictures makes it anew" >&2; exit 1; }
  else
    cp "$picture" "$name"
  fi
done
