import LayoutEngine
import LayoutModel

/// A column of a LazyVGrid, or a row of a LazyHGrid, whose lengths may be expressions.
struct SceneGridItem: Sendable {
  enum Kind: String, CaseIterable, Sendable { case fixed, flexible, adaptive }
  /// What may be said of it: `fixed`, or bounds, and `spacing`.
  enum Part: String, Sendable { case fixed, minimum, maximum, spacing }

  let kind: Kind
  var lengths: [Part: Expression] = [:]
  var horizontal: GuideName?
  var vertical: GuideName?

  /// What the grid gets, once the expressions have values. One whose value is nil counts as absent.
  func settled() throws(EvaluationProblem) -> GridItem {
    let minimum = try length(.minimum) ?? GridItem.defaultMinimum, maximum = try length(.maximum) ?? .infinity
    let length: GridItem.Length =
      switch kind {
      case .fixed: .fixed(try self.length(.fixed) ?? 0)
      case .flexible: .flexible(minimum: minimum, maximum: maximum)
      case .adaptive: .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridItem(length, spacing: try self.length(.spacing), horizontal: horizontal, vertical: vertical)
  }

  private func length(_ part: Part) throws(EvaluationProblem) -> Double? {
    guard let expression = lengths[part] else { return nil }
    switch try expression.value() {
    case .none: return nil
    case .number(let number) where number >= 0 && (part == .maximum || number.isFinite): return number
    case .number(let number): throw .result(takes: part == .maximum ? "0 or more" : "0 or more, and finite", found: Expression.text(number))
    case let value: throw .result(takes: "a number", found: value.kind)
    }
  }
}
