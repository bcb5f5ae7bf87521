import struct Foundation.CGFloat
import LayoutModel

// How the explicit values of several views become one, as a layout's `explicitAlignment` has it.

extension HorizontalAlignment {
  /// The mean of the values that are not nil; nil without one. As SwiftUI's documentation says of it.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? { key.combined(values) }
}

extension VerticalAlignment {
  /// Of the values that are not nil the smallest for `firstTextBaseline`, the largest for `lastTextBaseline`, the mean for any other guide; nil without one. As
  /// SwiftUI's documentation says of it.
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? { key.combined(values) }
}

extension AlignmentKey {
  fileprivate func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combination = GuideCombination(kind)
    for case let value? in values { combination.add(Double(value)) }
    return combination.value.map { CGFloat($0) }
  }

  /// A guide that no container combines by itself is averaged where somebody asks.
  private var kind: Guides.Combination {
    guard case .builtIn(let guide) = self, case let kind = Guides.combination(of: guide), kind != .none else { return .mean }
    return kind
  }
}
