/// What San Francisco's pairs of characters move together by: Inter's pairs, scaled so that the three strings whose totals were recorded come out.
///
/// Of pairs themselves nothing is recorded; the totals are 0.2 % of the width of digits, 0.6 % of a sentence's and 5 % of capitals' that lean on one another.
enum Kerning {
  /// Pairs that are scaled alike.
  enum Family: Int, CaseIterable { case digits, small, capitals }

  /// Units of 1/2048 em, regular and bold, text and display (openuikit's font probe, iOS 26.1).
  private static let totals: [(string: String, cuts: FontCuts)] = [
    ("0123456789", FontCuts(regularText: -30, boldText: -30, regularDisplay: -20, boldDisplay: -10)),
    ("The quick brown fox jumps over the lazy dog", FontCuts(regularText: -245, boldText: -257.5, regularDisplay: -310, boldDisplay: -275)),
    ("AVAST Wavy To. LT", FontCuts(regularText: -810, boldText: -825, regularDisplay: -1150, boldDisplay: -1125)),
  ]

  static func family(_ first: UInt8, _ second: UInt8) -> Family {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    if isDigit(first), isDigit(second) { return .digits }
    return isSmall(first) && isSmall(second) ? .small : .capitals
  }

  private static let first: UInt8 = 0x20, count = 0x5F
  /// Inter's units, by first and second character from the space to the tilde.
  private static let pairs: [Int16] = {
    var pairs = [Int16](repeating: 0, count: count * count)
    // What stands apart in Inter does so in Inter alone: its widest such pair, "Ki", has no kerning in the recorded widths.
    for group in InterKerning.groups where group.units < 0 {
      group.firsts.withUTF8Buffer { firsts in
        group.seconds.withUTF8Buffer { seconds in
          for first in firsts { for second in seconds { pairs[index(first, second)] = Int16(truncatingIfNeeded: group.units) } }
        }
      }
    }
    return pairs
  }()

  private static func index(_ first: UInt8, _ second: UInt8) -> Int { Int(first - Self.first) * count + Int(second - Self.first) }

  /// Inter's kerning between two printable ASCII characters, in its units; 0 for most.
  static func units(_ first: UInt8, _ second: UInt8) -> Int { Int(pairs[index(first, second)]) }

  /// What Inter's units of each family are multiplied by to give 1/2048 em, in a cut of the font.
  static func factors(weight: Double, display: Double) -> [Double] {
    // The digits and the sentence have pairs of one family; the capitals' string has small letters, too.
    var factors = [0.0, 0, 0]
    for (string, cuts) in totals {
      var sums = [0.0, 0, 0]
      for (first, second) in zip(string.utf8, string.utf8.dropFirst()) { sums[family(first, second).rawValue] += Double(units(first, second)) }
      let last = sums.lastIndex { $0 != 0 } ?? 0
      let known = (0..<last).reduce(0.0) { $0 + sums[$1] * factors[$1] }
      factors[last] = (cuts.mixed(weight: weight, display: display) - known) / sums[last]
    }
    return factors
  }
}
