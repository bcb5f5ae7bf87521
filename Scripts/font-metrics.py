#!/usr/bin/env python3
"""Writes a file of metrics of font files, for `layouttrace record --font-metrics FILE`; docs/fonts.md describes it.

    pip install fonttools
    python3 Scripts/font-metrics.py Inter-Regular.otf Inter-SemiBold.otf Inter-Bold.otf -o inter.json

Each font file is a face of the weight, slant and pitch that it says of itself. Of a variable font, --wght makes a face at each weight. Advances and kerning
pairs (GPOS `kern`, or the table `kern`) are those of single characters: ligatures and contextual forms are not in it.
"""
import argparse
import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

WEIGHTS = {100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy", 900: "black"}
# What is written in most of Europe: ASCII, Latin-1, Latin Extended-A, and the punctuation and signs of texts.
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022,
              0x2026, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265]


def pairs(font, glyphs):
    """Units by which two glyphs move together: the sum over lookups of the first subtable of each that knows the pair."""
    if "GPOS" not in font:
        tables = font["kern"].kernTables if "kern" in font else []
        return lambda first, second: sum(table.kernTable.get((first, second), 0) for table in tables if hasattr(table, "kernTable"))
    table = font["GPOS"].table
    scripts = [record.Script for record in table.ScriptList.ScriptRecord if record.ScriptTag in ("DFLT", "latn")]
    languages = [script.DefaultLangSys for script in scripts if script.DefaultLangSys]
    features = {index for language in languages for index in language.FeatureIndex}
    wanted = sorted({
        lookup for index in features if table.FeatureList.FeatureRecord[index].FeatureTag == "kern"
        for lookup in table.FeatureList.FeatureRecord[index].Feature.LookupListIndex})
    lookups = []
    for index in wanted:
        subtables = [getattr(subtable, "ExtSubTable", subtable) for subtable in table.LookupList.Lookup[index].SubTable]
        known = []
        for subtable in subtables:
            if subtable.LookupType != 2:
                continue
            firsts = {glyph: position for position, glyph in enumerate(subtable.Coverage.glyphs) if glyph in glyphs}
            known.append((subtable, firsts))
        lookups.append(known)

    def advance(value):
        return getattr(value, "XAdvance", 0) if value else 0

    def pair(first, second):
        total = 0
        for subtables in lookups:
            for subtable, firsts in subtables:
                if first not in firsts:
                    continue
                if subtable.Format == 2:
                    row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)]
                    total += advance(row.Class2Record[subtable.ClassDef2.classDefs.get(second, 0)].Value1)
                    break
                found = [record for record in subtable.PairSet[firsts[first]].PairValueRecord if record.SecondGlyph == second]
                if found:
                    total += advance(found[0].Value1)
                    break
        return total

    return pair


def face(font, arguments):
    names, os2, hhea, glyphs = font["name"], font["OS/2"], font["hhea"], font.getBestCmap()
    known = [code for code in CHARACTERS if code in glyphs]
    kerning = pairs(font, {glyphs[code] for code in known})
    weight = min(WEIGHTS, key=lambda number: abs(number - os2.usWeightClass))
    # What macOS goes by is `hhea`, unless the font asks for its typographic heights.
    typographic = bool(os2.fsSelection & 0x80)
    ascent, descent, gap = (os2.sTypoAscender, -os2.sTypoDescender, os2.sTypoLineGap) if typographic else (hhea.ascent, -hhea.descent, hhea.lineGap)
    made = {"name": names.getBestFamilyName() or "a font", "weight": WEIGHTS[weight], "unitsPerEm": font["head"].unitsPerEm,
            "ascent": ascent, "descent": descent, "leading": gap}
    if os2.version >= 2 and os2.sCapHeight > 0:
        made["capHeight"] = os2.sCapHeight
    if font["post"].italicAngle or os2.fsSelection & 1:
        made["italic"] = True
    if arguments.design:
        made["design"] = arguments.design
    made["advances"] = {chr(code): font["hmtx"][glyphs[code]][0] for code in known}
    together = {}
    for first in known:
        for second in known:
            if units := kerning(glyphs[first], glyphs[second]):
                together[chr(first) + chr(second)] = units
    if together:
        made["kerning"] = together
    return made


def fonts(path, weights):
    font = TTFont(path, fontNumber=0)
    if "fvar" not in font:
        return [font]
    from fontTools.varLib import instancer
    axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
    made = []
    for weight in weights or [axes.get("wght", 400)]:
        instance = instancer.instantiateVariableFont(TTFont(path), {**axes, **({"wght": weight} if "wght" in axes else {})})
        instance["OS/2"].usWeightClass = round(weight)
        made.append(instance)
    return made


def line(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fonts", nargs="+", help="font files, TrueType or OpenType")
    parser.add_argument("-o", "--output", required=True, help="the file to write")
    parser.add_argument("--design", choices=["serif", "rounded", "monospaced"], help="the design that scenes ask for it by")
    parser.add_argument("--wght", type=float, action="append", help="of a variable font: a face at this weight")
    parser.add_argument("--ascii", action="store_true", help="characters of ASCII alone")
    arguments = parser.parse_args()
    if arguments.ascii:
        del CHARACTERS[0x5F:]
    faces = []
    for path in arguments.fonts:
        try:
            faces += [face(font, arguments) for font in fonts(path, arguments.wght)]
        except Exception as error:
            sys.exit(f"{path}: {error}")
    members = [[f"{json.dumps(key)}: {line(value)}" for key, value in made.items()] for made in faces]
    text = ",\n    ".join("{" + ",\n     ".join(lines) + "}" for lines in members)
    Path(arguments.output).write_text(f'{{"version": 1,\n  "faces": [\n    {text}]}}\n', encoding="utf-8")
    print(f"{arguments.output}: {len(faces)} faces, {sum(len(made['advances']) for made in faces)} advances, "
          f"{sum(len(made.get('kerning', {})) for made in faces)} kerning pairs")


main()
