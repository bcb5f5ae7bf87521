#!/usr/bin/env bash
# Makes the release archive, layouttrace-VERSION-SYSTEM-MACHINE.tar.gz with its SHA-256 beside it, of what `make install` installs: the folders bin, lib
# and share and the license. The archive of the same files is the same, byte for byte.
#
#   Scripts/dist.sh .build/dist          (`make dist` installs into .build/dist/root first)
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$1
# The whole of Foundation, ICU with it, is linked as soon as one object asks for one member of it: 45 MB more. Nothing else makes the command so large.
limit=30000000
if [ "$(uname -s)" = Linux ] && [ "$(wc -c < "$folder/root/bin/layouttrace")" -gt $limit ]; then
  echo "$folder/root/bin/layouttrace has more than $limit bytes; these ask for Foundation:" >&2
  find -L .build/release -path '*.build/*.o' -not -path '*LayoutUI*' -not -path '*Tests.build*' -exec nm -uA {} + 2> /dev/null | grep -E ' U \$s[^ ]*10Foundation' \
    | grep -vE '\$s(12LayoutEngine|11LayoutModel|14ArticleLayouts)' | sed 's/.*\.build\//  /' | sort -u | head -20 >&2
  exit 1
fi
version=$("$folder/root/bin/layouttrace" --version | sed 's/^layouttrace \([^,]*\),.*/\1/')
name=layouttrace-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
rm -rf "${folder:?}/$name" "$folder/$name".tar.gz*
mv "$folder/root" "$folder/$name"
install -m 644 LICENSE README.md CHANGELOG.md "$folder/$name/"
date=$(git log -1 --format=%cI 2> /dev/null || echo 2026-01-01T00:00:00Z)
if tar --version 2> /dev/null | grep -q GNU; then
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="$date" -cf - -C "$folder" "$name" | gzip -9n > "$folder/$name.tar.gz"
else
  tar -cf - -C "$folder" "$name" | gzip -9n > "$folder/$name.tar.gz"
fi
sum=$(command -v sha256sum || echo "shasum -a 256")
(cd "$folder" && $sum "$name.tar.gz" > "$name.tar.gz.sha256")
rm -rf "${folder:?}/$name"
echo "$folder/$name.tar.gz: $(wc -c < "$folder/$name.tar.gz" | tr -d ' ') bytes, SHA-256 $(cut -d ' ' -f 1 "$folder/$name.tar.gz.sha256")"
