import Testing

@testable import LayoutEngine

@Suite struct FontTests {
  @Test func `a fixed pitch is as given and derives the rest`() {
    let font = Font(FontDescription(advance: 8, lineHeight: 20, ascent: 15))
    #expect([font.ascent, font.descent, font.leading, font.lineHeight] == [15, 5, 0, 20])
    #expect(abs(font.capHeight - 11.1) < 1e-4)  // 15 × 0.704590 / 0.952148
    #expect(["i", "W", "é", "你", "🙂", "\u{301}"].map { font.advance(of: $0) } == [8, 8, 8, 16, 16, 0])
  }

  @Test func `the built-in font has San Francisco's metrics, and Inter's advances where those are not known`() {
    // Units of 1/2048 em at 12 points, where no tracking is added: i 492, W 1982 …; a full-width character is an em wide.
    let font = Font(FontDescription(size: 12))
    #expect(abs(font.advance(of: "W") - 1982 * 12 / 2048) < 1e-6)
    #expect(["你", "\u{301}", "\t"].map { font.advance(of: $0) } == [12, 0, font.advance(of: " ")])
    #expect(font.advance(of: "Ж") > 8 && font.advance(of: "…") > 6)
    #expect(abs(Font.body.lineHeight - 20.287103) < 1e-6)
  }

  @Test func `the table of advances has one for each character of its blocks`() {
    #expect(InterAdvances.blocks.first?.lowerBound == 0)
    var start = 0
    for (block, stated) in zip(InterAdvances.blocks, InterAdvances.starts) {
      #expect(stated == start)
      start += block.count
    }
    #expect(InterAdvances.advances.count == start)
  }

  // Printed by SwiftUI at 2x: 4.742 above and 8.151 below 13 pt; 8.984 above 26 pt.
  @Test(arguments: [(12.568, 2.742, 9.159, 4.742, 8.151), (25.137, 5.484, 18.318, 8.984, 15.803)])
  func `a text keeps its distance from a view`(ascent: Double, descent: Double, capHeight: Double, above: Double, below: Double) {
    let font = Font(FontDescription(advance: 8, lineHeight: 30, ascent: ascent, descent: descent, capHeight: capHeight))
    #expect(abs(font.edgeAboveText(scale: 2) - above) < 1e-9)
    #expect(abs(font.edgeBelowText(scale: 2) - below) < 1e-9)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, 1e-9] as [Double])
  func `no font makes a text trap or infinite`(number: Double) {
    let descriptions = [
      FontDescription(size: number), FontDescription(advance: number), FontDescription(advance: number, lineHeight: 20, ascent: 15),
      FontDescription(advance: 8, lineHeight: number, ascent: number),
      FontDescription(advance: 8, lineHeight: 20, ascent: 15, descent: number, leading: number, capHeight: number),
    ]
    for font in descriptions.map({ Font($0) }) {
      for text in ["", "some words\n你好"] {
        let run = TextRun(text, font: font)
        for proposal in [nil, 0, 1, number] as [Double?] {
          let options = TextRun.Options(lineLimit: .min, reservedLines: .max, scale: number)
          for measure in [run.measure(width: proposal, height: proposal, options: options), run.measure(width: proposal, height: nil, options: .init())] {
            #expect(measure.size.width.isFinite && measure.size.width >= 0)
            #expect(measure.size.height.isFinite && measure.size.height >= 0)
          }
        }
      }
      #expect(font.edgeBelowText(scale: number).isFinite && font.edgeAboveText(scale: number).isFinite)
    }
  }
}
