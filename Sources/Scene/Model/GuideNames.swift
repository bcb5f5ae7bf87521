import LayoutEngine
import LayoutModel
import Platform

/// Names of alignment guides as a scene writes them.
package enum GuideNames {
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

// Alignments: one guide, or one of each axis in a word.
extension GuideNames {
  /// What a word such as `topLeading`, `center` or a custom guide's name means; with an axis, the word names a guide of that axis.
  static func alignment(_ word: String, axis: Axis?, custom: [CustomGuide]) -> ArgumentValue? {
    if let guide = custom.first(where: { $0.name == word && (axis == nil || $0.axis == axis) }) {
      let name = GuideName(name: word)
      return guide.axis == .horizontal ? .alignment(horizontal: name, vertical: nil) : .alignment(horizontal: nil, vertical: name)
    }
    switch axis {
    case .horizontal?: return horizontal.contains(word) ? .alignment(horizontal: GuideName(name: word), vertical: nil) : nil
    case .vertical?: return vertical.contains(word) ? .alignment(horizontal: nil, vertical: GuideName(name: word)) : nil
    case nil:
      guard let (h, v) = pairs[word] else { return nil }
      return .alignment(horizontal: GuideName(name: h), vertical: GuideName(name: v))
    }
  }

  static func alignments(axis: Axis?, custom: [CustomGuide]) -> [String] {
    let own = custom.filter { axis == nil || $0.axis == axis }.map(\.name)
    switch axis {
    case .horizontal?: return horizontal + own
    case .vertical?: return vertical + own
    case nil: return pairs.keys.sorted() + own
    }
  }

  /// SwiftUI's words for pairs: `top`, `topLeading`, `leadingFirstTextBaseline` …
  package static let pairs: [String: (String, String)] = {
    var pairs = ["center": ("center", "center")]
    for h in ["leading", "center", "trailing"] {
      for v in ["top", "center", "bottom"] where v != h {
        pairs[h == "center" ? v : v == "center" ? h : v + h.prefix(1).uppercased() + h.dropFirst()] = (h, v)
      }
      pairs[h + "FirstTextBaseline"] = (h, "firstTextBaseline")
      pairs[h + "LastTextBaseline"] = (h, "lastTextBaseline")
    }
    return pairs
  }()
}
