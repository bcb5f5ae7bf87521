import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct TextPropertyTests {
  static let alphabet = Array("aaabcdeWi    --\n0你好。「」、é👍🏽🇩🇪\u{A0}\u{200B}\u{301}\t\r")
  static let fonts = [pitch, Font(FontDescription(size: 13)), Font(FontDescription(advance: 0, lineHeight: 0, ascent: 0))]

  static func texts(_ count: Int) -> [String] {
    var generator = SeededGenerator(state: 7)
    return (0..<count).map { _ in
      String((0..<Int.random(in: 0...40, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
    }
  }

  @Test(arguments: fonts)
  func `a text that is not truncated keeps every character and its proposal`(font: Font) {
    for text in Self.texts(300) {
      let run = TextRun(text, font: font), written = text.filter { !$0.isNewline }
      var height = 0.0
      for width in [nil, 400, 100, 50, 33.3, 20, 8, 3, 0] as [Double?] {
        let measure = run.measure(width: width, height: nil, options: .init()), lines = run.lines(width: width, height: nil, options: .init())
        #expect(lines.map(\.text).joined().unicodeScalars.elementsEqual(written.unicodeScalars), "\(text.debugDescription) at \(width ?? .infinity)")
        #expect(measure.size.width <= width ?? .infinity)
        #expect(measure.size.height >= height, "\(text.debugDescription): narrower and lower at \(width ?? .infinity)")
        height = measure.size.height
      }
    }
  }

  /// The end of the line that starts at `start`, found by going along its characters: the last opportunity before the first one that does not fit.
  private static func lineEnd(_ run: TextRun, from start: Int, capacity: Int) -> Int {
    let paragraph = run.paragraphEnd(from: start)
    let fits = { (end: Int) in run.breaks[end - 1].contains(.space) || run.width(start..<end) <= capacity }
    guard let tooWide = (start..<paragraph).first(where: { $0 > start && !fits($0 + 1) }) else { return paragraph }
    let opportunity = (start + 1..<tooWide + 1).last { end in
      let breaks = run.breaks[end - 1]
      return breaks.contains(.after) && (!breaks.contains(.softHyphen) || run.width(start..<end) + run.hyphenUnits <= capacity)
    }
    return opportunity ?? tooWide
  }

  @Test(arguments: fonts)
  func `a line ends where going by characters ends it`(font: Font) {
    for text in Self.texts(600) {
      let run = TextRun(text.replacing("0", with: "\u{AD}"), font: font)
      for width in [0.0, 1, 9, 20, 33.3, 50, 64, 100, 1000] {
        let capacity = run.unit > 0 ? Int(width / run.unit) : 0
        for line in IteratorSequence(LineBreaker(run, capacity: capacity, avoidsOrphans: false)) {
          #expect(line.upperBound == Self.lineEnd(run, from: line.lowerBound, capacity: capacity), "\(text.debugDescription) at \(width)")
        }
      }
    }
  }

  @Test(arguments: TextRun.Truncation.allCases)
  func `the size is that of the lines`(truncation: TextRun.Truncation) {
    for text in Self.texts(200) {
      let run = TextRun(text, font: pitch)
      for width in [nil, 100, 50, 33.3, 20, 3] as [Double?] {
        for (limit, height) in [(nil, nil), (1, nil), (2, 200), (nil, 60), (3, 0)] as [(Int?, Double?)] {
          let options = TextRun.Options(lineLimit: limit, truncation: truncation)
          let measure = run.measure(width: width, height: height, options: options), lines = run.lines(width: width, height: height, options: options)
          #expect(measure.lineCount == lines.count)
          #expect(measure.isTruncated == lines.contains(where: \.isTruncated))
          // Whole points: the widest line rounded up, but no wider than proposed.
          #expect(measure.size.width == min((lines.map(\.width).max() ?? 0).rounded(.up), width ?? .infinity))
          #expect(measure.size.height == Double(lines.count) * 20)
          #expect(lines.allSatisfy { $0.width <= width ?? .infinity })
          #expect(lines.dropLast().allSatisfy { !$0.isTruncated })
        }
      }
    }
  }

  @Test func `a line at the end of a long text is as wide as at its start`() {
    // "abcd " in a pitch that binary fractions cannot express: 5 × 0.1, and 4 × 0.1 for the last word of each paragraph.
    let run = TextRun(String(repeating: "abcd abcd\n", count: 10_000), font: Font(FontDescription(advance: 0.1, lineHeight: 1, ascent: 1)))
    let lines = run.lines(width: 0.5, height: nil, options: .init())
    #expect(lines.count == 20_001)
    #expect(Set(lines.dropLast().map(\.width)) == [0.5, 0.4])
  }
}
