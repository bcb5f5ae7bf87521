import Explanation
import JSON
import LayoutModel

extension TreeReport {
  /// Of each node in pre-order.
  package var json: [JSONValue] { json(TreeFilter()) }

  /// Of each that a filter keeps.
  package func json(_ filter: TreeFilter) -> [JSONValue] { rows.filter(filter.keeps).map(\.json) }
}

extension TreeReport.Row {
  fileprivate var json: JSONValue {
    let frame = place?.frame
    var members: [(String, JSONValue)] = [
      ("node", JSONValue(id)), ("parent", JSONValue(parent)), ("depth", JSONValue(depth)), ("key", .string(key)), ("kind", .string(kind)),
    ]
    members += [("label", JSONValue(label)), ("pointer", JSONValue(pointer))]
    members.append(("proposal", pair(place?.proposal.width, place?.proposal.height)))
    members.append(("size", pair(frame?.size.width, frame?.size.height)))
    members.append(("position", pair(frame?.origin.x, frame?.origin.y)))
    members.append(("absolute", pair(place?.absolute.x, place?.absolute.y)))
    members += [("approximate", .bool(isApproximate)), ("overflow", .array(overflows.map(\.json))), ("cut", JSONValue(cut))]
    return .object(members)
  }

  /// Null of a node that is not placed.
  private func pair(_ horizontal: Double?, _ vertical: Double?) -> JSONValue {
    place == nil ? .null : .array([JSONValue(horizontal), JSONValue(vertical)])
  }

  /// `44 out of card on the left, 44 on the right`; `cut: it shows "Terms and…"`.
  package var troubles: [String] { overflows.map(\.words) + (cut.map { ["cut: it shows \"\($0)\""] } ?? []) }
}

extension TreeReport.Overflow {
  fileprivate var words: String { "out of \(holder): \(axis.sideWords(before, after))" }

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
