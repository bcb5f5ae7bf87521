/// The reader's choice of text size, SwiftUI's `DynamicTypeSize`.
package enum DynamicTypeSize: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// As the environment calls it.
  package static let key = "dynamicTypeSize"

  /// The place in a row of `TextStyle`'s table.
  var index: Int { Self.indices[self] ?? 0 }
  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))

  /// What `@ScaledMetric` makes of a length at this size, and `UIFontMetrics` of a value: it grows as the style's leading does, rounded to a pixel at 3x
  /// whatever the screen is. All 361 values that were recorded on iOS 26.1 come out so.
  package func scaled(_ value: Double, relativeTo style: TextStyle = .body) -> Double {
    guard value.isFinite else { return value }
    return (3 * value * style.leading(at: self) / style.leading(at: .large)).rounded() / 3
  }
}
