import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct TextMeasureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var font: FontDescription
    var proposal: (Double?, Double?)
    var scale = 2.0
    var limit: Int?
    var reserved = 0
    /// A nil width is not known.
    var size: (Double?, Double)
    var baselines: (Double, Double)?
    var testDescription: String { id }
  }

  static func pitch(_ advance: Double, _ lineHeight: Double, _ ascent: Double) -> FontDescription {
    FontDescription(advance: advance, lineHeight: lineHeight, ascent: ascent)
  }
  static let hello13 = pitch(71.525 / 12, 16, 12.568), hello11 = pitch(62.068 / 12, 14, 10.635)
  static let hg13 = pitch(8.75, 16, 13), hg26 = pitch(16.75, 30, 25), f8 = pitch(8, 20, 15)
  static let paragraph = "aaaa bbbb cccc dddd eeee ffff", alphabet = "alpha bravo charlie delta"
  static let six = "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll"

  /// Printed by SwiftUI on macOS 27; the fonts' pitch gives the widths that it printed.
  static let measured: [Case] = [
    Case(id: "txt-P5", text: "alpha", font: pitch(6.6, 16, 13), proposal: (nil, nil), size: (33, 16)),
    Case(id: "ctl-FX2-nilxnil", text: "Go", font: hg13, proposal: (nil, nil), size: (17.5, 16)),
    Case(id: "ctl-FX2-200xnil", text: "Go", font: hg13, proposal: (200, nil), size: (17.5, 16)),
    Case(id: "ctl-FX2-nilx200", text: "Go", font: hg13, proposal: (nil, 200), size: (17.5, 16)),
    Case(id: "ctl-FX2-50xnil", text: "Go", font: hg13, proposal: (50, nil), size: (17.5, 16)),
    Case(id: "ctl-FL1-0x0", text: "Go", font: hg13, proposal: (0, 0), size: (0, 0)),
    Case(id: "ctl-FL1-infxinf", text: "Go", font: hg13, proposal: (.infinity, .infinity), size: (17.5, 16)),
    // The text's 12 characters are 71.525 and 62.068 wide.
    Case(id: "txt-M1-hello-s1", text: "Hello, world", font: hello13, proposal: (nil, nil), scale: 1, size: (72, 16), baselines: (13, 13)),
    Case(id: "txt-M1-hello-s2", text: "Hello, world", font: hello13, proposal: (nil, nil), size: (72, 16), baselines: (13, 13)),
    Case(id: "txt-M1-iiii-s3", text: "iiii", font: pitch(3.13575, 16, 12.568), proposal: (nil, nil), scale: 3, size: (38.0 / 3, 16)),
    Case(id: "txt-M1-hello11-s3", text: "Hello, world", font: hello11, proposal: (nil, nil), scale: 3, size: (187.0 / 3, 14), baselines: (11, 11)),
    Case(id: "txt-M3", text: "A\nB\nC", font: pitch(9.5, 16, 13), proposal: (nil, nil), size: (9.5, 48), baselines: (13, 45)),
    Case(id: "txt-L2a", text: "Hi", font: pitch(6.5, 16, 13), proposal: (100, nil), limit: 3, reserved: 3, size: (13, 48), baselines: (13, 13)),
    Case(id: "txt-L2d", text: "Hi", font: pitch(6.5, 16, 13), proposal: (nil, nil), limit: 3, reserved: 3, size: (13, 48), baselines: (13, 13)),
    Case(id: "txt-B1two", text: "Hg\nHg", font: hg13, proposal: (nil, nil), size: (17.5, 32), baselines: (13, 29)),
    Case(id: "txt-B1t26", text: "Hg", font: hg26, proposal: (nil, nil), size: (33.5, 30), baselines: (25, 25)),
    // The texts inside stacks and frames, at the proposal that they get there.
    Case(id: "txt-F5", text: "alpha bravo charlie delta echo foxtrot golf", font: pitch(6, 16, 13), proposal: (204, nil), size: (nil, 32)),
    Case(id: "txt-K1-200", text: six, font: pitch(8, 16, 13), proposal: (100, 192), size: (nil, 96)),
    Case(id: "txt-K2-200", text: six, font: pitch(8, 16, 13), proposal: (100, 160), size: (nil, 96)),
    Case(id: "txt-K3-100", text: six, font: pitch(8, 16, 13), proposal: (100, 50), size: (nil, 48)),
    Case(id: "txt-K3-300", text: six, font: pitch(8, 16, 13), proposal: (100, 150), size: (nil, 96)),
  ]

  /// Worked out by hand: "aaaa bbbb " is 10 columns of 8, so three lines fit in 100 and the trailing space counts.
  static let derived: [Case] = [
    Case(id: "w100-inf", text: paragraph, font: f8, proposal: (100, .infinity), size: (80, 60), baselines: (15, 55)),
    Case(id: "w100-h60", text: paragraph, font: f8, proposal: (100, 60), size: (80, 60), baselines: (15, 55)),
    Case(id: "w100-h59.9", text: paragraph, font: f8, proposal: (100, 59.9), size: (96, 40), baselines: (15, 35)),  // "cccc dddd e…"
    Case(id: "w100-h45", text: paragraph, font: f8, proposal: (100, 45), size: (96, 40), baselines: (15, 35)),
    Case(id: "w100-h5", text: paragraph, font: f8, proposal: (100, 5), size: (96, 20), baselines: (15, 15)),
    Case(id: "w100-h0", text: paragraph, font: f8, proposal: (100, 0), size: (96, 20), baselines: (15, 15)),
    Case(id: "nil-h20", text: paragraph, font: f8, proposal: (nil, 20), size: (232, 20), baselines: (15, 15)),
    Case(id: "limit2", text: paragraph, font: f8, proposal: (100, nil), limit: 2, size: (96, 40), baselines: (15, 35)),
    Case(id: "limit3", text: paragraph, font: f8, proposal: (100, nil), limit: 3, size: (80, 60), baselines: (15, 55)),
    Case(id: "limit10", text: paragraph, font: f8, proposal: (100, nil), limit: 10, size: (80, 60), baselines: (15, 55)),
    Case(id: "limit2-h20", text: paragraph, font: f8, proposal: (100, 20), limit: 2, size: (96, 20), baselines: (15, 15)),
    Case(id: "limit2 reserves 4", text: paragraph, font: f8, proposal: (100, 20), limit: 2, reserved: 4, size: (96, 80), baselines: (15, 15)),
    Case(id: "word5", text: "alpha", font: f8, proposal: (5, nil), size: (5, 100), baselines: (15, 95)),
    Case(id: "word40", text: "alpha", font: f8, proposal: (40, nil), size: (40, 20), baselines: (15, 15)),
    Case(id: "word0", text: "alpha", font: f8, proposal: (0, nil), size: (0, 100), baselines: (15, 95)),
    Case(id: "word0-h50", text: "alpha", font: f8, proposal: (0, 50), size: (0, 40), baselines: (15, 35)),
    Case(id: "0x0", text: "alpha", font: f8, proposal: (0, 0), size: (0, 0), baselines: (0, 0)),
    Case(id: "below 0 is 0", text: "alpha", font: f8, proposal: (-3, -.infinity), size: (0, 0), baselines: (0, 0)),
    Case(id: "NaN is nil", text: "alpha", font: f8, proposal: (.nan, .nan), size: (40, 20), baselines: (15, 15)),
    Case(id: "cjk", text: "你好ab", font: f8, proposal: (nil, nil), size: (48, 20), baselines: (15, 15)),
    Case(id: "F1", text: alphabet, font: f8, proposal: (60, nil), size: (nil, 80)),
    Case(id: "F2", text: alphabet, font: f8, proposal: (nil, nil), size: (200, 20)),
    Case(id: "empty", text: "", font: f8, proposal: (nil, nil), size: (0, 20), baselines: (15, 15)),
    Case(id: "empty 100x100", text: "", font: f8, proposal: (100, 100), size: (0, 20), baselines: (15, 15)),
    // The space reaches over 74: it counts up to there. At 60 "aaaa " is 40 and "bbbb cccc" does not fit.
    Case(id: "hanging", text: "aaaa bbbb cccc dddd", font: f8, proposal: (74, nil), size: (74, 40), baselines: (15, 35)),
    Case(id: "no wider than proposed", text: "iiii", font: pitch(3.13575, 16, 13), proposal: (12.6, nil), size: (12.6, 16)),
    // 17 × (0.952148 + 0.241211) = 20.287; two lines 40.574. Ascent 16.187; 16 + 20.287 = 36.287.
    Case(id: "body, one line", text: "", font: .init(size: 17), proposal: (nil, nil), scale: 3, size: (0, 61.0 / 3), baselines: (16, 16)),
    Case(id: "body, two lines", text: "\n", font: .init(size: 17), proposal: (nil, nil), scale: 3, size: (0, 122.0 / 3), baselines: (16, 109.0 / 3)),
    Case(id: "body, two lines at 2", text: "\n", font: .init(size: 17), proposal: (nil, nil), scale: 2, size: (0, 41), baselines: (16, 36.5)),
    Case(id: "body, two lines at 1", text: "\n", font: .init(size: 17), proposal: (nil, nil), scale: 1, size: (0, 41), baselines: (16, 37)),
  ]

  /// Ten letters of 8 are seen in each; the space behind them reaches up to 88.
  @Test(arguments: [80, 80.5, 84, 87, 88, 90]) func `of a space that goes beyond the width what is within it hangs`(_ width: Double) throws {
    var options = TextRun.Options()
    options.avoidsOrphans = false
    let lines = TextRun("alpha beta gamma", font: Font(Self.f8)).lines(width: width, height: nil, options: options)
    let first = try #require(lines.first)
    #expect(first.text == "alpha beta " && first.width == min(width, 88) && first.width - first.hanging == 80)
  }

  @Test(arguments: measured + derived)
  func `a text answers as worked out`(_ row: Case) {
    let options = TextRun.Options(lineLimit: row.limit, reservedLines: row.reserved, scale: row.scale)
    let measure = TextRun(row.text, font: Font(row.font)).measure(width: row.proposal.0, height: row.proposal.1, options: options)
    if let width = row.size.0 { #expect(abs(measure.size.width - width) < 1e-9, "width \(measure.size.width)") }
    #expect(abs(measure.size.height - row.size.1) < 1e-9, "height \(measure.size.height)")
    if let (first, last) = row.baselines {
      #expect(measure.firstBaseline == first)
      #expect(abs(measure.lastBaseline - last) < 1e-9, "last baseline \(measure.lastBaseline)")
    }
  }

  @Test func `a text fits into the size that it answered`() {
    for size in stride(from: 9.0, through: 40, by: 0.7) {
      let run = TextRun("The quick brown fox\njumps over", font: Font(FontDescription(size: size)))
      for scale in [1.0, 2, 3] {
        let ideal = run.measure(width: nil, height: nil, options: .init(scale: scale))
        #expect(run.measure(width: ideal.size.width, height: ideal.size.height, options: .init(scale: scale)) == ideal)
      }
    }
  }

  @Test func `only what decided is named`() {
    let run = TextRun("aaaa bbbb", font: Self.font)
    #expect(run.measure(width: nil, height: nil, options: .init()).binding == .none)
    #expect(run.measure(width: 72, height: 20, options: .init(lineLimit: 1)).binding == .none)
    #expect(run.measure(width: 71, height: nil, options: .init()).binding == .wrapped(71))
    #expect(run.measure(width: 0, height: 0, options: .init()).binding == .collapsed)
  }
  static let font = Font(f8)
}
