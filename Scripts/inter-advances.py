#!/usr/bin/env python3
"""Writes Sources/LayoutEngine/Fonts/InterAdvances.swift, the advance widths of the built-in font.

    pip install fonttools
    python3 Scripts/inter-advances.py /usr/share/fonts/opentype/inter/Inter-Regular.otf

The font is Debian's fonts-inter, or https://rsms.me/inter. Run from the root of the repository, only when the
blocks below change or a newer Inter is wanted; `swift build` does not run it.
"""
import sys
import unicodedata
from pathlib import Path
from fontTools.ttLib import TTFont

# The first block is looked up without a search, so it goes from 0 to the end of Cyrillic without a gap.
BLOCKS = [
    (0x0000, 0x052F, "Latin, diacritics, Greek, Cyrillic"),
    (0x1E00, 0x1FFF, "Latin Additional, Greek Extended"),
    (0x2000, 0x20CF, "punctuation, super- and subscripts, currency"),
    (0x2100, 0x222F, "letterlike, number forms, arrows, operators"),
    (0x2248, 0x2265, "operators: almost equal ... greater or equal"),
    (0x25A0, 0x25FF, "geometric shapes"),
    (0x2600, 0x266F, "symbols"),
    (0x2713, 0x2717, "check marks"),
    (0xFB00, 0xFB06, "ligatures"),
]
ZERO_WIDTH = {"Mn", "Me", "Cc", "Cf"}
PER_ROW = 24

font = TTFont(sys.argv[1])
units_per_em = font["head"].unitsPerEm
glyphs, metrics, names = font.getBestCmap(), font["hmtx"].metrics, font["name"]
letters = [c for c in glyphs if c < 0x530 and chr(c).isalpha()]
average = round(sum(metrics[glyphs[c]][0] for c in letters) / len(letters))


def advance(code):
    """A tab is as wide as a space; a character that the font lacks is average."""
    if code == 9:
        return advance(0x20)
    if unicodedata.category(chr(code)) in ZERO_WIDTH:
        return 0
    return metrics[glyphs[code]][0] if code in glyphs else average


out = [
    "// Made by Scripts/inter-advances.py from " + names.getDebugName(4) + ", " + names.getDebugName(5).split(";")[0] + ". Do not edit.",
    "//",
    "// The widths are those of the Inter typeface: " + names.getDebugName(0).strip().rstrip(".") + ".",
    "// Inter is licensed under the SIL Open Font License 1.1, https://openfontlicense.org.",
    "",
    "/// Advance widths of Inter, which stand in for San Francisco's, in units of the em square.",
    "enum InterAdvances {",
    f"  static let unitsPerEm = {units_per_em}",
    "  /// For a character outside the blocks: the mean of the Latin, Greek and Cyrillic letters.",
    f"  static let average: UInt16 = {average}",
    "  /// First and last code point of each block, ascending; the first begins at 0.",
    "  static let blocks: [ClosedRange<UInt32>] = [",
]
out += [f"    0x{first:04X}...0x{last:04X},  // {what}" for first, last, what in BLOCKS]
out += ["  ]", "  /// Index in `advances` of each block's first code point."]
starts = [sum(last - first + 1 for first, last, _ in BLOCKS[:i]) for i in range(len(BLOCKS))]
out += [f"  static let starts = [{', '.join(map(str, starts))}]", "  static let advances: [UInt16] = ["]
values = [advance(code) for first, last, _ in BLOCKS for code in range(first, last + 1)]
out += ["    " + ", ".join(map(str, values[i : i + PER_ROW])) + "," for i in range(0, len(values), PER_ROW)]
out += ["  ]", "}", ""]
Path("Sources/LayoutEngine/Fonts/InterAdvances.swift").write_text("\n".join(out))
missing = [sum(c not in glyphs for c in range(first, last + 1)) for first, last, _ in BLOCKS]
print(len(values), "advances; missing in each block:", missing)
