import LayoutEngine
import LayoutModel

/// Names of alignment guides as a scene writes them.
package enum Guides {
  static let horizontal = ["leading", "center", "trailing"]
  static let vertical = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
  static let types = ["HorizontalAlignment", "VerticalAlignment"]

  /// A guide where its axis is open: `bottom`, a custom guide's name, `HorizontalAlignment.center`.
  static func parse(_ text: String, custom: Set<String>, at offset: Int = 0) throws(ExpressionError) -> GuideName {
    if text == "center" { throw ExpressionError(offset: offset, problem: .openCenter) }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let type = types.firstIndex(of: parts[0]) {
      let axis = Axis.allCases[type]
      let (own, other) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
      if own.contains(parts[1]) { return GuideName(name: parts[1], axis: parts[1] == "center" ? axis : nil) }
      if other.contains(parts[1]) { throw ExpressionError(offset: offset, problem: .guideOfOtherAxis(parts[1], axis)) }
      throw ExpressionError(offset: offset, problem: .unknownGuide(text, nearest: Suggestion.nearest(to: parts[1], among: own).map { "\(parts[0]).\($0)" }))
    }
    if horizontal.contains(text) || vertical.contains(text) || custom.contains(text) { return GuideName(name: text) }
    throw ExpressionError(offset: offset, problem: .unknownGuide(text, nearest: Suggestion.nearest(to: text, among: words(custom: custom))))
  }

  /// Everything that names a guide where its axis is open.
  static func words(custom: Set<String>) -> [String] {
    (horizontal + vertical).filter { $0 != "center" } + types.map { $0 + ".center" } + custom.sorted()
  }
}
