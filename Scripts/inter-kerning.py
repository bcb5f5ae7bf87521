#!/usr/bin/env python3
"""Writes Sources/LayoutEngine/Fonts/InterKerning.swift, the kerning pairs of the built-in font.

    pip install fonttools
    python3 Scripts/inter-kerning.py /usr/share/fonts/opentype/inter/Inter-Regular.otf

The font is Debian's fonts-inter, or https://rsms.me/inter. Run from the root of the repository, only when a newer
Inter is wanted; `swift build` does not run it.
"""
import sys
from pathlib import Path
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
glyphs, table = font.getBestCmap(), font["GPOS"].table
wanted = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex}
lookups = []
for index in sorted(wanted):
    subtables = [getattr(s, "ExtSubTable", s) for s in table.LookupList.Lookup[index].SubTable]
    lookups.append([s for s in subtables if s.LookupType == 2])


def advance(value):
    return getattr(value, "XAdvance", 0) if value else 0


def pair(first, second):
    """The first subtable of each lookup that knows the pair."""
    first, second, total = glyphs[ord(first)], glyphs[ord(second)], 0
    for subtables in lookups:
        for table in subtables:
            if first not in table.Coverage.glyphs:
                continue
            if table.Format == 2:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                total += advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)
                break
            records = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            found = [record for record in records if record.SecondGlyph == second]
            if found:
                total += advance(found[0].Value1)
                break
    return total


characters = [chr(code) for code in range(0x20, 0x7F)]
groups = {}
for first in characters:
    row = {}
    for second in characters:
        if units := pair(first, second):
            row.setdefault(units, []).append(second)
    for units, seconds in row.items():
        groups.setdefault((units, "".join(seconds)), []).append(first)


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


names = font["name"]
rows = sorted((quoted("".join(firsts)), quoted(seconds), units) for (units, seconds), firsts in groups.items())
out = [
    "// Made by Scripts/inter-kerning.py from " + names.getDebugName(4) + ", " + names.getDebugName(5).split(";")[0] + ". Do not edit.",
    "//",
    "// The pairs are those of the Inter typeface: " + names.getDebugName(0).strip().rstrip(".") + ".",
    "// Inter is licensed under the SIL Open Font License 1.1, https://openfontlicense.org.",
    "",
    "/// Kerning of Inter between ASCII characters, in units of its em square.",
    "enum InterKerning {",
    f"  static let unitsPerEm = {font['head'].unitsPerEm}",
    "  /// Every character of the first text before every one of the second.",
    "  static let groups: [(firsts: StaticString, seconds: StaticString, units: Int)] = [",
]
out += [f"    ({firsts}, {seconds}, {units})," for firsts, seconds, units in rows]
out += ["  ]", "}", ""]
Path("Sources/LayoutEngine/Fonts/InterKerning.swift").write_text("\n".join(out))
print(len(rows), "groups")
