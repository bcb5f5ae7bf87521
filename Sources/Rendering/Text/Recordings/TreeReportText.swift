import Explanation
import JSON
import LayoutModel

extension TreeReport {
  /// Of each node in pre-order.
  package var json: [JSONValue] { json(TreeFilter()) }

  /// Of each that a filter keeps.
  package func json(_ filter: TreeFilter) -> [JSONValue] {
    rows.filter(filter.keeps).map { row in
      let place = row.place
      return .object([
        ("node", JSONValue(row.id)), ("parent", JSONValue(row.parent)), ("depth", JSONValue(row.depth)), ("key", .string(row.key)),
        ("kind", .string(row.kind)), ("label", JSONValue(row.label)), ("pointer", JSONValue(row.pointer)),
        ("proposal", place.map { .array([JSONValue($0.proposal.width), JSONValue($0.proposal.height)]) } ?? .null),
        ("size", place.map { .array([.number($0.frame.size.width), .number($0.frame.size.height)]) } ?? .null),
        ("position", place.map { .array([.number($0.frame.origin.x), .number($0.frame.origin.y)]) } ?? .null),
        ("absolute", place.map { .array([.number($0.absolute.x), .number($0.absolute.y)]) } ?? .null),
        ("approximate", .bool(row.isApproximate)), ("overflow", .array(row.overflows.map(\.json))), ("cut", JSONValue(row.cut)),
      ])
    }
  }
}

extension TreeReport.Row {
  /// `44 out of card on the left, 44 on the right`; `cut: it shows "Terms and…"`.
  package var troubles: [String] { overflows.map(\.words) + (cut.map { ["cut: it shows \"\($0)\""] } ?? []) }
}

extension TreeReport.Overflow {
  fileprivate var words: String {
    let (lead, trail) = axis == .horizontal ? ("on the left", "on the right") : ("at the top", "at the bottom")
    let parts = [(before, lead), (after, trail)].filter { $0.0 > 0 }.map { "\($0.0.short) \($0.1)" }
    return "out of \(holder): " + parts.joined(separator: ", ")
  }

  fileprivate var json: JSONValue {
    .object([("axis", .string(axis.letter)), ("of", .string(holder)), ("before", .number(before)), ("after", .number(after))])
  }
}

extension Proposal {
  /// `nil × 44`.
  package var words: String { "\(width?.short ?? "nil") × \(height?.short ?? "nil")" }
}

extension Size {
  /// `136 × 40`.
  package var words: String { "\(width.short) × \(height.short)" }
}

extension Point {
  /// `8, 0`.
  package var words: String { "\(x.short), \(y.short)" }
}
