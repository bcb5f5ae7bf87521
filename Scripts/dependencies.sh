#!/bin/sh
# Makes sure that what a build needs beside the Swift toolchain is there: the headers of SQLite. With the argument sqlite3, the program too,
# with which tests compare; they are skipped where it is missing and cannot be installed.
set -eu

fail() { printf '%s\n' "$@" >&2; exit 1; }

command -v swift >/dev/null 2>&1 || fail \
  "layouttrace needs a Swift toolchain (6.2 or newer) and found no 'swift' in PATH." \
  "See https://www.swift.org/install for how to get one."

if [ "${1-}" = sqlite3 ]; then
  command -v sqlite3 >/dev/null 2>&1 && exit 0
  if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "sqlite3 is missing: installing it with apt-get for the tests."
    apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install --yes --no-install-recommends sqlite3 && exit 0
  fi
  echo "sqlite3 is not installed: the tests that compare with it are skipped."
  exit 0
fi

# macOS brings SQLite with its SDK.
[ "$(uname -s)" = Darwin ] && exit 0

# The compiler that comes with Swift is asked, not the package manager: any SQLite it finds will do.
compiler=$(command -v clang || command -v cc || true)
found() {
  if [ -n "$compiler" ]; then
    printf '#include <sqlite3.h>\n' | "$compiler" -E -x c - >/dev/null 2>&1
  else
    [ -e /usr/include/sqlite3.h ]
  fi
}
found && exit 0

command -v apt-get >/dev/null 2>&1 || fail \
  "layouttrace needs the headers of SQLite 3 and cannot install them here: there is no apt-get." \
  "Install them with this system's package manager (sqlite-devel, sqlite-dev, sqlite3), then try again."

as_root=
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null 2>&1 || fail "The headers of SQLite are missing. As root: apt-get install libsqlite3-dev"
  as_root="sudo "
fi
echo "SQLite's headers are missing: installing libsqlite3-dev with apt-get${as_root:+ and sudo}."
${as_root}apt-get -q update
${as_root}env DEBIAN_FRONTEND=noninteractive apt-get -q install --yes --no-install-recommends libsqlite3-dev
found || fail "libsqlite3-dev is installed and sqlite3.h still cannot be found: is the compiler's sysroot another one?"
