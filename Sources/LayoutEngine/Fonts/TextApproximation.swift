/// In what a text's width may differ from the phone's. Empty where every advance was recorded or measured.
package struct TextApproximation: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Characters beyond ASCII have Inter's advances, scaled.
  package static let inter = TextApproximation(rawValue: 1 << 0)
  /// Ideographs and emoji are taken for an em wide.
  package static let fullWidth = TextApproximation(rawValue: 1 << 1)
  /// Pairs that lean on one another have Inter's kerning, scaled to San Francisco's recorded totals.
  package static let kerning = TextApproximation(rawValue: 1 << 2)
  /// A weight lighter than regular or heavier than bold is extrapolated.
  package static let weight = TextApproximation(rawValue: 1 << 3)
  /// Italic letters are as wide as upright ones.
  package static let slant = TextApproximation(rawValue: 1 << 4)
  /// Serif and rounded letters are as wide as San Francisco's; SF Mono's pitch is a reported one.
  package static let design = TextApproximation(rawValue: 1 << 5)
  /// Characters that a file of metrics does not have are San Francisco's.
  package static let unmeasured = TextApproximation(rawValue: 1 << 6)
  /// A file of metrics does not have the font: San Francisco's model holds.
  package static let unlisted = TextApproximation(rawValue: 1 << 7)

  private static let words: [(TextApproximation, String)] = [
    (.inter, "Inter in place of San Francisco beyond ASCII"), (.fullWidth, "ideographs and emoji an em wide"), (.kerning, "kerning pairs of Inter"),
    (.weight, "a weight that is extrapolated"), (.slant, "upright letters in place of italic ones"), (.design, "San Francisco in place of the design"),
    (.unmeasured, "San Francisco's characters where the metrics have none"), (.unlisted, "San Francisco in place of a font that the metrics have not"),
  ]

  /// As an answer says it; empty where nothing is approximate.
  package var text: String { Self.words.filter { contains($0.0) }.map(\.1).joined(separator: ", ") }
}
