/// Finds the widths and break opportunities of a text's characters.
struct TextReader {
  let string: String
  private let spans: [TextSpan]
  private let unit: Double
  private(set) var breaks = ContiguousArray<TextRun.Breaks>()
  private(set) var units = ContiguousArray([0])
  private(set) var offsets = ContiguousArray([0])
  private(set) var paragraphEnds = ContiguousArray<Int>()
  private(set) var widest = 0
  private(set) var approximation: TextApproximation = []
  private(set) var spanStarts: [Int] = []
  private(set) var tabUnits = 0

  /// Points between two tab stops (seen on SwiftUI 27).
  private static let tabStop = 28.0

  init(_ spans: [TextSpan], unit: Double) {
    (self.spans, self.unit) = (spans, unit)
    string = spans.count == 1 ? spans[0].string : spans.reduce(into: "") { $0 += $1.string }
    breaks.reserveCapacity(string.utf8.count)
    units.reserveCapacity(string.utf8.count + 1)
    offsets.reserveCapacity(string.utf8.count + 1)
  }

  mutating func read() {
    let after = LineBreaks.after(string.unicodeScalars)
    var (scalars, paragraphStart, index) = (0, 0, string.startIndex)
    var previous: Unicode.Scalar?
    for (number, span) in spans.enumerated() {
      let pen = TextUnit(span, unit: unit)
      approximation.formUnion(span.font.face.approximation)
      spanStarts.append(breaks.count)
      let end =
        number == spans.count - 1 ? string.endIndex : string.utf8.index(string.startIndex, offsetBy: spans[...number].reduce(0) { $0 + $1.string.utf8.count })
      previous = nil
      while index < end {
        let character = string[index]
        let count = character.unicodeScalars.count
        scalars += count
        add(character, mayEnd: after[scalars - 1], pen, &previous, &paragraphStart)
        string.formIndex(after: &index)
      }
    }
    endParagraph(&paragraphStart)
    let first = spans[0]
    if spans.allSatisfy({ $0.ascent == first.ascent && $0.descent == first.descent }) { spanStarts = [] }
  }

  private mutating func add(_ character: Character, mayEnd: Bool, _ pen: TextUnit, _ previous: inout Unicode.Scalar?, _ paragraphStart: inout Int) {
    guard let scalar = character.unicodeScalars.first else { return }
    var traits: TextRun.Breaks = mayEnd ? .after : []
    switch scalar {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": traits = .newline
    case "\t": (traits, tabUnits) = (traits.union([.space, .tab]), max(1, pen.units(Self.tabStop)))
    case " ", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{200B}", "\u{205F}", "\u{3000}": traits.insert(.space)
    case "\u{AD}": if mayEnd { traits.insert(.softHyphen) }
    default: break
    }
    if traits.contains(.newline) {
      endParagraph(&paragraphStart)
      units.append(units[breaks.count])
      previous = nil
    } else {
      if let before = previous, pen.isKerned, case let kerning = pen.kerning(before, scalar), kerning != 0 {
        units[breaks.count] += kerning
        if !pen.isMeasured { approximation.insert(.kerning) }
      }
      units.append(units[breaks.count] + (traits.contains(.tab) ? 0 : pen.units(of: character)))
      if !scalar.isASCII || pen.isMeasured { approximation.formUnion(pen.approximation(of: character)) }
      previous = character.unicodeScalars.count == 1 ? scalar : nil
    }
    breaks.append(traits)
    offsets.append(offsets[offsets.count - 1] + character.utf8.count)
  }

  private mutating func endParagraph(_ start: inout Int) {
    let end = breaks.count
    if tabUnits == 0 {
      widest = max(widest, units[end] - units[start])
    } else {
      // A tab goes to the next stop.
      let width = (start..<end).reduce(0) { pen, index in
        breaks[index].contains(.tab) ? (pen / tabUnits + 1) * tabUnits : pen + units[index + 1] - units[index]
      }
      widest = max(widest, width)
    }
    paragraphEnds.append(end)
    start = end + 1
  }
}
