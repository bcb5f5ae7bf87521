#!/bin/sh
# Builds Benchmarks/Yoga against a Yoga of the caller's: Scripts/yoga.sh FOLDER PROGRAM
#
# FOLDER has yoga/Yoga.h, as a checkout of https://github.com/facebook/yoga does. Where a libyogacore.a is in it, that is linked; else Yoga's sources are
# compiled with the program. CXX is the compiler, c++ if not set.
set -eu
folder=$1 program=$2
[ -f "$folder/yoga/Yoga.h" ] || {
  echo "There is no yoga/Yoga.h in '$folder'; give a checkout of Yoga, as in: make bench YOGA=../yoga" >&2
  exit 66
}
library=$(find "$folder" -name libyogacore.a | head -n 1)
if [ -n "$library" ]; then set -- "$library"; else set -- $(find "$folder/yoga" -name '*.cpp'); fi
echo "${CXX:-c++} Benchmarks/Yoga/yoga.cpp, with ${library:-the sources in $folder/yoga}"
"${CXX:-c++}" -std=c++20 -O3 -DNDEBUG -I "$folder" "$(dirname "$0")/../Benchmarks/Yoga/yoga.cpp" "$@" -o "$program"
