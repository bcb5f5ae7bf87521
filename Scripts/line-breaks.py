#!/usr/bin/env python3
"""Writes Sources/LayoutEngine/Text/LineBreakClasses.swift from the Unicode Character Database.

    apt-get install unicode-data
    python3 Scripts/line-breaks.py /usr/share/unicode

Classes are resolved as rule LB1 of UAX #14 says. Run from the root of the repository, only when a newer Unicode is
wanted; `swift build` does not run it. Also writes of Tests/LayoutEngineTests/Text/LineBreakTest.txt.
"""
import re
import sys
from pathlib import Path

ucd = Path(sys.argv[1])
LAST = 0x110000
MISSING = {"Unknown": "XX", "Ideographic": "ID", "Prefix_Numeric": "PR", "Neutral": "N", "Wide": "W"}


def ranges(path):
    for line in (ucd / path).read_text(encoding="utf8").splitlines():
        # What is not assigned is "missing", and comes first.
        if match := re.match(r"(?:# @missing: )?([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line):
            yield int(match[1], 16), int(match[2] or match[1], 16), MISSING.get(match[3], match[3])


def table(path):
    values = ["XX"] * LAST
    for first, last, value in ranges(path):
        values[first : last + 1] = [value] * (last + 1 - first)
    return values


breaks, widths = table("extracted/DerivedLineBreak.txt"), table("extracted/DerivedEastAsianWidth.txt")
categories = {int(f[0], 16): f[2] for f in (line.split(";") for line in (ucd / "UnicodeData.txt").read_text().splitlines())}
pictures = {c for first, last, value in ranges("emoji/emoji-data.txt") if value == "Extended_Pictographic" for c in range(first, last + 1)}


def resolved(code):
    name = breaks[code]
    if name in ("H2", "H3"):
        return "H"  # which of the two is computed
    if name in ("AI", "SG", "XX"):
        return "AL"
    if name == "SA":
        return "CM" if categories.get(code) in ("Mn", "Mc") else "AL"
    if name == "CJ":
        return "NS"
    if name == "OP" and widths[code] in ("F", "W", "H"):
        return "OPw"
    if name == "ID" and code in pictures and code not in categories:
        return "IDx"
    return name


values = [resolved(code) for code in range(LAST)]
for code in range(0xAC00, 0xD7A4):
    values[code] = "H"
names = sorted(set(values) | {"H2", "H3"})
starts = [code for code in range(LAST) if code == 0 or values[code] != values[code - 1]]
version = re.search(r"-([\d.]+)\.txt", (ucd / "extracted/DerivedLineBreak.txt").read_text().splitlines()[0])[1]
out = [
    f"// Made by Scripts/line-breaks.py from the Unicode Character Database {version}. Do not edit.",
    "//",
    "// Copyright © 1991-2022 Unicode, Inc. Unicode License, https://www.unicode.org/license.txt.",
    "",
    "/// Line breaking classes of UAX #14, resolved as its rule LB1 says.",
    "///",
    "/// `OPw` are the wide ones among `OP`, `IDx` the code points that are kept for emoji, `H` is a Hangul syllable, `H2` or `H3`.",
    "enum LineBreakClass: UInt8, CaseIterable {",
    "  case " + ", ".join(names),
    "",
    "  /// The first code point of each run of equal classes, and in the lowest byte the class.",
    "  static let starts: [UInt32] = [",
]
words = [f"0x{code << 8 | names.index(values[code]):X}" for code in starts]
out += ["    " + ", ".join(words[i : i + 13]) + "," for i in range(0, len(words), 13)]
out += ["  ]", "}", ""]
Path("Sources/LayoutEngine/Text/LineBreakClasses.swift").write_text("\n".join(out))

# The tests of Unicode, without their comments.
tests = [line.split("#")[0].strip() for line in (ucd / "auxiliary/LineBreakTest.txt").read_text(encoding="utf8").splitlines()]
tests = [test for test in tests if test]
head = [f"# The {len(tests)} tests of LineBreakTest-{version}.txt without their comments. Copyright © 2022 Unicode, Inc. Unicode License."]
Path("Tests/LayoutEngineTests/Text/LineBreakTest.txt").write_text("\n".join(head + tests) + "\n")
print(len(starts), "runs,", len(tests), "tests")
