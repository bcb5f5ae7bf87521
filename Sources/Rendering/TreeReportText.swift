import Explanation
import LayoutModel

extension TreeReport {
  /// Levels that are shown by indentation; what lies deeper starts with how much deeper it lies, so that a tree of 10,000 levels stays a page wide.
  private static let deepest = 32

  /// A view, or neighbours that a lazy container left out because they are out of sight.
  private enum Line {
    case view(Row)
    case outOfSight(Int, holder: NodeID, depth: Int)
  }

  private static let lazyKinds: Set = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List"]

  /// A row that is out of sight is counted with its neighbours, whatever it contains.
  private var folded: [Line] {
    let holders = Set(rows.filter { Self.lazyKinds.contains($0.kind) && $0.place != nil }.map(\.id))
    var hidden: Set<NodeID> = []
    var lines: [Line] = []
    for row in rows {
      guard let parent = row.parent, row.place == nil, holders.contains(parent) || hidden.contains(parent) else {
        lines.append(.view(row))
        continue
      }
      hidden.insert(row.id)
      guard holders.contains(parent) else { continue }
      if case .outOfSight(let count, parent, let depth)? = lines.last {
        lines[lines.count - 1] = .outOfSight(count + 1, holder: parent, depth: depth)
      } else {
        lines.append(.outOfSight(1, holder: parent, depth: row.depth))
      }
    }
    return lines
  }

  /// The tree by indentation. Positions are on the canvas.
  /// - Parameter showsAll: a line for each row of a lazy container that is out of sight, too.
  package func text(_ terminal: Terminal, showsAll: Bool = false) -> String {
    var table = TextTable([
      .init("view", shrinks: true), .init("key", shrinks: true), .init("proposed", isRight: true), .init("size", isRight: true), .init("at", isRight: true),
      .init("", shrinks: true),
    ])
    table.rows = (showsAll ? rows.map(Line.view) : folded).map { line in
      switch line {
      case .view(let row): cells(row)
      case .outOfSight(let count, _, let depth):
        [.init(indentation(depth) + "… \(count.of("row")) more, out of sight", .dim)] + [TextTable.Cell](repeating: .init(""), count: table.columns.count - 1)
      }
    }
    return table.render(terminal)
  }

  private func cells(_ row: Row) -> [TextTable.Cell] {
    let isModifier = row.title.hasPrefix(".")
    let place = row.place
    return [
      .init(indentation(row.depth) + row.title, isModifier ? .dim : nil), .init(row.key, .cyan), .init(place?.proposal.words ?? "", .dim),
      .init(place?.frame.size.words ?? "not placed", place == nil ? .yellow : .bold), .init(place?.absolute.words ?? ""),
      .init(row.troubles.map { "! \($0)" }.joined(separator: "  "), .red),
    ]
  }

  private func indentation(_ depth: Int) -> String {
    let blanks = String(repeating: "  ", count: min(depth, Self.deepest))
    return depth <= Self.deepest ? blanks : blanks + "+\(depth - Self.deepest) "
  }

  /// A list of nodes in pre-order, one a line.
  package var json: String {
    JSONValue.lines(
      rows.map { row in
        let place = row.place
        return .object([
          ("node", JSONValue(row.id)), ("parent", JSONValue(row.parent)), ("depth", JSONValue(row.depth)), ("key", .string(row.key)),
          ("kind", .string(row.kind)), ("label", JSONValue(row.label)), ("pointer", JSONValue(row.pointer)),
          ("proposal", place.map { .array([JSONValue($0.proposal.width), JSONValue($0.proposal.height)]) } ?? .null),
          ("size", place.map { .array([.number($0.frame.size.width), .number($0.frame.size.height)]) } ?? .null),
          ("position", place.map { .array([.number($0.frame.origin.x), .number($0.frame.origin.y)]) } ?? .null),
          ("absolute", place.map { .array([.number($0.absolute.x), .number($0.absolute.y)]) } ?? .null),
          ("overflow", .array(row.overflows.map(\.json))), ("cut", JSONValue(row.cut)),
        ])
      })
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

extension Point {
  /// `8, 0`.
  package var words: String { "\(x.short), \(y.short)" }
}
