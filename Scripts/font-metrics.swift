// Writes a file of metrics of San Francisco as CoreText has it, for `layouttrace record --font-metrics FILE`; docs/fonts.md describes it.
//
//     swift Scripts/font-metrics.swift -o sf.json [--size 17 --size 34 …]
//
// Sizes are those of the text styles at all sizes of Dynamic Type, unless --size names others. Written from Apple's documentation; not run yet.
import Foundation

#if canImport(CoreText)
  import CoreText

  let weights: [(name: String, value: CGFloat)] = [("regular", 0), ("medium", 0.23), ("semibold", 0.3), ("bold", 0.4)]
  // Characters of most of Europe: ASCII, Latin-1, Latin Extended-A, and the punctuation and signs of texts.
  let extra: [UInt32] = [
    0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122,
    0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
  ]
  let characters = (Array(0x20...0x7E) + Array(0xA0...0x17F) + extra).compactMap(Unicode.Scalar.init).map(String.init)
  // Pairs of all would be 150,000 lines a size: those of ASCII, and of ASCII with quotes and dashes.
  let kerned = (Array(0x20...0x7E) + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]).compactMap(Unicode.Scalar.init).map(String.init)

  func usage(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(64)
  }

  var output = "sf.json"
  var sizes: [Double] = []
  var arguments = CommandLine.arguments.dropFirst()
  while let flag = arguments.popFirst() {
    guard let value = arguments.popFirst() else { usage("\(flag) takes a value") }
    switch flag {
    case "-o", "--output": output = value
    case "--size":
      guard let size = Double(value), size.isFinite, size > 0 else { usage("--size takes points, more than 0, not '\(value)'") }
      sizes.append(size)
    default: usage("-o FILE and --size POINTS are known, \(flag) is not")
    }
  }
  if sizes.isEmpty { sizes = Array(11...60).map(Double.init) }

  func system(_ size: Double, _ weight: CGFloat) -> CTFont {
    let base = CTFontCreateUIFontForLanguage(.system, size, nil) ?? CTFontCreateWithName("SFPro" as CFString, size, nil)
    let traits = [kCTFontTraitsAttribute: [kCTFontWeightTrait: weight]] as CFDictionary
    return CTFontCreateCopyWithAttributes(base, size, nil, CTFontDescriptorCreateCopyWithAttributes(CTFontCopyFontDescriptor(base), traits))
  }

  /// As wide as CoreText sets it in a line, tracking included.
  func width(_ text: String, _ font: CTFont) -> Double {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font]))
    return CTLineGetTypographicBounds(line, nil, nil, nil)
  }

  func rounded(_ points: Double) -> Double { (points * 1e5).rounded() / 1e5 }

  var faces: [[String: Any]] = []
  for size in sizes {
    for weight in weights {
      let font = system(size, weight.value)
      let advances = Dictionary(uniqueKeysWithValues: characters.map { ($0, rounded(width($0, font))) })
      var kerning: [String: Double] = [:]
      for first in kerned {
        for second in kerned {
          let together = rounded(width(first + second, font) - (advances[first] ?? 0) - (advances[second] ?? 0))
          if abs(together) > 1e-4 { kerning[first + second] = together }
        }
      }
      faces.append([
        "name": CTFontCopyFamilyName(font) as String, "size": size, "weight": weight.name, "ascent": Double(CTFontGetAscent(font)),
        "descent": Double(CTFontGetDescent(font)), "leading": Double(CTFontGetLeading(font)), "capHeight": Double(CTFontGetCapHeight(font)),
        "advances": advances, "kerning": kerning,
      ])
      FileHandle.standardError.write(Data("\(size) \(weight.name): \(kerning.count) kerning pairs\n".utf8))
    }
  }
  let file: [String: Any] = ["version": 1, "name": "San Francisco", "faces": faces]
  try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys]).write(to: URL(fileURLWithPath: output))
#else
  FileHandle.standardError.write(Data("CoreText is on Apple's systems: elsewhere Scripts/font-metrics.py makes a file of font files\n".utf8))
  exit(69)
#endif
