import Testing

@testable import LayoutEngine

/// Widths that iOS 26.1 printed (openuikit's font probe, `NSString.size`), points.
@Suite struct SanFranciscoTests {
  struct Recorded: Sendable {
    let weight: FontWeight, size: Double, digits, hello, pangram: Double
  }

  static let recorded: [Recorded] = [
    Recorded(weight: .regular, size: 8, digits: 50.4531, hello: 41.9570, pangram: 176.9766),
    Recorded(weight: .medium, size: 8, digits: 51.7932, hello: 43.0528, pangram: 180.6328),
    Recorded(weight: .semibold, size: 8, digits: 52.7674, hello: 43.8495, pangram: 183.2910),
    Recorded(weight: .regular, size: 12, digits: 72.6328, hello: 59.5840, pangram: 252.3633),
    Recorded(weight: .medium, size: 12, digits: 74.6429, hello: 61.2277, pangram: 257.8477),
    Recorded(weight: .semibold, size: 12, digits: 76.1042, hello: 62.4227, pangram: 261.8350),
    Recorded(weight: .bold, size: 12, digits: 78.1143, hello: 64.0664, pangram: 267.3193),
    Recorded(weight: .regular, size: 17, digits: 98.5801, hello: 79.6626, pangram: 338.9541),
    Recorded(weight: .medium, size: 17, digits: 101.4276, hello: 81.9912, pangram: 346.7236),
    Recorded(weight: .semibold, size: 17, digits: 103.4979, hello: 83.6841, pangram: 352.3723),
    Recorded(weight: .bold, size: 17, digits: 106.3455, hello: 86.0127, pangram: 360.1418),
    Recorded(weight: .bold, size: 18, digits: 112.4917, hello: 90.7922, pangram: 380.1628),
    Recorded(weight: .regular, size: 20, digits: 115.2170, hello: 91.6188, pangram: 388.6534),
    Recorded(weight: .bold, size: 20, digits: 124.0516, hello: 99.1022, pangram: 415.1299),
    Recorded(weight: .regular, size: 22, digits: 127.2798, hello: 99.6610, pangram: 420.5687),
    Recorded(weight: .semibold, size: 22, digits: 133.1759, hello: 104.8851, pangram: 440.3423),
    Recorded(weight: .regular, size: 24, digits: 140.3789, hello: 108.5317, pangram: 455.2557),
    Recorded(weight: .bold, size: 24, digits: 150.0906, hello: 117.5493, pangram: 491.6061),
    Recorded(weight: .regular, size: 28, digits: 165.3340, hello: 126.9707, pangram: 530.4551),
    Recorded(weight: .semibold, size: 28, digits: 172.3040, hello: 133.6420, pangram: 558.3698),
    Recorded(weight: .bold, size: 28, digits: 176.3398, hello: 137.5049, pangram: 574.5332),
  ]

  static func width(_ string: String, _ size: Double, _ weight: FontWeight) -> Double {
    var font = FontDescription(size: size)
    font.weight = weight
    let run = TextRun(string, font: Font(font))
    return Double(run.widest) * run.unit
  }

  @Test(arguments: recorded) func `a text without kerning is as wide as the phone's`(_ item: Recorded) {
    #expect(abs(Self.width("Hello UIKit", item.size, item.weight) - item.hello) < 0.0006)
  }

  @Test(arguments: recorded) func `kerning adds up to what was recorded of a string`(_ item: Recorded) {
    #expect(abs(Self.width("0123456789", item.size, item.weight) - item.digits) < 0.03)
    #expect(abs(Self.width("The quick brown fox jumps over the lazy dog", item.size, item.weight) - item.pangram) < 0.25)
  }

  // Totals of 1/2048 em: -810 of the text cut in regular, -1125 of the display cut in bold.
  @Test(arguments: [(17.0, FontWeight.regular, -810.0), (17, .bold, -825), (28, .regular, -1150), (28, .bold, -1125)])
  func `capitals lean on one another`(size: Double, weight: FontWeight, total: Double) {
    let string = "AVAST Wavy To. LT"
    let apart = string.reduce(0) { $0 + Self.width(String($1), size, weight) }
    #expect(abs(Self.width(string, size, weight) - apart - total * size / 2048) < 0.001)
  }

  @Test func `figures of one width are as wide as the signs between them`() {
    var font = FontDescription(size: 17)
    font.hasMonospacedDigits = true
    let digits = Font(font)
    #expect(Set("0123456789+".unicodeScalars.map { digits.advance(of: $0) }).count == 1)
    #expect(digits.advance(of: "a") == Font.body.advance(of: "a"))
  }

  @Test func `every character of SF Mono is equally wide`() {
    var font = FontDescription(size: 10)
    font.design = .monospaced
    #expect(Set("iW0é…".unicodeScalars.map { Font(font).advance(of: $0) }.map { ($0 * 1000).rounded() }) == [6182])  // 1266 / 2048 × 10
  }

  // Inter draws é as wide as e; the letters of both fonts give the scale.
  @Test func `beyond ASCII it is Inter's, scaled`() {
    let (e, accented) = (Font.body.advance(of: "e"), Font.body.advance(of: "é"))
    #expect(abs(accented - e) < 0.06 * e)
    #expect(TextRun("éé", font: .body).approximation == [.inter])
    #expect(TextRun("漢字", font: .body).approximation == [.fullWidth])
    #expect(TextRun("plain", font: .body).approximation == [])
    #expect(TextRun("AV", font: .body).approximation == [.kerning])
  }
}
